import type { Outcome, Problem, SearchLimits } from "@slidepath/core";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { TimedProgress } from "../../workers/protocol.ts";
import { askSolver } from "../solver/ask-solver.ts";
import type { Lane } from "./lanes.ts";

/** Where one search stands. */
export interface LaneState {
  readonly progress?: TimedProgress;
  /** Once it is over. */
  readonly outcome?: Outcome;
  readonly isStopped?: boolean;
}

/** Where each search stands, by its lane's id; empty before the start. */
export type RaceState = Readonly<Record<string, LaneState>>;

/** So often is the page drawn anew. Milliseconds. */
const SHOW_MS = 100;

/** Runs searches side by side on one problem; they stop when the component goes away. */
export function useRace(
  problem: Problem,
  onEnd: (state: RaceState) => void,
): {
  readonly state: RaceState;
  readonly isRunning: boolean;
  start(lanes: readonly Lane[], limits: SearchLimits): void;
  stop(): void;
} {
  const [state, setState] = useState<RaceState>({});
  const [isRunning, setRunning] = useState(false);
  const cancels = useRef<(() => void)[]>([]);
  const known = useRef<Record<string, LaneState>>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Ten rows, a chart and its table are more than a frame's work: drawn in pieces.
    startTransition(() => setState({ ...known.current }));
  }, []);
  const cancel = useCallback(() => {
    for (const each of cancels.current) each();
    cancels.current = [];
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);

  return {
    state,
    isRunning,
    start(lanes, limits) {
      cancel();
      known.current = Object.fromEntries(lanes.map(({ id }) => [id, {}]));
      let left = lanes.length;
      const tell = (id: string, lane: LaneState): void => {
        known.current[id] = lane;
        timer.current ??= setTimeout(show, SHOW_MS);
      };
      const end = (id: string, lane: LaneState): void => {
        tell(id, lane);
        left--;
        if (left > 0) return;
        cancels.current = [];
        // Not before the last results are shown.
        startTransition(() => setRunning(false));
        show();
        onEnd({ ...known.current });
      };
      setRunning(true);
      show();
      for (const { id, method, heuristic } of lanes) {
        const asked = askSolver(
          "race",
          { problem, method, limits, ...(heuristic && { heuristic }) },
          (progress) => tell(id, { progress }),
        );
        cancels.current.push(asked.cancel);
        asked.answer.then(
          ({ outcome, end: progress }) => end(id, { outcome, progress }),
          () => end(id, { ...known.current[id], isStopped: true }),
        );
      }
    },
    stop() {
      cancel();
      for (const [id, lane] of Object.entries(known.current)) {
        if (lane.outcome === undefined) known.current[id] = { ...lane, isStopped: true };
      }
      setRunning(false);
      show();
    },
  };
}
