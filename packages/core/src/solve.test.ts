import { describe, expect, it } from "vitest";
import { createBoard, goalBoard } from "./board.ts";
import { applyMoves, replay } from "./move.ts";
import { partitionOfSizes } from "./pattern-database/default-partition.ts";
import { buildPatternDatabases } from "./pattern-database/pattern-databases.ts";
import { createProblem } from "./problem.ts";
import { createSolver, type SolveOptions, solve, solveInTurns } from "./solve.ts";

const farthest = createProblem(createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]));
const fifteen = createProblem(
  createBoard(4, 4, [1, 2, 3, 4, 5, 0, 7, 8, 9, 6, 11, 12, 13, 15, 10, 14]),
);
const hardFifteen = createProblem(
  // The first of Korf's hundred: 57 moves.
  createBoard(4, 4, [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3]),
  goalBoard(4, 4, 0),
);

describe("solve", () => {
  it("looks boards of up to nine cells up", () => {
    const outcome = solve(farthest);
    expect(outcome).toEqual({
      status: "solved",
      moves: "uulddrruuldldrruuldldrruullddrr",
      length: 31,
      optimal: true,
      lowerBound: 31,
      method: "table",
      stats: { expanded: 0, generated: 0 },
    });
  });

  it("searches a board of which there is one question only, with the same answer", () => {
    const goal = createBoard(4, 2, [3, 1, 0, 7, 6, 2, 5, 4]);
    const start = applyMoves(goal, "ldrruldlurrd");
    const once = solve({ start, goal }, { once: true, order: "dlru" });
    expect(once).toMatchObject({ method: "ida-star", heuristic: "manhattan" });
    const looked = solve({ start, goal }, { order: "dlru" });
    expect(looked).toMatchObject({ method: "table" });
    expect(once).toMatchObject({
      status: "solved",
      moves: looked.status === "solved" && looked.moves,
    });
    expect(solve({ start, goal }, { once: true })).toMatchObject({ method: "table" });
  });

  it("counts a line of tiles pushed at once as one move where asked to", () => {
    const outcome = solve(farthest, { metric: "multi-tile" });
    expect(outcome).toMatchObject({ status: "solved", length: 20, optimal: true, method: "table" });
    expect(outcome.status === "solved" && replay(farthest.start, outcome.moves).ok).toBe(true);
  });

  it("looks boards of ten to twelve cells up where asked to, or where the table is there", () => {
    const goal = goalBoard(5, 2, 3);
    const start = applyMoves(goal, "ll");
    expect(solve({ start, goal })).toMatchObject({ method: "ida-star", length: 2 });
    expect(solve({ start, goal }, { method: "table" })).toMatchObject({
      method: "table",
      length: 2,
    });
    expect(solve({ start, goal })).toMatchObject({ method: "table", moves: "rr" });
  });

  it("keeps a table's bytes under their limit, and stops building on a signal", () => {
    const twelve = createProblem(applyMoves(goalBoard(4, 3), "uull"));
    const limits = { bytes: 60_000_000 };
    expect(solve(twelve, { method: "table", limits })).toEqual({
      status: "limit",
      reason: "memory",
      lowerBound: 0,
      method: "table",
      stats: { expanded: 0, generated: 0 },
    });
    let looks = 0;
    const signal = {
      get aborted() {
        return looks++ === 5;
      },
    };
    const bytes: number[] = [];
    const onProgress = (progress: { bytes: number }): number => bytes.push(progress.bytes);
    expect(solve(twelve, { method: "table", signal, onProgress })).toMatchObject({
      status: "limit",
      reason: "aborted",
      method: "table",
    });
    expect(bytes).toEqual(Array.from({ length: 5 }, () => 63_866_880));
  });

  it("searches larger boards by IDA*", () => {
    expect(solve(fifteen)).toMatchObject({
      status: "solved",
      length: 12,
      optimal: true,
      method: "ida-star",
    });
  });

  it("answers a solved board with no moves, by every method", () => {
    const solved = createProblem(goalBoard(3, 3));
    for (const method of ["table", "breadth-first", "a-star", "ida-star"] as const) {
      expect(solve(solved, { method })).toMatchObject({
        status: "solved",
        moves: "",
        length: 0,
        method,
      });
    }
    expect(solve(createProblem(goalBoard(1, 1)))).toMatchObject({ status: "solved", moves: "" });
  });

  it("tells an unsolvable board without a search, by every method", () => {
    const problem = createProblem(createBoard(3, 3, [2, 1, 3, 4, 5, 6, 7, 8, 0]));
    for (const method of ["auto", "table", "breadth-first", "a-star", "ida-star"] as const) {
      expect(solve(problem, { method, limits: { nodes: 0 } })).toMatchObject({
        status: "unsolvable",
        reachability: { reachable: false, rule: "odd-width", swap: [2, 1] },
      });
    }
  });

  it("stops at a node limit with the best bound known", () => {
    expect(solve(hardFifteen, { limits: { nodes: 1000 } })).toEqual({
      status: "limit",
      reason: "nodes",
      lowerBound: expect.any(Number),
      method: "ida-star",
      heuristic: "walkingDistance+linearConflict",
      stats: { expanded: 1000, generated: expect.any(Number) },
    });
  });

  it("stops when its signal says so, and reports progress until then", () => {
    let looks = 0;
    const bounds: number[] = [];
    const outcome = solve(hardFifteen, {
      signal: {
        get aborted() {
          return looks++ === 3;
        },
      },
      onProgress: ({ lowerBound }) => bounds.push(lowerBound),
    });
    expect(outcome).toMatchObject({ status: "limit", reason: "aborted", method: "ida-star" });
    expect(bounds).toHaveLength(3);
    expect(bounds.every((bound) => bound >= 41)).toBe(true);
  });

  it("leaves the caller's boards as they are", () => {
    const tiles = Object.freeze([8, 6, 7, 2, 5, 4, 3, 0, 1]);
    const start = { width: 3, height: 3, tiles };
    const outcome = solve({ start, goal: goalBoard(3, 3) });
    expect(outcome.status === "solved" && replay(start, outcome.moves).ok).toBe(true);
  });

  it.each<[string, () => unknown, string]>([
    [
      "a table beyond twelve cells",
      () => solve(fifteen, { method: "table" }),
      "METHOD_UNSUPPORTED",
    ],
    [
      "an unknown method",
      () => solve(fifteen, { method: "magic" } as unknown as SolveOptions),
      "OPTION_INVALID",
    ],
    [
      "an unknown heuristic, though none is needed",
      () => solve(farthest, { heuristic: "magic" as "manhattan" }),
      "OPTION_INVALID",
    ],
    [
      "the multi-tile metric of a search",
      () => solve(farthest, { metric: "multi-tile", method: "ida-star" }),
      "METHOD_UNSUPPORTED",
    ],
    [
      "a metric that is none",
      () => solve(farthest, { metric: "any" as "multi-tile", method: "table" }),
      "OPTION_INVALID",
    ],
    ["a bad order", () => solve(fifteen, { order: "udl" }), "MOVE_ORDER_INVALID"],
    ["a bad order for a table", () => solve(farthest, { order: "uuuu" }), "MOVE_ORDER_INVALID"],
    ["a bad limit", () => solve(fifteen, { limits: { nodes: -1 } }), "OPTION_INVALID"],
    [
      "a board that is none",
      () =>
        solve({
          start: { width: 3, height: 3, tiles: [1, 1, 1, 1, 1, 1, 1, 1, 0] },
          goal: goalBoard(3, 3),
        }),
      "TILE_DUPLICATE",
    ],
  ])("refuses %s", (_, call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});

describe("solve, of fifteen puzzles", () => {
  it("goes by tables once walking has taken long, keeps them, and finds the least path", () => {
    const first = solve(hardFifteen, { order: "dlru" });
    expect(first).toMatchObject({ status: "solved", length: 57, heuristic: "patternDatabase" });
    expect(first.status === "solved" && first.stats.expanded).toBeGreaterThan(200_000);
    const again = solve(hardFifteen, { order: "dlru" });
    expect(again.status === "solved" && again.stats.expanded).toBeLessThan(200_000);
    expect(again).toMatchObject({ moves: first.status === "solved" && first.moves });
  });

  it("goes by kept tables instead where there are some, in slices, and asks for none that have no room", () => {
    // No table that another test has built serves a blank at the edge.
    const goal = goalBoard(4, 4, 1);
    const problem = { start: hardFifteen.start, goal };
    const partition = partitionOfSizes(goal, [6, 6, 3]);
    const asked: number[] = [];
    const options: SolveOptions = {
      keptTables(wanted, bytes) {
        asked.push(bytes);
        return buildPatternDatabases({ width: 4, height: 4, goal: wanted, partition });
      },
    };
    const limits = { bytes: 20_000_000, nodes: 250_000 };
    const limited = solve(problem, { ...options, limits });
    expect(limited).toMatchObject({ heuristic: "walkingDistance+linearConflict" });
    expect(asked[0]).toBeLessThanOrEqual(20_000_000);

    const given = { heuristic: "patternDatabase", method: "ida-star" } as const;
    const tables = buildPatternDatabases({ width: 4, height: 4, goal }).run(1e9)!;
    const expected = solve(problem, { ...given, tables });
    expect(solve(problem, options)).toMatchObject({
      status: "solved",
      length: expected.status === "solved" && expected.length,
      heuristic: "patternDatabase",
    });
    expect(asked).toHaveLength(2);
    // They are loaded once.
    expect(solve(problem, options)).toMatchObject({ heuristic: "patternDatabase" });
    expect(asked).toHaveLength(2);
  });

  it("does without tables where there is no room for them", () => {
    const back = { start: hardFifteen.start, goal: goalBoard(4, 4, 5) };
    const start = createBoard(4, 4, [10, 5, 2, 4, 1, 0, 7, 8, 9, 6, 3, 12, 13, 14, 11, 15]);
    expect(solve({ ...back, start: back.goal })).toMatchObject({ length: 0 });
    expect(
      solve({ start, goal: back.goal }, { limits: { bytes: 4_000_000, nodes: 250_000 } }),
    ).toMatchObject({
      heuristic: "walkingDistance+linearConflict",
    });
  });
});

describe("createSolver", () => {
  it("works in slices of any size with the same counts", () => {
    const whole = solve(fifteen, { method: "a-star", heuristic: "manhattan" });
    const search = createSolver(fifteen, { method: "a-star", heuristic: "manhattan" });
    let outcome = search.run(1);
    while (outcome === undefined) outcome = search.run(1);
    expect(outcome).toEqual(whole);
    expect(search.run(1)).toBe(outcome);
  });
});

describe("solveInTurns", () => {
  const turn = async (): Promise<void> => {};

  it("answers as solve does", async () => {
    for (const options of [{}, { method: "a-star" }, { order: "rldu" }] satisfies SolveOptions[]) {
      expect(await solveInTurns(fifteen, options, turn)).toEqual(solve(fifteen, options));
    }
  });

  it("lets other work have its turn, and hears of an abort in between", async () => {
    let turns = 0;
    const signal = { aborted: false };
    const outcome = await solveInTurns(hardFifteen, { signal }, async () => {
      turns++;
      signal.aborted = turns === 3;
    });
    expect(turns).toBe(3);
    expect(outcome).toMatchObject({ status: "limit", reason: "aborted", method: "ida-star" });
  });
});
