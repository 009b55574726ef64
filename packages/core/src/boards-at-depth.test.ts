import { describe, expect, it } from "vitest";
import { distancesTo, multiTileMoves, singleTileMoves } from "../test/distance-oracle.ts";
import { type Board, createBoard, goalBoard } from "./board.ts";
import { type BoardsAtDepthOptions, boardsAtDepth } from "./boards-at-depth.ts";
import { rank } from "./permutation.ts";
import { seededRandom } from "./random.ts";
import { randomBoard } from "./scramble.ts";
import { distanceTable } from "./table-store.ts";

function listed(goal: Board, options?: BoardsAtDepthOptions): readonly Board[] {
  return boardsAtDepth(goal, options).run(Number.POSITIVE_INFINITY)!;
}

function ranksOf(boards: readonly Board[]): number[] {
  return boards.map(({ tiles }) => rank(tiles)).sort((a, b) => a - b);
}

describe("boardsAtDepth", () => {
  it("names the two farthest boards of 3×3", () => {
    expect(ranksOf(listed(goalBoard(3, 3)))).toEqual(
      ranksOf([
        createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]),
        createBoard(3, 3, [6, 4, 7, 8, 5, 0, 3, 2, 1]),
      ]),
    );
  });

  it.each([
    [3, 2],
    [2, 4],
    [2, 2],
    [5, 1],
    [1, 1],
  ])(
    "names the boards of %i×%i that plain search finds at each depth, in both metrics",
    (width, height) => {
      const goal = randomBoard(goalBoard(width, height), seededRandom(5));
      for (const metric of ["single-tile", "multi-tile"] as const) {
        const oracle = [
          ...distancesTo(goal, metric === "multi-tile" ? multiTileMoves : singleTileMoves),
        ];
        const last = Math.max(...oracle.map(([, distance]) => distance));
        for (let depth = 0; depth <= last + 1; depth++) {
          const expected = oracle.filter(([, distance]) => distance === depth);
          expect(ranksOf(listed(goal, { depth, metric }))).toEqual(
            expected.map(([index]) => index).sort((a, b) => a - b),
          );
        }
        const all = listed(goal, { metric });
        expect(all).toEqual(listed(goal, { metric, depth: last }));
        // A few of them are kept on one way through the space, which counts as well.
        const few = boardsAtDepth(goal, { metric, most: 2 });
        expect(few.run(Number.POSITIVE_INFINITY)).toEqual(all.slice(0, 2));
        const { depthCounts } = distanceTable(width, height, goal.tiles.indexOf(0), metric);
        expect(few.progress()).toMatchObject({ depthCounts, reached: oracle.length });
        // More than are kept take a second way, which ends before the last level.
        const many = boardsAtDepth(goal, { metric, most: 70_000 });
        expect(many.run(Number.POSITIVE_INFINITY)).toEqual(all);
        expect(many.progress()).toMatchObject({ depthCounts, reached: oracle.length });
      }
    },
  );

  it("works in slices, and stops at as many boards as are asked for", () => {
    const search = boardsAtDepth(goalBoard(2, 5), { depth: 20, most: 3 });
    let slices = 0;
    while (search.run(100) === undefined) slices++;
    expect(slices).toBeGreaterThan(50);
    expect(search.run(0)).toHaveLength(3);
    expect(listed(goalBoard(2, 5), { depth: 20 })).toHaveLength(6838);
  });

  it("refuses a size beyond twelve cells, and what is no depth", () => {
    const throwing = (code: string): unknown => expect.objectContaining({ code });
    expect(() => boardsAtDepth(goalBoard(7, 2))).toThrow(throwing("BOARD_SIZE"));
    expect(() => boardsAtDepth(goalBoard(2, 2), { depth: -1 })).toThrow(throwing("OPTION_INVALID"));
    expect(() => boardsAtDepth(goalBoard(2, 2), { most: 0.5 })).toThrow(throwing("OPTION_INVALID"));
  });
});
