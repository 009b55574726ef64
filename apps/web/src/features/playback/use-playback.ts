import { useCallback, useEffect, useState } from "react";
import { readPreference, writePreference } from "../preference/preference.ts";
import { usePuzzle, usePuzzleDispatch } from "../puzzle/puzzle-provider.tsx";

/** Moves a second. */
export const SPEEDS = [1, 2, 4, 8, 16] as const;

const USUAL_SPEED = 4;

/** Walks along the path by itself. */
export interface Playback {
  readonly isPlaying: boolean;
  readonly speed: number;
  /** From the end it begins again where the answer does. */
  play(): void;
  pause(): void;
  setSpeed(speed: number): void;
}

export function usePlayback(): Playback {
  const { cursor, moves, answerFrom, round } = usePuzzle();
  const dispatch = usePuzzleDispatch();
  const [playedRound, setPlayedRound] = useState<number>();
  const [speed, setSpeed] = useState<number>(USUAL_SPEED);
  const isPlaying = playedRound === round && cursor < moves.length;

  useEffect(() => {
    const kept = Number(readPreference("speed"));
    if (SPEEDS.some((known) => known === kept)) setSpeed(kept);
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => dispatch({ type: "go", cursor: cursor + 1, isPlaying: true }),
      1000 / speed,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, speed, cursor, dispatch]);

  // Arrived: another click is needed to go on, should the path grow.
  useEffect(() => {
    if (cursor === moves.length) setPlayedRound(undefined);
  }, [cursor, moves]);

  const pause = useCallback(() => setPlayedRound(undefined), []);
  return {
    isPlaying,
    speed,
    pause,
    play() {
      if (cursor === moves.length) dispatch({ type: "go", cursor: answerFrom ?? 0 });
      setPlayedRound(round);
    },
    setSpeed(chosen) {
      writePreference("speed", String(chosen));
      setSpeed(chosen);
    },
  };
}
