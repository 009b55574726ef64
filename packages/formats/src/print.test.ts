import { describe, expect, it } from "vitest";
import { answer } from "./answer.ts";
import { findDialect, parse, print } from "./index.ts";

function firstCase(id: string, input: string) {
  const step = parse(findDialect(id)!, input).next();
  if (step.done) throw new Error("no case");
  return step.value;
}

describe("print", () => {
  it.each([1, 999, 1000, 1001, 12_345, 100_000, 1_000_000_007])("numbers case %i", (number) => {
    const dialect = findDialect("hdu-3567")!;
    const asked = { ...firstCase("hdu-3567", "1\n12X453786\n12345678X\n"), number };
    expect(print(dialect, answer(dialect, asked))).toBe(`Case ${number}: 2\ndd\n`);
  });

  it("invents no word for what a dialect says never happens", () => {
    const dialect = findDialect("hdu-3567")!;
    const asked = firstCase("hdu-3567", "1\n12345687X\n12345678X\n");
    expect(() => print(dialect, answer(dialect, asked))).toThrow(
      expect.objectContaining({ code: "UNSOLVABLE_NOT_SAID", caseNumber: 1 }),
    );
  });

  it("has no bytes for an answer that is not known", () => {
    const dialect = findDialect("acwing-179")!;
    const asked = firstCase("acwing-179", "8 6 7 2 5 4 3 x 1\n");
    const limited = answer(dialect, asked, { method: "ida-star", limits: { nodes: 10 } });
    expect(() => print(dialect, limited)).toThrow(
      expect.objectContaining({ code: "LIMIT_REACHED" }),
    );
  });
});
