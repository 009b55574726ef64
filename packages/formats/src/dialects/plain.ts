import type { Dialect } from "../dialect.ts";
import { GLUED_LINE, ROWS, ROWS_OR_ANY } from "../layout.ts";
import { LOWER_CASE_BLANK, UPPER_CASE_TILE } from "../notation.ts";
import { NOT_SAID, ROWS_3X3, ROWS_4X4, ZERO_BLANK } from "./parts.ts";

/** Slidepath's own: one board of any size as people write it, a line a row, led to reading order. */
const board: Dialect = {
  id: "board",
  title: "One board, row by row",
  titleZh: "一个棋盘，逐行书写",
  official: [],
  family: "notation",
  confidence: "high",
  sources: [],
  input: {
    repeat: { kind: "one" },
    items: [{ item: "board", name: "start", layout: ROWS_OR_ANY }],
    size: { kind: "lines", oneLine: "square" },
    tiles: ZERO_BLANK,
  },
  goal: { kind: "blank-last" },
  question: { kind: "path", rule: "shortest", order: "udlr" },
  output: {
    solved: "{path}\n",
    unsolvable: { kind: "words", template: "unsolvable\n" },
    moves: LOWER_CASE_BLANK,
    judged: "checker",
  },
};

/** The speed-solvers' rows: the letters name the tile's direction. */
const slidysim: Dialect = {
  ...board,
  id: "slidysim",
  title: "slidysim and slidy",
  official: ["slidysim", "slidy"],
  sources: ["the library's documentation"],
  input: {
    ...board.input,
    items: [{ item: "board", name: "start", layout: { ...ROWS, row: "/", anyLines: true } }],
    tokens: { breaks: "/" },
  },
  question: { kind: "path", rule: "any", order: "udlr" },
  output: { ...board.output, unsolvable: NOT_SAID, moves: UPPER_CASE_TILE },
  traps: ["letters name the tile's direction", "a number repeats the letter before it"],
};

const sgtFifteen: Dialect = {
  ...board,
  id: "sgt-fifteen",
  title: "Simon Tatham's Fifteen",
  official: ["SGT Fifteen"],
  sources: ["the program's source"],
  input: {
    ...board.input,
    items: [
      { item: "number", name: "width", min: 1, max: 1000, end: "x" },
      { item: "number", name: "height", min: 1, max: 1000, end: ":" },
      { item: "board", name: "start", layout: { ...ROWS_OR_ANY, cell: ",", row: "," } },
    ],
    size: { kind: "numbers" },
    tokens: { blanks: "x:," },
  },
  question: { kind: "board" },
  output: {
    solved: "{start}",
    unsolvable: NOT_SAID,
    moves: LOWER_CASE_BLANK,
    boards: {
      layout: { ...ROWS, width: 2 },
      tiles: { kind: "from-one", blank: "" },
      start: true,
      between: "",
    },
    judged: "exact",
  },
  traps: ["the answer is the program's own drawing of the board, the blank as spaces"],
};

const rosetta15: Dialect = {
  ...board,
  id: "rosetta-15",
  title: "Rosetta Code 15-puzzle",
  official: ["Rosetta Code 15 puzzle solver"],
  sources: ["the task's page"],
  input: {
    ...ROWS_4X4,
    items: [{ item: "board", name: "start", layout: GLUED_LINE }],
    tiles: { kind: "symbols", blank: "0", symbols: "0123456789abcdef" },
  },
  question: { kind: "path", rule: "shortest", order: "udlr" },
  output: {
    ...board.output,
    unsolvable: NOT_SAID,
    moves: { ...LOWER_CASE_BLANK, repeats: true },
  },
  traps: [],
};

/** A book's string of nine characters. */
const hashJava: Dialect = {
  ...board,
  id: "hash-java",
  title: "Nine characters with #",
  official: [],
  confidence: "medium",
  sources: ["solutions"],
  input: {
    ...ROWS_3X3,
    items: [{ item: "board", name: "start", layout: GLUED_LINE }],
    tiles: { kind: "from-one", blank: "#" },
  },
  question: { kind: "board" },
  output: {
    ...sgtFifteen.output,
    boards: { layout: GLUED_LINE, start: true, between: "" },
  },
  traps: ["a notation without a question: the answer is the same board"],
};

const maude15: Dialect = {
  ...hashJava,
  id: "maude-15",
  title: "Maude 15-puzzle",
  official: ["Maude 15puzzle"],
  sources: ["the program's source"],
  input: {
    ...ROWS_4X4,
    items: [{ item: "board", name: "start", layout: { ...ROWS, row: " ;\n" } }],
    tiles: { kind: "from-one", blank: "b" },
    tokens: { blanks: ";" },
  },
  output: {
    ...sgtFifteen.output,
    boards: { layout: { ...ROWS, row: " ;\n" }, start: true, between: "" },
  },
};

export const plain: readonly Dialect[] = [
  board,
  slidysim,
  sgtFifteen,
  rosetta15,
  hashJava,
  maude15,
];
