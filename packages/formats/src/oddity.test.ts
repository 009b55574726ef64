import { seededRandom } from "@slidepath/core";
import { describe, expect, it } from "vitest";
import { answer, check, DIALECTS, type Dialect, findDialect, parse, print } from "./index.ts";

const odd = DIALECTS.filter(({ odd }) => odd !== undefined);

function inputOf({ input, odd }: Dialect, seed: number): string {
  const below = seededRandom(seed);
  const cases = input.repeat.kind === "one" ? 1 : 3;
  const header = input.repeat.kind === "count" ? `${cases}\n` : "";
  const texts = Array.from({ length: cases }, () => odd!.random(below).write());
  return header + texts.join("") + (input.spacing?.end ?? "");
}

function outputOf(dialect: Dialect, input: string): string {
  let output = "";
  const reading = parse(dialect, input);
  let step = reading.next();
  for (; !step.done; step = reading.next()) output += print(dialect, answer(dialect, step.value));
  expect(step.value).toEqual({ repairs: [] });
  return output;
}

describe.each(odd.map((dialect) => [dialect.id, dialect] as const))("%s", (_, dialect) => {
  it("reads what it writes, and accepts its own answers alone", () => {
    for (let seed = 0; seed < 20; seed++) {
      const input = inputOf(dialect, seed);
      const reading = parse(dialect, input);
      let rewritten = "";
      let step = reading.next();
      for (; !step.done; step = reading.next()) rewritten += step.value.odd!.write();
      expect(input).toContain(rewritten);
      if (dialect.id === "pe-244") continue;
      const output = outputOf(dialect, input);
      expect(check(dialect, input, output).verdict).toBe("accepted");
      expect(check(dialect, input, `x${output}`).verdict).not.toBe("accepted");
      expect(check(dialect, input, output.slice(0, -2)).verdict).not.toBe("accepted");
    }
  });
});

const judge = (id: string, input: string, output: string): string =>
  check(findDialect(id)!, input, output).verdict;

describe("oddities", () => {
  it.each([
    ["abc224-d", "0\n1 2 3 4 5 6 7 8\n", "0\n", "accepted"],
    ["abc224-d", "1\n8 9\n1 2 3 4 5 6 7 9\n", "1\n", "accepted"],
    ["abc224-d", "1\n8 9\n2 1 3 4 5 6 7 9\n", "1\n", "wrong-answer"],
    ["eolymp-5303", "1 2 3\n4 5\n6 7 8\n9 10\n11 0 12\n", "1\nR\n", "accepted"],
    ["eolymp-5303", "1 2 3\n4 5\n6 7 8\n9 10\n11 0 12\n", "3\nLRR\n", "accepted"],
    ["eolymp-5303", "1 2 3\n4 5\n6 7 8\n9 10\n11 0 12\n", "2\nR\n", "wrong-answer"],
    ["eolymp-5303", "1 2 3\n4 5\n6 7 8\n9 10\n11 0 12\n", "1\nU\n", "illegal-move"],
    ["eolymp-5303", "1 2 3\n4 5\n6 7 8\n9 10\n11 0 12\n", "-1\n", "false-unsolvable"],
    ["eolymp-5303", "2 1 3\n4 5\n6 7 8\n9 10\n11 0 12\n", "1\nR\n", "missed-unsolvable"],
    ["spoj-45", "1\n2\n1 2 3 4\n5 6 0 7\n", "Puzzle can be solved.\n", "accepted"],
    ["spoj-45", "1\n2\n1 2 3 4\n5 6 0 7\n", "Puzzle is unsolvable.\n", "wrong-answer"],
    ["luogu-7724", "1 0\n0 2\n0 1\n2 0\n", "YES\n", "accepted"],
    ["luogu-7724", "1 2\n3 0\n2 1\n3 0\n", "NO\n", "accepted"],
    ["luogu-7724", "0 0\n0 0\n0 0\n0 0\n", "YES\n", "accepted"],
  ])("are judged: %s %j %j", (id, input, output, verdict) => {
    expect(judge(id, input, output)).toBe(verdict);
  });
});
