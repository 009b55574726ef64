import { describe, expect, it, vi } from "vitest";
import { countsOf, distancesTo, multiTileMoves } from "../test/distance-oracle.ts";
import { createBoard, goalBoard } from "./board.ts";
import { unrank } from "./permutation.ts";
import {
  distanceTable,
  isTableBuilt,
  type Metric,
  shareDistanceTable,
  tableBuild,
} from "./table-store.ts";

describe("tableBuild", () => {
  it.each(["single-tile", "multi-tile"] as const)(
    "builds in slices what another build goes on with, in the %s metric",
    (metric) => {
      const build = tableBuild(5, 2, 2, metric);
      expect(build.progress()).toEqual({
        depth: 0,
        reached: 0,
        states: 1_814_400,
        depthCounts: [],
        bytes: 0,
      });
      let slices = 0;
      let before = 0;
      let most = 0;
      while (build.run(10_000) === undefined) {
        slices++;
        const { depth, reached, depthCounts, bytes } = build.progress();
        expect(depth).toBe(depthCounts.length);
        expect(reached).toBeGreaterThanOrEqual(before);
        before = reached;
        most = Math.max(most, bytes);
        if (slices === 5) tableBuild(2, 5, 4, metric).run(10_000);
      }
      expect(slices).toBeGreaterThan(20);
      expect(most).toBe(metric === "single-tile" ? 2 * 241_920 : 3 * 241_920 + 2 * 24_192);
      const table = distanceTable(2, 5, 5, metric);
      expect(table.depthCounts.reduce((sum, count) => sum + count)).toBe(1_814_400);
      expect(build.progress()).toMatchObject({ reached: 1_814_400, bytes: table.bytes });
    },
  );

  it("is done at once by a table that a symmetry leads to", () => {
    expect(isTableBuilt(4, 2, 0)).toBe(false);
    distanceTable(2, 4, 7);
    expect(isTableBuilt(4, 2, 0)).toBe(true);
    expect(isTableBuilt(4, 2, 1)).toBe(false);
    expect(isTableBuilt(4, 2, 0, "multi-tile")).toBe(false);
    expect(tableBuild(4, 2, 3).run(0)).toMatchObject({ width: 4, height: 2, goalBlank: 3 });
  });
});

describe("adoptDistanceTable", () => {
  it.each<Metric>(["single-tile", "multi-tile"])(
    "goes by what another thread has built, in the %s metric",
    async (metric) => {
      const table = shareDistanceTable(2, 3, 1, metric);
      expect(table.planes.every(({ buffer }) => buffer instanceof SharedArrayBuffer)).toBe(true);
      expect(shareDistanceTable(2, 3, 1, metric).planes).toEqual(table.planes);
      // What a thread has: the same code, and nothing built.
      vi.resetModules();
      const thread = { ...(await import("./table-store.ts")), ...(await import("./solve.ts")) };
      expect(thread.isTableBuilt(2, 3, 1, metric)).toBe(false);
      expect(() => thread.adoptDistanceTable({ ...table, width: 4 })).toThrow(
        expect.objectContaining({ code: "TABLES_FOREIGN" }),
      );
      thread.adoptDistanceTable(table);
      expect(thread.isTableBuilt(2, 3, 1, metric)).toBe(true);
      expect(thread.isTableBuilt(2, 3, 4, metric)).toBe(true);
      const goal = goalBoard(2, 3, 1);
      const distances = distancesTo(goal, metric === "multi-tile" ? multiTileMoves : undefined);
      expect(distances.size).toBe(360);
      for (const [index, length] of distances) {
        const start = createBoard(2, 3, unrank(index, 6));
        const outcome = thread.solve({ start, goal }, { method: "table", metric });
        expect(outcome).toMatchObject({ length });
      }
    },
  );
});

describe("distanceTable", () => {
  it.each<[Metric, number, number]>([
    ["single-tile", 1, 1],
    ["single-tile", 2, 1],
    ["single-tile", 1, 3],
    ["single-tile", 12, 1],
    ["single-tile", 1, 10],
    ["single-tile", 2, 2],
    ["single-tile", 3, 2],
    ["single-tile", 2, 3],
    ["single-tile", 4, 2],
    ["multi-tile", 1, 1],
    ["multi-tile", 1, 11],
    ["multi-tile", 12, 1],
    ["multi-tile", 2, 2],
    ["multi-tile", 3, 2],
    ["multi-tile", 2, 4],
  ])(
    "agrees in the %s metric with plain search on %i×%i boards and every blank",
    (metric, width, height) => {
      for (let blank = 0; blank < width * height; blank++) {
        const goal = goalBoard(width, height, blank);
        const oracle =
          width * height > 9
            ? lineCounts(Math.max(width, height), blank, metric)
            : countsOf(distancesTo(goal, metric === "multi-tile" ? multiTileMoves : undefined));
        expect(distanceTable(width, height, blank, metric).depthCounts).toEqual(oracle);
      }
    },
  );

  it("holds 181,440 boards of 3×3, the farthest 31 moves away, in 24,192 bytes", () => {
    const { depthCounts, bytes } = distanceTable(3, 3, 8);
    expect(depthCounts.reduce((sum, count) => sum + count)).toBe(181_440);
    expect(depthCounts.length - 1).toBe(31);
    expect(depthCounts[31]).toBe(2);
    expect(bytes).toBe(24_192);
    expect(distanceTable(3, 3, 8, "multi-tile").bytes).toBe(48_384);
  });

  it("refuses what it does not cover", () => {
    const size = expect.objectContaining({ code: "BOARD_SIZE" });
    expect(() => distanceTable(7, 2, 0)).toThrow(size);
    expect(() => distanceTable(13, 1, 0)).toThrow(size);
    expect(() => distanceTable(0, 3, 0)).toThrow(size);
    expect(() => distanceTable(3, 3, 9)).toThrow(expect.objectContaining({ code: "TILE_INVALID" }));
    expect(() => distanceTable(3, 3, 8, "any" as Metric)).toThrow(
      expect.objectContaining({ code: "OPTION_INVALID" }),
    );
  });
});

/** On a line each distance to either side is had once. */
function lineCounts(cells: number, blank: number, metric: Metric): number[] {
  if (metric === "multi-tile") return [1, cells - 1];
  const counts: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const distance = Math.abs(cell - blank);
    counts[distance] = (counts[distance] ?? 0) + 1;
  }
  return counts;
}
