import type { Board } from "../board.ts";
import { HEURISTIC_NAMES, type HeuristicName } from "../outcome.ts";
import type { PatternDatabases } from "../pattern-database/pattern-databases.ts";
import { assertTables, patternValue } from "../pattern-database/pattern-value.ts";
import { assertProblem, type Problem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { ByteMeter } from "../search/byte-meter.ts";
import type { Heuristic } from "./heuristic.ts";
import { inversionDistance } from "./inversion-distance.ts";
import { linearConflict } from "./linear-conflict.ts";
import { Manhattan } from "./manhattan.ts";
import { Maximum } from "./maximum.ts";
import { MisplacedTiles } from "./misplaced-tiles.ts";
import { WalkingDistance } from "./walking-distance.ts";

/** The heuristics for boards of every size, the weakest first: none is ever greater than one after it. */
export const EVERY_SIZE_HEURISTICS: readonly ("misplacedTiles" | "manhattan" | "linearConflict")[] =
  ["misplacedTiles", "manhattan", "linearConflict"];

/**
 * Returns what a heuristic says of a problem: a number of moves that no path from start to goal goes below
 * (whether or not there is one). O(cells).
 *
 * - `misplacedTiles`: the tiles, the blank not counted, that are not in their goal cell.
 * - `manhattan`: the rows and columns between each tile and its goal cell, summed.
 * - `linearConflict`: that, and two moves for each tile that must leave its line to let others pass.
 * - `inversionDistance`: as many moves as it takes at least to put the tiles, read row by row and column by
 *   column, in order.
 * - `walkingDistance`: the moves it takes to bring all tiles to their rows, where any tile of a neighbouring
 *   row may come up to the blank, and the same for columns. For boards of up to four rows and columns, and
 *   some narrow ones.
 * - `walkingDistance+linearConflict`: the greater of the two.
 * - `patternDatabase`: what the tables say, which must be given.
 *
 * @throws {PuzzleError} OPTION_INVALID for another name, or tables left out; METHOD_UNSUPPORTED for walking
 * distance on a board too large; TABLES_UNSUITABLE for tables of another size or goal; what
 * {@link assertProblem} throws
 */
export function heuristicValue(
  name: HeuristicName,
  problem: Problem,
  tables?: PatternDatabases,
): number {
  assertHeuristicName(name);
  assertProblem(problem);
  if (name === "patternDatabase") return patternValue(problem, assertTables(tables));
  return createHeuristic(name, problem.goal, new ByteMeter()).load(
    Int32Array.from(problem.start.tiles),
  );
}

/**
 * Returns when there is a heuristic of this name.
 *
 * @throws {PuzzleError} OPTION_INVALID
 */
export function assertHeuristicName(name: HeuristicName): void {
  if (HEURISTIC_NAMES.includes(name)) return;
  throw new PuzzleError(
    "OPTION_INVALID",
    `the heuristic must be one of ${HEURISTIC_NAMES.join(", ")}, got ${String(name)}`,
  );
}

/**
 * Returns the heuristic of this name for a goal.
 *
 * @throws {PuzzleError} METHOD_UNSUPPORTED for walking distance on a board too large, and for pattern
 * databases, which may change by more than one a move
 * @throws OUT_OF_BYTES
 */
export function createHeuristic(name: HeuristicName, goal: Board, meter: ByteMeter): Heuristic {
  switch (name) {
    case "misplacedTiles":
      return new MisplacedTiles(goal, meter);
    case "manhattan":
      return new Manhattan(goal, meter);
    case "linearConflict":
      return linearConflict(goal, meter);
    case "inversionDistance":
      return inversionDistance(goal, meter);
    case "walkingDistance":
      return new WalkingDistance(goal, meter);
    case "walkingDistance+linearConflict":
      return new Maximum(
        name,
        new WalkingDistance(goal, meter),
        linearConflict(goal, meter),
        meter,
      );
    case "patternDatabase":
      throw new PuzzleError("METHOD_UNSUPPORTED", "pattern databases serve IDA* alone");
  }
}
