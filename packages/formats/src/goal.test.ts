import { type Board, isReachable } from "@slidepath/core";
import { describe, expect, it } from "vitest";
import { type GoalPolicy, goalOfPolicy } from "./goal.ts";

const goal = (policy: GoalPolicy, width: number, height = width): Board =>
  goalOfPolicy(policy, width, height)!;
const LAST: GoalPolicy = { kind: "blank-last" };
const FIRST: GoalPolicy = { kind: "blank-first" };
const SNAIL: GoalPolicy = { kind: "snail" };
const REVERSED: GoalPolicy = { kind: "reversed" };

describe("goalOfPolicy", () => {
  it.each<[string, GoalPolicy, number, number, number[]]>([
    ["blank last", LAST, 3, 3, [1, 2, 3, 4, 5, 6, 7, 8, 0]],
    ["blank first", FIRST, 3, 3, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ["snail", SNAIL, 3, 3, [1, 2, 3, 8, 0, 4, 7, 6, 5]],
    ["snail", SNAIL, 4, 4, [1, 2, 3, 4, 12, 13, 14, 5, 11, 0, 15, 6, 10, 9, 8, 7]],
    ["snail", SNAIL, 4, 2, [1, 2, 3, 4, 0, 7, 6, 5]],
    ["snail", SNAIL, 2, 4, [1, 2, 0, 3, 7, 4, 6, 5]],
    ["snail", SNAIL, 3, 1, [1, 2, 0]],
    ["snail", SNAIL, 1, 3, [1, 2, 0]],
    ["snail", SNAIL, 5, 3, [1, 2, 3, 4, 5, 12, 13, 14, 0, 6, 11, 10, 9, 8, 7]],
    ["reversed", REVERSED, 3, 3, [8, 7, 6, 5, 4, 3, 2, 1, 0]],
    ["the blank's cell", { kind: "blank-cell", cell: 4 }, 3, 3, [1, 2, 3, 4, 0, 5, 6, 7, 8]],
    ["the blank's cell", { kind: "blank-cell", cell: -1 }, 2, 2, [1, 2, 3, 0]],
  ])("%s, %j, %i wide and %i high", (_, policy, width, height, tiles) => {
    expect(goal(policy, width, height)).toEqual({ width, height, tiles });
  });

  it("has none where the input decides, or the cell is not on the board", () => {
    for (const kind of ["given", "picture", "farthest"] as const) {
      expect(goalOfPolicy({ kind }, 3, 3)).toBeUndefined();
    }
    expect(goalOfPolicy({ kind: "blank-cell", cell: 4 }, 2, 2)).toBeUndefined();
    expect(goalOfPolicy({ kind: "blank-cell", cell: -5 }, 2, 2)).toBeUndefined();
  });
});

describe("parity classes", () => {
  const same = (a: GoalPolicy, b: GoalPolicy, width: number, height = width): boolean =>
    isReachable({ start: goal(a, width, height), goal: goal(b, width, height) });

  it("puts 3×3 blank last, blank first and reversed in one class, the snail in the other", () => {
    expect(same(LAST, FIRST, 3)).toBe(true);
    expect(same(LAST, REVERSED, 3)).toBe(true);
    expect(same(LAST, SNAIL, 3)).toBe(false);
  });

  it("puts 4×4 and 2×4 blank first and blank last in different classes", () => {
    expect(same(LAST, FIRST, 4)).toBe(false);
    expect(same(LAST, FIRST, 4, 2)).toBe(false);
    expect(same(LAST, SNAIL, 4)).toBe(true);
  });

  it("puts 2×3 and 5×5 blank first and blank last in one class, the 5×5 snail in the other", () => {
    expect(same(LAST, FIRST, 3, 2)).toBe(true);
    expect(same(LAST, FIRST, 5)).toBe(true);
    expect(same(LAST, SNAIL, 5)).toBe(false);
  });
});
