import { PuzzleError } from "./puzzle-error.ts";

/**
 * A sliding-tile board: `tiles` row by row from the top left, each of 0 .. width·height-1 once,
 * 0 being the blank.
 */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly number[];
}

/**
 * Returns a checked copy of a board; the caller's array is neither kept nor changed.
 *
 * @throws {PuzzleError} BOARD_SIZE, BOARD_LENGTH, TILE_INVALID, TILE_DUPLICATE
 */
export function createBoard(width: number, height: number, tiles: ArrayLike<number>): Board {
  const board = { width, height, tiles: Array.from(tiles) };
  assertBoard(board);
  return board;
}

/** Returns the board with the tiles of numbers `a` and `b` exchanged; as it is where it has not both. */
export function exchangeTiles(board: Board, a: number, b: number): Board {
  const tiles = board.tiles.slice();
  const [first, second] = [tiles.indexOf(a), tiles.indexOf(b)];
  if (first < 0 || second < 0) return board;
  tiles[first] = b;
  tiles[second] = a;
  return { width: board.width, height: board.height, tiles };
}

/**
 * Returns when `board` is well formed. O(cells).
 *
 * @throws {PuzzleError} BOARD_SIZE, BOARD_LENGTH, TILE_INVALID, TILE_DUPLICATE
 */
export function assertBoard(board: Board): void {
  const { width, height, tiles } = board;
  assertSize(width, height);
  const cells = width * height;
  if (tiles.length !== cells) {
    throw new PuzzleError(
      "BOARD_LENGTH",
      `a board of width ${width} and height ${height} has ${cells} cells, got ${tiles.length}`,
    );
  }
  // Which tiles were seen: bits of a number on the boards that are checked by the thousand.
  const seen = cells > 32 ? new Uint8Array(cells) : undefined;
  let seenBits = 0;
  for (let cell = 0; cell < cells; cell++) {
    const tile = tiles[cell]!;
    if (!(Number.isInteger(tile) && tile >= 0 && tile < cells)) {
      throw new PuzzleError(
        "TILE_INVALID",
        `cell ${cell} holds ${String(tile)}, expected a whole number from 0 (the blank) to ${cells - 1}`,
      );
    }
    if (seen === undefined ? ((seenBits >>> tile) & 1) === 1 : seen[tile] === 1) {
      const name = tile === 0 ? "the blank (0)" : `tile ${tile}`;
      throw new PuzzleError(
        "TILE_DUPLICATE",
        `${name} is in cell ${tiles.indexOf(tile)} and in cell ${cell}`,
      );
    }
    if (seen === undefined) seenBits |= 1 << tile;
    else seen[tile] = 1;
  }
}

/**
 * Returns the board with tiles 1, 2, 3 … in reading order and the blank in `blankCell`
 * (0-based; the last cell when left out, the usual goal).
 *
 * @throws {PuzzleError} BOARD_SIZE, TILE_INVALID
 */
export function goalBoard(
  width: number,
  height: number,
  blankCell: number = width * height - 1,
): Board {
  assertSize(width, height);
  const cells = width * height;
  if (!(Number.isInteger(blankCell) && blankCell >= 0 && blankCell < cells)) {
    throw new PuzzleError(
      "TILE_INVALID",
      `the blank's cell is ${blankCell}, expected 0 to ${cells - 1}`,
    );
  }
  const tiles = new Array<number>(cells);
  for (let cell = 0, tile = 1; cell < cells; cell++) tiles[cell] = cell === blankCell ? 0 : tile++;
  return { width, height, tiles };
}

/** Tells whether two boards have the same size and the same tile in every cell. */
export function boardsEqual(a: Board, b: Board): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  for (let cell = 0; cell < a.tiles.length; cell++) {
    if (a.tiles[cell] !== b.tiles[cell]) return false;
  }
  return true;
}

/** The most cells of a board: more than any puzzle has, and few enough for every array that is made for one. */
export const MAX_BOARD_CELLS: number = 2 ** 24;

function assertSize(width: number, height: number): void {
  if (width * height > MAX_BOARD_CELLS) {
    throw new PuzzleError(
      "BOARD_SIZE",
      `boards have up to ${MAX_BOARD_CELLS} cells, not ${width}×${height}`,
    );
  }
  if (!(Number.isSafeInteger(width) && Number.isSafeInteger(height) && width >= 1 && height >= 1)) {
    throw new PuzzleError(
      "BOARD_SIZE",
      `width and height must be whole numbers from 1 up, got ${width} and ${height}`,
    );
  }
}
