import { describe, expect, it } from "vitest";
import { explainRank, PuzzleError, rank, rankBigInt } from "./index.ts";

describe("explainRank", () => {
  it("works the textbook's example out: 3 5 7 4 1 2 9 6 8, here from 0, is number 98884", () => {
    const { digits, rank: number, of } = explainRank([2, 4, 6, 3, 0, 1, 8, 5, 7]);
    expect(digits.map(({ smaller }) => smaller)).toEqual([2, 3, 4, 2, 0, 0, 2, 0, 0]);
    expect(digits.map(({ weight }) => weight)).toEqual([
      40_320n,
      5040n,
      720n,
      120n,
      24n,
      6n,
      2n,
      1n,
      1n,
    ]);
    expect(digits[0]).toEqual({ entry: 2, smaller: 2, after: 8, weight: 40_320n, term: 80_640n });
    expect(number).toBe(98_884n);
    expect(of).toBe(362_880n);
  });

  it.each([
    [[0], 0n, 1n],
    [[1, 0], 1n, 2n],
    [[], 0n, 1n],
  ])("knows the small ones: %j", (permutation, number, of) => {
    expect(explainRank(permutation)).toMatchObject({ rank: number, of });
  });

  it("agrees with rank on all permutations of five, and with rankBigInt beyond 18", () => {
    const all = (rest: number[]): number[][] =>
      rest.length === 0
        ? [[]]
        : rest.flatMap((x) => all(rest.filter((y) => y !== x)).map((tail) => [x, ...tail]));
    for (const permutation of all([0, 1, 2, 3, 4])) {
      expect(explainRank(permutation).rank).toBe(BigInt(rank(permutation)));
    }
    const long = Array.from({ length: 25 }, (_, i) => (i * 7 + 3) % 25);
    expect(explainRank(long).rank).toBe(rankBigInt(long));
  });

  it("refuses what is no permutation", () => {
    expect(() => explainRank([0, 0])).toThrow(PuzzleError);
  });
});
