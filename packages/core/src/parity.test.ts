import { describe, expect, it } from "vitest";
import { type Board, createBoard, goalBoard } from "./board.ts";
import { applyMoves, legalMoves } from "./move.ts";
import { explainReachability, isReachable } from "./parity.ts";
import { FACTORIALS, rank, unrank } from "./permutation.ts";

/** Every board that moves lead to, by flooding: the oracle. */
function flood(from: Board): Set<number> {
  const seen = new Set([rank(from.tiles)]);
  const open = [from];
  for (let board = open.pop(); board !== undefined; board = open.pop()) {
    for (const move of legalMoves(board)) {
      const next = applyMoves(board, move);
      const index = rank(next.tiles);
      if (seen.has(index)) continue;
      seen.add(index);
      open.push(next);
    }
  }
  return seen;
}

describe("reachability", () => {
  it.each([
    [1, 1],
    [2, 1],
    [1, 2],
    [4, 1],
    [1, 4],
    [5, 1],
    [2, 2],
    [3, 2],
    [2, 3],
  ])("agrees with flooding on all pairs of a %i×%i goal and start", (width, height) => {
    const cells = width * height;
    for (let blank = 0; blank < cells; blank++) {
      const goal = goalBoard(width, height, blank);
      const reached = flood(goal);
      for (let index = 0; index < FACTORIALS[cells]!; index++) {
        const start = createBoard(width, height, unrank(index, cells));
        const argument = explainReachability({ start, goal });
        expect(argument.reachable).toBe(reached.has(index));
        expect(isReachable({ start, goal })).toBe(reached.has(index));
        if (!argument.reachable && argument.swap !== null) {
          const [a, b] = argument.swap;
          const exchange = (tile: number): number => (tile === a ? b : tile === b ? a : tile);
          const mended = createBoard(width, height, start.tiles.map(exchange));
          expect(isReachable({ start: mended, goal })).toBe(true);
        }
      }
    }
  });

  it("agrees with flooding from a goal that is in no order", () => {
    const goal = createBoard(3, 2, [4, 0, 2, 5, 1, 3]);
    const reached = flood(goal);
    for (let index = 0; index < FACTORIALS[6]!; index++) {
      const start = createBoard(3, 2, unrank(index, 6));
      expect(isReachable({ start, goal })).toBe(reached.has(index));
      expect(explainReachability({ start, goal }).reachable).toBe(reached.has(index));
    }
  });

  it("gives the whole argument for Loyd's 14-15 puzzle", () => {
    const start = createBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]);
    expect(explainReachability({ start, goal: goalBoard(4, 4) })).toEqual({
      reachable: false,
      rule: "even-width",
      start: { inversions: 1, blankRow: 3, parity: 0 },
      goal: { inversions: 0, blankRow: 3, parity: 1 },
      swap: [15, 14],
    });
  });

  it("offers the first two tiles where none but the blank stands in another's place", () => {
    const start = createBoard(3, 3, [1, 2, 3, 4, 5, 6, 0, 8, 7]);
    expect(explainReachability({ start, goal: goalBoard(3, 3) })).toMatchObject({
      reachable: false,
      swap: [1, 2],
    });
  });

  it("counts the blank's row on even widths only", () => {
    const start = createBoard(3, 3, [1, 2, 3, 4, 5, 0, 7, 8, 6]);
    expect(explainReachability({ start, goal: goalBoard(3, 3) })).toEqual({
      reachable: true,
      rule: "odd-width",
      start: { inversions: 2, blankRow: 1, parity: 0 },
      goal: { inversions: 0, blankRow: 2, parity: 0 },
    });
  });

  it("goes by the order on a line, where parity is not enough", () => {
    const start = createBoard(4, 1, [2, 3, 1, 0]);
    expect(explainReachability({ start, goal: goalBoard(4, 1) })).toEqual({
      reachable: false,
      rule: "line",
      start: { inversions: 2, blankRow: 0, parity: 0 },
      goal: { inversions: 0, blankRow: 0, parity: 0 },
      swap: null,
      firstDifference: 0,
    });
  });

  it("is told on a board of 999×999 cells", () => {
    const width = 999;
    const goal = goalBoard(width, width);
    const tiles = goal.tiles.slice();
    [tiles[0], tiles[1]] = [2, 1];
    expect(isReachable({ start: goal, goal })).toBe(true);
    expect(isReachable({ start: createBoard(width, width, tiles), goal })).toBe(false);
  });

  it("refuses boards of two sizes", () => {
    const call = (): boolean => isReachable({ start: goalBoard(2, 3), goal: goalBoard(3, 2) });
    expect(call).toThrow(expect.objectContaining({ code: "GOAL_SIZE" }));
  });
});
