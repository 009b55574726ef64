import { describe, expect, it } from "vitest";
import { createBoard, farthestBoard, goalBoard, solve } from "./index.ts";

describe("farthestBoard", () => {
  it.each([
    [3, 3, 31],
    [3, 2, 21],
    [4, 2, 36],
    [2, 2, 6],
    [4, 1, 3],
    [1, 1, 0],
  ])("goes as far as one can on %i×%i", (width, height, distance) => {
    const start = goalBoard(width, height);
    const farthest = farthestBoard(start);
    expect(farthest.distance).toBe(distance);
    expect(solve({ start, goal: farthest.board })).toMatchObject({ length: distance });
  });

  it("gives the published board", () => {
    const start = createBoard(3, 3, [2, 6, 4, 1, 3, 7, 0, 5, 8]);
    expect(farthestBoard(start).board.tiles).toEqual([8, 1, 5, 7, 3, 6, 4, 0, 2]);
  });

  it("refuses boards of more than nine cells", () => {
    expect(() => farthestBoard(goalBoard(5, 2))).toThrow(
      expect.objectContaining({ code: "BOARD_SIZE" }),
    );
  });
});
