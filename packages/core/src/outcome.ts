import type { Unreachable } from "./parity.ts";

/**
 * How an answer was found. `table` is a look-up in an exhaustive distance table; `construct` lays a path line by
 * line, without a search; `anytime` improves such a path as long as it may.
 */
export type Method = "table" | "breadth-first" | "a-star" | "ida-star" | "anytime" | "construct";

/**
 * Names of the heuristics, the field's full names. With a plus, the greater of two; `patternDatabase` goes by
 * tables that the caller brings, or that `solve` has built.
 */
export type HeuristicName =
  | "misplacedTiles"
  | "manhattan"
  | "linearConflict"
  | "inversionDistance"
  | "walkingDistance"
  | "walkingDistance+linearConflict"
  | "patternDatabase";

/** All of them, for those who let somebody choose. */
export const HEURISTIC_NAMES: readonly HeuristicName[] = [
  "misplacedTiles",
  "manhattan",
  "linearConflict",
  "inversionDistance",
  "walkingDistance",
  "walkingDistance+linearConflict",
  "patternDatabase",
];

/** How much work was done. A look-up in a table does none. */
export interface SearchStats {
  /** Nodes whose successors were made. */
  readonly expanded: number;
  /** Successors made, the start not counted. */
  readonly generated: number;
}

/** A path was found, and has been replayed from the start to the goal. */
export interface Solved {
  readonly status: "solved";
  /** Letters u d l r: where the blank goes. */
  readonly moves: string;
  /** Number of moves, in the metric asked for: of letters, or in the multi-tile metric of runs of one letter. */
  readonly length: number;
  /** Whether it is proven that no path is shorter. */
  readonly optimal: boolean;
  /** Proven: no path is shorter than this. Equals `length` when `optimal`. */
  readonly lowerBound: number;
  readonly method: Method;
  readonly heuristic?: HeuristicName;
  readonly stats: SearchStats;
}

/** No path exists; `reachability` says why. */
export interface Unsolvable {
  readonly status: "unsolvable";
  readonly reachability: Unreachable;
}

/** A path from the start to the goal that has been replayed. */
export interface BestPath {
  /** Letters u d l r: where the blank goes. */
  readonly moves: string;
  /** Number of moves. */
  readonly length: number;
}

/** A limit was reached first. */
export interface LimitReached {
  readonly status: "limit";
  readonly reason: "nodes" | "memory" | "aborted";
  /** Proven: no path is shorter than this. */
  readonly lowerBound: number;
  /** The best path yet, where the method has one before it is done. */
  readonly best?: BestPath;
  readonly method: Method;
  readonly heuristic?: HeuristicName;
  readonly stats: SearchStats;
}

/** What comes back of a {@link Problem}. */
export type Outcome = Solved | Unsolvable | LimitReached;
