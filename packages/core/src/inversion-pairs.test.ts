import fc from "fast-check";
import { expect, test } from "vitest";
import { inversionPairs } from "./inversion-pairs.ts";
import { countInversions } from "./permutation.ts";

test("pairs come in the order of their places", () => {
  expect(inversionPairs([3, 0, 1, 2], 0)).toEqual([
    [3, 1],
    [3, 2],
  ]);
  expect(inversionPairs([1, 2, 0, 3], 0)).toEqual([]);
});

test("there are as many as are counted", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40), { maxLength: 20 }), (entries) => {
      expect(inversionPairs(entries, 0)).toHaveLength(countInversions(entries, 0));
    }),
  );
});
