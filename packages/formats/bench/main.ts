import { scramble } from "@slidepath/core";
import { compare } from "../../core/bench/measure.ts";
import {
  answer,
  check,
  type Dialect,
  findDialect,
  generateCases,
  parse,
  print,
  printInput,
} from "../src/index.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function dialectNamed(id: string): Dialect {
  const dialect = findDialect(id);
  if (dialect === undefined) throw new Error(`no dialect ${id}`);
  return dialect;
}

function inputOf(dialect: Dialect, cases: number): Uint8Array {
  return encoder.encode(
    printInput(dialect, Array.from(generateCases(dialect, { cases, seed: 1 }))),
  );
}

function outputOf(dialect: Dialect, input: Uint8Array): string {
  const output: string[] = [];
  for (const asked of parse(dialect, input)) output.push(print(dialect, answer(dialect, asked)));
  return output.join("");
}

function countOf(dialect: Dialect, input: Uint8Array): number {
  let cases = 0;
  for (const _ of parse(dialect, input)) cases++;
  return cases;
}

const eightII = dialectNamed("hdu-3567");
const cases = inputOf(eightII, 100_000);
const answers = encoder.encode(outputOf(eightII, cases));
compare("100,000 cases of Eight II", [
  { name: "answered", run: () => outputOf(eightII, cases).length },
  {
    name: "judged",
    run: () => (check(eightII, cases, answers).verdict === "accepted" ? answers.length : 0),
  },
]);

const large = dialectNamed("poj-2893");
const side = 999;
const { tiles } = scramble({ width: side, height: side, seed: 3 });
const rows = Array.from({ length: side }, (_, row) => tiles.slice(row * side, (row + 1) * side));
const board = encoder.encode(
  `${side} ${side}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}0 0\n`,
);
const sum = (side * side * (side * side - 1)) / 2 + 2 * side;
compare(`one board of 999×999, ${(board.length / 1e6).toFixed(1)} MB`, [
  {
    name: "split and summed",
    run: () =>
      decoder
        .decode(board)
        .split(/\s+/)
        .reduce((total, token) => total + Number(token), 0),
  },
  { name: "read", run: () => countOf(large, board) * sum },
  { name: "decided", run: () => (outputOf(large, board) === "YES\n" ? sum : 0) },
]);

const eight = dialectNamed("hdu-1043");
const small = inputOf(eight, 100_000);
compare(`100,000 boards of 3×3, ${(small.length / 1e6).toFixed(1)} MB`, [
  {
    name: "split",
    run: () => Math.floor((decoder.decode(small).split(/\s+/).length - 1) / 9),
  },
  { name: "read", run: () => countOf(eight, small) },
]);
