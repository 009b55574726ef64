import { describe, expect, it } from "vitest";
import {
  distancesTo,
  keyOf,
  leastOf,
  letterOrders,
  plainHeuristics,
  plainIdaStar,
  shortestPaths,
} from "../../test/brute-force.ts";
import { solvedBy, walkFrom } from "../../test/searches.ts";
import { createBoard, goalBoard } from "../board.ts";
import { EVERY_SIZE_HEURISTICS } from "../heuristics/heuristic-value.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { idaStar } from "./ida-star.ts";

/**
 * Of Korf's hundred fifteen puzzles (1985) those with the fewest nodes: number, board, length, and the nodes
 * that his IDA* with Manhattan generates, the start among them.
 */
const KORF = [
  [79, [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15], 42, 540_860],
  [12, [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15], 45, 546_344],
  [42, [4, 5, 7, 2, 9, 14, 12, 13, 0, 3, 6, 11, 8, 1, 15, 10], 42, 877_823],
  [55, [13, 8, 14, 3, 9, 1, 0, 7, 15, 5, 4, 10, 12, 2, 6, 11], 41, 927_212],
  [97, [9, 14, 5, 7, 8, 15, 1, 2, 10, 4, 13, 6, 12, 0, 11, 3], 44, 1_002_927],
] as const;

describe("idaStar", () => {
  it.each(KORF)("generates on Korf's puzzle %i the published nodes", (_, tiles, length, nodes) => {
    const problem = { start: createBoard(4, 4, tiles), goal: goalBoard(4, 4, 0) };
    const outcome = solvedBy(idaStar(problem, { heuristic: "manhattan", order: "ulrd" }));
    expect(outcome.length).toBe(length);
    expect(outcome.stats.generated + 1).toBe(nodes);
  });

  it.each(EVERY_SIZE_HEURISTICS)("with %s counts as the algorithm that is taught", (heuristic) => {
    const below = seededRandom(6);
    for (const order of letterOrders()) {
      for (const [width, height] of [
        [3, 2],
        [2, 3],
        [3, 3],
        [4, 3],
        [6, 2],
      ] as const) {
        const goal = randomBoard(goalBoard(width, height), below);
        const start = walkFrom(goal, 14, below);
        const plain = plainIdaStar({ start, goal }, plainHeuristics[heuristic], order);
        const { moves, ...stats } = plain;
        const outcome = solvedBy(idaStar({ start, goal }, { heuristic, order }));
        expect(outcome).toMatchObject({ moves, stats, method: "ida-star", heuristic });
      }
    }
  });

  it.each(EVERY_SIZE_HEURISTICS)("with %s finds the least path in each order", (heuristic) => {
    for (const goal of [goalBoard(3, 2), goalBoard(2, 3, 2), goalBoard(2, 2, 1)]) {
      const distances = distancesTo(goal);
      const boards = [...distances.values()].map(({ board }) => board);
      for (const order of letterOrders()) {
        for (const start of boards.filter((_, n) => n % 11 === 0)) {
          const outcome = solvedBy(idaStar({ start, goal }, { heuristic, order }));
          expect(outcome.moves).toBe(leastOf(shortestPaths(start, distances), order));
          expect(outcome.length).toBe(distances.get(keyOf(start))?.distance);
        }
      }
    }
  });

  it("takes u d l r for the order where none is given", () => {
    const problem = {
      start: createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]),
      goal: goalBoard(3, 3),
    };
    const heuristic = "linearConflict";
    const { moves } = solvedBy(idaStar(problem, { heuristic }));
    expect(moves).toBe(solvedBy(idaStar(problem, { heuristic, order: "udlr" })).moves);
    expect(moves).toBe("uulddrruuldldrruuldldrruullddrr");
  });
});
