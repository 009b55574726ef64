import { describe, expect, it } from "vitest";
import { outcomeOf, solvedBy } from "../../test/searches.ts";
import { createBoard, goalBoard } from "../board.ts";
import { heuristicValue } from "../heuristics/heuristic-value.ts";
import type { HeuristicName } from "../outcome.ts";
import { explainReachability } from "../parity.ts";
import { createProblem, type Problem } from "../problem.ts";
import { aStar } from "./a-star.ts";
import { breadthFirst } from "./breadth-first.ts";
import { idaStar } from "./ida-star.ts";
import type { Search, SearchLimits } from "./search.ts";
import { createSearch } from "./search-frame.ts";

const heuristic = "linearConflict";
const searches: [string, (problem: Problem, limits?: SearchLimits) => Search][] = [
  ["breadthFirst", (problem, limits = {}) => breadthFirst(problem, { limits })],
  ["aStar", (problem, limits = {}) => aStar(problem, { heuristic, limits })],
  [
    "aStar for the least path",
    (problem, limits = {}) => aStar(problem, { heuristic, order: "rldu", limits }),
  ],
  ["idaStar", (problem, limits = {}) => idaStar(problem, { heuristic, limits })],
];

const farthest = createProblem(createBoard(3, 3, [6, 4, 7, 8, 5, 0, 3, 2, 1]));
/** 37 moves: number 118 of a thousand random fifteen puzzles. */
const fifteen = createProblem(
  createBoard(4, 4, [7, 10, 3, 13, 1, 4, 12, 2, 5, 0, 6, 11, 14, 8, 9, 15]),
  goalBoard(4, 4, 0),
);
const unsolvable = createProblem(
  createBoard(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]),
);

describe.each(searches)("%s", (name, search) => {
  it("answers a solved board at once, and one of a single cell", () => {
    for (const goal of [goalBoard(1, 1), goalBoard(17, 16), goalBoard(3, 1, 1)]) {
      const solved = search({ start: goal, goal }, { nodes: 0, bytes: 0 });
      expect(solved.run(0)).toMatchObject({
        status: "solved",
        moves: "",
        length: 0,
        optimal: true,
        lowerBound: 0,
        stats: { expanded: 0, generated: 0 },
      });
      expect(solved.progress()).toMatchObject({
        expanded: 0,
        generated: 0,
        lowerBound: 0,
        bytes: 0,
      });
    }
  });

  it("answers an unsolvable board at once, with the argument", () => {
    expect(search(unsolvable, { nodes: 0, bytes: 0 }).run(0)).toEqual({
      status: "unsolvable",
      reachability: explainReachability(unsolvable),
    });
    const line = createProblem(createBoard(5, 1, [2, 1, 3, 4, 0]));
    expect(search(line).run(1)).toMatchObject({ status: "unsolvable" });
  });

  it("stops at exactly the nodes allowed", () => {
    const { stats } = solvedBy(search(farthest));
    expect(solvedBy(search(farthest, { nodes: stats.expanded })).stats).toEqual(stats);
    for (const nodes of [0, 1, 2, 100, stats.expanded - 1]) {
      const limited = search(farthest, { nodes });
      const outcome = outcomeOf(limited);
      expect(outcome).toMatchObject({
        status: "limit",
        reason: "nodes",
        stats: { expanded: nodes },
      });
      expect(limited.run(1000)).toBe(outcome);
      expect(limited.progress()).toMatchObject({ expanded: nodes });
    }
  });

  it("never takes more bytes than allowed, and says what is proven", () => {
    for (const problem of [farthest, fifteen]) {
      for (const bytes of [0, 100, 1000, 5000, 100_000, 250_000, 500_000, 2_000_000]) {
        const limited = search(problem, { bytes });
        let outcome = limited.run(500);
        while (outcome === undefined) {
          expect(limited.progress().bytes).toBeLessThanOrEqual(bytes);
          outcome = limited.run(500);
        }
        expect(limited.progress().bytes).toBeLessThanOrEqual(bytes);
        const length = problem === farthest ? 31 : 37;
        if (outcome.status === "solved") expect(outcome.length).toBe(length);
        else {
          expect(outcome).toMatchObject({ status: "limit", reason: "memory" });
          if (outcome.status !== "limit") continue;
          expect(outcome.lowerBound).toBeLessThanOrEqual(length);
          expect(outcome.lowerBound).toBeGreaterThan(0);
          expect(outcome.lowerBound).toBe(limited.progress().lowerBound);
        }
      }
    }
  });

  it("raises its lower bound as it goes, from what the start proves", () => {
    const limited = search(fifteen, { nodes: 30_000 });
    const first = limited.progress().lowerBound;
    expect(first).toBe(name === "breadthFirst" ? 1 : heuristicValue(heuristic, fifteen));
    const outcome = outcomeOf(limited);
    if (outcome.status === "unsolvable") throw new Error("fifteen can be solved");
    expect(outcome.lowerBound).toBeGreaterThan(first);
    expect(outcome.lowerBound).toBeLessThanOrEqual(37);
  });

  it("does nothing in an empty slice", () => {
    const idle = search(farthest);
    expect(idle.run(0)).toBeUndefined();
    expect(idle.progress()).toMatchObject({ expanded: 0, generated: 0 });
  });

  it.each([-1, 1.5, Number.NaN, "9" as unknown as number])("refuses %s as a count", (bad) => {
    const refusal = expect.objectContaining({ code: "OPTION_INVALID" });
    expect(() => search(farthest, { nodes: bad })).toThrow(refusal);
    expect(() => search(farthest, { bytes: bad })).toThrow(refusal);
    expect(() => search(farthest).run(bad)).toThrow(refusal);
  });

  it("refuses bad boards", () => {
    const goal = goalBoard(3, 3);
    expect(() => search({ start: goalBoard(3, 2), goal })).toThrow(
      expect.objectContaining({ code: "GOAL_SIZE" }),
    );
    expect(() => search({ start: { width: 3, height: 3, tiles: [1, 2, 3] }, goal })).toThrow(
      expect.objectContaining({ code: "BOARD_LENGTH" }),
    );
  });
});

describe("options", () => {
  it("are refused when they are not what they should be, even where no search is needed", () => {
    const solved = createProblem(goalBoard(3, 3));
    for (const problem of [farthest, unsolvable, solved]) {
      const unknown = "euclid" as HeuristicName;
      const refusal = expect.objectContaining({ code: "OPTION_INVALID" });
      expect(() => aStar(problem, { heuristic: unknown })).toThrow(refusal);
      expect(() => idaStar(problem, { heuristic: unknown })).toThrow(refusal);
      const order = "udll";
      const badOrder = expect.objectContaining({ code: "MOVE_ORDER_INVALID" });
      expect(() => breadthFirst(problem, { order })).toThrow(badOrder);
      expect(() => aStar(problem, { heuristic, order })).toThrow(badOrder);
      expect(() => idaStar(problem, { heuristic, order })).toThrow(badOrder);
    }
  });
});

describe("createSearch", () => {
  it("lets no path pass that misses the goal, or is not proven shortest", () => {
    for (const [moves, lowerBound] of [
      ["uu", 2],
      ["xy", 2],
      ["ul", 1],
    ] as const) {
      const start = createBoard(3, 3, [1, 2, 3, 4, 0, 5, 7, 8, 6]);
      const engine = {
        expanded: 0,
        generated: 0,
        lowerBound,
        advance: () => true,
        moves: () => moves,
      };
      const search = createSearch(
        {
          start,
          goal: moves === "ul" ? createBoard(3, 3, [0, 1, 3, 4, 2, 5, 7, 8, 6]) : goalBoard(3, 3),
        },
        { name: { method: "a-star" }, limits: undefined, engine: () => engine },
      );
      expect(() => search.run(1)).toThrow("internal error");
    }
  });
});
