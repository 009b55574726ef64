import type { HeuristicName } from "@slidepath/core";

/** A search that takes part in a race. */
export interface Lane {
  readonly id: string;
  readonly method: "breadth-first" | "a-star" | "ida-star";
  readonly heuristic?: HeuristicName;
  /** In charts a heuristic has one colour, and IDA* is dashed. */
  readonly color: string;
}

const COLORS = {
  misplacedTiles: "--series-2",
  manhattan: "--series-3",
  linearConflict: "--series-4",
  inversionDistance: "--series-5",
  walkingDistance: "--series-6",
  "walkingDistance+linearConflict": "--series-7",
} as const;

/** Heuristics that need no tables. */
type TaughtHeuristic = keyof typeof COLORS;

export const LANES: readonly Lane[] = [
  { id: "breadth-first", method: "breadth-first", color: "--series-1" },
  ...(Object.keys(COLORS) as TaughtHeuristic[]).map((heuristic) => laneOf("a-star", heuristic)),
  ...(["manhattan", "linearConflict", "walkingDistance+linearConflict"] as const).map((heuristic) =>
    laneOf("ida-star", heuristic),
  ),
];

function laneOf(method: "a-star" | "ida-star", heuristic: TaughtHeuristic): Lane {
  return { id: `${method} ${heuristic}`, method, heuristic, color: COLORS[heuristic] };
}
