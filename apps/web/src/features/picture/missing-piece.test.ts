import { expect, test } from "vitest";
import { missingAfter } from "./missing-piece.ts";

test.each([
  // The last stays the last, the first the first.
  [8, { width: 3, height: 3 }, { width: 5, height: 4 }, 19],
  [0, { width: 3, height: 3 }, { width: 5, height: 4 }, 0],
  // The middle of 3×3 is row 1, column 1.
  [4, { width: 3, height: 3 }, { width: 5, height: 4 }, 6],
  // Top right.
  [2, { width: 3, height: 3 }, { width: 5, height: 4 }, 4],
  // Row 2, column 3 of 5×5 is beyond 2×2.
  [13, { width: 5, height: 5 }, { width: 2, height: 2 }, 3],
])("cell %i of %o becomes of %o cell %i", (cell, before, after, kept) => {
  expect(missingAfter(cell, before, after)).toBe(kept);
});
