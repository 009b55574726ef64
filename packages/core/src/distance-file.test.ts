import { describe, expect, it, vi } from "vitest";
import { distancesTo, multiTileMoves } from "../test/distance-oracle.ts";
import { createBoard, goalBoard } from "./board.ts";
import { deserializeDistanceTable, serializeDistanceTable } from "./distance-file.ts";
import { unrank } from "./permutation.ts";
import type { Metric } from "./table-store.ts";

/** The same code, with nothing built. */
async function newVisit() {
  vi.resetModules();
  return {
    ...(await import("./table-store.ts")),
    ...(await import("./distance-file.ts")),
    ...(await import("./solve.ts")),
  };
}

describe.each<Metric>(["single-tile", "multi-tile"])("a kept table, in the %s metric", (metric) => {
  const bytes = serializeDistanceTable({ width: 3, height: 2, goalBlank: 4, metric });

  it("answers for every goal that a symmetry leads to", async () => {
    const visit = await newVisit();
    expect(visit.isTableBuilt(2, 3, 2, metric)).toBe(false);
    // Not where words begin.
    const moved = new Uint8Array(bytes.length + 1).subarray(1);
    moved.set(bytes);
    const table = visit.deserializeDistanceTable(moved);
    expect(table).toMatchObject({ width: 2, height: 3, goalBlank: 2, metric });
    expect(table.depthCounts.reduce((sum, count) => sum + count)).toBe(360);
    for (const [width, height, goalBlank] of [
      [2, 3, 3],
      [3, 2, 1],
    ] as const) {
      expect(visit.isTableBuilt(width, height, goalBlank, metric)).toBe(true);
      const goal = goalBoard(width, height, goalBlank);
      const distances = distancesTo(goal, metric === "multi-tile" ? multiTileMoves : undefined);
      for (const [index, length] of distances) {
        const start = createBoard(width, height, unrank(index, 6));
        const outcome = visit.solve({ start, goal }, { method: "table", metric });
        expect(outcome).toMatchObject({ length });
      }
    }
  });

  it("is refused with any byte changed, cut short or longer", () => {
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice();
      damaged[at]! ^= 1 + (at % 255);
      const code = expect.stringMatching(/^TABLES_(FOREIGN|DAMAGED)$/);
      expect(() => deserializeDistanceTable(damaged), `byte ${at}`).toThrow(
        expect.objectContaining({ code }),
      );
    }
    for (const length of [0, 7, 35, 36, 39, 40, bytes.length - 64, bytes.length - 1]) {
      expect(() => deserializeDistanceTable(bytes.slice(0, length))).toThrow(
        expect.objectContaining({ name: "PuzzleError" }),
      );
    }
    const longer = new Uint8Array(bytes.length + 64);
    longer.set(bytes);
    expect(() => deserializeDistanceTable(longer)).toThrow(
      expect.objectContaining({ code: "TABLES_DAMAGED" }),
    );
  });
});

it.each([
  ["a line", 12, 1, 0],
  ["one cell", 1, 1, 0],
  ["ten cells", 5, 2, 7],
])("%s is kept", async (_, width, height, goalBlank) => {
  const asked = { width, height, goalBlank, metric: "single-tile" } as const;
  const bytes = serializeDistanceTable(asked);
  const visit = await newVisit();
  const { depthCounts } = visit.deserializeDistanceTable(bytes);
  expect(visit.isTableBuilt(width, height, goalBlank)).toBe(true);
  expect(visit.distanceTable(width, height, goalBlank).depthCounts).toEqual(depthCounts);
  expect(visit.serializeDistanceTable(asked)).toEqual(bytes);
});

it("refuses pattern databases", async () => {
  const { buildPatternDatabases, serializePatternDatabases } = await import("./index.ts");
  const tables = buildPatternDatabases({ width: 3, height: 3 }).run(Number.POSITIVE_INFINITY)!;
  expect(() => deserializeDistanceTable(serializePatternDatabases(tables))).toThrow(
    expect.objectContaining({ code: "TABLES_FOREIGN" }),
  );
});
