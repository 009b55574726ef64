import { describe, expect, it } from "vitest";
import { createBoard } from "../board.ts";
import { leadsTo } from "../move.ts";
import { fifteenSearch } from "./fifteen-search.ts";

/** The 32nd of Korf's hundred, which takes the most nodes of them all: its length is the published one. */
const HARD = {
  start: createBoard(4, 4, [14, 10, 9, 4, 13, 6, 5, 8, 2, 12, 7, 0, 1, 3, 11, 15]),
  goal: createBoard(4, 4, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
};
const LENGTH = 59;

function solved(budget: number, order?: string) {
  const search = fifteenSearch(HARD, { ...(order !== undefined && { order }) });
  const lengths: number[] = [];
  for (;;) {
    const outcome = search.run(budget);
    if (outcome?.status === "solved") return { outcome, lengths };
    expect(outcome).toBeUndefined();
    const { best, lowerBound } = search.progress();
    expect(lowerBound).toBeLessThanOrEqual(LENGTH);
    if (best === undefined) continue;
    expect(leadsTo(HARD, best.moves)).toBe(true);
    expect(best.length).toBe(best.moves.length);
    lengths.push(best.length);
  }
}

describe("a hard fifteen puzzle", () => {
  it("has a path before it is proven, which only becomes shorter, and ends with the published length", () => {
    const { outcome, lengths } = solved(8192);
    expect(outcome).toMatchObject({ length: LENGTH, optimal: true, heuristic: "patternDatabase" });
    expect(leadsTo(HARD, outcome.moves)).toBe(true);
    expect(lengths.length).toBeGreaterThan(10);
    expect(lengths).toEqual(lengths.slice().sort((a, b) => b - a));
    expect(lengths.at(-1)).toBeGreaterThanOrEqual(LENGTH);
    expect(lengths.at(-1)).toBeLessThan(lengths[0]!);
  });

  it("has the same path by as many nodes, however it is sliced", () => {
    // The first one builds the tables that the others go by.
    solved(Number.POSITIVE_INFINITY);
    const whole = solved(Number.POSITIVE_INFINITY);
    for (const budget of [1000, 99_991]) expect(solved(budget).outcome).toEqual(whole.outcome);
  });

  it("ends with the least of the shortest paths where an order is given", () => {
    const orders = ["udlr", "rldu"];
    const paths = orders.map((order) => solved(65_536, order).outcome.moves);
    for (const moves of paths) {
      expect(moves).toHaveLength(LENGTH);
      expect(leadsTo(HARD, moves)).toBe(true);
    }
    for (const order of orders) {
      const inOrder = (moves: string) => Array.from(moves, (move) => order.indexOf(move)).join("");
      const own = inOrder(paths[orders.indexOf(order)]!);
      for (const moves of paths) expect(own <= inOrder(moves)).toBe(true);
    }
  });

  it("tells its path where a limit of nodes is reached, which is kept to the node", () => {
    const search = fifteenSearch(HARD, { limits: { nodes: 1_500_001 } });
    let outcome = search.run(100_000);
    while (outcome === undefined) outcome = search.run(100_000);
    if (outcome.status !== "limit") throw new Error(outcome.status);
    expect(outcome).toMatchObject({ reason: "nodes", stats: { expanded: 1_500_001 } });
    expect(outcome.lowerBound).toBeLessThanOrEqual(LENGTH);
    expect(leadsTo(HARD, outcome.best!.moves)).toBe(true);
  });
});
