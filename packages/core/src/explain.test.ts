import { describe, expect, it } from "vitest";
import { createBoard, createProblem, explain, goalBoard } from "./index.ts";

const problemOf = (tiles: readonly number[]) => createProblem(createBoard(3, 3, tiles));

describe("explain", () => {
  it("tells all there is of a solvable board", () => {
    // 2 3 4 / 1 5 0 / 7 6 8 takes 19 moves.
    const told = explain(problemOf([2, 3, 4, 1, 5, 0, 7, 6, 8]));
    expect(told).toMatchObject({
      reachability: {
        reachable: true,
        rule: "odd-width",
        start: { inversions: 4, parity: 0 },
        goal: { inversions: 0, parity: 0 },
      },
      // 2·8! + 2·7! + 2·6! + 1·5! + 1·4! + 0·3! + 1·2! + 0·1!
      rank: { rank: 92_306n, of: 362_880n },
      heuristics: { misplacedTiles: 6, manhattan: 9, linearConflict: 9 },
    });
    expect(Object.keys(told.heuristics)).toEqual(["misplacedTiles", "manhattan", "linearConflict"]);
  });

  it("tells why a board is unsolvable, and still what the heuristics say", () => {
    expect(explain(problemOf([1, 2, 3, 4, 5, 6, 8, 7, 0]))).toMatchObject({
      reachability: { reachable: false, start: { inversions: 1 } },
      heuristics: { misplacedTiles: 2, manhattan: 2, linearConflict: 4 },
    });
  });

  it("works out no rank that nobody would read", () => {
    expect(explain(createProblem(goalBoard(6, 6))).rank).toMatchObject({ of: expect.any(BigInt) });
    expect(explain(createProblem(goalBoard(7, 6)))).not.toHaveProperty("rank");
  });
});
