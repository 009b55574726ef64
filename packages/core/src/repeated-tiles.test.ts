import { describe, expect, it } from "vitest";
import { foldShortestPaths } from "./index.ts";

const paths = {
  empty: [""],
  extend: (all: string[], move: string) => all.map((path) => path + move),
  join: (a: string[], b: string[]) => [...a, ...b],
};

describe("foldShortestPaths", () => {
  it("sees every shortest path", () => {
    const board = { width: 3, height: 3, start: [0, 1, 1, 1, 1, 1, 1, 1, 1] };
    const goal = [1, 1, 1, 1, 1, 1, 1, 1, 0];
    const folded = foldShortestPaths({ ...board, goal }, paths)!;
    expect(folded.length).toBe(4);
    expect(folded.value.sort()).toEqual(["ddrr", "drdr", "drrd", "rddr", "rdrd", "rrdd"]);
  });

  it("moves any of several blanks", () => {
    const start = [1, 0, 0, 2];
    expect(
      foldShortestPaths({ width: 2, height: 2, start, goal: [0, 1, 2, 0] }, paths)?.length,
    ).toBe(2);
    expect(
      foldShortestPaths({ width: 2, height: 2, start, goal: [1, 1, 0, 2] }, paths),
    ).toBeUndefined();
  });
});
