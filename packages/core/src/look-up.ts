import { multiTilePath, tablePath } from "./distance-table.ts";
import { leadsTo, moveOrderCodes } from "./move.ts";
import type { Outcome } from "./outcome.ts";
import { explainReachability, isReachable } from "./parity.ts";
import type { Problem } from "./problem.ts";
import { assertCovered, type Metric } from "./table-store.ts";

/** How to look up; everything may be left out. */
export interface LookUpOptions {
  /** What counts as one move; "single-tile" when left out. */
  readonly metric?: Metric;
  /** The four letters, the one counted as least first; "udlr" when left out. */
  readonly order?: string;
}

/** The name and the work of an answer that is looked up: nothing is expanded. */
export const LOOKED_UP = { method: "table", stats: { expanded: 0, generated: 0 } } as const;

/**
 * Returns the same as `solve` for a board of at most twelve cells, from its table alone, which is built unless
 * it is there: see `distanceTable`. A page that asks for nothing else bundles none of the searches.
 *
 * @throws {PuzzleError} BOARD_SIZE beyond twelve cells, MOVE_ORDER_INVALID, OPTION_INVALID for another metric;
 * what a bad board throws
 */
export function lookUp(
  problem: Problem,
  { metric = "single-tile", order = "udlr" }: LookUpOptions = {},
): Outcome {
  const codes = moveOrderCodes(order);
  if (!isReachable(problem)) return unsolvable(problem);
  const { width, height, tiles } = problem.goal;
  assertCovered(width, height, tiles.indexOf(0), metric);
  return lookedUp(problem, metric, codes);
}

/** Returns the answer to what can be solved and is covered by a table. */
export function lookedUp(problem: Problem, metric: Metric, order: Uint8Array): Outcome {
  const found =
    metric === "single-tile" ? tablePath(problem, order) : multiTilePath(problem, order);
  const { length } = found;
  const moves = typeof found === "string" ? found : found.moves;
  if (!leadsTo(problem, moves)) {
    throw new Error(`internal error: table walk "${moves}" misses the goal`);
  }
  const { method, stats } = LOOKED_UP;
  return { status: "solved", moves, length, optimal: true, lowerBound: length, method, stats };
}

/** Returns the answer to what cannot be solved. */
export function unsolvable(problem: Problem): Outcome {
  const reachability = explainReachability(problem);
  if (reachability.reachable) throw new Error("internal error: cycles and inversions disagree");
  return { status: "unsolvable", reachability };
}
