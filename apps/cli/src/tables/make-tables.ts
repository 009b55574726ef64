import {
  buildPatternDatabases,
  type KeptTables,
  type PatternBuild,
  type PatternDatabases,
  type Problem,
} from "@slidepath/core";
import { CliError } from "../cli-error.ts";

/** Steps of about a millisecond between two looks at the signal. */
const STEPS = 4;

/** How to come by tables. */
export interface MakeOptions {
  /** The most bytes that they, and building them, may take. */
  readonly bytes?: number | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Whether threads are to share them. */
  readonly shared?: boolean;
}

/**
 * Returns tables that serve a goal: the largest of those that are kept, or else small ones, which are built;
 * undefined where the signal comes first.
 *
 * @throws {CliError} MEMORY_LIMIT
 */
export function makeTables(
  { goal }: Pick<Problem, "goal">,
  keptTables: KeptTables,
  { bytes = Number.POSITIVE_INFINITY, signal, shared = false }: MakeOptions,
): PatternDatabases | undefined {
  const { width, height } = goal;
  const build = keptTables(goal, bytes) ?? buildPatternDatabases({ width, height, goal, shared });
  if (build.bytes > bytes) {
    const given = `${width}x${height}`;
    throw new CliError({ code: "MEMORY_LIMIT", given, bytes: build.bytes, limit: bytes });
  }
  return finished(build, signal);
}

/** Goes on with tables until they are there, or the signal comes. */
export function finished(
  build: PatternBuild,
  signal?: { readonly aborted: boolean },
): PatternDatabases | undefined {
  while (!signal?.aborted) {
    const tables = build.run(STEPS);
    if (tables !== undefined) return tables;
  }
  return undefined;
}
