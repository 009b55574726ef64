import {
  buildPatternDatabases,
  isReachable,
  namesOf,
  type PatternDatabases,
  type Problem,
  type SolveOptions,
} from "@slidepath/core";
import type { SolveChoice, WorkControl } from "./work.ts";

/** Steps of about a millisecond between two looks at the control. */
const STEPS = 4;

/**
 * Returns the choice with the tables that its search goes by, kept ones or such as are built in turns unless they are there.
 *
 * @throws {PuzzleError} MEMORY_LIMIT where the choice's bytes leave no room for them
 */
export async function withTables(
  problem: Problem,
  choice: SolveChoice,
  control: WorkControl,
): Promise<SolveOptions> {
  const { keptTables } = control;
  const options = { ...choice, ...(keptTables && { keptTables }) };
  if (choice.heuristic !== "patternDatabase") return options;
  if (namesOf(problem, choice).method !== "ida-star" || !isReachable(problem)) return options;
  const tables = await built(problem, choice, control);
  // Out of time: the search that is not begun tells what is known without.
  return tables ? { ...options, tables } : { ...options, heuristic: "linearConflict" };
}

async function built(
  { goal }: Problem,
  { limits }: SolveChoice,
  control: WorkControl,
): Promise<PatternDatabases | undefined> {
  const { width, height } = goal;
  const bytes = limits?.bytes;
  const request = { width, height, goal, ...(bytes !== undefined && { limits: { bytes } }) };
  const build =
    control.keptTables?.(goal, bytes ?? Number.POSITIVE_INFINITY) ?? buildPatternDatabases(request);
  while (!control.aborted) {
    const tables = build.run(STEPS);
    if (tables !== undefined) return tables;
    await control.turn();
  }
  return undefined;
}
