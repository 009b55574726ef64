import { expect, it } from "vitest";
import { tileLabel } from "./label.ts";
import { parse } from "./parse.ts";
import { findDialect } from "./registry.ts";

/** The labels of the start and the goal of an input's first case, row by row. */
function labels(id: string, input: string): string[] {
  const dialect = findDialect(id)!;
  const step = parse(dialect, input).next();
  if (step.done) throw new Error("no case");
  const problem = step.value.problem!;
  return [problem.start, problem.goal].map(({ tiles }) =>
    tiles.map((tile) => tileLabel(dialect, problem, tile)).join(" "),
  );
}

it("names tiles as the dialect's input does", () => {
  expect(labels("acwing-179", "2 3 4 1 5 x 7 6 8\n")).toEqual([
    "2 3 4 1 5 x 7 6 8",
    "1 2 3 4 5 6 7 8 x",
  ]);
  expect(labels("picture", "1 1\n0 1 2\n3 -1 5\n6 8 7\n")).toEqual([
    "0 1 2 3 -1 5 6 8 7",
    "0 1 2 3 -1 5 6 7 8",
  ]);
});
