import { boardsEqual, isReachable, solve } from "@slidepath/core";
import { describe, expect, it } from "vitest";
import { type Case, findDialect, generateCases, shrink } from "./index.ts";

/** Shrinks by a test that knows at once what fails. */
function shrunk(id: string, cases: readonly Case[], fails: (cases: readonly Case[]) => boolean) {
  const shrinking = shrink(findDialect(id)!, cases);
  let tries = 0;
  let step = shrinking.next();
  for (; !step.done; tries++) step = shrinking.next(fails(step.value));
  return { cases: step.value, tries };
}

const lengthOf = ({ problem }: Case): number => {
  const found = solve(problem!);
  return found.status === "solved" ? found.length : -1;
};

function generated(id: string, cases: number, more: object = {}): Case[] {
  return Array.from(generateCases(findDialect(id)!, { cases, seed: 11, ...more }));
}

describe("shrink", () => {
  it("finds the one case of many, and the fewest moves", () => {
    const { cases, tries } = shrunk("hdu-3567", generated("hdu-3567", 100), (all) =>
      all.some((asked) => lengthOf(asked) >= 12 && asked.problem!.start.tiles[0] !== 0),
    );
    expect(cases).toHaveLength(1);
    expect(cases[0]!.number).toBe(1);
    expect(lengthOf(cases[0]!)).toBeLessThanOrEqual(13);
    expect(tries).toBeLessThan(300);
  });

  it("keeps all the cases that it takes", () => {
    const { cases } = shrunk("hdu-3567", generated("hdu-3567", 9), (all) => all.length >= 3);
    expect(cases.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(cases.map(lengthOf)).toEqual([0, 0, 0]);
  });

  it("finds the smallest board", () => {
    const all = generated("hdu-3600", 5, { size: { width: 4, height: 4 } });
    const { cases } = shrunk("hdu-3600", all, (some) =>
      some.some(({ problem }) => problem!.start.width >= 3),
    );
    expect(cases).toHaveLength(1);
    expect(cases[0]!.problem!.start).toMatchObject({ width: 3, height: 3 });
  });

  it("finds the plainest unsolvable board", () => {
    const all = generated("hdu-1043", 30, { unsolvable: 0.5 });
    const { cases } = shrunk("hdu-1043", all, (some) =>
      some.some(({ problem }) => !isReachable(problem!)),
    );
    expect(cases).toHaveLength(1);
    expect(cases[0]!.problem!.start.tiles).toEqual([2, 1, 3, 4, 5, 6, 7, 8, 0]);
  });

  it("gives back what cannot be smaller, and never changes what it was given", () => {
    const all = generated("hdu-1043", 3);
    const before = structuredClone(all.map(({ problem }) => problem));
    expect(shrunk("hdu-1043", all, () => false).cases).toEqual(all);
    expect(all.map(({ problem }) => problem)).toEqual(before);
    const { cases } = shrunk("hdu-1043", all, () => true);
    expect(cases).toHaveLength(1);
    expect(boardsEqual(cases[0]!.problem!.start, cases[0]!.problem!.goal)).toBe(true);
  });
});
