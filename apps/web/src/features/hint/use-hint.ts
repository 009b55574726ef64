import { applyMoves, MAX_PROVEN_CELLS } from "@slidepath/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { useAnswer } from "../solver/use-answer.ts";

/** A tile to slide next. */
interface Hint {
  readonly tile: number;
  /** The fewest moves from here, where that is proven. */
  readonly length?: number;
}

/** A good move on a bigger board may cost so many nodes. */
const NODES = 20_000;

/** How looking for a hint stands. */
export interface HintSeeking {
  readonly hint: Hint | undefined;
  readonly isBusy: boolean;
  ask(): void;
}

/** Finds the next move of the board that is shown, when asked. */
export function useHint(): HintSeeking {
  const t = useTranslations("play");
  const announce = useAnnounce();
  const { board, goal, moves, cursor, answerFrom, revision } = usePuzzle();
  const [askedFor, setAskedFor] = useState<number>();
  const isAsked = askedFor === revision;
  // On the way of an answer, its next move is the hint.
  const ahead = answerFrom !== null && cursor >= answerFrom ? moves[cursor] : undefined;
  const cells = board.tiles.length;
  const isAsking = isAsked && ahead === undefined;
  const problem = useMemo(() => ({ start: board, goal }), [board, goal]);
  const proven = useAnswer(
    "hints",
    useMemo(
      () => (isAsking && cells <= MAX_PROVEN_CELLS ? { problem } : null),
      [isAsking, cells, problem],
    ),
  );
  const good = useAnswer(
    "solve",
    useMemo(
      () =>
        isAsking && cells > MAX_PROVEN_CELLS
          ? { problem, options: { limits: { nodes: NODES } } }
          : null,
      [isAsking, cells, problem],
    ),
  );
  const hint = useMemo((): Hint | undefined => {
    if (!isAsked) return undefined;
    const tileOf = (move: string): number => board.tiles[applyMoves(board, move).tiles.indexOf(0)]!;
    if (ahead !== undefined) return { tile: tileOf(ahead) };
    const { answer } = proven;
    if (answer?.status === "hints" && answer.firstMoves !== "") {
      return { tile: tileOf(answer.firstMoves[0]!), length: answer.length };
    }
    const path =
      good.answer?.status === "solved"
        ? good.answer.moves
        : good.answer?.status === "limit"
          ? good.answer.best?.moves
          : undefined;
    return path === undefined || path === "" ? undefined : { tile: tileOf(path[0]!) };
  }, [isAsked, ahead, proven, good, board]);

  const told = useRef<Hint>(undefined);
  useEffect(() => {
    if (hint === undefined || told.current === hint) return;
    told.current = hint;
    announce(t("hintIs", { tile: hint.tile }));
  }, [hint, announce, t]);

  const isOver = proven.answer !== undefined || good.answer !== undefined || ahead !== undefined;
  return { hint, isBusy: isAsked && !isOver, ask: () => setAskedFor(revision) };
}
