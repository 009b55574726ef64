"use client";

import { createProblem, scramble } from "@slidepath/core";
import { createContext, type Dispatch, type ReactNode, useContext, useReducer } from "react";
import { layOut, type Puzzle, type PuzzleAction, reducePuzzle } from "./puzzle.ts";

const PuzzleContext = createContext<Puzzle | null>(null);
const DispatchContext = createContext<Dispatch<PuzzleAction> | null>(null);

/** The first board that a visitor sees, the same for everybody: the page is built with it. */
function firstPuzzle(): Puzzle {
  return layOut(createProblem(scramble({ width: 3, height: 3, seed: 1 })));
}

/** Holds the puzzle for all pages of a language. */
export function PuzzleProvider({ children }: { readonly children: ReactNode }) {
  const [puzzle, dispatch] = useReducer(reducePuzzle, undefined, firstPuzzle);
  return (
    <DispatchContext value={dispatch}>
      <PuzzleContext value={puzzle}>{children}</PuzzleContext>
    </DispatchContext>
  );
}

export function usePuzzle(): Puzzle {
  const puzzle = useContext(PuzzleContext);
  if (puzzle === null) throw new Error("usePuzzle is called outside of PuzzleProvider");
  return puzzle;
}

export function usePuzzleDispatch(): Dispatch<PuzzleAction> {
  const dispatch = useContext(DispatchContext);
  if (dispatch === null) throw new Error("usePuzzleDispatch is called outside of PuzzleProvider");
  return dispatch;
}
