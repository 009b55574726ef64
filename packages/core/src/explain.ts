import { explainRank, type RankExplanation } from "./explain-rank.ts";
import { EVERY_SIZE_HEURISTICS, heuristicValue } from "./heuristics/heuristic-value.ts";
import { explainReachability, type Reachable, type Unreachable } from "./parity.ts";
import type { Problem } from "./problem.ts";

/** What there is to know of a problem without a search, with the reasons. */
export interface Explanation {
  /** Whether the goal can be reached, and why. */
  readonly reachability: Reachable | Unreachable;
  /** The start's Cantor rank; left out beyond {@link MAX_EXPLAINED_RANK_CELLS}, where nobody would read it. */
  readonly rank?: RankExplanation;
  /** What each heuristic for boards of every size says, the weakest first; whether or not there is a path. */
  readonly heuristics: Readonly<Record<(typeof EVERY_SIZE_HEURISTICS)[number], number>>;
}

/** The most cells of a board whose rank is worked out. */
export const MAX_EXPLAINED_RANK_CELLS = 36;

/**
 * Returns what there is to know of a problem without a search, with the reasons. `optimalMoves` tells the rest.
 *
 * @throws {PuzzleError} what a bad board throws
 */
export function explain(problem: Problem): Explanation {
  const { tiles } = problem.start;
  const heuristics = Object.fromEntries(
    EVERY_SIZE_HEURISTICS.map((name) => [name, heuristicValue(name, problem)]),
  ) as Explanation["heuristics"];
  return {
    reachability: explainReachability(problem),
    ...(tiles.length <= MAX_EXPLAINED_RANK_CELLS && { rank: explainRank(tiles) }),
    heuristics,
  };
}
