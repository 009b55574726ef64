import { expect, it } from "vitest";
import { touchPages } from "./touch-pages.ts";

it("leaves what is there, and tells the last pages", () => {
  const bytes = Uint8Array.from({ length: 3 * 4096 + 1 }, (_, at) => at % 251);
  const before = bytes.slice();
  expect(touchPages([bytes], 0, 2)).toBe(false);
  expect(touchPages([bytes], 2, 1)).toBe(false);
  expect(touchPages([bytes], 3, 1)).toBe(true);
  expect(touchPages([bytes], 4, 100)).toBe(true);
  expect(bytes).toEqual(before);
});

it("has nothing to do for an array of nothing", () => {
  expect(touchPages([new Uint8Array(0)], 0, 1)).toBe(true);
});
