import type { Dialect, InputGrammar } from "../dialect.ts";
import { ARRAY_ROWS, GLUED_ROWS, ROWS } from "../layout.ts";
import {
  HEIGHT_WIDTH_AND_ROWS,
  LENGTH,
  LINE_4X4,
  ROWS_3X3,
  ROWS_4X4,
  SIDE_AND_ROWS,
  YES_OR_NO,
} from "./parts.ts";
import { JSON_TOKENS } from "./tokens.ts";

const COUNTED_4X4: InputGrammar = { ...ROWS_4X4, repeat: { kind: "count", max: 100_000 } };

/** Boards of any size: can they be solved? */
const poj2893: Dialect = {
  id: "poj-2893",
  title: "M × N Puzzle",
  official: ["POJ 2893"],
  family: "decide",
  confidence: "high",
  sources: ["the problem's copies"],
  input: { ...HEIGHT_WIDTH_AND_ROWS, repeat: { kind: "zeros", count: 2 } },
  goal: { kind: "blank-last" },
  question: { kind: "decision", rule: "reachable" },
  output: YES_OR_NO,
  traps: ["up to a million numbers a board"],
};

const hdu3600: Dialect = {
  ...poj2893,
  id: "hdu-3600",
  title: "Simple Puzzle",
  official: ["HDU 3600"],
  sources: ["the problem's page"],
  input: { ...SIDE_AND_ROWS, repeat: { kind: "zeros", count: 1 } },
  traps: ["for N = 1 the board is the single number 0, which does not end the input"],
};

const sgu139: Dialect = {
  ...poj2893,
  id: "sgu-139",
  title: "Help Needed!",
  official: ["SGU 139"],
  sources: ["the problem's page", "solutions"],
  input: ROWS_4X4,
  traps: [],
};

const infoarena: Dialect = {
  ...poj2893,
  id: "infoarena-4x4puzzle",
  title: "4x4puzzle",
  official: ["infoarena 4x4puzzle"],
  confidence: "low",
  sources: ["a draft of the problem's page"],
  input: { ...COUNTED_4X4, spacing: { before: "\n" } },
  output: { ...LENGTH, solved: "DA\n", unsolvable: { kind: "words", template: "NU\n" } },
  traps: [],
};

const hdu6620: Dialect = {
  ...poj2893,
  id: "hdu-6620",
  title: "Just an Old Puzzle",
  official: ["HDU 6620"],
  sources: ["the problem's page"],
  input: COUNTED_4X4,
  output: { ...LENGTH, solved: "Yes\n", unsolvable: { kind: "words", template: "No\n" } },
  traps: ["within 120 moves means at all, for no board takes more than 80"],
};

const acwing108: Dialect = {
  ...poj2893,
  id: "acwing-108",
  title: "Odd number puzzle",
  titleZh: "奇数码问题",
  official: ["AcWing 108"],
  sources: ["the problem's page", "solutions"],
  input: {
    ...SIDE_AND_ROWS,
    repeat: { kind: "end-of-input" },
    items: [
      { item: "number", name: "side", min: 1, max: 1000 },
      { item: "board", name: "start", layout: ROWS },
      { item: "board", name: "goal", layout: ROWS },
    ],
  },
  goal: { kind: "given" },
  output: { ...LENGTH, solved: "TAK\n", unsolvable: { kind: "words", template: "NIE\n" } },
  traps: ["empty lines may stand between boards", "n = 1 is allowed"],
};

const cf645a: Dialect = {
  ...poj2893,
  id: "cf-645a",
  title: "Amity Assessment",
  official: ["Codeforces 645A", "CF 645A"],
  sources: ["the problem's page"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "board", name: "start", layout: GLUED_ROWS },
      { item: "board", name: "goal", layout: GLUED_ROWS },
    ],
    size: { kind: "fixed", width: 2, height: 2 },
    tiles: { kind: "symbols", blank: "X", symbols: "XABC" },
  },
  goal: { kind: "given" },
  traps: ["tiles are the letters A, B and C"],
};

const checkio15: Dialect = {
  ...poj2893,
  id: "checkio-15-solvability",
  title: "15-puzzle solvability",
  official: ["CheckiO 15-puzzle"],
  sources: ["the problem's page", "solutions"],
  input: {
    ...ROWS_4X4,
    items: [{ item: "board", name: "start", layout: ARRAY_ROWS }],
    tiles: { kind: "largest", blank: "16" },
    tokens: JSON_TOKENS,
  },
  output: {
    ...LENGTH,
    solved: "true\n",
    unsolvable: { kind: "words", template: "false\n" },
  },
  traps: ["16 is the blank"],
};

const progava: Dialect = {
  ...checkio15,
  id: "progava-hackmd",
  title: "Is the puzzle solvable",
  official: ["progava"],
  confidence: "low",
  sources: ["the exercise's page"],
  input: {
    ...ROWS_3X3,
    items: [{ item: "board", name: "start", layout: ARRAY_ROWS }],
    size: { kind: "lines", oneLine: "square" },
    tokens: JSON_TOKENS,
  },
  traps: ["0..15 in order is not solvable there: the goal has the blank last"],
};

const yukicoder228: Dialect = {
  ...poj2893,
  id: "yukicoder-228",
  title: "15-puzzle, each tile once",
  official: ["yukicoder 228"],
  sources: ["the problem's page"],
  input: { ...ROWS_4X4, items: [{ item: "board", name: "goal", layout: ROWS }] },
  goal: { kind: "given" },
  question: { kind: "decision", rule: "single-slides" },
  output: { ...LENGTH, solved: "Yes\n", unsolvable: { kind: "words", template: "No\n" } },
  traps: ["the input is the goal; the start is the solved board"],
};

const openjudgesC8077: Dialect = {
  ...poj2893,
  id: "openjudges-c8077",
  title: "One move from solved",
  titleZh: "差一步复原",
  official: ["openjudges.com C8077"],
  confidence: "low",
  sources: ["the problem's page"],
  input: LINE_4X4,
  question: { kind: "decision", rule: "one-move" },
  traps: ["a solved board is a NO"],
};

export const decisions: readonly Dialect[] = [
  poj2893,
  hdu3600,
  sgu139,
  infoarena,
  hdu6620,
  acwing108,
  cf645a,
  checkio15,
  progava,
  yukicoder228,
  openjudgesC8077,
];
