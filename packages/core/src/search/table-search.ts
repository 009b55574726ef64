import { LOOKED_UP, type LookUpOptions, lookedUp, unsolvable } from "../look-up.ts";
import { moveOrderCodes } from "../move.ts";
import type { Outcome } from "../outcome.ts";
import { isReachable } from "../parity.ts";
import type { Problem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { isTableBuilt, MAX_TABLE_CELLS, tableBuild, tableBuildBytes } from "../table-store.ts";
import type { Search, SearchLimits } from "./search.ts";
import { checkedLimit } from "./search-frame.ts";

/** How to look up, and within which limits. */
export interface TableSearchOptions extends LookUpOptions {
  readonly limits?: SearchLimits;
}

/**
 * Returns the search that has no work to do but to build the table, unless it is there: each node of its budget
 * is 32 boards looked at then. `limits.bytes` counts for that; `limits.nodes` does not.
 *
 * @throws {PuzzleError} METHOD_UNSUPPORTED beyond twelve cells, MOVE_ORDER_INVALID, OPTION_INVALID; what a bad
 * board throws
 */
export function tableSearch(problem: Problem, options: TableSearchOptions): Search {
  const { metric = "single-tile", order = "udlr", limits } = options;
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
