import { expect, test } from "vitest";
import { boardRegion, enlargement, scaledDown } from "./picture-size.ts";

test.each([
  [
    { width: 8000, height: 6000 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 6000, height: 8000 },
    { width: 1536, height: 2048 },
  ],
  [
    { width: 2048, height: 10 },
    { width: 2048, height: 10 },
  ],
  [
    { width: 1, height: 1 },
    { width: 1, height: 1 },
  ],
  [
    { width: 1, height: 9000 },
    { width: 1, height: 2048 },
  ],
])("%o is scaled down to %o", (from, to) => {
  expect(scaledDown(from, 2048)).toEqual(to);
});

test.each([
  [
    { width: 300, height: 100 },
    { x: 0, y: 0, width: 300, height: 100 },
  ],
  [
    { width: 301, height: 100 },
    { x: 0, y: 0, width: 300, height: 100 },
  ],
  [
    { width: 500, height: 100 },
    { x: 100, y: 0, width: 300, height: 100 },
  ],
  [
    { width: 1, height: 2048 },
    { x: 0, y: 1022, width: 1, height: 3 },
  ],
  [
    { width: 1, height: 1 },
    { x: 0, y: 0, width: 1, height: 1 },
  ],
])("of %o a board shows %o", (picture, region) => {
  expect(boardRegion(picture)).toEqual(region);
});

test.each([
  [{ width: 1, height: 1 }, 400],
  [{ width: 1, height: 3 }, 400],
  [{ width: 64, height: 48 }, 9],
  [{ width: 400, height: 500 }, 1],
  [{ width: 2048, height: 1536 }, 1],
])("each pixel of %o is drawn %i times over", (picture, times) => {
  expect(enlargement(picture)).toBe(times);
});
