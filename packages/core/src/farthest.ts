import { assertBoard, type Board } from "./board.ts";
import { moveTable } from "./move.ts";
import { FACTORIALS, rank } from "./permutation.ts";
import { PuzzleError } from "./puzzle-error.ts";

/** A byte for every tile of every board: 3 MB for nine cells, and no more than that. */
const MAX_CELLS = 9;

/** The board that is farthest from a start. */
export interface Farthest {
  readonly board: Board;
  /** How many moves away it is. */
  readonly distance: number;
}

/**
 * Returns the board that a breadth-first search from `start`, which tries the moves in the order u d l r,
 * comes to last: one of those that are farthest away. O(reachable boards).
 *
 * @throws {PuzzleError} what {@link assertBoard} throws; BOARD_SIZE beyond nine cells
 */
export function farthestBoard(start: Board): Farthest {
  assertBoard(start);
  const { width, height } = start;
  const cells = width * height;
  if (cells > MAX_CELLS) {
    throw new PuzzleError("BOARD_SIZE", `the farthest board is known up to ${MAX_CELLS} cells`);
  }
  const neighbours = moveTable(width, height);
  const count = FACTORIALS[cells]!;
  const seen = new Uint8Array(count);
  // State i is the `cells` bytes from i · cells on.
  const queue = new Uint8Array(cells * count);
  const next = new Uint8Array(cells);
  queue.set(start.tiles);
  seen[rank(start.tiles)] = 1;
  let written = 1;
  let distance = 0;
  let levelEnd = 1;
  for (let read = 0; read < written; read++) {
    if (read === levelEnd) {
      distance++;
      levelEnd = written;
    }
    const state = queue.subarray(read * cells, (read + 1) * cells);
    const blank = state.indexOf(0);
    for (let code = 0; code < 4; code++) {
      const to = neighbours[4 * blank + code]!;
      if (to < 0) continue;
      next.set(state);
      next[blank] = next[to]!;
      next[to] = 0;
      const index = rank(next);
      if (seen[index] === 1) continue;
      seen[index] = 1;
      queue.set(next, written * cells);
      written++;
    }
  }
  const tiles = Array.from(queue.subarray((written - 1) * cells, written * cells));
  return { board: { width, height, tiles }, distance };
}
