import { describe, expect, it } from "vitest";
import { type Board, boardsEqual, createBoard, goalBoard } from "./board.ts";
import { distanceTable, tableDistance, tablePath } from "./distance-table.ts";
import { applyMoves, legalMoves, moveOrderCodes } from "./move.ts";
import { rank, unrank } from "./permutation.ts";
import { seededRandom } from "./random.ts";
import { randomBoard } from "./scramble.ts";

/** Distances from every board to `goal`, by plain breadth-first search over whole boards: the oracle. */
function distancesTo(goal: Board): Map<number, number> {
  const distances = new Map([[rank(goal.tiles), 0]]);
  let level = [goal];
  for (let distance = 1; level.length > 0; distance++) {
    const next: Board[] = [];
    for (const board of level) {
      for (const move of legalMoves(board)) {
        const moved = applyMoves(board, move);
        const index = rank(moved.tiles);
        if (distances.has(index)) continue;
        distances.set(index, distance);
        next.push(moved);
      }
    }
    level = next;
  }
  return distances;
}

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

describe("distanceTable", () => {
  it.each([
    [1, 1],
    [2, 1],
    [1, 3],
    [9, 1],
    [1, 9],
    [2, 2],
    [3, 2],
    [2, 3],
    [4, 2],
    [2, 4],
  ])("agrees with plain breadth-first search on %i×%i boards and every blank", (width, height) => {
    for (let blank = 0; blank < width * height; blank++) {
      const goal = goalBoard(width, height, blank);
      const oracle = distancesTo(goal);
      const counts: number[] = [];
      for (const distance of oracle.values()) counts[distance] = (counts[distance] ?? 0) + 1;
      expect(distanceTable(width, height, blank).depthCounts).toEqual(counts);
    }
  });

  it("holds 181,440 boards of 3×3, the farthest 31 moves away, in 45,360 bytes", () => {
    const { depthCounts, bytes } = distanceTable(3, 3, 8);
    expect(depthCounts.reduce((sum, count) => sum + count)).toBe(181_440);
    expect(depthCounts.length - 1).toBe(31);
    expect(depthCounts[31]).toBe(2);
    expect(bytes).toBe(45_360);
  });

  it("refuses what it does not cover", () => {
    const size = expect.objectContaining({ code: "BOARD_SIZE" });
    expect(() => distanceTable(4, 3, 0)).toThrow(size);
    expect(() => distanceTable(0, 3, 0)).toThrow(size);
    expect(() => distanceTable(3, 3, 9)).toThrow(expect.objectContaining({ code: "TILE_INVALID" }));
  });
});

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
