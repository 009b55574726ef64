import { describe, expect, it } from "vitest";
import { letterOrders } from "../../test/brute-force.ts";
import { solvedBy } from "../../test/searches.ts";
import { type Board, createBoard, goalBoard } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import {
  buildPatternDatabases,
  type PatternDatabases,
} from "../pattern-database/pattern-databases.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { solve } from "../solve.ts";
import { type IdaStarOptions, idaStar } from "./ida-star.ts";

function tablesFor(goal: Board, partition?: readonly (readonly number[])[]): PatternDatabases {
  const { width, height } = goal;
  const request = { width, height, goal, ...(partition !== undefined && { partition }) };
  return buildPatternDatabases(request).run(Number.POSITIVE_INFINITY)!;
}

/** Of Korf's hundred, by number: board and length. */
const KORF = new Map<number, readonly [readonly number[], number]>([
  [12, [[14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15], 45]],
  [42, [[4, 5, 7, 2, 9, 14, 12, 13, 0, 3, 6, 11, 8, 1, 15, 10], 42]],
  [51, [[10, 2, 8, 4, 15, 0, 1, 14, 11, 13, 3, 6, 9, 7, 5, 12], 56]],
  [55, [[13, 8, 14, 3, 9, 1, 0, 7, 15, 5, 4, 10, 12, 2, 6, 11], 41]],
  [79, [[0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15], 42]],
]);

/** Nodes on them, in that order: expanded with the goal, and generated, as our native solver counts them. */
const COUNTS: readonly [
  string,
  Omit<IdaStarOptions, "tables">,
  readonly (readonly [number, number])[],
][] = [
  [
    "5-5-5, its reflection, pruning 12",
    { heuristic: "patternDatabase" },
    [
      [4159, 8230],
      [1918, 3947],
      [48_190, 91_428],
      [6191, 12_702],
      [5700, 11_664],
    ],
  ],
  [
    "5-5-5, pruning 8",
    { heuristic: "patternDatabase", reflect: false, pruning: 8 },
    [
      [8493, 17_117],
      [6495, 13_615],
      [87_888, 169_164],
      [24_265, 50_429],
      [14_157, 29_962],
    ],
  ],
  [
    "walking distance and linear conflict, pruning 12",
    { heuristic: "walkingDistance+linearConflict" },
    [
      [19_812, 41_860],
      [27_120, 54_902],
      [554_815, 1_092_374],
      [19_349, 40_950],
      [21_481, 43_022],
    ],
  ],
  [
    "walking distance",
    { heuristic: "walkingDistance", pruning: 2 },
    [
      [40_407, 90_875],
      [67_107, 146_908],
      [3_280_818, 7_198_007],
      [41_660, 93_991],
      [85_895, 187_988],
    ],
  ],
];

describe("idaStar, specialised", () => {
  const goal = goalBoard(4, 4, 0);
  const tables = tablesFor(goal);

  it.each(COUNTS)("with %s finds the native solver's lengths and counts", (_, options, counts) => {
    [...KORF.values()].forEach(([tiles, length], i) => {
      const problem = { start: createBoard(4, 4, tiles), goal };
      const outcome = solvedBy(idaStar(problem, { ...options, tables, order: "ulrd" }));
      const [expanded, generated] = counts[i]!;
      expect(outcome.length).toBe(length);
      expect(outcome.stats).toEqual({ expanded: expanded - 1, generated });
    });
  });

  it("counts as the native solver does with ranked tables", () => {
    const eight = goalBoard(3, 3, 0);
    const six = tablesFor(eight, [
      [1, 2, 3, 4, 5, 6],
      [7, 8],
    ]);
    expect(six.patterns.map(({ layout }) => layout)).toEqual(["ranked", "ranked"]);
    for (const [tiles, length, reflected, plain] of [
      [[8, 6, 7, 2, 5, 4, 3, 0, 1], 27, [36, 49], [51, 75]],
      [[6, 4, 7, 8, 5, 0, 3, 2, 1], 25, [30, 44], [34, 50]],
      [[8, 0, 6, 5, 4, 7, 2, 3, 1], 31, [107, 167], [366, 630]],
    ] as const) {
      const problem = { start: createBoard(3, 3, tiles), goal: eight };
      const given = { heuristic: "patternDatabase", tables: six, order: "ulrd" } as const;
      const both = solvedBy(idaStar(problem, { ...given, pruning: 8 }));
      expect(both.length).toBe(length);
      expect(both.stats).toEqual({ expanded: reflected[0] - 1, generated: reflected[1] });
      const one = solvedBy(idaStar(problem, { ...given, reflect: false, pruning: 4 }));
      expect(one.stats).toEqual({ expanded: plain[0] - 1, generated: plain[1] });
    }
  });

  it("counts as the native solver does where the board has no reflection", () => {
    const goal = goalBoard(4, 3, 0);
    const tables = tablesFor(goal, [
      [1, 2, 4, 5, 8, 9],
      [3, 6, 7, 10, 11],
    ]);
    const start = createBoard(4, 3, [11, 10, 9, 8, 7, 6, 5, 4, 3, 1, 2, 0]);
    const outcome = solvedBy(
      idaStar({ start, goal }, { heuristic: "patternDatabase", tables, pruning: 8, order: "ulrd" }),
    );
    expect(outcome.length).toBe(49);
    expect(outcome.stats).toEqual({ expanded: 2432, generated: 4219 });
  });

  it("counts the same in slices of any size", () => {
    const problem = { start: createBoard(4, 4, KORF.get(79)![0]), goal };
    for (const heuristic of ["patternDatabase", "walkingDistance+linearConflict"] as const) {
      const whole = solvedBy(idaStar(problem, { heuristic, tables }));
      const search = idaStar(problem, { heuristic, tables });
      let outcome = search.run(37);
      while (outcome === undefined) outcome = search.run(37);
      expect(outcome).toEqual(whole);
    }
  });

  it("solves start to goal and goal to start alike", () => {
    for (const [tiles, length] of [...KORF.values()].slice(3)) {
      const start = createBoard(4, 4, tiles);
      const back = { start: goal, goal: start };
      const elsewhere = tablesFor(start);
      expect(
        solvedBy(idaStar(back, { heuristic: "patternDatabase", tables: elsewhere, pruning: 6 }))
          .length,
      ).toBe(length);
      expect(
        solvedBy(idaStar(back, { heuristic: "walkingDistance+linearConflict", pruning: 6 })).length,
      ).toBe(length);
    }
  }, 60_000);

  it("takes tables of a goal that lies the other way round", () => {
    const last = goalBoard(4, 4);
    for (const [tiles, length] of KORF.values()) {
      const turned = tiles.map((_, cell) => (16 - tiles[15 - cell]!) % 16);
      const problem = { start: createBoard(4, 4, turned), goal: last };
      const outcome = solvedBy(idaStar(problem, { heuristic: "patternDatabase", tables }));
      expect(outcome.length).toBe(length);
    }
  });

  it("stops at a node limit with the bound of its iteration", () => {
    const problem = { start: createBoard(4, 4, KORF.get(51)![0]), goal };
    const search = idaStar(problem, {
      heuristic: "patternDatabase",
      tables,
      limits: { nodes: 1000 },
    });
    let outcome = search.run(100_000);
    while (outcome === undefined) outcome = search.run(100_000);
    expect(outcome).toMatchObject({ status: "limit", reason: "nodes", stats: { expanded: 1000 } });
    expect(outcome).toHaveProperty("lowerBound", 52);
  });

  it.each<[string, Partial<IdaStarOptions>, string]>([
    ["no tables", { heuristic: "patternDatabase" }, "OPTION_INVALID"],
    ["pruning too long", { heuristic: "walkingDistance", pruning: 15 }, "OPTION_INVALID"],
    ["pruning with Manhattan", { heuristic: "manhattan", pruning: 8 }, "METHOD_UNSUPPORTED"],
    [
      "tables of another goal",
      { heuristic: "patternDatabase", tables: tablesFor(goalBoard(3, 3)) },
      "TABLES_UNSUITABLE",
    ],
  ])("refuses %s", (_, options, code) => {
    const problem = { start: goal, goal };
    expect(() => idaStar(problem, { heuristic: "manhattan", ...options })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe("the least path, specialised", () => {
  const below = seededRandom(5);
  const shapes = [
    [3, 3],
    [2, 3],
    [3, 2],
    [4, 2],
    [2, 4],
  ] as const;
  it.each(letterOrders())("is not lost by pruning, in order %s", (order) => {
    for (const [width, height] of shapes) {
      const goal = randomBoard(goalBoard(width, height, below(width * height)), below);
      const tables = tablesFor(goal);
      for (let i = 0; i < 2; i++) {
        const problem = { start: randomBoard(goal, below), goal };
        const least = solve(problem, { method: "table", order });
        const moves = least.status === "solved" ? least.moves : "";
        const heuristics: HeuristicName[] = [
          "walkingDistance",
          "walkingDistance+linearConflict",
          "patternDatabase",
        ];
        for (const heuristic of heuristics) {
          const outcome = solvedBy(idaStar(problem, { heuristic, tables, pruning: 8, order }));
          expect(outcome.moves).toBe(moves);
        }
      }
    }
  });
});
