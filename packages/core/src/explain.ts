import { explainRank, type RankExplanation } from "./explain-rank.ts";
import { HEURISTIC_NAMES, heuristicValue } from "./heuristics/heuristic-value.ts";
import { type HintOutcome, optimalMoves } from "./hints.ts";
import { explainReachability, type Reachable, type Unreachable } from "./parity.ts";
import type { Problem } from "./problem.ts";
import type { SolveOptions } from "./solve.ts";

/** What there is to know of a problem, with the reasons. */
export interface Explanation {
  /** Whether the goal can be reached, and why. */
  readonly reachability: Reachable | Unreachable;
  /** The start's Cantor rank; left out beyond {@link MAX_EXPLAINED_RANK_CELLS}, where nobody would read it. */
  readonly rank?: RankExplanation;
  /** What each heuristic for boards of every size says, the weakest first; whether or not there is a path. */
  readonly heuristics: Readonly<Record<(typeof HEURISTIC_NAMES)[number], number>>;
  /** The moves that begin a shortest path, and the fewest moves after each legal one. */
  readonly hints: HintOutcome;
}

/** The most cells of a board whose rank is worked out. */
export const MAX_EXPLAINED_RANK_CELLS = 36;

/**
 * Returns what there is to know of a problem, with the reasons. The hints take a search, to which the options
 * apply.
 *
 * @throws {PuzzleError} as {@link optimalMoves}
 */
export function explain(problem: Problem, options: SolveOptions = {}): Explanation {
  const { tiles } = problem.start;
  const heuristics = Object.fromEntries(
    HEURISTIC_NAMES.map((name) => [name, heuristicValue(name, problem)]),
  ) as Explanation["heuristics"];
  return {
    reachability: explainReachability(problem),
    ...(tiles.length <= MAX_EXPLAINED_RANK_CELLS && { rank: explainRank(tiles) }),
    heuristics,
    hints: optimalMoves(problem, options),
  };
}
