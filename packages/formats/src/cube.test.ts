import { isReachableOnGraph, unrank } from "@slidepath/core";
import { expect, it } from "vitest";
import { isReachableInCube } from "./cube.ts";

it("agrees with the cube's graph on every order of eight cells that differs little", () => {
  const neighbours = Array.from({ length: 8 }, (_, cell) => [cell ^ 1, cell ^ 2, cell ^ 4]);
  const goal = [1, 2, 3, 4, 5, 6, 7, 0];
  for (let rank = 0; rank < 40_320; rank += 13) {
    const start = unrank(rank, 8);
    expect(isReachableInCube(2, start)).toBe(isReachableOnGraph({ neighbours, start, goal }));
  }
});

it("takes one cell, and an odd side", () => {
  expect(isReachableInCube(1, [0])).toBe(true);
  const solved = Array.from({ length: 27 }, (_, cell) => (cell + 1) % 27);
  expect(isReachableInCube(3, solved)).toBe(true);
  const [first, second, ...rest] = solved;
  expect(isReachableInCube(3, [second!, first!, ...rest])).toBe(false);
  // One slide along each axis from the solved cube.
  const slid = solved.slice();
  for (const step of [1, 3, 9]) {
    const gap = slid.indexOf(0);
    slid[gap] = slid[gap - step]!;
    slid[gap - step] = 0;
    expect(isReachableInCube(3, slid)).toBe(true);
  }
});
