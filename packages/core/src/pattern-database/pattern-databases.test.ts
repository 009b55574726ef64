import { describe, expect, it } from "vitest";
import { distancesTo, keyOf, neighbours } from "../../test/brute-force.ts";
import { type Board, createBoard, goalBoard } from "../board.ts";
import { heuristicValue } from "../heuristics/heuristic-value.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import {
  buildPatternDatabases,
  describePatternDatabases,
  deserializePatternDatabases,
  loadPatternDatabases,
  type PatternBytes,
  type PatternDatabases,
  type PatternRequest,
  serializePatternDatabases,
} from "./pattern-databases.ts";
import { entryIndex } from "./pattern-layout.ts";

function built(request: PatternRequest): PatternDatabases {
  return buildPatternDatabases(request).run(Number.POSITIVE_INFINITY)!;
}

/** The fewest moves of the pattern's tiles from every board to the goal, by relaxation until nothing changes. */
function patternMoves(goal: Board, tiles: readonly number[]): Map<number, number> {
  const cost = new Map([[keyOf(goal), 0]]);
  let frontier = [goal];
  while (frontier.length > 0) {
    const next: Board[] = [];
    for (const board of frontier) {
      const blank = board.tiles.indexOf(0);
      for (const { board: moved } of neighbours(board)) {
        const price = cost.get(keyOf(board))! + (tiles.includes(moved.tiles[blank]!) ? 1 : 0);
        if (price >= (cost.get(keyOf(moved)) ?? Number.POSITIVE_INFINITY)) continue;
        cost.set(keyOf(moved), price);
        next.push(moved);
      }
    }
    frontier = next;
  }
  return cost;
}

/** The least over all boards that place the pattern's tiles alike. */
function leastByPlacement(
  goal: Board,
  tiles: readonly number[],
  all: ReturnType<typeof distancesTo>,
): Map<string, number> {
  const cost = patternMoves(goal, tiles);
  const least = new Map<string, number>();
  for (const [key, { board }] of all) {
    const places = tiles.map((tile) => board.tiles.indexOf(tile)).join();
    least.set(places, Math.min(cost.get(key)!, least.get(places) ?? Number.POSITIVE_INFINITY));
  }
  return least;
}

/** One in ninety-seven of all boards. */
function sampleOf(goal: Board) {
  return [...distancesTo(goal).values()].filter((_, i) => i % 97 === 0);
}

describe("buildPatternDatabases", () => {
  it.each<[string, Board, readonly (readonly number[])[]]>([
    [
      "3×2",
      goalBoard(3, 2),
      [
        [1, 2],
        [5, 3, 4],
      ],
    ],
    ["2×3 with its blank elsewhere", createBoard(2, 3, [3, 0, 5, 1, 2, 4]), [[4, 1, 2], [5], [3]]],
    [
      "4×2",
      goalBoard(4, 2, 2),
      [
        [1, 4, 7],
        [2, 3, 5, 6],
      ],
    ],
    [
      "2×4, one pattern ranked",
      goalBoard(2, 4),
      [
        [1, 2, 3, 4, 5],
        [6, 7],
      ],
    ],
    [
      "5×1",
      goalBoard(5, 1),
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])("holds for %s the fewest moves of each pattern", (_, goal, partition) => {
    const tables = built({ width: goal.width, height: goal.height, goal, partition });
    const all = distancesTo(goal);
    tables.patterns.forEach((pattern, i) => {
      const tiles = partition[i]!;
      for (const [places, least] of leastByPlacement(goal, tiles, all)) {
        const cells = places.split(",").map(Number);
        expect(tables.data[entryIndex(tables, pattern, cells)]).toBe(least + 1);
      }
    });
  });

  it.each<[string, Board, (readonly (readonly number[])[])?]>([
    [
      "the blank last",
      goalBoard(3, 3),
      [
        [1, 2, 4, 5],
        [3, 6, 7, 8],
      ],
    ],
    [
      "the blank in the middle",
      goalBoard(3, 3, 4),
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
    ],
    [
      "any order of tiles",
      createBoard(3, 3, [4, 0, 7, 1, 8, 2, 6, 5, 3]),
      [
        [4, 7, 8],
        [1, 2, 3],
        [5, 6],
      ],
    ],
  ])("is admissible on every 3×3 board, %s", (_, goal, partition) => {
    const tables = built({ width: 3, height: 3, goal, ...(partition && { partition }) });
    let tight = 0;
    for (const { board, distance } of distancesTo(goal).values()) {
      const value = heuristicValue("patternDatabase", { start: board, goal }, tables);
      if (value > distance || (value ^ distance) & 1 || (value === 0) !== (distance === 0)) {
        expect.fail(`${board.tiles}: ${value} of ${distance}`);
      }
      if (value === distance) tight++;
    }
    expect(tight).toBeGreaterThan(1000);
  });

  it("serves every goal whose blank a symmetry takes to that of the tables", () => {
    const below = seededRandom(11);
    const tables = built({
      width: 3,
      height: 3,
      goal: goalBoard(3, 3, 1),
      partition: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
    });
    for (const blank of [3, 5]) {
      const goal = randomBoard(goalBoard(3, 3, blank), below);
      const turned = goal.tiles.indexOf(0) % 2 === 1 ? goal : goalBoard(3, 3, blank);
      for (const { board, distance } of sampleOf(turned)) {
        const value = heuristicValue("patternDatabase", { start: board, goal: turned }, tables);
        if (value > distance || (value ^ distance) & 1) expect.fail(`${board.tiles}: ${value}`);
      }
    }
    const corner = { start: goalBoard(3, 3), goal: goalBoard(3, 3) };
    expect(() => heuristicValue("patternDatabase", corner, tables)).toThrow(
      expect.objectContaining({ code: "TABLES_UNSUITABLE" }),
    );
    expect(() => heuristicValue("patternDatabase", corner)).toThrow(
      expect.objectContaining({ code: "OPTION_INVALID" }),
    );
  });

  it("works in steps, and tells how far it has come", () => {
    const partition = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ];
    const build = buildPatternDatabases({ width: 3, height: 3, partition });
    const seen: number[] = [];
    let tables = build.run(1);
    while (tables === undefined) {
      seen.push(build.progress().entries);
      tables = build.run(1);
    }
    expect(build.run(1)).toBe(tables);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    const { entries, total } = build.progress();
    expect(entries).toBe(total);
    expect(tables.data).toEqual(built({ width: 3, height: 3, partition }).data);
  });

  it.each<[string, PatternRequest, string]>([
    [
      "a tile in two patterns",
      {
        width: 2,
        height: 2,
        partition: [
          [1, 2],
          [2, 3],
        ],
      },
      "PARTITION_INVALID",
    ],
    ["a tile in none", { width: 2, height: 2, partition: [[1, 2]] }, "PARTITION_INVALID"],
    [
      "the blank in a pattern",
      {
        width: 2,
        height: 2,
        partition: [
          [1, 2],
          [3, 0],
        ],
      },
      "PARTITION_INVALID",
    ],
    ["an empty pattern", { width: 2, height: 2, partition: [[1, 2, 3], []] }, "PARTITION_INVALID"],
    [
      "nine tiles",
      {
        width: 4,
        height: 4,
        partition: [
          [1, 2, 3, 4, 5, 6, 7, 8, 9],
          [10, 11, 12, 13, 14, 15],
        ],
      },
      "PARTITION_INVALID",
    ],
    [
      "7-8 in a gigabyte",
      {
        width: 4,
        height: 4,
        partition: [
          [1, 2, 3, 4, 5, 6, 7],
          [8, 9, 10, 11, 12, 13, 14, 15],
        ],
        limits: { bytes: 1e9 },
      },
      "MEMORY_LIMIT",
    ],
    [
      "8-8 and a tile on 3×6",
      {
        width: 3,
        height: 6,
        partition: [[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16], [17]],
      },
      "MEMORY_LIMIT",
    ],
    [
      "a limit that is none",
      { width: 2, height: 2, limits: { bytes: Number.NaN } },
      "OPTION_INVALID",
    ],
    ["a goal of another size", { width: 2, height: 2, goal: goalBoard(3, 2) }, "GOAL_SIZE"],
  ])("refuses %s before it makes anything", (_, request, code) => {
    expect(() => buildPatternDatabases(request)).toThrow(expect.objectContaining({ code }));
  });

  it("keeps under the bytes that it says", () => {
    const { bytes } = buildPatternDatabases({ width: 4, height: 4, goal: goalBoard(4, 4, 0) });
    expect(bytes).toBeLessThan(6_000_000);
    expect(() =>
      buildPatternDatabases({ width: 4, height: 4, limits: { bytes: bytes - 1 } }),
    ).toThrow(expect.objectContaining({ code: "MEMORY_LIMIT" }));
    const larger = {
      width: 4,
      height: 4,
      partition: [
        [1, 2, 3, 4, 5, 6, 7],
        [8, 9, 10, 11, 12, 13, 14, 15],
      ],
    };
    expect(buildPatternDatabases(larger).bytes).toBeLessThan(1.2e9);
  });
});

describe("deserializePatternDatabases", () => {
  const tables = built({
    width: 3,
    height: 2,
    partition: [
      [1, 2, 3],
      [4, 5],
    ],
  });
  const bytes = serializePatternDatabases(tables);

  it("returns what was serialised, over the same bytes", () => {
    const copy = bytes.slice();
    const read = deserializePatternDatabases(copy);
    expect(read).toEqual(tables);
    expect(read.data).toBe(copy);
  });

  it("takes bytes that threads share", () => {
    const shared = built({
      width: 3,
      height: 2,
      partition: [
        [1, 2, 3],
        [4, 5],
      ],
      shared: true,
    });
    expect(shared.data.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(deserializePatternDatabases(shared.data)).toEqual(shared);
    expect([...shared.data]).toEqual([...bytes]);
  });

  it("takes bytes that lie across words", () => {
    const within = new Uint8Array(bytes.length + 1).subarray(1);
    within.set(bytes);
    expect(deserializePatternDatabases(within).patterns).toEqual(tables.patterns);
    within[within.length - 70]! ^= 1;
    expect(() => deserializePatternDatabases(within)).toThrow(
      expect.objectContaining({ code: "TABLES_DAMAGED" }),
    );
  });

  it("refuses every change of a byte", () => {
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at]! ^= 1 << (at % 8);
      expect(() => deserializePatternDatabases(changed)).toThrow(
        expect.objectContaining({ code: expect.stringMatching(/^TABLES_(FOREIGN|DAMAGED)$/) }),
      );
    }
  });

  it.each<[string, Uint8Array, string]>([
    ["no bytes", new Uint8Array(0), "TABLES_FOREIGN"],
    ["other bytes", new Uint8Array(1000).fill(7), "TABLES_FOREIGN"],
    ["bytes cut off", bytes.slice(0, -1), "TABLES_DAMAGED"],
    ["bytes cut off in the head", bytes.slice(0, 50), "TABLES_DAMAGED"],
    [
      "bytes too many",
      new Uint8Array([...bytes, ...new Array<number>(64).fill(0)]),
      "TABLES_DAMAGED",
    ],
  ])("refuses %s", (_, given, code) => {
    expect(() => deserializePatternDatabases(given)).toThrow(expect.objectContaining({ code }));
  });
});

describe("loadPatternDatabases", () => {
  const tables = built({ width: 4, height: 4, goal: goalBoard(4, 4, 0) });

  function kept(bytes: Uint8Array): PatternBytes {
    return {
      length: bytes.length,
      read: (into, at) => into.set(bytes.subarray(at, at + into.length)),
    };
  }

  it("loads what was built, a megabyte a step", () => {
    const { data: _, ...plan } = tables;
    expect(describePatternDatabases(kept(tables.data))).toEqual(plan);
    const loading = loadPatternDatabases(kept(tables.data));
    expect(loading.bytes).toBe(tables.bytes);
    expect(loading.run(1)).toBeUndefined();
    expect(loading.progress()).toEqual({ entries: 2 ** 20, total: tables.bytes });
    expect(loading.run(2)).toBeUndefined();
    const loaded = loading.run(1)!;
    expect({ ...loaded, data: undefined }).toEqual({ ...tables, data: undefined });
    expect(Buffer.compare(loaded.data, tables.data)).toBe(0);
  });

  it("lays the tables where threads can share them", () => {
    const loading = loadPatternDatabases({ ...kept(tables.data), shared: true });
    expect(loading.run(Number.POSITIVE_INFINITY)!.data.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it("refuses a changed byte in the end, as often as it is asked", () => {
    const changed = tables.data.slice();
    changed[3_000_000]! ^= 1;
    const loading = loadPatternDatabases(kept(changed));
    for (const steps of [Number.POSITIVE_INFINITY, 1, 0]) {
      expect(() => loading.run(steps)).toThrow(expect.objectContaining({ code: "TABLES_DAMAGED" }));
    }
  });

  it("refuses another file, or one cut off, before anything is loaded", () => {
    expect(() => loadPatternDatabases(kept(new Uint8Array(10)))).toThrow(
      expect.objectContaining({ code: "TABLES_FOREIGN" }),
    );
    expect(() => loadPatternDatabases(kept(tables.data.subarray(0, 5000)))).toThrow(
      expect.objectContaining({ code: "TABLES_DAMAGED" }),
    );
  });
});
