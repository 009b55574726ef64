import { type Door, describeGolden, goldenCases, goldenDialects } from "@slidepath/golden";
import { describe, expect, it } from "vitest";
import { answer } from "./answer.ts";
import { answerByTable } from "./answer-by-table.ts";
import type { Case } from "./case.ts";
import type { Dialect } from "./dialect.ts";
import { parse } from "./parse.ts";
import { print } from "./print.ts";
import { findDialect } from "./registry.ts";

function casesOf(dialect: Dialect, input: string): Case[] {
  return [...parse(dialect, input)];
}

/** Whether all boards of a golden case are covered by tables that take no time to build. */
function isSmall(id: string, input: string): boolean {
  const cells = casesOf(findDialect(id)!, input).map(({ problem }) => problem?.goal.tiles.length);
  return cells.every((count = 0) => count <= 9);
}

const door: Door = (id, input) => {
  const dialect = findDialect(id)!;
  return casesOf(dialect, input)
    .map((asked) => print(dialect, answerByTable(dialect, asked)))
    .join("");
};

const larger = goldenDialects().flatMap((dialect) =>
  goldenCases(dialect)
    .filter(({ input }) => !isSmall(dialect, input))
    .map(({ name }) => ({ dialect, name, reason: "has a board of more than nine cells" })),
);
describeGolden("formats by tables alone", door, larger);

describe("answerByTable", () => {
  it("answers as answer does, in the caller's letter order where any path is right", () => {
    const dialect = findDialect("acwing-179")!;
    const [asked] = casesOf(dialect, "2 3 4 1 5 x 7 6 8\n");
    for (const order of ["udlr", "rlud"]) {
      expect(answerByTable(dialect, asked!, { order })).toEqual(answer(dialect, asked!, { order }));
    }
  });

  it("says how large a board may be", () => {
    const dialect = findDialect("korf-15")!;
    const [asked] = casesOf(dialect, goldenCases("korf-15")[0]!.input);
    expect(() => answerByTable(dialect, asked!)).toThrow(
      expect.objectContaining({ code: "BOARD_SIZE" }),
    );
  });
});
