import { describe, expect, it } from "vitest";
import {
  countInversions,
  FACTORIALS,
  lehmerCode,
  rank,
  rankBigInt,
  unrank,
  unrankBigInt,
} from "./permutation.ts";

describe("rank and unrank", () => {
  it("are inverse to each other, and lexicographic, on all 362,880 boards of nine cells", () => {
    let previous = unrank(0, 9);
    expect(previous).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let wrong = 0;
    for (let index = 1; index < FACTORIALS[9]!; index++) {
      const permutation = unrank(index, 9);
      const at = permutation.findIndex((entry, i) => entry !== previous[i]);
      if (rank(permutation) !== index || permutation[at]! <= previous[at]!) wrong++;
      previous = permutation;
    }
    expect(wrong).toBe(0);
    expect(previous).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it("agree with a Cantor expansion worked out by hand", () => {
    // 3 5 7 4 1 2 9 6 8 of 1..9: 2·8! + 3·7! + 4·6! + 2·5! + 0·4! + 0·3! + 2·2! + 0·1! + 0·0!
    const permutation = [3, 5, 7, 4, 1, 2, 9, 6, 8].map((entry) => entry - 1);
    expect(lehmerCode(permutation)).toEqual([2, 3, 4, 2, 0, 0, 2, 0, 0]);
    expect(rank(permutation)).toBe(98_884);
  });

  it("are exact at 18 entries, the last that a number holds", () => {
    const last = Array.from({ length: 18 }, (_, i) => 17 - i);
    expect(rank(last)).toBe(6_402_373_705_727_999);
    expect(unrank(6_402_373_705_727_999, 18)).toEqual(last);
    expect(rank([...last.slice(0, 16), 0, 1])).toBe(6_402_373_705_727_998);
  });

  it("go on in bigint beyond", () => {
    const last = Array.from({ length: 25 }, (_, i) => 24 - i);
    expect(rankBigInt(last)).toBe(15_511_210_043_330_985_983_999_999n);
    expect(unrankBigInt(15_511_210_043_330_985_983_999_999n, 25)).toEqual(last);
    expect(rankBigInt([3, 0, 2, 1])).toBe(BigInt(rank([3, 0, 2, 1])));
  });

  it("know the empty permutation", () => {
    expect(rank([])).toBe(0);
    expect(unrank(0, 0)).toEqual([]);
    expect(rankBigInt([])).toBe(0n);
  });

  it.each([
    ["a repeated entry", () => rank([0, 1, 1]), "RANK_INVALID"],
    ["a gap", () => rank([0, 1, 3]), "RANK_INVALID"],
    ["a negative entry", () => rank([0, -1]), "RANK_INVALID"],
    ["a fraction", () => rank([0, 0.5]), "RANK_INVALID"],
    ["a repeated entry in a long one", () => rankBigInt([0, 1, 1]), "RANK_INVALID"],
    ["a rank of n!", () => unrank(6, 3), "RANK_INVALID"],
    ["a negative rank", () => unrank(-1, 3), "RANK_INVALID"],
    ["a big rank of n!", () => unrankBigInt(6n, 3), "RANK_INVALID"],
    ["a big negative rank", () => unrankBigInt(-1n, 3), "RANK_INVALID"],
    ["nineteen entries", () => rank(Array.from({ length: 19 }, (_, i) => i)), "RANK_TOO_LARGE"],
    ["nineteen entries of a rank", () => unrank(0, 19), "RANK_TOO_LARGE"],
  ])("refuse %s", (_, call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});

describe("countInversions", () => {
  it("leaves the blank out", () => {
    expect(countInversions([2, 3, 4, 1, 5, 0, 7, 6, 8], 0)).toBe(4);
    expect(countInversions([2, 3, 4, 1, 5, 0, 7, 6, 8])).toBe(9);
  });

  it("counts a million reversed entries", () => {
    const n = 1_000_000;
    expect(countInversions(Int32Array.from({ length: n }, (_, i) => n - i))).toBe(
      (n * (n - 1)) / 2,
    );
  });
});
