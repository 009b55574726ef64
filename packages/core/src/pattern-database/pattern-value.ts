import type { Board } from "../board.ts";
import type { Problem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import type { PatternDatabases } from "./pattern-databases.ts";
import { entryIndex } from "./pattern-layout.ts";
import { type PatternView, patternViews } from "./pattern-view.ts";

/**
 * Returns the tables, given where they are needed.
 *
 * @throws {PuzzleError} OPTION_INVALID where they are not
 */
export function assertTables(tables: PatternDatabases | undefined): PatternDatabases {
  if (tables !== undefined) return tables;
  throw new PuzzleError("OPTION_INVALID", "the heuristic patternDatabase needs its tables");
}

/**
 * Returns the views of a goal in tables, one at least.
 *
 * @throws {PuzzleError} TABLES_UNSUITABLE
 */
export function suitableViews(tables: PatternDatabases, goal: Board): PatternView[] {
  const views = patternViews(tables, goal);
  if (views.length > 0) return views;
  const { width, height, goalBlank } = tables;
  throw new PuzzleError(
    "TABLES_UNSUITABLE",
    `tables of ${width}×${height} with the goal's blank in cell ${goalBlank} do not serve a goal of ` +
      `${goal.width}×${goal.height} with its blank in cell ${goal.tiles.indexOf(0)}`,
  );
}

/**
 * Returns the greatest sum of the tables' entries over all views. O(cells²).
 *
 * @throws {PuzzleError} TABLES_UNSUITABLE
 */
export function patternValue({ start, goal }: Problem, tables: PatternDatabases): number {
  let most = 0;
  for (const { nameOf, cellOf } of suitableViews(tables, goal)) {
    const placeOf = new Int32Array(start.tiles.length);
    start.tiles.forEach((tile, cell) => {
      placeOf[nameOf[tile]!] = cellOf[cell]!;
    });
    let sum = 0;
    for (const pattern of tables.patterns) {
      const places = pattern.cells.map((name) => placeOf[name]!);
      sum += tables.data[entryIndex(tables, pattern, places)]! - 1;
    }
    most = Math.max(most, sum);
  }
  return most;
}
