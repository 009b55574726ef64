import { MOVES, moveTable } from "./move.ts";
import { assertProblem, type Problem } from "./problem.ts";

/**
 * Returns the moves that lead from start to goal while no tile slides more than once, or undefined where
 * there are none. The tile that slides into the blank stays there, so the goal names it: there is nothing to
 * choose. O(cells).
 *
 * @throws {PuzzleError} what {@link assertProblem} throws
 */
export function singleSlides({ start, goal }: Problem): string | undefined {
  assertProblem({ start, goal });
  const { width, height } = start;
  const neighbours = moveTable(width, height);
  const tiles = start.tiles.slice();
  let blank = tiles.indexOf(0);
  let moves = "";
  while (goal.tiles[blank] !== 0) {
    const wanted = goal.tiles[blank]!;
    const code = MOVES.findIndex((_, move) => tiles[neighbours[4 * blank + move]!] === wanted);
    if (code < 0) return undefined;
    tiles[blank] = wanted;
    blank = neighbours[4 * blank + code]!;
    tiles[blank] = 0;
    moves += MOVES[code]!;
  }
  return tiles.every((tile, cell) => tile === goal.tiles[cell]) ? moves : undefined;
}
