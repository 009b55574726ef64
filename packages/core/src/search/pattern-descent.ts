import type { PatternDatabases } from "../pattern-database/pattern-databases.ts";
import type { PatternView } from "../pattern-database/pattern-view.ts";
import type { Problem } from "../problem.ts";
import type { ByteMeter } from "./byte-meter.ts";
import type { Descent } from "./descent.ts";
import { DirectPatternDescent } from "./direct-pattern-descent.ts";
import { RankedPatternDescent } from "./ranked-pattern-descent.ts";

/**
 * Returns the descent for the layout of the tables, which is one for them all.
 *
 * @throws OUT_OF_BYTES
 */
export function patternDescent(
  problem: Problem,
  tables: PatternDatabases,
  views: readonly PatternView[],
  meter: ByteMeter,
): Descent {
  return tables.patterns[0]?.layout === "ranked"
    ? new RankedPatternDescent(problem, tables, views, meter)
    : new DirectPatternDescent(problem, tables, views, meter);
}
