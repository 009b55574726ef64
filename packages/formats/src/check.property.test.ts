import { type Board, solve } from "@slidepath/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answer,
  type BoardCase,
  check,
  type Dialect,
  findDialect,
  generateCases,
  type MoveNotation,
  print,
  printInput,
} from "./index.ts";

/**
 * A judge that shares no code with the real one: a regular expression made of the template for the whole
 * output, and a blank pushed about on a plain list.
 */
function plainJudge(dialect: Dialect, { number, problem }: BoardCase, output: string): boolean {
  const { solved, atOnce, moves, also } = dialect.output;
  const { words, names, separator, before = "", after = "" } = moves as MoveNotation;
  const one = `${escaped(before)}(?:${words.map(escaped).join("|")})${escaped(after)}`;
  const path = `(?:${one}(?:${escaped(separator)}${one})*)?`;
  const templates = [solved, ...(atOnce === undefined ? [] : [atOnce]), ...(also?.atOnce ?? [])];
  return templates.some((template) => {
    const pattern = escaped(template)
      .replace("\\{case\\}", String(number))
      .replace("\\{length\\}", "(?<length>0|[1-9]\\d*)")
      .replace("\\{path\\}", `(?<path>${path})`);
    const found = new RegExp(`^${pattern}$`).exec(output);
    if (found === null) return false;
    const written = found.groups?.["path"] ?? "";
    const word = new RegExp(words.map(escaped).join("|"), "g");
    const steps = Array.from(written.matchAll(word), ([text]) => words.indexOf(text));
    const blank = names === "blank" ? steps : steps.map((step) => step ^ 1);
    if (found.groups?.["length"] !== undefined && Number(found.groups["length"]) !== steps.length) {
      return false;
    }
    return (
      leads(problem.start, problem.goal, blank) && isShortEnough(dialect, problem, steps.length)
    );
  });
}

function isShortEnough(
  { question }: Dialect,
  problem: BoardCase["problem"],
  length: number,
): boolean {
  if (!("rule" in question) || question.kind === "decision") return true;
  if (question.atMost !== undefined && length > question.atMost) return false;
  const best = solve(problem);
  return question.rule === "any" || (best.status === "solved" && best.length === length);
}

function leads({ width, tiles }: Board, goal: Board, steps: readonly number[]): boolean {
  const now = [...tiles];
  let at = now.indexOf(0);
  for (const step of steps) {
    const column = at % width;
    const to = at + [-width, width, -1, 1][step]!;
    if (to < 0 || to >= now.length) return false;
    if ((step === 2 && column === 0) || (step === 3 && column === width - 1)) return false;
    now[at] = now[to]!;
    now[to] = 0;
    at = to;
  }
  return now.join() === goal.tiles.join();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\#-]/g, "\\$&");
}

const change = fc.record({
  at: fc.nat(10_000),
  remove: fc.nat(3),
  insert: fc.oneof(
    fc.constantFrom(
      "",
      "u",
      "d",
      "l",
      "r",
      "U",
      "D",
      "L",
      "R",
      "ud",
      "UD",
      "LR",
      "UP\nDOWN\n",
      "\n",
      " ",
    ),
    fc.string({ maxLength: 2 }),
  ),
});

describe.each([
  "poj-1077",
  "acwing-179",
  "fei-sut-2002-e",
  "poj-3240",
  "hackerrank-n-puzzle",
  "komal-i265",
  "lodz-sise",
  "sofia-fmi",
  "columbia-csmm101",
  "aima-python",
  "checkio-8-puzzle",
  "cwru-eecs391",
])("check as %s does", (id) => {
  it("accepts what a plain judge accepts, and nothing else", () => {
    const dialect = findDialect(id)!;
    const { rest: _, ...output } = dialect.output;
    const strict = { ...dialect, output };
    fc.assert(
      fc.property(fc.nat(1000), fc.array(change, { maxLength: 2 }), (seed, changes) => {
        const depth = seed % 14;
        const [asked] = generateCases(dialect, { seed, depth });
        const input = printInput(dialect, [asked!]);
        let text = print(dialect, answer(dialect, asked!));
        for (const { at, remove, insert } of changes) {
          const from = at % (text.length + 1);
          text = text.slice(0, from) + insert + text.slice(from + remove);
        }
        const isRight = plainJudge(dialect, asked as BoardCase, text);
        expect([text, check(strict, input, text).verdict === "accepted"]).toEqual([text, isRight]);
      }),
    );
  });
});
