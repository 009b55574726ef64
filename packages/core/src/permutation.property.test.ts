import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countInversions,
  lehmerCode,
  permutationParity,
  rank,
  rankBigInt,
  unrank,
  unrankBigInt,
} from "./permutation.ts";

const permutation = (maxLength: number): fc.Arbitrary<number[]> =>
  fc.integer({ min: 0, max: maxLength }).chain((n) =>
    fc.shuffledSubarray(
      Array.from({ length: n }, (_, i) => i),
      { minLength: n },
    ),
  );

describe("ranking", () => {
  it("round-trips up to 18 entries, and both kinds of numbers agree", () => {
    fc.assert(
      fc.property(permutation(18), (entries) => {
        expect(unrank(rank(entries), entries.length)).toEqual(entries);
        expect(rankBigInt(entries)).toBe(BigInt(rank(entries)));
      }),
    );
  });

  it("round-trips at any length", () => {
    fc.assert(
      fc.property(permutation(60), (entries) => {
        expect(unrankBigInt(rankBigInt(entries), entries.length)).toEqual(entries);
      }),
    );
  });

  it("has digits that add up to the inversions, as a count of all pairs does", () => {
    fc.assert(
      fc.property(permutation(60), (entries) => {
        let pairs = 0;
        entries.forEach((entry, i) => {
          for (const later of entries.slice(i + 1)) if (later < entry) pairs++;
        });
        expect(countInversions(entries)).toBe(pairs);
        expect(permutationParity(entries)).toBe(pairs % 2);
        expect(lehmerCode(entries).reduce((sum, digit) => sum + digit, 0)).toBe(pairs);
      }),
    );
  });
});
