import { describe, expect, it } from "vitest";
import { assertBoard, boardsEqual, createBoard, exchangeTiles, goalBoard } from "./board.ts";

describe("createBoard", () => {
  it("copies what it is given", () => {
    const tiles = [1, 0];
    const board = createBoard(2, 1, tiles);
    tiles[0] = 9;
    expect(board).toEqual({ width: 2, height: 1, tiles: [1, 0] });
  });

  it("takes typed arrays", () => {
    expect(createBoard(1, 2, Uint8Array.of(1, 0)).tiles).toEqual([1, 0]);
  });

  it.each([
    ["a width of zero", 0, 3, [], "BOARD_SIZE", "got 0 and 3"],
    ["a fraction of a cell", 1.5, 2, [0, 1, 2], "BOARD_SIZE", "got 1.5 and 2"],
    ["too few tiles", 3, 3, [1, 2, 3, 4, 5, 6, 7, 8], "BOARD_LENGTH", "has 9 cells, got 8"],
    ["too many tiles", 2, 2, [1, 2, 3, 0, 4], "BOARD_LENGTH", "has 4 cells, got 5"],
    ["a tile that is too great", 2, 2, [1, 2, 4, 0], "TILE_INVALID", "cell 2 holds 4"],
    ["a negative tile", 2, 2, [1, 2, -1, 0], "TILE_INVALID", "cell 2 holds -1"],
    ["a tile that is no number", 2, 2, [1, 2, Number.NaN, 0], "TILE_INVALID", "cell 2 holds NaN"],
    ["a tile twice", 2, 2, [1, 2, 1, 0], "TILE_DUPLICATE", "tile 1 is in cell 0 and in cell 2"],
    [
      "two blanks",
      2,
      2,
      [0, 2, 1, 0],
      "TILE_DUPLICATE",
      "the blank (0) is in cell 0 and in cell 3",
    ],
  ])("refuses %s", (_, width, height, tiles, code, message) => {
    const call = (): void => void createBoard(width, height, tiles);
    expect(call).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });
});

it.each([
  [4097, 4096],
  [1_000_000, 1_000_000],
  [2 ** 52, 2],
])("a board of %i×%i is refused before room is made for it", (width, height) => {
  for (const make of [() => createBoard(width, height, []), () => goalBoard(width, height)]) {
    expect(make).toThrow(expect.objectContaining({ code: "BOARD_SIZE" }));
  }
});

describe("exchangeTiles", () => {
  it("exchanges two tiles by their numbers, and leaves the board that it was given", () => {
    const board = createBoard(3, 2, [5, 1, 0, 2, 4, 3]);
    expect(exchangeTiles(board, 1, 3)).toEqual(createBoard(3, 2, [5, 3, 0, 2, 4, 1]));
    expect(board).toEqual(createBoard(3, 2, [5, 1, 0, 2, 4, 3]));
    expect(exchangeTiles(board, 2, 6)).toEqual(board);
  });
});

describe("goalBoard", () => {
  it("puts the blank last, or where it is told", () => {
    expect(goalBoard(3, 2).tiles).toEqual([1, 2, 3, 4, 5, 0]);
    expect(goalBoard(2, 2, 0).tiles).toEqual([0, 1, 2, 3]);
    expect(goalBoard(1, 1).tiles).toEqual([0]);
    expect(() => assertBoard(goalBoard(7, 5, 17))).not.toThrow();
  });

  it("refuses a cell off the board", () => {
    expect(() => goalBoard(2, 2, 4)).toThrow(expect.objectContaining({ code: "TILE_INVALID" }));
  });
});

describe("boardsEqual", () => {
  it("compares size and tiles", () => {
    expect(boardsEqual(goalBoard(2, 3), goalBoard(2, 3))).toBe(true);
    expect(boardsEqual(goalBoard(2, 3), goalBoard(3, 2))).toBe(false);
    expect(boardsEqual(goalBoard(2, 2), goalBoard(2, 2, 0))).toBe(false);
  });
});
