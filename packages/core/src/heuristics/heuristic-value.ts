import type { Board } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import { assertProblem, type Problem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { ByteMeter } from "../search/byte-meter.ts";
import type { Heuristic } from "./heuristic.ts";
import { linearConflict } from "./linear-conflict.ts";
import { Manhattan } from "./manhattan.ts";
import { MisplacedTiles } from "./misplaced-tiles.ts";

/** The names of the heuristics, the weakest first: none is ever greater than one after it. */
export const HEURISTIC_NAMES: readonly HeuristicName[] = [
  "misplacedTiles",
  "manhattan",
  "linearConflict",
];

/**
 * Returns what a heuristic says of a problem: a number of moves that no path from start to goal goes below
 * (whether or not there is one). O(cells).
 *
 * - `misplacedTiles`: the tiles, the blank not counted, that are not in their goal cell.
 * - `manhattan`: the rows and columns between each tile and its goal cell, summed.
 * - `linearConflict`: that, and two moves for each tile that must leave its line to let others pass.
 *
 * @throws {PuzzleError} OPTION_INVALID for another name; what {@link assertProblem} throws
 */
export function heuristicValue(name: HeuristicName, problem: Problem): number {
  assertHeuristicName(name);
  assertProblem(problem);
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
  }
}
