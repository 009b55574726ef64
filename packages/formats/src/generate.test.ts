import { isReachable, solve } from "@slidepath/core";
import { describe, expect, it } from "vitest";
import {
  answer,
  type Case,
  check,
  DIALECTS,
  type Dialect,
  findDialect,
  type GenerateOptions,
  generateCases,
  NoWordError,
  parse,
  print,
  printInput,
} from "./index.ts";

const dialects = DIALECTS.map((dialect) => [dialect.id, dialect] as const);

function inputOf(dialect: Dialect, options: GenerateOptions): string {
  const cases = dialect.input.repeat.kind === "one" ? 1 : (options.cases ?? 3);
  return printInput(dialect, Array.from(generateCases(dialect, { ...options, cases })));
}

function casesOf(dialect: Dialect, input: string): Case[] {
  const cases: Case[] = [];
  const reading = parse(dialect, input, { strict: true });
  let step = reading.next();
  for (; !step.done; step = reading.next()) cases.push(step.value);
  expect(step.value).toEqual({ repairs: [] });
  return cases;
}

const plain = (asked: Case) => ({ ...asked, ...(asked.odd && { odd: asked.odd.write() }) });

describe.each(dialects)("%s", (_, dialect) => {
  // To find the farthest board takes as long as a hundred others.
  const few = dialect.goal.kind === "farthest";

  it("reads again, strictly, what was generated", () => {
    for (let seed = 0; seed < 12; seed += few ? 6 : 1) {
      const options = { seed, cases: dialect.input.repeat.kind === "one" ? 1 : 3, edge: seed >= 6 };
      const cases = Array.from(generateCases(dialect, options));
      const input = printInput(dialect, cases);
      const read = casesOf(dialect, input);
      expect(read.map(plain).map((asked) => JSON.parse(JSON.stringify(asked)))).toEqual(
        cases.map(plain),
      );
      expect(inputOf(dialect, options)).toBe(input);
    }
  });

  it("accepts our own answers, and no change that a plain judge refuses", () => {
    for (let seed = 0; seed < 4; seed += few ? 3 : 1) {
      const input = inputOf(dialect, { seed, edge: seed % 2 === 1 });
      let output = "";
      try {
        for (const asked of casesOf(dialect, input))
          output += print(dialect, answer(dialect, asked));
      } catch (error) {
        // Where the dialect has no word for an unsolvable board there is nothing to judge.
        if (!(error instanceof NoWordError)) throw error;
        continue;
      }
      expect(check(dialect, input, output).verdict).toBe("accepted");
      if (dialect.output.judged !== "exact") continue;
      for (let at = 0; at < output.length; at += 1 + (at >> 3)) {
        for (const changed of [
          output.slice(0, at) + output.slice(at + 1),
          `${output.slice(0, at)}7${output.slice(at)}`,
          `${output.slice(0, at)}u${output.slice(at + 1)}`,
        ]) {
          if (changed === output) continue;
          expect([changed, check(dialect, input, changed).verdict]).not.toEqual([
            changed,
            "accepted",
          ]);
        }
      }
    }
  });
});

describe("generateCases", () => {
  const eight = findDialect("hdu-1043")!;

  it("makes boards of an exact depth", () => {
    for (const asked of generateCases(eight, { cases: 20, seed: 1, depth: 17 })) {
      expect(solve(asked.problem!)).toMatchObject({ length: 17 });
    }
    const two = findDialect("hdu-3567")!;
    for (const asked of generateCases(two, { cases: 20, seed: 1, depth: 22 })) {
      expect(solve(asked.problem!)).toMatchObject({ length: 22 });
    }
  });

  it("makes the hardest boards", () => {
    const lengths = Array.from(
      generateCases(eight, { cases: 10, seed: 5, hardest: true }),
      (asked) => solve(asked.problem!),
    );
    expect(lengths.every((outcome) => outcome.status === "solved" && outcome.length === 31)).toBe(
      true,
    );
  });

  it("makes so many unsolvable ones", () => {
    const cases = Array.from(generateCases(eight, { cases: 1000, seed: 3, unsolvable: 0.25 }));
    const unsolvable = cases.filter(({ problem }) => !isReachable(problem!)).length;
    expect(unsolvable).toBeGreaterThan(200);
    expect(unsolvable).toBeLessThan(300);
  });

  it("begins with the edges when told to", () => {
    const lengths = Array.from(generateCases(eight, { cases: 6, seed: 3, edge: true }), (asked) => {
      const outcome = solve(asked.problem!);
      return outcome.status === "solved" ? outcome.length : -1;
    });
    expect(lengths).toEqual([0, 1, 1, 31, 31, -1]);
  });

  it("is the same everywhere", () => {
    expect(inputOf(eight, { seed: 42, cases: 3 })).toMatchInlineSnapshot(`
      "6 2 x 8 7 4 1 5 3
      x 1 7 6 3 5 4 8 2
      4 2 x 8 3 5 1 7 6
      "
    `);
  });

  it.each([
    ["acwing-179", { cases: 2 }, "ONE_CASE"],
    ["hdu-3567", { unsolvable: 0.5 }, "NEVER_UNSOLVABLE"],
    ["hdu-1043", { size: { width: 4, height: 4 } }, "SIZE_FIXED"],
    ["hdu-1043", { depth: 32 }, "DEPTH_NONE"],
  ] as const)("refuses what %s has not: %j", (id, options, code) => {
    expect(() => Array.from(generateCases(findDialect(id)!, { seed: 1, ...options }))).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
