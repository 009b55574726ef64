import { createProblem, goalBoard, randomBoard, seededRandom } from "@slidepath/core";
import { goldenCases, goldenDialects } from "@slidepath/golden";
import { describe, expect, it } from "vitest";
import { type Case, convert, DIALECTS, findDialect, parse, whyUnwritable } from "./index.ts";
import { printInput } from "./print-input.ts";

function casesOf(id: string, input: string): Case[] {
  const cases: Case[] = [];
  const reading = parse(findDialect(id)!, input, { strict: true });
  let step = reading.next();
  for (; !step.done; step = reading.next()) cases.push(step.value);
  expect(step.value).toEqual({ repairs: [] });
  return cases;
}

function lenient(id: string, input: string): Case[] {
  return [...parse(findDialect(id)!, input)];
}

/** What two readings of one case have in common. */
function told(cases: readonly Case[]): unknown[] {
  return cases.map(({ number, problem, odd }) =>
    odd === undefined ? { number, start: problem.start, goal: problem.goal } : odd.write(),
  );
}

describe("whyUnwritable", () => {
  const golden = goldenDialects().flatMap((id) =>
    goldenCases(id).map(({ name, input }) => [id, name, input] as const),
  );

  it.each(golden)("writes what parse then reads as the same cases: %s: %s", (id, _, input) => {
    const cases = lenient(id, input);
    for (const asked of cases) {
      expect(whyUnwritable(findDialect(id)!, asked, asked.number)).toBeUndefined();
    }
    const text = printInput(findDialect(id)!, cases);
    expect(told(casesOf(id, text))).toEqual(told(cases));
  });

  it("writes as the judges do", () => {
    const [asked] = lenient("board", "1 2 3\n4 0 5\n7 8 6\n");
    const write = (id: string, cases: readonly Case[] = [asked!, asked!]): string =>
      printInput(findDialect(id)!, cases);
    expect(write("hdu-3567")).toBe("2\n1234X5786\n12345678X\n1234X5786\n12345678X\n");
    expect(write("lightoj-1139")).toBe("2\n\n1 2 3\n4 0 5\n7 8 6\n\n1 2 3\n4 0 5\n7 8 6\n");
    expect(write("hdu-3600")).toBe("3\n1 2 3\n4 0 5\n7 8 6\n3\n1 2 3\n4 0 5\n7 8 6\n0\n");
    expect(write("slidysim", [asked!])).toBe("1 2 3/4 0 5/7 8 6\n");
    expect(write("picture", [asked!])).toBe("2 2\n0 1 2\n3 -1 4\n6 7 5\n");
  });

  it.each(["3x3", "4x4", "2x3", "3x2", "5x1", "1x4"])(
    "refuses boards of %s or writes them so that they are read as they were",
    (size) => {
      const [width, height] = size.split("x").map(Number) as [number, number];
      const below = seededRandom(7);
      let written = 0;
      for (const dialect of DIALECTS) {
        // Its goal is whatever is farthest.
        if (dialect.goal.kind === "farthest") continue;
        const goal = goalBoard(width, height);
        const problem = createProblem(randomBoard(goal, below), goal);
        const asked: Case = { number: 1, problem, limit: 20 };
        if (whyUnwritable(dialect, asked) !== undefined) continue;
        const text = printInput(dialect, [asked]);
        expect(told(casesOf(dialect.id, text)), dialect.id).toEqual(told([asked]));
        written++;
      }
      expect(written).toBeGreaterThan(3);
    },
  );
});

describe("convert", () => {
  const convertAll = (from: string, to: string, input: string) =>
    convert(findDialect(from)!, findDialect(to)!, input);

  it("keeps the puzzle", () => {
    expect(convertAll("poj-1077", "boj-1525", "2 3 4 1 5 x 7 6 8\n")).toEqual({
      text: "2 3 4\n1 5 0\n7 6 8\n",
      cases: 1,
      repairs: [],
    });
  });

  it.each([
    ["poj-1077", "korf-15", "2 3 4 1 5 x 7 6 8\n", { what: "size" }],
    ["luogu-p1379", "poj-1077", "283104765\n", { what: "goal" }],
    ["board", "poj-1077", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n", { what: "size" }],
    [
      "lightoj-1139",
      "boj-1525",
      "2\n1 2 3\n4 5 6\n7 8 0\n1 2 3\n4 5 6\n7 8 0\n",
      { what: "cases" },
    ],
  ])("says why it cannot: %s to %s", (from, to, input, reason) => {
    expect(convertAll(from, to, input).refusal).toMatchObject({ reason });
  });

  it("tells what is wrong with the input", () => {
    expect(convertAll("poj-1077", "boj-1525", "2 3 4 1 5 x 7 6\n")).toMatchObject({
      diagnostic: { code: "INPUT_SHORT" },
    });
  });
});
