import type { Problem } from "@slidepath/core";
import { useMemo } from "react";
import { usePuzzleDispatch } from "../puzzle/puzzle-provider.tsx";

/** What a player does. */
export interface Play {
  make(moves: string): void;
  go(cursor: number): void;
  lay(problem: Problem): void;
}

export function usePlay(): Play {
  const dispatch = usePuzzleDispatch();
  return useMemo(
    () => ({
      make: (moves) => dispatch({ type: "make", moves, at: Date.now() }),
      go: (cursor) => dispatch({ type: "go", cursor }),
      lay: (problem) => dispatch({ type: "lay", problem }),
    }),
    [dispatch],
  );
}
