import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distancesTo, multiTileMoves } from "../test/distance-oracle.ts";
import { type Board, boardsEqual, createBoard, goalBoard } from "./board.ts";
import {
  multiTilePath,
  tableDistance,
  tablePath,
  tablePathCount,
  tableRemaining,
} from "./distance-table.ts";
import { applyMoves, invertMoves, legalMoves, moveOrderCodes } from "./move.ts";
import { rank, unrank } from "./permutation.ts";
import { seededRandom } from "./random.ts";
import { randomBoard, scramble } from "./scramble.ts";

/** All shortest paths from `start`, by following every downhill move: the oracle. */
function shortestPaths(start: Board, distances: Map<number, number>): string[] {
  const distance = distances.get(rank(start.tiles))!;
  if (distance === 0) return [""];
  return [...legalMoves(start)].flatMap((move) => {
    const next = applyMoves(start, move);
    if (distances.get(rank(next.tiles)) !== distance - 1) return [];
    return shortestPaths(next, distances).map((rest) => move + rest);
  });
}

function permutationsOf(letters: string): string[] {
  if (letters === "") return [""];
  return [...letters].flatMap((letter) =>
    permutationsOf(letters.replace(letter, "")).map((rest) => letter + rest),
  );
}

describe("tablePath", () => {
  it("is the least of all shortest paths, under each of the 24 letter orders", () => {
    const below = seededRandom(3);
    for (const [width, height] of [
      [3, 3],
      [2, 4],
      [3, 2],
    ] as const) {
      const goal = randomBoard(goalBoard(width, height), below);
      const oracle = distancesTo(goal);
      for (let i = 0; i < 8; i++) {
        const start = randomBoard(goal, below);
        const paths = shortestPaths(start, oracle);
        expect(tableDistance({ start, goal })).toBe(oracle.get(rank(start.tiles)));
        for (const order of permutationsOf("udlr")) {
          const key = (path: string): string =>
            path.replace(/./g, (move) => String(order.indexOf(move)));
          const least = paths.reduce((best, path) => (key(path) < key(best) ? path : best));
          expect(tablePath({ start, goal }, moveOrderCodes(order))).toBe(least);
        }
      }
    }
  });

  it.each([
    [2, 2],
    [2, 4],
    [3, 2],
    [5, 1],
  ])("is the least whichever mirror its %i×%i goal is seen in", (width, height) => {
    const below = seededRandom(7);
    for (let blank = 0; blank < width * height; blank++) {
      const goal = goalBoard(width, height, blank);
      const start = randomBoard(goal, below);
      const paths = shortestPaths(start, distancesTo(goal));
      expect(tablePath({ start, goal }, moveOrderCodes("dlru"))).toBe(paths.sort()[0]);
    }
  });

  it("ends in the goal from every board of 2×3", () => {
    const goal = createBoard(3, 2, [5, 0, 3, 1, 4, 2]);
    for (const index of distancesTo(goal).keys()) {
      const start = createBoard(3, 2, unrank(index, 6));
      expect(boardsEqual(applyMoves(start, tablePath({ start, goal })), goal)).toBe(true);
    }
  });
});

describe("tableRemaining and tablePathCount", () => {
  it("agree with plain breadth-first search on every board of 3×2 and of 1×5, for random goals", () => {
    const below = seededRandom(7);
    for (const [width, height] of [
      [3, 2],
      [2, 3],
      [1, 5],
      [5, 1],
    ] as const) {
      const goal = randomBoard(goalBoard(width, height), below);
      const oracle = distancesTo(goal);
      for (const [index, distance] of oracle) {
        const start = createBoard(width, height, unrank(index, width * height));
        const expected = Object.fromEntries(
          [...legalMoves(start)].map((move) => [
            move,
            oracle.get(rank(applyMoves(start, move).tiles)),
          ]),
        );
        expect(tableDistance({ start, goal })).toBe(distance);
        expect(tableRemaining({ start, goal })).toEqual(expected);
        expect(tablePathCount({ start, goal })).toBe(BigInt(shortestPaths(start, oracle).length));
      }
    }
  });

  it("count the shortest paths of the farthest 3×3 boards", () => {
    const goal = goalBoard(3, 3);
    const oracle = distancesTo(goal);
    for (const tiles of [
      [8, 6, 7, 2, 5, 4, 3, 0, 1],
      [6, 4, 7, 8, 5, 0, 3, 2, 1],
    ]) {
      const start = createBoard(3, 3, tiles);
      const count = tablePathCount({ start, goal });
      expect(count).toBe(BigInt(shortestPaths(start, oracle).length));
      expect(count).toBe(40n);
    }
  });
});

describe("multiTilePath", () => {
  it.each([
    [3, 3],
    [4, 2],
    [2, 4],
    [2, 3],
    [1, 4],
    [4, 1],
  ])("is a shortest path of %i×%i boards, with as many runs as it says", (width, height) => {
    const below = seededRandom(11);
    const goal = randomBoard(goalBoard(width, height), below);
    const oracle = distancesTo(goal, multiTileMoves);
    for (let i = 0; i < 200; i++) {
      const start = randomBoard(goal, below);
      const { moves, length } = multiTilePath({ start, goal });
      expect(length).toBe(oracle.get(rank(start.tiles)));
      expect(moves.match(/(.)\1*/g)?.length ?? 0).toBe(length);
      expect(boardsEqual(applyMoves(start, moves), goal)).toBe(true);
    }
  });

  it("tries the letters in the order given", () => {
    const goal = goalBoard(3, 3);
    const start = applyMoves(goal, "uullddrruu");
    expect(multiTilePath({ start, goal }, moveOrderCodes("udlr"))).toEqual({
      moves: "ddlluurrdd",
      length: 5,
    });
  });
});

describe("two sides", () => {
  it("of a ten-cell board are equally far from each other", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), (a, b, wide) => {
        const [width, height] = wide ? [5, 2] : [2, 5];
        const start = scramble({ width, height, seed: a });
        const goal = scramble({ width, height, seed: b, goal: start });
        const there = tablePath({ start, goal });
        const back = tablePath({ start: goal, goal: start });
        expect(back).toHaveLength(there.length);
        expect(boardsEqual(applyMoves(start, there), goal)).toBe(true);
        expect(boardsEqual(applyMoves(start, invertMoves(back)), goal)).toBe(true);
        expect(tablePathCount({ start, goal })).toBe(tablePathCount({ start: goal, goal: start }));
        const { length } = multiTilePath({ start, goal });
        expect(multiTilePath({ start: goal, goal: start }).length).toBe(length);
      }),
    );
  });
});
