import {
  HEURISTIC_NAMES,
  type HeuristicName,
  heuristicValue,
  type Problem,
  PuzzleError,
} from "@slidepath/core";

/** Returns what each heuristic says of a problem; null where it does not serve boards of that size. */
export function heuristicValues(
  problem: Problem,
): readonly { readonly name: HeuristicName; readonly value: number | null }[] {
  return HEURISTIC_NAMES.filter((name) => name !== "patternDatabase").map((name) => {
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
