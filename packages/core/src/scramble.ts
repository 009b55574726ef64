import { type Board, goalBoard } from "./board.ts";
import { isReachable } from "./parity.ts";
import { createProblem } from "./problem.ts";
import { PuzzleError } from "./puzzle-error.ts";
import { type RandomBelow, seededRandom } from "./random.ts";

/** What to scramble. */
export interface ScrambleOptions {
  readonly width: number;
  readonly height: number;
  /** A whole number from 0 to 2^53-1: the same seed gives the same board on every machine. */
  readonly seed: number;
  /** The board that must be reachable; tiles in reading order and the blank last when left out. */
  readonly goal?: Board;
}

/**
 * Returns a board drawn uniformly from all those from which the goal can be reached, the goal included.
 *
 * @throws {PuzzleError} BOARD_SIZE, SEED_INVALID, GOAL_SIZE and what a bad goal board throws
 */
export function scramble({ width, height, seed, goal }: ScrambleOptions): Board {
  return randomBoard(goal ?? goalBoard(width, height), seededRandom(seed), { width, height });
}

/** Returns the next board of a generator, uniform over those from which the goal can be reached. */
export function randomBoard(
  goal: Board,
  below: RandomBelow,
  { width, height }: { readonly width: number; readonly height: number } = goal,
): Board {
  if (goal.width !== width || goal.height !== height) {
    throw new PuzzleError(
      "GOAL_SIZE",
      `the goal is ${goal.width}×${goal.height}, not ${width}×${height}`,
    );
  }
  const tiles = goal.tiles.slice();
  const board = { width, height, tiles };
  if (width === 1 || height === 1) {
    // On a line only the blank's place is free.
    const order = tiles.filter((tile) => tile !== 0);
    order.splice(below(tiles.length), 0, 0);
    return createProblem({ width, height, tiles: order }, goal).start;
  }
  for (let last = tiles.length - 1; last > 0; last--) {
    const cell = below(last + 1);
    const tile = tiles[last]!;
    tiles[last] = tiles[cell]!;
    tiles[cell] = tile;
  }
  if (!isReachable({ start: board, goal })) {
    // Exchanging two tiles pairs each unreachable board with one reachable one, so all stay equally likely.
    const [a, b] = [tiles.indexOf(1), tiles.indexOf(2)];
    tiles[a] = 2;
    tiles[b] = 1;
  }
  return board;
}
