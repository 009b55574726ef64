import { depthCounts, multiTileDepthCounts } from "@slidepath/golden";
import { describe, expect, it } from "vitest";
import { type Board, goalBoard } from "./board.ts";
import { isReachable } from "./parity.ts";
import { FACTORIALS, unrank } from "./permutation.ts";
import { seededRandom } from "./random.ts";
import { randomBoard } from "./scramble.ts";
import { createSolver, solve } from "./solve.ts";
import { distanceTable } from "./table-store.ts";

/** Twelve cells take seconds each: bench/spaces.ts has them. */
function isQuick([key]: [string, readonly number[]]): boolean {
  const [width, height] = key.match(/\d+/g)!.map(Number);
  return width! * height! <= 10;
}

describe("the distance tables", () => {
  it.each(Object.entries(depthCounts()).filter(isQuick))(
    "have the published counts by depth: %s",
    (key, counts) => {
      const [width, height, blank] = key.match(/\d+/g)!.map(Number);
      expect(distanceTable(width!, height!, blank!).depthCounts).toEqual(counts);
    },
  );

  it.each(Object.entries(multiTileDepthCounts()).filter(isQuick))(
    "have the published counts by depth in the multi-tile metric: %s",
    (key, counts) => {
      const [width, height, blank] = key.match(/\d+/g)!.map(Number);
      expect(distanceTable(width!, height!, blank!, "multi-tile").depthCounts).toEqual(counts);
    },
  );
});

/** Moves as tile-string exchanges, written apart from core on purpose. */
function neighbours(state: string, order: string): [string, string][] {
  const blank = state.indexOf("0");
  const steps: Record<string, number> = { u: -3, d: 3, l: -1, r: 1 };
  return [...order].flatMap((move): [string, string][] => {
    const cell = blank + steps[move]!;
    if (cell < 0 || cell > 8) return [];
    if ((move === "l" || move === "r") && Math.floor(cell / 3) !== Math.floor(blank / 3)) return [];
    const tiles = [...state];
    tiles[blank] = tiles[cell]!;
    tiles[cell] = "0";
    return [[move, tiles.join("")]];
  });
}

/**
 * The least path of every board that leads to `goal`, brute force: level by level away from the goal, each
 * board takes the least of all its moves followed by the neighbour's least path.
 */
function leastPaths(goal: string, order: string): Map<string, string> {
  const inverse: Record<string, string> = { u: "d", d: "u", l: "r", r: "l" };
  const letter: Record<string, string> = Object.fromEntries(
    [...order].map((move, i) => [move, `${i}`]),
  );
  let level = new Map([[goal, ""]]);
  const paths = new Map<string, string>(level);
  while (level.size > 0) {
    const next = new Map<string, string>();
    for (const [state, path] of level) {
      for (const [move, from] of neighbours(state, order)) {
        if (paths.has(from)) continue;
        const candidate = letter[inverse[move]!]! + path;
        const best = next.get(from);
        if (best === undefined || candidate < best) next.set(from, candidate);
      }
    }
    for (const [state, path] of next) paths.set(state, path);
    level = next;
  }
  for (const [state, path] of paths)
    paths.set(
      state,
      path.replace(/\d/g, (digit) => order[Number(digit)]!),
    );
  return paths;
}

describe("every 3×3 board", () => {
  const goal: Board = { width: 3, height: 3, tiles: [1, 2, 3, 8, 0, 4, 7, 6, 5] };

  it.each(["dlru", "udlr"])("has the least path that brute force finds, under %s", (order) => {
    const paths = leastPaths(goal.tiles.join(""), order);
    expect(paths.size).toBe(181_440);
    let different = 0;
    for (const [state, path] of paths) {
      const start = { width: 3, height: 3, tiles: Array.from(state, Number) };
      const outcome = solve({ start, goal }, { order });
      if (outcome.status !== "solved" || outcome.moves !== path || !outcome.optimal) different++;
    }
    expect(different).toBe(0);
  });

  it("is solvable exactly if brute force reaches it", () => {
    const paths = leastPaths(goal.tiles.join(""), "udlr");
    let different = 0;
    for (let index = 0; index < FACTORIALS[9]!; index++) {
      const tiles = unrank(index, 9);
      if (
        isReachable({ start: { width: 3, height: 3, tiles }, goal }) !== paths.has(tiles.join(""))
      )
        different++;
    }
    expect(different).toBe(0);
  });
});

describe("breadth-first, A*, IDA* and the tables", () => {
  it("agree on the length and the least path of random boards", () => {
    const below = seededRandom(20_261_129);
    for (let i = 0; i < 60; i++) {
      const goal = randomBoard(goalBoard(3, 3), below);
      const start = randomBoard(goal, below);
      const expected = solve({ start, goal }, { order: "dlru" });
      for (const method of ["breadth-first", "a-star", "ida-star"] as const) {
        for (const heuristic of ["misplacedTiles", "manhattan", "linearConflict"] as const) {
          const outcome = createSolver({ start, goal }, { method, heuristic, order: "dlru" }).run(
            Number.MAX_SAFE_INTEGER,
          );
          expect(outcome).toMatchObject({
            status: "solved",
            optimal: true,
            moves: expected.status === "solved" ? expected.moves : "",
          });
        }
      }
    }
  });
});
