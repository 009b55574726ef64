import { describe, expect, it } from "vitest";
import {
  distancesTo,
  keyOf,
  leastOf,
  letterOrders,
  plainAStar,
  plainHeuristics,
  shortestPaths,
} from "../../test/brute-force.ts";
import { solvedBy, walkFrom } from "../../test/searches.ts";
import { createBoard, goalBoard } from "../board.ts";
import { EVERY_SIZE_HEURISTICS } from "../heuristics/heuristic-value.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { aStar } from "./a-star.ts";

describe("aStar", () => {
  it.each(EVERY_SIZE_HEURISTICS)("with %s counts as the algorithm that is taught", (heuristic) => {
    const below = seededRandom(5);
    for (let n = 0; n < 12; n++) {
      const [width, height] = (
        [
          [3, 2],
          [2, 3],
          [3, 3],
          [4, 3],
        ] as const
      )[n % 4]!;
      const goal = randomBoard(goalBoard(width, height), below);
      const start = walkFrom(goal, 16, below);
      const plain = plainAStar({ start, goal }, plainHeuristics[heuristic], "udlr");
      const { expanded, generated } = plain;
      const outcome = solvedBy(aStar({ start, goal }, { heuristic }));
      expect(outcome.stats).toEqual({ expanded, generated });
      expect(outcome).toMatchObject({ moves: plain.moves, method: "a-star", heuristic });
    }
  });

  it.each(EVERY_SIZE_HEURISTICS)(
    "with %s finds the least path where an order is given",
    (heuristic) => {
      for (const goal of [goalBoard(3, 2), goalBoard(2, 3, 2), goalBoard(2, 2, 1)]) {
        const distances = distancesTo(goal);
        const boards = [...distances.values()].map(({ board }) => board);
        for (const order of letterOrders()) {
          for (const start of boards.filter((_, n) => n % 7 === 0)) {
            const outcome = solvedBy(aStar({ start, goal }, { heuristic, order }));
            expect(outcome.moves).toBe(leastOf(shortestPaths(start, distances), order));
            expect(outcome.length).toBe(distances.get(keyOf(start))?.distance);
          }
        }
      }
    },
  );

  it("counts the pass for the least path as well, no state twice", () => {
    const problem = {
      start: createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]),
      goal: goalBoard(3, 3),
    };
    const any = solvedBy(aStar(problem, { heuristic: "misplacedTiles" }));
    const least = solvedBy(aStar(problem, { heuristic: "misplacedTiles", order: "dlru" }));
    expect(least.stats.expanded).toBeGreaterThanOrEqual(any.stats.expanded + 31);
    expect(least.stats.expanded).toBeLessThanOrEqual(any.stats.expanded + 181_440);
    expect(least.stats.generated).toBeGreaterThan(any.stats.generated);
    // The order is that of the alphabet.
    expect(least.moves <= any.moves).toBe(true);
  });
});
