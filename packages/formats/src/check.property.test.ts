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
  print,
  printInput,
} from "./index.ts";

/**
 * A judge that shares no code with the real one: a regular expression made of the template for the whole
 * output, and a blank pushed about on a plain list.
 */
function plainJudge(dialect: Dialect, { number, problem }: BoardCase, output: string): boolean {
  const { solved, atOnce, also } = dialect.output;
  const templates = [solved, ...(atOnce === undefined ? [] : [atOnce]), ...(also?.atOnce ?? [])];
  return templates.some((template) => {
    const pattern = escaped(template)
      .replace("\\{case\\}", String(number))
      .replace("\\{length\\}", "(?<length>0|[1-9]\\d*)")
      .replace("\\{path\\}", `(?<path>${pathPattern(dialect)})`)
      .replace("\\{boards\\}", `(?<boards>${BOARDS[dialect.id]})`);
    const found = new RegExp(`^${pattern}$`).exec(output);
    if (found === null) return false;
    const { path = "", length, boards } = found.groups ?? {};
    const cells =
      boards === undefined ? cellsOf(dialect, problem.start, path) : cellsBetween(boards, problem);
    if (cells === undefined) return false;
    if (length !== undefined && Number(length) !== cells.length) return false;
    return (
      leads(problem.start, problem.goal, cells) && isShortEnough(dialect, problem, cells.length)
    );
  });
}

/** What `{boards}` matches in the dialects that answer so, on 3×3. */
const BOARDS: Readonly<Record<string, string>> = {
  "codegolf-1351": "(?:(?:\\d \\d \\d\\n){3}(?:\\n(?!$)|$))+",
  "princeton-cos226": "(?:3\\n(?: \\d {2}\\d {2}\\d \\n){3}(?:\\n(?!\\n?$)|(?=\\n$)))+",
};

const NUMBER = "(?:0|[1-9]\\d*)";

function pathPattern({ output: { moves } }: Dialect): string {
  const { separator, before = "", after = "" } = moves;
  const glued = separator === "" && after === "";
  const word =
    "words" in moves
      ? `(?:${moves.words.map(escaped).join("|")})${moves.repeats ? "(?:[1-9]\\d*)?" : ""}`
      : moves.names === "tile-cell"
        ? `${NUMBER} ${NUMBER}`
        : glued
          ? "\\d"
          : NUMBER;
  const one = `${escaped(before)}${word}${escaped(after)}`;
  return `(?:${one}(?:${escaped(separator)}${one})*)?`;
}

/** The cell that each move brings the blank to, or undefined where it would leave the board. */
function cellsOf({ output: { moves } }: Dialect, start: Board, path: string): number[] | undefined {
  const { width } = start;
  if (!("words" in moves)) {
    if (moves.names === "tile-cell") {
      const pairs = Array.from(path.matchAll(/(\d+) (\d+)/g), ([, row, column]) => [row, column]);
      if (pairs.some(([, column]) => Number(column) >= width)) return undefined;
      return pairs.map(([row, column]) => Number(row) * width + Number(column));
    }
    const tiles = [...start.tiles];
    const named = path.match(moves.separator === "" ? /\d/g : /\d+/g) ?? [];
    return named.map((name) => {
      const at = tiles.indexOf(Number(name));
      const blank = tiles.indexOf(0);
      if (at >= 0) [tiles[blank], tiles[at]] = [Number(name), 0];
      return at;
    });
  }
  const { words, names } = moves;
  const word = new RegExp(`(${words.map(escaped).join("|")})(\\d*)`, "g");
  let at = start.tiles.indexOf(0);
  const cells: number[] = [];
  for (const [, text, times] of path.matchAll(word)) {
    const way = words.indexOf(text!) ^ (names === "blank" ? 0 : 1);
    for (let time = Math.min(Number(times || 1), 100); time > 0; time--) {
      const column = at % width;
      if ((way === 2 && column === 0) || (way === 3 && column === width - 1)) return undefined;
      at += [-width, width, -1, 1][way]!;
      cells.push(at);
    }
  }
  return cells;
}

/** The cells that the blank goes to from board to board, the first of which must be the start. */
function cellsBetween(text: string, { start }: BoardCase["problem"]): number[] | undefined {
  const { width, height } = start;
  const rows = text.split("\n").filter((line) => line.trim().split(/ +/).length === width);
  const now = [...start.tiles];
  const cells: number[] = [];
  for (let row = 0; row < rows.length; row += height) {
    const board = rows
      .slice(row, row + height)
      .flatMap((line) => line.trim().split(/ +/).map(Number));
    const blank = now.indexOf(0);
    const to = board.indexOf(0);
    if (row > 0) {
      cells.push(to);
      [now[blank], now[to]] = [now[to]!, 0];
    }
    if (now.join() !== board.join()) return undefined;
  }
  return cells;
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

function leads({ width, tiles }: Board, goal: Board, cells: readonly number[]): boolean {
  const now = [...tiles];
  let at = now.indexOf(0);
  for (const to of cells) {
    if (!(to >= 0 && to < now.length)) return false;
    const rows = Math.abs(Math.floor(to / width) - Math.floor(at / width));
    if (rows + Math.abs((to % width) - (at % width)) !== 1) return false;
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
      "1",
      "2",
      ", 3",
      "2 2\n",
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
  "uva-10181",
  "mipt-091",
  "berkeley-cs188",
  "slidysim",
  "rosetta-15",
  "komal-s15",
  "codewars-sliding-puzzle-solver",
  "codeit-2018-sorting-game",
  "codingame-klotski",
  "codegolf-1351",
  "princeton-cos226",
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
