import { createHints, type HintOutcome, optimalMoves, type Problem } from "@slidepath/core";
import { withTables } from "./pattern-tables.ts";
import type { SolveChoice, WorkControl } from "./work.ts";

/** Nodes between two looks at the control. */
const SLICE = 4096;

/** Returns hints for a board, in turns. */
export async function hints(
  problem: Problem,
  choice: SolveChoice,
  control: WorkControl,
): Promise<HintOutcome> {
  const options = await withTables(problem, choice, control);
  const search = createHints(problem, options);
  while (!control.aborted) {
    const outcome = search.run(SLICE);
    if (outcome !== undefined) return outcome;
    control.onProgress?.(search.progress());
    await control.turn();
  }
  const { lowerBound } = search.progress();
  const given = optimalMoves(problem, { ...options, signal: { aborted: true } });
  return given.status === "limit" ? { ...given, lowerBound } : given;
}
