import { describe, expect, it } from "vitest";
import { goalBoard } from "./board.ts";
import { isReachable } from "./parity.ts";
import { rank } from "./permutation.ts";
import { createProblem } from "./problem.ts";
import { seededRandom } from "./random.ts";
import { randomBoard, scramble } from "./scramble.ts";
import { solve } from "./solve.ts";

describe("scramble", () => {
  it("is the same on every machine", () => {
    expect(scramble({ width: 4, height: 4, seed: 1 }).tiles).toEqual([
      6, 3, 11, 10, 1, 12, 8, 15, 0, 2, 9, 7, 13, 4, 14, 5,
    ]);
    expect(scramble({ width: 3, height: 3, seed: 2 ** 53 - 1 }).tiles).toEqual([
      0, 3, 6, 2, 5, 4, 8, 1, 7,
    ]);
  });

  it("tells all seeds apart, those above 32 bits too", () => {
    const boards = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 40].map((seed) =>
      scramble({ width: 5, height: 5, seed }).tiles.join(),
    );
    expect(new Set(boards).size).toBe(boards.length);
  });

  it.each([
    [2, 2, 12],
    [2, 3, 360],
    [3, 2, 360],
    [5, 1, 5],
    [1, 5, 5],
    [1, 1, 1],
  ])("is uniform over the reachable %i×%i boards", (width, height, boards) => {
    const goal = goalBoard(width, height);
    const below = seededRandom(7);
    const expected = 200;
    const counts = new Map<number, number>();
    for (let i = 0; i < boards * expected; i++) {
      const board = randomBoard(goal, below);
      expect(isReachable(createProblem(board, goal))).toBe(true);
      const index = rank(board.tiles);
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    expect(counts.size).toBe(boards);
    // Pearson's statistic has mean boards-1 and variance 2·(boards-1): five deviations are far out.
    let statistic = 0;
    for (const count of counts.values()) statistic += (count - expected) ** 2 / expected;
    expect(statistic).toBeLessThanOrEqual(boards - 1 + 5 * Math.sqrt(2 * boards));
  });

  it("reaches the goal that it is given", () => {
    const goal = goalBoard(4, 4, 0);
    for (let seed = 0; seed < 50; seed++) {
      expect(isReachable(createProblem(scramble({ width: 4, height: 4, seed, goal }), goal))).toBe(
        true,
      );
    }
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])("refuses the seed %d", (seed) => {
    const call = (): void => void scramble({ width: 3, height: 3, seed });
    expect(call).toThrow(expect.objectContaining({ code: "SEED_INVALID" }));
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    "draws below no bound such as %s",
    (bound) => {
      const draw = () => seededRandom(7)(bound as number);
      expect(draw).toThrow(expect.objectContaining({ code: "OPTION_INVALID" }));
      expect(seededRandom(7)(2 ** 32)).toBeLessThan(2 ** 32);
    },
  );

  it("refuses a goal of another size", () => {
    const call = (): void => void scramble({ width: 3, height: 3, seed: 1, goal: goalBoard(2, 2) });
    expect(call).toThrow(expect.objectContaining({ code: "GOAL_SIZE" }));
  });
});

describe("scramble to a depth", () => {
  it("walks at most so far from the goal, and an even number of moves for an even depth", () => {
    for (let seed = 0; seed < 50; seed++) {
      for (const depth of [0, 1, 2, 7, 30]) {
        const board = scramble({ width: 3, height: 3, seed, depth });
        const outcome = solve(createProblem(board));
        expect(outcome.status).toBe("solved");
        const length = outcome.status === "solved" ? outcome.length : Number.NaN;
        expect(length).toBeLessThanOrEqual(depth);
        expect(length % 2).toBe(depth % 2);
        if (depth <= 2) expect(length).toBe(depth);
      }
    }
  });

  it("turns round at the end of a line, and stays where there is no way", () => {
    expect(scramble({ width: 3, height: 1, seed: 1, depth: 3 }).tiles).toEqual([1, 0, 2]);
    expect(scramble({ width: 1, height: 1, seed: 1, depth: 3 }).tiles).toEqual([0]);
  });

  it.each([-1, 1.5, Number.NaN])("refuses a depth of %f", (depth) => {
    expect(() => scramble({ width: 3, height: 3, seed: 1, depth })).toThrow(/depth/);
  });
});
