import type { Dialect } from "../dialect.ts";
import { GLUED_LINE, LINE, ROWS, ROWS_OR_ANY } from "../layout.ts";
import { LENGTH, LENGTH_OR_MINUS_ONE, NOT_SAID, ROWS_3X3, SIDE_AND_ROWS } from "./parts.ts";

/** Two 3×3 boards, rows of three numbers each. */
const twoMatrices: Dialect = {
  id: "two-matrices",
  title: "Two matrices",
  titleZh: "两个矩阵",
  official: ["the published two-matrices program"],
  family: "two",
  confidence: "medium",
  sources: ["the published program"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "board", name: "start", layout: ROWS },
      { item: "board", name: "goal", layout: ROWS },
    ],
  },
  goal: { kind: "given" },
  question: { kind: "length" },
  output: { ...LENGTH, unsolvable: { kind: "words", template: "Impossible\n" } },
};

const codingpanda2009: Dialect = {
  ...twoMatrices,
  id: "codingpanda-2009",
  title: "8 puzzle",
  official: ["codingpanda 2009"],
  sources: ["the problem's page"],
  output: { ...LENGTH, unsolvable: NOT_SAID },
  traps: ["the text counts steps from 1, the sample's answer is the plain number of moves"],
};

const laptrinhonlineTacanh: Dialect = {
  ...twoMatrices,
  id: "laptrinhonline-tacanh",
  title: "tacanh",
  official: ["laptrinhonline tacanh"],
  sources: ["the problem's page"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "board", name: "start", layout: { ...ROWS, close: "\n\n" } },
      { item: "board", name: "goal", layout: ROWS },
    ],
  },
  output: LENGTH_OR_MINUS_ONE,
};

/** Two 3×3 boards, nine numbers a line. */
const openjudge14243: Dialect = {
  ...twoMatrices,
  id: "openjudge-14243",
  title: "Two lines",
  titleZh: "两行八数码",
  official: [
    "OpenJudge 14243",
    "OpenJudge D04P04",
    "lingzhioj 208",
    "the published two-lines program",
  ],
  confidence: "high",
  sources: ["the published program", "OpenJudge"],
  input: {
    ...twoMatrices.input,
    items: [
      { item: "board", name: "start", layout: LINE },
      { item: "board", name: "goal", layout: LINE },
    ],
  },
  output: LENGTH_OR_MINUS_ONE,
};

const tioj1198: Dialect = {
  ...openjudge14243,
  id: "tioj-1198",
  title: "8-puzzle",
  official: ["TIOJ 1198", "TOI 2004"],
  confidence: "medium",
  sources: ["the problem's page"],
  output: { ...LENGTH, unsolvable: NOT_SAID },
};

const lanqiao261: Dialect = {
  ...openjudge14243,
  id: "lanqiao-261",
  title: "Nine-grid rearrangement",
  titleZh: "九宫重排",
  official: ["Lanqiao 261", "dotcpp 1426"],
  sources: ["the problem's copies"],
  input: {
    ...twoMatrices.input,
    items: [
      { item: "board", name: "start", layout: GLUED_LINE },
      { item: "board", name: "goal", layout: GLUED_LINE },
    ],
    tiles: { kind: "from-one", blank: "." },
  },
  traps: ["lines of the sample end in a blank"],
};

const poj2224: Dialect = {
  ...twoMatrices,
  id: "poj-2224",
  title: "Missing Piece 2001",
  official: ["POJ 2224", "ZOJ 1281", "BOJ 9985"],
  confidence: "high",
  sources: ["the problem's pages"],
  input: {
    ...SIDE_AND_ROWS,
    repeat: { kind: "end-of-input" },
    items: [
      { item: "word", words: ["START"], end: " " },
      { item: "number", name: "side", min: 1, max: 1000, end: " " },
      { item: "number", name: "limit", min: 0, max: Number.MAX_SAFE_INTEGER },
      { item: "board", name: "start", layout: ROWS },
      { item: "board", name: "goal", layout: ROWS },
      { item: "word", words: ["END"] },
    ],
    tiles: { kind: "from-one", blank: "X" },
  },
  output: {
    ...LENGTH,
    solved: "SOLVABLE WITHIN {length} MOVES\n",
    unsolvable: { kind: "words", template: "NOT SOLVABLE WITHIN {limit} MOVES\n" },
    refusal: { template: "NOT SOLVABLE WITHIN {limit} MOVES\n" },
  },
  traps: ["the answer names the least number of moves, or else the limit"],
};

/** A picture of M×N pieces, one taken away, the others shuffled. */
const picture: Dialect = {
  ...twoMatrices,
  id: "picture",
  title: "Picture puzzle",
  titleZh: "拼图",
  official: ["the published picture program"],
  sources: ["the published program's description"],
  input: {
    repeat: { kind: "one" },
    items: [
      { item: "number", name: "row", min: 0, max: Number.MAX_SAFE_INTEGER, end: " " },
      { item: "number", name: "column", min: 0, max: Number.MAX_SAFE_INTEGER },
      { item: "board", name: "start", layout: ROWS_OR_ANY },
    ],
    // The published program is of 3×3 only and takes its nine numbers in any layout.
    size: { kind: "lines", oneLine: { width: 3, height: 3 } },
    tiles: { kind: "pieces", blank: "-1" },
  },
  goal: { kind: "picture" },
  output: LENGTH_OR_MINUS_ONE,
  traps: [
    "rows and columns count from 0",
    "the published program handles 3×3 only, gives up after 1,000 expansions and is not optimal",
  ],
};

const apss: Dialect = {
  ...twoMatrices,
  id: "apss",
  title: "APSS book puzzle",
  official: ["APSS"],
  family: "course",
  confidence: "low",
  sources: ["one repository"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "board", name: "start", layout: ROWS_OR_ANY },
      { item: "board", name: "goal", layout: ROWS_OR_ANY },
    ],
  },
  output: LENGTH_OR_MINUS_ONE,
};

export const twoBoards: readonly Dialect[] = [
  twoMatrices,
  codingpanda2009,
  laptrinhonlineTacanh,
  openjudge14243,
  tioj1198,
  lanqiao261,
  poj2224,
  picture,
  apss,
];
