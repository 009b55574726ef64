import { type Board, goalBoard } from "./board.ts";
import { MOVES, moveTable } from "./move.ts";
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
  /** Moves to walk away from the goal instead of drawing from all boards; see {@link walkedBoard}. */
  readonly depth?: number;
}

/**
 * Returns a board drawn uniformly from all those from which the goal can be reached, the goal included;
 * or, given a depth, one that lies at most so many moves away.
 *
 * @throws {PuzzleError} BOARD_SIZE, SEED_INVALID, OPTION_INVALID for a bad depth, GOAL_SIZE and what a bad goal board throws
 */
export function scramble({ width, height, seed, goal, depth }: ScrambleOptions): Board {
  const end = goal ?? goalBoard(width, height);
  const below = seededRandom(seed);
  if (depth === undefined) return randomBoard(end, below, { width, height });
  assertSize(end, width, height);
  return walkedBoard(end, below, depth);
}

/**
 * Returns the board after a random walk of `depth` moves from the goal, none of which undoes the one before
 * unless there is no other: at most `depth` moves away, and an even number of moves where `depth` is even.
 *
 * @throws {PuzzleError} OPTION_INVALID unless `depth` is a whole number from 0 up; what a bad goal board throws
 */
export function walkedBoard(goal: Board, below: RandomBelow, depth: number): Board {
  if (!(Number.isSafeInteger(depth) && depth >= 0)) {
    throw new PuzzleError("OPTION_INVALID", `the depth is a whole number from 0 up, got ${depth}`);
  }
  const { width, height } = createProblem(goal).start;
  const targets = moveTable(width, height);
  const tiles = goal.tiles.slice();
  let blank = tiles.indexOf(0);
  let last = -1;
  for (let step = 0; step < depth; step++) {
    const codes = [...MOVES.keys()].filter((code) => targets[4 * blank + code]! >= 0);
    const onward = codes.filter((code) => code !== (last ^ 1));
    const choice = onward.length === 0 ? codes : onward;
    if (choice.length === 0) break;
    last = choice[below(choice.length)]!;
    const target = targets[4 * blank + last]!;
    tiles[blank] = tiles[target]!;
    tiles[target] = 0;
    blank = target;
  }
  return { width, height, tiles };
}

/** Returns the next board of a generator, uniform over those from which the goal can be reached. */
export function randomBoard(
  goal: Board,
  below: RandomBelow,
  { width, height }: { readonly width: number; readonly height: number } = goal,
): Board {
  assertSize(goal, width, height);
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

function assertSize(goal: Board, width: number, height: number): void {
  if (goal.width === width && goal.height === height) return;
  throw new PuzzleError(
    "GOAL_SIZE",
    `the goal is ${goal.width}×${goal.height}, not ${width}×${height}`,
  );
}
