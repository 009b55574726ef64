import type { Dialect } from "../dialect.ts";
import { ARRAY_ROWS, GLUED_LINE, GLUED_ROWS, LINE_OR_ANY, ROWS_OR_ANY } from "../layout.ts";
import {
  LENGTH,
  LENGTH_OR_MINUS_ONE,
  LINE_3X3,
  NEVER,
  NOT_SAID,
  ROWS_3X3,
  ROWS_4X4,
} from "./parts.ts";
import { JSON_TOKENS } from "./tokens.ts";

/** One board, and how many moves it takes. */
const boj1525: Dialect = {
  id: "boj-1525",
  title: "Puzzle",
  official: ["BOJ 1525"],
  family: "one-length",
  confidence: "high",
  sources: ["the problem's page", "five solutions"],
  input: ROWS_3X3,
  goal: { kind: "blank-last" },
  question: { kind: "length" },
  output: LENGTH_OR_MINUS_ONE,
  traps: ["32 MB of memory: number the states, keep no strings"],
};

const koistudy608: Dialect = {
  ...boj1525,
  id: "koistudy-608",
  title: "8-Puzzle",
  official: ["koistudy 608"],
  confidence: "medium",
  sources: ["the problem's page"],
  traps: ["solvable boards take at most 20 moves"],
};

const dodoke: Dialect = {
  ...boj1525,
  id: "dodoke-99991116",
  title: "8-puzzle",
  official: ["noi.dodoke.com 99991116"],
  confidence: "medium",
  sources: ["the problem's page"],
  input: LINE_3X3,
  traps: [],
};

const jutgeP68428: Dialect = {
  ...boj1525,
  id: "jutge-p68428",
  title: "Puzzle of 8",
  official: ["Jutge P68428"],
  sources: ["the problem's page"],
  input: { ...ROWS_3X3, items: [{ item: "board", name: "start", layout: ROWS_OR_ANY }] },
  output: { ...LENGTH, unsolvable: { kind: "words", template: "None\n" } },
  traps: ["rows of the sample are indented"],
};

const aojAlds13B: Dialect = {
  ...boj1525,
  id: "aoj-alds1-13-b",
  title: "8 Puzzle",
  official: ["AOJ ALDS1_13_B"],
  sources: ["the problem's page"],
  output: LENGTH,
  traps: [],
};

const aojAlds13C: Dialect = {
  ...aojAlds13B,
  id: "aoj-alds1-13-c",
  title: "15 Puzzle",
  official: ["AOJ ALDS1_13_C"],
  sources: ["the problem's mirrors"],
  input: ROWS_4X4,
  traps: ["boards take at most 45 moves"],
};

const nthu12819: Dialect = {
  ...aojAlds13C,
  id: "nthu-12819",
  title: "15-puzzle",
  official: ["NTHU 12819"],
  confidence: "medium",
  sources: ["solutions"],
  traps: [],
};

const mipt089: Dialect = {
  ...boj1525,
  id: "mipt-089",
  title: "8-puzzle",
  official: ["acm.mipt.ru 089", "mipt 89"],
  confidence: "medium",
  sources: ["the problem's page"],
  input: LINE_3X3,
  output: {
    ...LENGTH,
    solved: "Yes\n{length}\n",
    unsolvable: { kind: "words", template: "No\n" },
  },
  traps: ["that Yes and the number stand on two lines is read from a flattened sample"],
};

const twL1083: Dialect = {
  ...boj1525,
  id: "tw-l108-3",
  title: "3×3 number board",
  official: ["Taiwan L108-3"],
  confidence: "medium",
  sources: ["the problem's page"],
  input: LINE_3X3,
  goal: { kind: "blank-first" },
  output: {
    ...LENGTH_OR_MINUS_ONE,
    refusal: { template: "-1\n", beyond: [{ moves: 31 }] },
  },
  traps: ["the goal has the blank first"],
};

const luoguP1379: Dialect = {
  ...boj1525,
  id: "luogu-p1379",
  title: "Eight digits",
  titleZh: "八数码难题",
  official: ["Luogu P1379", "codevs 1225", "wikioi 1225", "vijos yzVP 1008", "800m OJ 2352"],
  sources: ["the problem's mirrors", "more than ten solutions"],
  input: { ...ROWS_3X3, items: [{ item: "board", name: "start", layout: GLUED_LINE }] },
  goal: {
    kind: "board",
    board: { width: 3, height: 3, tiles: [1, 2, 3, 8, 0, 4, 7, 6, 5] },
  },
  output: LENGTH,
  traps: [
    "a leading 0 is lost where the string is read as a number",
    "the goal has the blank in the middle and is of the other parity",
  ],
};

const leetcode773: Dialect = {
  ...boj1525,
  id: "leetcode-773",
  title: "Sliding Puzzle",
  titleZh: "滑动谜题",
  official: ["LeetCode 773", "LintCode 941"],
  sources: ["the problem's copies", "many solutions"],
  input: {
    ...ROWS_3X3,
    items: [{ item: "board", name: "start", layout: { ...ARRAY_ROWS, cell: ",", row: "],[" } }],
    size: { kind: "fixed", width: 3, height: 2 },
    tokens: JSON_TOKENS,
  },
  traps: ["two rows of three"],
};

const boj34388: Dialect = {
  ...boj1525,
  id: "boj-34388",
  title: "3-Puzzle",
  official: ["BOJ 34388", "Mines HSPC 2022"],
  confidence: "medium",
  sources: ["the problem's page"],
  input: {
    ...ROWS_3X3,
    items: [{ item: "board", name: "start", layout: GLUED_ROWS }],
    size: { kind: "fixed", width: 2, height: 2 },
    tiles: { kind: "from-one", blank: "-" },
  },
  output: { ...LENGTH, unsolvable: NEVER },
  traps: ["the dash is the blank"],
};

const ufmgTp1: Dialect = {
  ...boj1525,
  id: "ufmg-tp1",
  title: "8-puzzle (UFMG course)",
  official: ["UFMG TP1"],
  confidence: "low",
  sources: ["solutions"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "word", words: ["B", "I", "U", "A", "G", "H"], optional: true, end: " " },
      { item: "board", name: "start", layout: LINE_OR_ANY },
      { item: "word", words: ["PRINT"], optional: true },
    ],
  },
  output: { ...LENGTH, unsolvable: NOT_SAID },
  traps: [
    "a letter for the algorithm may stand first, the word PRINT last; its boards are not judged",
  ],
};

export const oneLength: readonly Dialect[] = [
  boj1525,
  koistudy608,
  dodoke,
  jutgeP68428,
  aojAlds13B,
  aojAlds13C,
  nthu12819,
  mipt089,
  twL1083,
  luoguP1379,
  leetcode773,
  boj34388,
  ufmgTp1,
];
