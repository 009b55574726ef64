import { type Board, explainReachability } from "@slidepath/core";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type HintSeeking, useHint } from "../hint/use-hint.ts";
import type { LinkedPicture } from "../picture/linked-picture.ts";
import { type Playback, usePlayback } from "../playback/use-playback.ts";
import type { Puzzle } from "../puzzle/puzzle.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { usePuzzleUrl } from "../puzzle/use-puzzle-url.ts";
import { type Solving, useSolve } from "../solve/use-solve.ts";
import { prepareAnswers } from "../solver/at-hand.ts";
import { useMoveNews } from "./use-move-news.ts";
import { type Play, usePlay } from "./use-play.ts";

/** The puzzle of a page that shows it, and all that can be done with it. What is done by hand stops the playback. */
export interface Table extends Play {
  readonly puzzle: Puzzle;
  readonly url: ReturnType<typeof usePuzzleUrl>;
  readonly reachability: ReturnType<typeof explainReachability>;
  /** The two tiles whose exchange would mend a board that has no way to its goal. */
  readonly marked: readonly number[];
  readonly playback: Playback;
  readonly solving: Solving;
  readonly seeking: HintSeeking;
}

const NONE: readonly number[] = [];

export function useTable(picture?: LinkedPicture): Table {
  const puzzle = usePuzzle();
  const url = usePuzzleUrl(picture);
  const play = usePlay();
  const playback = usePlayback();
  const solving = useSolve();
  const seeking = useHint();
  const { board, goal } = puzzle;
  const reachability = useMemo(() => explainReachability({ start: board, goal }), [board, goal]);
  const { pause } = playback;
  const make = useCallback(
    (asked: string) => {
      pause();
      play.make(asked);
    },
    [pause, play],
  );
  const go = useCallback(
    (to: number) => {
      pause();
      play.go(to);
    },
    [pause, play],
  );
  // What asks for answers at hand is drawn again once there are any.
  const [, setReady] = useState<Board>();
  useEffect(() => prepareAnswers(goal, () => setReady(goal)), [goal]);
  useMoveNews();
  return {
    puzzle,
    url,
    reachability,
    marked: reachability.reachable ? NONE : (reachability.swap ?? NONE),
    playback,
    solving,
    seeking,
    make,
    go,
    lay: play.lay,
  };
}
