import { assertHeuristicName, createHeuristic } from "../heuristics/heuristic-value.ts";
import { moveOrderCodes } from "../move.ts";
import type { HeuristicName } from "../outcome.ts";
import type { Problem } from "../problem.ts";
import { IterativeDeepening } from "./iterative-deepening.ts";
import type { Search, SearchLimits } from "./search.ts";
import { createSearch } from "./search-frame.ts";
import { successorTable } from "./successors.ts";

/** How IDA* searches. */
export interface IdaStarOptions {
  readonly heuristic: HeuristicName;
  /** The four letters, the one tried first (and counted as least) first; "udlr" when left out. */
  readonly order?: string;
  readonly limits?: SearchLimits;
}

/**
 * Returns a search by iterative-deepening A*, which takes next to no memory and may be paused at any node.
 * The path it finds is the lexicographically least of the shortest ones under `order`, for the last
 * iteration tries them in that order.
 *
 * Counts are summed over the iterations. `expanded`: nodes within the bound whose successors were made, the
 * start anew in each iteration; the goal, recognised when it is reached, is not expanded. `generated`:
 * successors made, those beyond the bound included; the step straight back is never made, and nothing more
 * after the goal. With `manhattan` and order "ulrd", `generated` + 1 (for the start) is the count published
 * for the fifteen puzzle with the goal's blank first.
 *
 * On a limit, `lowerBound` is the bound of the iteration that was under way.
 *
 * R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", 1985.
 *
 * @throws {PuzzleError} OPTION_INVALID, MOVE_ORDER_INVALID; what a bad board throws
 */
export function idaStar(problem: Problem, options: IdaStarOptions): Search {
  const { heuristic, order = "udlr", limits } = options;
  assertHeuristicName(heuristic);
  const codes = moveOrderCodes(order);
  return createSearch(problem, {
    name: { method: "ida-star", heuristic },
    limits,
    engine: (checked, meter) =>
      new IterativeDeepening(
        checked,
        createHeuristic(heuristic, checked.goal, meter),
        successorTable(checked.start.width, checked.start.height, codes, meter),
        meter,
      ),
  });
}
