import { multiTilePath, tablePath } from "../distance-table.ts";
import { leadsTo, moveOrderCodes } from "../move.ts";
import type { Outcome } from "../outcome.ts";
import { explainReachability, isReachable } from "../parity.ts";
import type { Problem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import {
  assertCovered,
  isTableBuilt,
  MAX_TABLE_CELLS,
  type Metric,
  tableBuild,
  tableBuildBytes,
} from "../table-store.ts";
import type { Search, SearchLimits } from "./search.ts";
import { checkedLimit } from "./search-frame.ts";

/** How to look up. */
export interface TableSearchOptions {
  readonly metric: Metric;
  /** The four letters, the one counted as least first; "udlr" when left out. */
  readonly order?: string;
  readonly limits?: SearchLimits;
}

/** The name and the work of an answer that is looked up: nothing is expanded. */
const LOOKED_UP = { method: "table", stats: { expanded: 0, generated: 0 } } as const;

/**
 * Returns the search that has no work to do but to build the table, unless it is there: each node of its budget
 * is 32 boards looked at then. `limits.bytes` counts for that; `limits.nodes` does not.
 *
 * @throws {PuzzleError} METHOD_UNSUPPORTED beyond twelve cells, MOVE_ORDER_INVALID, OPTION_INVALID; what a bad
 * board throws
 */
export function tableSearch(problem: Problem, options: TableSearchOptions): Search {
  const { metric, order = "udlr", limits } = options;
  const reachable = isReachable(problem);
  const { width, height, tiles } = problem.goal;
  if (tiles.length > MAX_TABLE_CELLS) {
    throw new PuzzleError("METHOD_UNSUPPORTED", `tables cover up to ${MAX_TABLE_CELLS} cells`);
  }
  const codes = moveOrderCodes(order);
  const maxBytes = checkedLimit("bytes", limits?.bytes);
  checkedLimit("nodes", limits?.nodes);
  const goalBlank = tiles.indexOf(0);
  const build = tableBuild(width, height, goalBlank, metric);

  function isTooLarge(): boolean {
    if (isTableBuilt(width, height, goalBlank, metric)) return false;
    return tableBuildBytes(width, height, metric) > maxBytes;
  }

  let outcome: Outcome | undefined;
  return {
    run(nodeBudget) {
      if (outcome !== undefined) return outcome;
      if (!reachable) outcome = unsolvable(problem);
      else if (isTooLarge()) {
        outcome = { status: "limit", reason: "memory", lowerBound: 0, ...LOOKED_UP };
      } else if (build.run(nodeBudget) !== undefined) outcome = lookedUp(problem, metric, codes);
      return outcome;
    },
    progress: () => ({ ...LOOKED_UP.stats, lowerBound: 0, bytes: build.progress().bytes }),
  };
}

/**
 * Returns the answer without a search, for at most twelve cells: the table is built unless it is there.
 *
 * @throws {PuzzleError} OPTION_INVALID for another metric; what a bad board throws
 */
export function lookUp(problem: Problem, metric: Metric, order: Uint8Array): Outcome {
  if (!isReachable(problem)) return unsolvable(problem);
  if (metric !== "single-tile") {
    const { width, height, tiles } = problem.goal;
    assertCovered(width, height, tiles.indexOf(0), metric);
  }
  return lookedUp(problem, metric, order);
}

function lookedUp(problem: Problem, metric: Metric, order: Uint8Array): Outcome {
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

function unsolvable(problem: Problem): Outcome {
  const argument = explainReachability(problem);
  if (argument.reachable) throw new Error("internal error: cycles and inversions disagree");
  return { status: "unsolvable", argument };
}
