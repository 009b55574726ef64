import { describe, expect, it } from "vitest";
import { type AnswerOptions, answer } from "./answer.ts";
import { parse } from "./parse.ts";
import { findDialect } from "./registry.ts";

function moves(id: string, input: string, options?: AnswerOptions): string {
  const dialect = findDialect(id)!;
  const step = parse(dialect, input).next();
  if (step.done) throw new Error("no case");
  const { outcome } = answer(dialect, step.value, options);
  return outcome.status === "solved" ? outcome.moves : outcome.status;
}

describe("answer", () => {
  it("takes the caller's letter order where any shortest path is right", () => {
    const input = "2 3 4 1 5 x 7 6 8\n";
    const paths = ["udlr", "dlru"].map((order) => moves("acwing-179", input, { order }));
    expect(new Set(paths.map(({ length }) => length))).toEqual(new Set([19]));
    expect(paths[0]).not.toBe(paths[1]);
    expect(moves("acwing-179", input)).toBe(paths[0]);
  });

  it("keeps the dialect's own where the least path is asked for", () => {
    const input = "1\nX24183765\n12345678X\n";
    expect(moves("hdu-3567", input, { order: "urld" })).toBe(moves("hdu-3567", input));
  });
});
