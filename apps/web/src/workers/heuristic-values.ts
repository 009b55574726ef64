import { type HeuristicName, heuristicValue, type Problem, PuzzleError } from "@slidepath/core";

/** All heuristics that need no tables, the simplest first. */
const NAMES: readonly HeuristicName[] = [
  "misplacedTiles",
  "manhattan",
  "linearConflict",
  "inversionDistance",
  "walkingDistance",
  "walkingDistance+linearConflict",
];

/** Returns what each heuristic says of a problem; null where it does not serve boards of that size. */
export function heuristicValues(
  problem: Problem,
): readonly { readonly name: HeuristicName; readonly value: number | null }[] {
  return NAMES.map((name) => {
    try {
      return { name, value: heuristicValue(name, problem) };
    } catch (error) {
      if (error instanceof PuzzleError && error.code === "METHOD_UNSUPPORTED") {
        return { name, value: null };
      }
      throw error;
    }
  });
}
