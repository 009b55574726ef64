import { createBoard, createProblem, goalBoard, scramble } from "@slidepath/core";
import { assert as check, integer, nat, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { printMatrix, readMatrix } from "./picture-matrix.ts";

describe("printMatrix", () => {
  test("numbers pieces from 0 by their place, and writes -1 for the gap", () => {
    // The piece in the middle (4) is away; above it lies piece 4's right neighbour, 5.
    const start = createBoard(3, 3, [1, 5, 2, 4, 3, 0, 6, 7, 8]);
    expect(printMatrix({ start, goal: goalBoard(3, 3, 4) })).toBe("1 1\n0 5 1\n3 2 -1\n6 7 8\n");
  });

  test("writes boards that are wider than high", () => {
    const start = createBoard(3, 2, [0, 1, 2, 3, 4, 5]);
    expect(printMatrix({ start, goal: goalBoard(3, 2) })).toBe("1 2\n-1 0 1\n2 3 4\n");
  });

  test("goes by the goal's own order", () => {
    const goal = createBoard(3, 3, [1, 2, 3, 8, 0, 4, 7, 6, 5]);
    expect(printMatrix({ start: goal, goal })).toBe("1 1\n0 1 2\n3 -1 5\n6 7 8\n");
  });
});

describe("readMatrix", () => {
  test("reads a published sample", () => {
    expect(readMatrix("2 2\n0 1 2 3 -1 4 6 7 5\n", "en")).toEqual({
      ok: true,
      problem: createProblem(createBoard(3, 3, [1, 2, 3, 4, 0, 5, 7, 8, 6])),
    });
  });

  test.each([
    ["", 1, 1, "INPUT_EMPTY"],
    ["2 2\n0 1 2\n3 q 4\n6 7 5\n", 3, 3, "TILE_FOREIGN"],
    ["2 2\n0 1 2\n3 -1 4\n6 7 7\n", 4, 5, "TILE_DUPLICATE"],
    ["2 2\n0 1 2\n3 -1 4\n6 7 9\n", 4, 5, "TILE_RANGE"],
    ["1 1\n0 1 2\n3 -1 4\n6 7 5\n", 3, 6, "PIECE_TAKEN"],
    ["3 0\n0 1 2\n3 -1 4\n6 7 5\n", 1, 1, "NUMBER_RANGE"],
    ["2 2\n0 1 2\n3 -1 4\n6 7\n", 4, 3, "LINE_SHORT"],
  ])("points at what is wrong with %j: line %i, column %i", (text, line, column, code) => {
    expect(readMatrix(text, "en")).toMatchObject({ ok: false, fault: { line, column, code } });
  });

  test("speaks Chinese", () => {
    expect(readMatrix("2 2\n0 1 2\n3 q 4\n6 7 5\n", "zh-CN")).toMatchObject({
      fault: { message: expect.stringContaining("“q”不是方块") },
    });
  });
});

test("what is written is read again: any size, any missing piece", () => {
  check(
    property(
      integer({ min: 2, max: 10 }),
      integer({ min: 2, max: 10 }),
      nat(),
      nat(),
      (width, height, away, seed) => {
        const goal = goalBoard(width, height, away % (width * height));
        const problem = createProblem(scramble({ width, height, seed, goal }), goal);
        expect(readMatrix(printMatrix(problem), "en")).toEqual({ ok: true, problem });
      },
    ),
  );
});
