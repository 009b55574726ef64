import {
  type Board,
  INSTANT_TABLE_CELLS,
  isTableBuilt,
  lookUp,
  type Problem,
  type Solved,
  tableBuild,
} from "@slidepath/core";
import { askSolver } from "./ask-solver.ts";

/** States that a step looks at, by 32: a fraction of a millisecond. */
const STEP = 64;

/** So long works the page for a table at least, whenever it does. Milliseconds. */
const SLICE_MS = 4;

/** A page that never rests is made to work all the same. Milliseconds. */
const TIMEOUT = 500;

/**
 * Makes ready what answers the boards of a goal, while the page has nothing else to do: the table for one of up to
 * nine cells, which takes tens of milliseconds and 24 kB in all, and the solver's worker for others. Returns what
 * ends that.
 */
export function prepareAnswers({ width, height, tiles }: Board, onReady: () => void): () => void {
  if (tiles.length > INSTANT_TABLE_CELLS) return whenIdle(() => askSolver.prepare());
  const build = tableBuild(width, height, tiles.indexOf(0));
  let stop = whenIdle(work);
  function work(): void {
    const until = performance.now() + SLICE_MS;
    do {
      if (build.run(STEP) !== undefined) {
        onReady();
        return;
      }
    } while (performance.now() < until);
    stop = whenIdle(work);
  }
  return () => stop();
}

function whenIdle(work: () => void): () => void {
  // Safari has no such call.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: TIMEOUT });
  return () => cancelIdleCallback(handle);
}

/** Returns the shortest way where its table has been made; undefined where somebody else must be asked. */
export function answerAtHand(problem: Problem): Solved | undefined {
  const { width, height, tiles } = problem.goal;
  if (tiles.length > INSTANT_TABLE_CELLS) return undefined;
  if (!isTableBuilt(width, height, tiles.indexOf(0))) return undefined;
  const outcome = lookUp(problem);
  return outcome.status === "solved" ? outcome : undefined;
}
