import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBoard, goalBoard } from "../../board.ts";
import { leadsTo } from "../../move.ts";
import { isReachable } from "../../parity.ts";
import { unrank } from "../../permutation.ts";
import { createProblem } from "../../problem.ts";
import { seededRandom } from "../../random.ts";
import { randomBoard } from "../../scramble.ts";
import { solve } from "../../solve.ts";
import { construct } from "./construct-search.ts";

describe("construct", () => {
  it("leads from thousands of boards of 3×3 to a goal with the blank in the middle", () => {
    const goal = createBoard(3, 3, [1, 2, 3, 8, 0, 4, 7, 6, 5]);
    let solved = 0;
    for (let index = 0; index < 362_880; index += 31) {
      const start = createBoard(3, 3, unrank(index, 9));
      const outcome = construct({ start, goal });
      if (outcome.status === "solved" && leadsTo({ start, goal }, outcome.moves)) solved++;
      else expect(isReachable({ start, goal })).toBe(false);
    }
    expect(solved).toBeGreaterThan(5_000);
  });

  it("leads from any board to any goal, whatever the size and wherever the blanks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 1, max: 11 }),
        fc.nat(),
        (width, height, seed) => {
          const below = seededRandom(seed);
          const goal = randomBoard(goalBoard(width, height), below);
          const start = randomBoard(goal, below);
          const outcome = construct({ start, goal });
          if (outcome.status !== "solved") throw new Error(outcome.status);
          expect(leadsTo({ start, goal }, outcome.moves)).toBe(true);
          expect(outcome.lowerBound).toBeLessThanOrEqual(outcome.length);
          expect(outcome.optimal).toBe(outcome.lowerBound === outcome.length);
          expect(outcome.moves).not.toMatch(/ud|du|lr|rl/);
        },
      ),
    );
  });

  it("stays far below 10,000 moves on 10×10", () => {
    const below = seededRandom(10);
    for (let i = 0; i < 50; i++) {
      const goal = randomBoard(goalBoard(10, 10), below);
      const outcome = construct({ start: randomBoard(goal, below), goal });
      expect(outcome.status === "solved" && outcome.length).toBeLessThan(3000);
    }
  });

  it("tells an unsolvable board, and is a method of solve", () => {
    const unsolvable = createProblem(createBoard(3, 3, [2, 1, 3, 4, 5, 6, 7, 8, 0]));
    expect(construct(unsolvable)).toMatchObject({ status: "unsolvable" });
    const problem = createProblem(createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]));
    expect(solve(problem, { method: "construct" })).toEqual(construct(problem));
    expect(construct(createProblem(goalBoard(4, 4)))).toMatchObject({ moves: "", optimal: true });
  });
});
