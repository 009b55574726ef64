import { describe, expect, it } from "vitest";
import { createBoard, goalBoard } from "./board.ts";
import { countShortestPaths, createHints, optimalMoves } from "./hints.ts";
import { applyMoves, legalMoves } from "./move.ts";
import { createProblem } from "./problem.ts";
import { seededRandom } from "./random.ts";
import { randomBoard } from "./scramble.ts";
import { solve } from "./solve.ts";

const unsolvable = createProblem(createBoard(3, 3, [2, 1, 3, 4, 5, 6, 7, 8, 0]));
const fifteen = createProblem(applyMoves(goalBoard(4, 4), "ulldruuldrrdluurddlu"));

describe("optimalMoves", () => {
  it("tells every move that keeps the optimum, with what is left after each", () => {
    const problem = createProblem(createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]));
    expect(optimalMoves(problem)).toEqual({
      status: "hints",
      length: 31,
      firstMoves: "ulr",
      remaining: { u: 30, l: 30, r: 30 },
      method: "table",
    });
  });

  it("has nothing to advise at the goal", () => {
    expect(optimalMoves(createProblem(goalBoard(3, 3)))).toEqual({
      status: "hints",
      length: 0,
      firstMoves: "",
      remaining: { u: 1, l: 1 },
      method: "table",
    });
  });

  it.each(["breadth-first", "a-star", "ida-star"] as const)("finds the same by %s", (method) => {
    const below = seededRandom(13);
    for (let i = 0; i < 12; i++) {
      const goal = randomBoard(goalBoard(4, 2), below);
      const start = randomBoard(goal, below);
      const expected = optimalMoves({ start, goal });
      expect(optimalMoves({ start, goal }, { method })).toEqual({ ...expected, method });
    }
  });

  it("searches where there is no table", () => {
    const hints = optimalMoves(fifteen);
    if (hints.status !== "hints") throw new Error(hints.status);
    const solved = solve(fifteen);
    expect(hints.length).toBe(solved.status === "solved" && solved.length);
    for (const move of legalMoves(fifteen.start)) {
      const next = solve({ start: applyMoves(fifteen.start, move), goal: fifteen.goal });
      expect(hints.remaining[move as "u"]).toBe(next.status === "solved" && next.length);
    }
    expect(hints.firstMoves).not.toBe("");
  });

  it("tells of an unsolvable board, a limit and an abort", () => {
    expect(optimalMoves(unsolvable)).toMatchObject({ status: "unsolvable" });
    expect(optimalMoves(fifteen, { limits: { nodes: 1 } })).toMatchObject({
      status: "limit",
      reason: "nodes",
    });
    expect(optimalMoves(fifteen, { signal: { aborted: true } })).toMatchObject({
      status: "limit",
      reason: "aborted",
      method: "ida-star",
    });
    expect(() => optimalMoves(fifteen, { metric: "multi-tile" })).toThrow(
      expect.objectContaining({ code: "METHOD_UNSUPPORTED" }),
    );
  });
});

describe("createHints", () => {
  it("gives the same in slices of any size", () => {
    const search = createHints(fifteen);
    let outcome = search.run(1);
    let slices = 0;
    for (; outcome === undefined; slices++) outcome = search.run(1);
    expect(slices).toBeGreaterThan(10);
    expect(outcome).toEqual(optimalMoves(fifteen));
    expect(search.run(1)).toBe(outcome);
  });
});

describe("countShortestPaths", () => {
  it("counts exactly, and none where there is none", () => {
    expect(countShortestPaths(createProblem(goalBoard(3, 3)))).toBe(1n);
    expect(countShortestPaths(unsolvable)).toBe(0n);
    expect(() => countShortestPaths(fifteen)).toThrow(
      expect.objectContaining({ code: "METHOD_UNSUPPORTED" }),
    );
  });
});
