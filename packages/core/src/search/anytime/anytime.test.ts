import { describe, expect, it } from "vitest";
import { type Board, createBoard, goalBoard } from "../../board.ts";
import { applyMoves, leadsTo } from "../../move.ts";
import {
  buildPatternDatabases,
  loadPatternDatabases,
  type PatternBuild,
  type PatternDatabases,
} from "../../pattern-database/pattern-databases.ts";
import { createProblem } from "../../problem.ts";
import { seededRandom } from "../../random.ts";
import { randomBoard, scramble } from "../../scramble.ts";
import { solve } from "../../solve.ts";
import { anytime } from "./anytime.ts";
import { construct } from "./construct-search.ts";

function buildFifteen(): PatternDatabases {
  return buildPatternDatabases({ width: 4, height: 4 }).run(Number.POSITIVE_INFINITY)!;
}

// The first of Korf's fifty 24-puzzles: 95 moves.
const twentyFour = createProblem(
  createBoard(
    5,
    5,
    [14, 5, 9, 2, 18, 8, 23, 19, 12, 17, 15, 0, 10, 20, 4, 6, 11, 21, 1, 7, 24, 3, 16, 22, 13],
  ),
  goalBoard(5, 5, 0),
);

describe("anytime", () => {
  it("ends with a shortest path where it can be proven", () => {
    const below = seededRandom(17);
    for (let i = 0; i < 10; i++) {
      const goal = randomBoard(goalBoard(3, 3), below);
      const start = randomBoard(goal, below);
      const expected = solve({ start, goal }, { order: "dlru" });
      const outcome = solve({ start, goal }, { method: "anytime" });
      expect(outcome).toMatchObject({
        status: "solved",
        optimal: true,
        length: expected.status === "solved" && expected.length,
        method: "anytime",
      });
      expect(solve({ start, goal }, { method: "anytime", order: "dlru" })).toMatchObject({
        moves: expected.status === "solved" && expected.moves,
      });
    }
  });

  it("has a path at once, which becomes shorter while the bound rises, and neither passes the optimum", () => {
    const search = anytime(twentyFour);
    const first = construct(twentyFour);
    let { best, lowerBound } = search.progress();
    expect(best).toEqual(first.status === "solved" && { moves: first.moves, length: first.length });
    for (let slice = 0; slice < 60; slice++) {
      expect(search.run(8192)).toBeUndefined();
      const now = search.progress();
      expect(now.best!.length).toBeLessThanOrEqual(best!.length);
      expect(now.lowerBound).toBeGreaterThanOrEqual(lowerBound);
      expect(leadsTo(twentyFour, now.best!.moves)).toBe(true);
      ({ best, lowerBound } = now);
    }
    expect(best!.length).toBeGreaterThanOrEqual(95);
    expect(best!.length).toBeLessThan(115);
    expect(lowerBound).toBeGreaterThanOrEqual(81);
    expect(lowerBound).toBeLessThanOrEqual(95);
  });

  it("bounds by tables, those given or those kept, above what linear conflicts prove", () => {
    const { goal } = twentyFour;
    const tables = buildPatternDatabases({ width: 5, height: 5, goal }).run(1e9)!;
    const given = anytime(twentyFour, { tables });
    expect(given.progress().heuristic).toBe("patternDatabase");
    const asked: number[] = [];
    const keptTables = (wanted: Board, bytes: number): PatternBuild => {
      expect(wanted).toEqual(goal);
      asked.push(bytes);
      const { data } = tables;
      const { length } = data;
      return loadPatternDatabases({
        length,
        read: (into, at) => into.set(data.subarray(at, at + into.length)),
      });
    };
    const kept = anytime(twentyFour, { keptTables, limits: { bytes: 2e8 } });
    expect(kept.progress().heuristic).toBe("linearConflict");
    let before = 0;
    for (let slice = 0; slice < 100; slice++) {
      given.run(8192);
      kept.run(8192);
      expect(kept.progress().lowerBound).toBeGreaterThanOrEqual(before);
      before = kept.progress().lowerBound;
    }
    expect(kept.progress().heuristic).toBe("patternDatabase");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBeLessThanOrEqual(1e8);
    for (const { lowerBound, best } of [given.progress(), kept.progress()]) {
      expect(lowerBound).toBeGreaterThanOrEqual(81);
      expect(lowerBound).toBeLessThanOrEqual(95);
      expect(leadsTo(twentyFour, best!.moves)).toBe(true);
    }
    expect(() => anytime(twentyFour, { tables: buildFifteen() })).toThrow(
      expect.objectContaining({ code: "TABLES_UNSUITABLE" }),
    );
  });

  it("works on boards of any shape, with the goal's blank anywhere", () => {
    const below = seededRandom(23);
    for (const [width, height] of [
      [2, 9],
      [9, 2],
      [3, 7],
      [7, 7],
    ] as const) {
      const goal = randomBoard(goalBoard(width, height), below);
      const problem = { start: randomBoard(goal, below), goal };
      const first = construct(problem);
      const outcome = anytime(problem, { limits: { nodes: 60_000 } }).run(Number.MAX_SAFE_INTEGER);
      if (outcome?.status !== "limit") throw new Error(outcome?.status);
      expect(leadsTo(problem, outcome.best!.moves)).toBe(true);
      expect(outcome.best!.length).toBeLessThan(first.status === "solved" ? first.length : 0);
      expect(outcome.lowerBound).toBeLessThanOrEqual(outcome.best!.length);
    }
  });

  it("shortens 10×10 by a third within 700,000 nodes", () => {
    const problem = createProblem(scramble({ width: 10, height: 10, seed: 0 }));
    const search = anytime(problem);
    const first = search.progress().best!.length;
    for (let slice = 0; slice < 70; slice++) search.run(10_000);
    expect(search.progress().best!.length).toBeLessThan(0.67 * first);
  });

  it("tells its best path when a limit or a signal stops it", () => {
    const nodes = solve(twentyFour, { limits: { nodes: 5000 } });
    expect(nodes).toMatchObject({ status: "limit", reason: "nodes", method: "anytime" });
    expect(nodes.status === "limit" && nodes.stats.expanded).toBe(5000);
    expect(nodes.status === "limit" && leadsTo(twentyFour, nodes.best!.moves)).toBe(true);
    const aborted = solve(twentyFour, { signal: { aborted: true } });
    expect(aborted).toMatchObject({ status: "limit", reason: "aborted", method: "anytime" });
    expect(aborted.status === "limit" && leadsTo(twentyFour, aborted.best!.moves)).toBe(true);
  });

  it("keeps its bytes under the limit, with as wide a beam as they allow", () => {
    const search = anytime(twentyFour, { limits: { bytes: 400_000 } });
    let most = 0;
    for (let slice = 0; slice < 40; slice++) {
      expect(search.run(8192)).toBeUndefined();
      most = Math.max(most, search.progress().bytes);
    }
    expect(most).toBeLessThanOrEqual(400_000);
    expect(most).toBeGreaterThan(50_000);
    expect(search.progress().best!.length).toBeLessThan(140);
    expect(solve(twentyFour, { limits: { bytes: 100 } })).toMatchObject({
      status: "limit",
      reason: "memory",
      best: { length: expect.any(Number) },
    });
  });

  it("ends where neither the path nor the bound can go on within the bytes", () => {
    const below = seededRandom(3);
    for (const [width, height, bytes] of [
      [3, 2, 3000],
      [3, 3, 4000],
      [3, 4, 8000],
      [4, 4, 12_000],
      [5, 5, 20_000],
    ] as const) {
      const problem = createProblem(randomBoard(goalBoard(width, height), below));
      const search = anytime(problem, { limits: { bytes } });
      let outcome = search.run(10_000);
      for (let slice = 0; slice < 500 && outcome === undefined; slice++) {
        outcome = search.run(10_000);
      }
      expect(outcome, `${width}×${height}`).toBeDefined();
      if (outcome?.status === "solved") continue;
      if (outcome?.status !== "limit") throw new Error(outcome?.status);
      expect(outcome.reason).toBe("memory");
      expect(leadsTo(problem, outcome.best!.moves)).toBe(true);
    }
  });

  it("tells an unsolvable board, and a solved one, at once", () => {
    const [first, second, ...rest] = goalBoard(5, 5).tiles;
    const swapped = createProblem(createBoard(5, 5, [second!, first!, ...rest]));
    expect(solve(swapped)).toMatchObject({ status: "unsolvable" });
    expect(solve(createProblem(goalBoard(5, 5)))).toMatchObject({ status: "solved", moves: "" });
    expect(solve(createProblem(applyMoves(goalBoard(5, 5), "uldlu")))).toMatchObject({
      status: "solved",
      length: 5,
      optimal: true,
    });
  });
});
