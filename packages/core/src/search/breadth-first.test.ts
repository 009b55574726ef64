import { describe, expect, it } from "vitest";
import {
  distancesTo,
  keyOf,
  leastOf,
  letterOrders,
  plainBreadthFirst,
  shortestPaths,
} from "../../test/brute-force.ts";
import { solvedBy, walkFrom } from "../../test/searches.ts";
import { createBoard, goalBoard } from "../board.ts";
import { createProblem } from "../problem.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { breadthFirst } from "./breadth-first.ts";

describe("breadthFirst", () => {
  it("reaches the farthest boards of 3×3, and expands none of the last two", () => {
    const problem = createProblem(createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]));
    const outcome = solvedBy(breadthFirst(problem));
    expect(outcome).toMatchObject({
      length: 31,
      optimal: true,
      lowerBound: 31,
      method: "breadth-first",
    });
    expect(outcome).not.toHaveProperty("heuristic");
    // Of the 181,440 boards 2 are 31 moves away and 221 are 30; of these some are expanded.
    expect(outcome.stats.expanded).toBeGreaterThan(181_440 - 2 - 221);
    expect(outcome.stats.expanded).toBeLessThanOrEqual(181_440 - 2);
  });

  it("counts as the algorithm that is taught, in each order, ranked and hashed", () => {
    const below = seededRandom(11);
    for (const order of letterOrders()) {
      for (const [width, height, steps] of [
        [3, 2, 99],
        [2, 4, 12],
        [4, 3, 11],
        [3, 4, 11],
        [6, 2, 11],
      ] as const) {
        const goal = randomBoard(goalBoard(width, height), below);
        const start = walkFrom(goal, steps, below);
        const outcome = solvedBy(breadthFirst({ start, goal }, { order }));
        const { moves, ...counts } = plainBreadthFirst({ start, goal }, order);
        expect([outcome.moves, outcome.stats]).toEqual([moves, counts]);
      }
    }
  });

  it("hashes small boards too where their ranks would take too much, with the same answer", () => {
    const goal = goalBoard(3, 3, 4);
    const start = walkFrom(goal, 15, seededRandom(2));
    const ranked = breadthFirst({ start, goal });
    const hashed = breadthFirst({ start, goal }, { limits: { bytes: 700_000 } });
    expect(solvedBy(ranked)).toEqual(solvedBy(hashed));
    expect(ranked.progress().bytes).toBeGreaterThan(362_880);
    expect(hashed.progress().bytes).toBeLessThan(362_880);
  });

  it("finds the least of all shortest paths, in each of the 24 orders", () => {
    for (const goal of [goalBoard(3, 2), goalBoard(2, 3, 2), goalBoard(2, 2, 1)]) {
      const distances = distancesTo(goal);
      const boards = [...distances.values()].map(({ board }) => board);
      for (const order of letterOrders()) {
        for (const start of boards.filter((_, n) => n % 7 === 0)) {
          const outcome = solvedBy(breadthFirst({ start, goal }, { order }));
          const least = leastOf(shortestPaths(start, distances), order);
          expect(outcome).toMatchObject({
            moves: least,
            length: distances.get(keyOf(start))?.distance,
          });
        }
      }
    }
  });
});
