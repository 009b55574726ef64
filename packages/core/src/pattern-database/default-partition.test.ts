import { describe, expect, it } from "vitest";
import { createBoard, goalBoard } from "../board.ts";
import { partitionOfSizes } from "./default-partition.ts";

describe("partitionOfSizes", () => {
  it("gives Korf and Felner's partitions, turned to the corner of the blank", () => {
    expect(partitionOfSizes(goalBoard(4, 4, 0), [8, 7])).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14, 15],
    ]);
    expect(partitionOfSizes(goalBoard(4, 4), [7, 8])).toEqual([
      [15, 14, 13, 12, 11, 10, 9],
      [8, 7, 6, 5, 4, 3, 2, 1],
    ]);
    expect(partitionOfSizes(goalBoard(5, 5, 0), [6, 6, 6, 6])).toEqual([
      [1, 2, 5, 6, 7, 12],
      [3, 4, 8, 9, 13, 14],
      [10, 11, 15, 16, 20, 21],
      [17, 18, 19, 22, 23, 24],
    ]);
  });

  it("names tiles as the goal does", () => {
    const goal = createBoard(4, 4, [0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(partitionOfSizes(goal, [5, 5, 5])).toEqual([
      [15, 14, 13, 12, 11],
      [8, 7, 4, 3, 2],
      [10, 9, 6, 5, 1],
    ]);
  });

  it("cuts other boards to and fro over the rows, in the order of the sizes", () => {
    expect(partitionOfSizes(goalBoard(4, 3), [4, 2, 5])).toEqual([
      [1, 2, 3, 4],
      [8, 7],
      [6, 5, 9, 10, 11],
    ]);
    expect(partitionOfSizes(goalBoard(4, 4, 5), [8, 7])).toEqual([
      [1, 2, 3, 4, 7, 6, 5, 8],
      [9, 10, 11, 15, 14, 13, 12],
    ]);
  });

  it.each([[[7, 7]], [[]], [[16, -1]], [[7.5, 7.5]], [[15, 0]]])("refuses sizes of %j", (sizes) => {
    expect(() => partitionOfSizes(goalBoard(4, 4), sizes)).toThrow(
      expect.objectContaining({ code: "PARTITION_INVALID" }),
    );
  });
});
