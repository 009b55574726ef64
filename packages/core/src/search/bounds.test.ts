import { describe, expect, it } from "vitest";
import { distancesTo, keyOf, neighbours, plainHeuristics } from "../../test/brute-force.ts";
import { solvedBy } from "../../test/searches.ts";
import { type Board, createBoard, goalBoard } from "../board.ts";
import { createProblem } from "../problem.ts";
import { aStar } from "./a-star.ts";
import { breadthFirst } from "./breadth-first.ts";
import { idaStar } from "./ida-star.ts";

const problem = createProblem(createBoard(3, 3, [8, 3, 1, 7, 0, 2, 4, 6, 5]));
const { start, goal } = problem;
const shortest = distancesTo(goal).get(keyOf(start))!.distance;

describe("a search tells which bounds it came to, and after how many nodes", () => {
  it("breadth-first: one for each depth, after all boards that are nearer", () => {
    const search = breadthFirst(problem);
    const { length } = solvedBy(search);
    const depths = [...distancesTo(start).values()].map(({ distance }) => distance);
    expect(search.progress().bounds).toEqual(
      Array.from({ length }, (_, depth) => ({
        bound: depth + 1,
        expanded: depths.filter((other) => other < depth).length,
      })),
    );
  });

  it("A*: one for each f, after all boards of less", () => {
    const search = aStar(problem, { heuristic: "manhattan" });
    const { length } = solvedBy(search);
    const all = [...distancesTo(start).values()].map(
      ({ board, distance }) => distance + plainHeuristics.manhattan(board, goal),
    );
    const first = plainHeuristics.manhattan(start, goal);
    const bounds = Array.from({ length: (length - first) / 2 + 1 }, (_, n) => first + 2 * n);
    expect(bounds.length).toBeGreaterThan(2);
    expect(search.progress().bounds).toEqual(
      bounds.map((bound) => ({ bound, expanded: all.filter((f) => f < bound).length })),
    );
  });

  it("IDA*: one for each iteration, after all paths within the bounds before", () => {
    const search = idaStar(problem, { heuristic: "manhattan" });
    solvedBy(search);
    const { bounds } = search.progress();
    let expanded = 0;
    const expected = bounds!.map(({ bound }) => {
      const begun = { bound, expanded };
      expanded += pathsWithin(start, bound, "");
      return begun;
    });
    expect(bounds).toEqual(expected);
    expect(bounds!.length).toBeGreaterThan(2);
  });

  it("whether or not it works in slices of one node", () => {
    for (const heuristic of ["linearConflict", "walkingDistance"] as const) {
      const atOnce = idaStar(problem, { heuristic });
      solvedBy(atOnce);
      const inSlices = idaStar(problem, { heuristic });
      while (inSlices.run(1) === undefined);
      expect(inSlices.progress().bounds).toEqual(atOnce.progress().bounds);
      expect(atOnce.progress().bounds!.at(-1)!.bound).toBe(shortest);
    }
  });

  it("none where the board is solved, or cannot be", () => {
    for (const from of [goalBoard(2, 2), createBoard(2, 2, [2, 1, 3, 0])]) {
      const search = breadthFirst(createProblem(from));
      search.run(1);
      expect(search.progress()).not.toHaveProperty("bounds");
    }
  });
});

/** Counts the paths without a step straight back whose every board is within the bound. */
function pathsWithin(board: Board, bound: number, path: string): number {
  if (path.length + plainHeuristics.manhattan(board, goal) > bound) return 0;
  const back = { u: "d", d: "u", l: "r", r: "l" }[path.slice(-1)];
  return neighbours(board)
    .filter(({ move }) => move !== back)
    .reduce((sum, next) => sum + pathsWithin(next.board, bound, path + next.move), 1);
}
