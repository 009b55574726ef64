import { assertHeuristicName, createHeuristic } from "../heuristics/heuristic-value.ts";
import { SHORT_LINE } from "../heuristics/linear-conflict.ts";
import { assertWalkable } from "../heuristics/walking-table.ts";
import { moveOrderCodes } from "../move.ts";
import type { HeuristicName } from "../outcome.ts";
import type { PatternDatabases } from "../pattern-database/pattern-databases.ts";
import { assertTables, suitableViews } from "../pattern-database/pattern-value.ts";
import type { Problem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import type { ByteMeter } from "./byte-meter.ts";
import { type Descent, DescentDeepening, MAX_DESCENT_CELLS } from "./descent.ts";
import { IterativeDeepening } from "./iterative-deepening.ts";
import { MAX_PRUNING } from "./move-automaton.ts";
import { patternDescent } from "./pattern-descent.ts";
import type { Search, SearchLimits } from "./search.ts";
import { createSearch, type Engine } from "./search-frame.ts";
import { successorTable } from "./successors.ts";
import { WalkingDescent } from "./walking-descent.ts";

/** How IDA* searches. */
export interface IdaStarOptions {
  readonly heuristic: HeuristicName;
  /** For the heuristic `patternDatabase`. */
  readonly tables?: PatternDatabases;
  /** Whether pattern databases are also asked of the reflected board, where there is one; true when left out. */
  readonly reflect?: boolean;
  /**
   * Move strings of up to this length are not tried where another one does the same: 2, which is but the step
   * straight back, to 14. For walking distance and pattern databases, and 12 when left out; to build the
   * automaton takes some hundred milliseconds then, once.
   */
  readonly pruning?: number;
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
 * successors made, those beyond the bound included; the step straight back is never made, nor are pruned
 * moves, and nothing more after the goal. With `manhattan` and order "ulrd", `generated` + 1 (for the start)
 * is the count published for the fifteen puzzle with the goal's blank first.
 *
 * On a limit, `lowerBound` is the bound of the iteration that was under way. Tables that the caller brings do
 * not count as bytes of the search.
 *
 * R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search", 1985. Pruning: see
 * L. A. Taylor and R. E. Korf, "Pruning duplicate nodes in depth-first search", 1993.
 *
 * @throws {PuzzleError} OPTION_INVALID, MOVE_ORDER_INVALID; METHOD_UNSUPPORTED for walking distance on a board
 * too large, and pruning with other heuristics than it and pattern databases; TABLES_UNSUITABLE for tables of
 * another size or goal; what a bad board throws
 */
export function idaStar(problem: Problem, options: IdaStarOptions): Search {
  const { heuristic, order = "udlr", pruning = DEFAULT_PRUNING, limits } = options;
  assertHeuristicName(heuristic);
  const codes = moveOrderCodes(order);
  if (!(Number.isInteger(pruning) && pruning >= 2 && pruning <= MAX_PRUNING)) {
    throw new PuzzleError(
      "OPTION_INVALID",
      `pruning must be a whole number from 2 to ${MAX_PRUNING}, got ${String(pruning)}`,
    );
  }
  const descent = descentFor(problem, options);
  if (descent === undefined && options.pruning !== undefined && pruning > 2) {
    throw new PuzzleError("METHOD_UNSUPPORTED", `${heuristic} is searched without pruning`);
  }
  return createSearch(problem, {
    name: { method: "ida-star", heuristic },
    limits,
    engine: (checked, meter): Engine =>
      descent === undefined
        ? new IterativeDeepening(
            checked,
            createHeuristic(heuristic, checked.goal, meter),
            successorTable(checked.start.width, checked.start.height, codes, meter),
            meter,
          )
        : new DescentDeepening(checked, descent(checked, meter), codes, pruning, meter),
  });
}

const DEFAULT_PRUNING = 12;

/** Returns what makes the descent that is specialised for the heuristic; undefined where there is none. */
function descentFor(
  { goal }: Problem,
  { heuristic, tables, reflect = true }: IdaStarOptions,
): ((problem: Problem, meter: ByteMeter) => Descent) | undefined {
  const { width, height } = goal;
  if (heuristic === "patternDatabase") {
    const given = assertTables(tables);
    const views = suitableViews(given, goal).slice(0, reflect ? 2 : 1);
    return (problem, meter) => patternDescent(problem, given, views, meter);
  }
  if (heuristic === "walkingDistance" || heuristic === "walkingDistance+linearConflict") {
    assertWalkable(width, height);
    if (Math.max(width, height) > SHORT_LINE || width * height > MAX_DESCENT_CELLS)
      return undefined;
    const withConflicts = heuristic !== "walkingDistance";
    return (problem, meter) => new WalkingDescent(problem, withConflicts, meter);
  }
  return undefined;
}
