import type { Dialect } from "../dialect.ts";
import {
  ARRAY_LINE,
  CELL_A_LINE,
  GLUED_GROUPS,
  GLUED_LINE,
  LINE,
  LINE_OR_ANY,
  ROWS,
  ROWS_OR_ANY,
} from "../layout.ts";
import { type MoveNotation, UPPER_CASE_BLANK } from "../notation.ts";
import {
  HEIGHT_WIDTH_AND_ROWS,
  LENGTH,
  LINE_3X3,
  LINE_4X4,
  MINUS_ONE,
  NEVER,
  NOT_SAID,
  ROWS_3X3,
  SIDE_AND_ROWS,
} from "./parts.ts";
import { COMMA_TOKENS, JSON_TOKENS } from "./tokens.ts";

/** Python's list of quoted words. */
const QUOTED_LIST: MoveNotation = {
  words: ["'Up'", "'Down'", "'Left'", "'Right'"],
  names: "blank",
  separator: ", ",
};

const princeton: Dialect = {
  id: "princeton-cos226",
  title: "Princeton and Coursera 8puzzle",
  official: ["Princeton COS226 8puzzle", "Coursera algs4 8puzzle"],
  family: "course",
  confidence: "high",
  sources: ["the course's page", "many solutions"],
  input: {
    ...SIDE_AND_ROWS,
    items: [
      { item: "number", name: "side", min: 1, max: 1000 },
      { item: "board", name: "start", layout: { ...ROWS_OR_ANY, width: 2 } },
    ],
  },
  goal: { kind: "blank-last" },
  question: { kind: "boards", rule: "shortest", order: "udlr" },
  output: {
    solved: "Minimum number of moves = {length}\n{boards}\n",
    unsolvable: { kind: "words", template: "No solution possible\n" },
    also: { unsolvable: ["Unsolvable puzzle\n"] },
    moves: UPPER_CASE_BLANK,
    boards: {
      layout: { glued: false, open: "{side}\n", cell: " ", row: " \n", close: " \n", width: 2 },
      start: true,
      between: "\n",
    },
    judged: "checker",
  },
  traps: ["rows of the answer end in a blank", "an empty line follows every board"],
};

const columbia: Dialect = {
  ...princeton,
  id: "columbia-csmm101",
  title: "Columbia CSMM.101",
  official: ["Columbia CSMM.101"],
  sources: ["solutions"],
  input: {
    ...LINE_3X3,
    items: [
      { item: "word", words: ["bfs", "dfs", "ast", "ida"], optional: true, end: " " },
      { item: "board", name: "start", layout: { ...LINE_OR_ANY, cell: ",", row: "," } },
    ],
    tokens: COMMA_TOKENS,
  },
  goal: { kind: "blank-first" },
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "path_to_goal: [{path}]\ncost_of_path: {length}\n",
    unsolvable: NOT_SAID,
    moves: QUOTED_LIST,
    rest: "ignored",
    judged: "checker",
  },
  traps: ["the lines after the cost are statistics and are not judged"],
};

const npuzzle42: Dialect = {
  ...princeton,
  id: "42-npuzzle",
  title: "42 N-puzzle",
  official: ["42 npuzzle"],
  sources: ["solutions"],
  input: { ...SIDE_AND_ROWS, tokens: { comments: "#/" } },
  goal: { kind: "snail" },
  question: { kind: "length" },
  output: { ...LENGTH, solved: "moves={length}\n", unsolvable: NOT_SAID, judged: "checker" },
  traps: ["the output is free; here it is the number of moves", "the goal is a snail"],
};

const utaExpense8: Dialect = {
  ...princeton,
  id: "uta-expense-8",
  title: "UTA expense 8-puzzle",
  official: ["UTA expense 8-puzzle"],
  confidence: "medium",
  sources: ["solutions"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "board", name: "start", layout: ROWS },
      { item: "word", words: ["END"], optional: true, end: " " },
      { item: "word", words: ["OF"], optional: true, end: " " },
      { item: "word", words: ["FILE"], optional: true },
      { item: "board", name: "goal", layout: ROWS, optional: true },
      { item: "word", words: ["END"], optional: true, end: " " },
      { item: "word", words: ["OF"], optional: true, end: " " },
      { item: "word", words: ["FILE"], optional: true },
    ],
  },
  question: { kind: "path", rule: "cheapest", order: "udlr" },
  output: {
    solved: "Steps:\n{path}",
    unsolvable: NOT_SAID,
    moves: {
      words: ["Up", "Down", "Left", "Right"],
      names: "tile",
      tile: true,
      separator: "",
      before: "\tMove ",
      after: "\n",
    },
    judged: "checker",
  },
  traps: [
    "a move costs as much as its tile's number",
    "start and goal are two files: here the goal follows, or is 1 2 3 / 4 5 6 / 7 8 0",
    "the statistics before the steps are not judged",
  ],
};

const lodzSise: Dialect = {
  ...princeton,
  id: "lodz-sise",
  title: "Łódź SISE 15-puzzle",
  official: ["Lodz SISE"],
  sources: ["solutions"],
  input: HEIGHT_WIDTH_AND_ROWS,
  question: { kind: "length-and-path", rule: "any", order: "lrud" },
  output: {
    solved: "{length}\n{path}\n",
    atOnce: "0\n\n",
    unsolvable: MINUS_ONE,
    also: { atOnce: ["0\n"] },
    moves: UPPER_CASE_BLANK,
    judged: "checker",
  },
  traps: ["rows come before columns", "there is a Polish variant with the letters L P G D"],
};

const sofiaFmi: Dialect = {
  ...princeton,
  id: "sofia-fmi",
  title: "FMI Sofia n-puzzle",
  official: ["FMI Sofia n-puzzle"],
  sources: ["solutions"],
  input: {
    ...SIDE_AND_ROWS,
    items: [
      { item: "number", name: "tiles", min: 0, max: 999_999 },
      { item: "number", name: "goal-cell", min: -1, max: 999_999 },
      { item: "board", name: "start", layout: ROWS },
    ],
  },
  goal: { kind: "cell" },
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "{length}\n{path}",
    unsolvable: MINUS_ONE,
    moves: {
      words: ["up", "down", "left", "right"],
      names: "tile",
      separator: "",
      after: "\n",
    },
    judged: "checker",
  },
  traps: [
    "-1 in the second line means the last cell, not the blank",
    "words name the tile's direction",
    "some versions print the time last",
  ],
};

const cwru: Dialect = {
  ...princeton,
  id: "cwru-eecs391",
  title: "CWRU EECS 391",
  official: ["CWRU EECS 391"],
  sources: ["solutions"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "word", words: ["setState"], end: " " },
      { item: "board", name: "start", layout: GLUED_GROUPS },
    ],
    tiles: { kind: "from-one", blank: "b" },
    rest: "ignored",
  },
  goal: { kind: "blank-first" },
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "{length}\n{path}\n",
    unsolvable: NOT_SAID,
    moves: { words: ["up", "down", "left", "right"], names: "blank", separator: " " },
    judged: "checker",
  },
  traps: [
    "of the commands only setState counts here",
    "the layout of the answer is not fixed by the assignment",
  ],
};

const berkeley: Dialect = {
  ...princeton,
  id: "berkeley-cs188",
  title: "Berkeley CS188 eightpuzzle",
  official: ["Berkeley CS188 eightpuzzle.py"],
  sources: ["solutions", "the program's own message"],
  input: {
    ...ROWS_3X3,
    items: [{ item: "board", name: "start", layout: ARRAY_LINE }],
    tokens: JSON_TOKENS,
  },
  goal: { kind: "blank-first" },
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "BFS found a path of {length} moves: [{path}]\n",
    unsolvable: NOT_SAID,
    moves: { ...QUOTED_LIST, words: ["'up'", "'down'", "'left'", "'right'"] },
    rest: "ignored",
    judged: "checker",
  },
  traps: ["the boards that the program draws after the path are not judged"],
};

const aimaPython: Dialect = {
  ...berkeley,
  id: "aima-python",
  title: "AIMA python EightPuzzle",
  official: ["AIMA EightPuzzle"],
  sources: ["the library's source"],
  input: {
    ...berkeley.input,
    items: [{ item: "board", name: "start", layout: { ...ARRAY_LINE, open: "(", close: ")\n" } }],
  },
  goal: { kind: "blank-last" },
  question: { kind: "path", rule: "any", order: "udlr" },
  output: {
    solved: "[{path}]\n",
    unsolvable: NOT_SAID,
    moves: { ...QUOTED_LIST, words: ["'UP'", "'DOWN'", "'LEFT'", "'RIGHT'"] },
    judged: "checker",
  },
  traps: [],
};

const uqComp3702: Dialect = {
  ...princeton,
  id: "uq-comp3702",
  title: "UQ COMP3702",
  official: ["UQ COMP3702"],
  confidence: "medium",
  sources: ["solutions"],
  input: {
    ...ROWS_3X3,
    items: [
      { item: "board", name: "start", layout: { ...GLUED_LINE, anyLines: true } },
      { item: "board", name: "goal", layout: { ...GLUED_LINE, anyLines: true } },
    ],
    tiles: { kind: "from-one", blank: "_" },
  },
  goal: { kind: "given" },
  question: { kind: "path", rule: "any", order: "udlr" },
  output: { solved: "{path}\n", unsolvable: NOT_SAID, moves: UPPER_CASE_BLANK, judged: "checker" },
  traps: [],
};

/** Korf's list and the UNH search code's form of it. */
const korf15: Dialect = {
  ...princeton,
  id: "korf-15",
  title: "Korf's 15-puzzles",
  official: ["Korf 100", "UNH tiles"],
  sources: ["HOG2", "UNH search code"],
  input: {
    ...LINE_4X4,
    items: [{ item: "board", name: "start", layout: LINE }],
    forms: [
      {
        tokens: 17,
        items: [
          { item: "number", name: "index", min: 0, max: Number.MAX_SAFE_INTEGER, end: " " },
          { item: "board", name: "start", layout: LINE },
        ],
      },
      {
        tokens: 2,
        items: [
          { item: "number", name: "height", min: 4, max: 4, end: " " },
          { item: "number", name: "width", min: 4, max: 4 },
          { item: "label", text: "starting positions for each tile:\n" },
          { item: "board", name: "start", layout: CELL_A_LINE },
          { item: "label", text: "goal positions:\n" },
          { item: "board", name: "goal", layout: CELL_A_LINE },
        ],
      },
    ],
  },
  goal: { kind: "blank-first" },
  question: { kind: "length" },
  output: { ...LENGTH, unsolvable: NEVER },
  traps: [
    "the goal has the blank first, which is of the other parity than 1..15 0",
    "the index before the sixteen numbers is no tile",
  ],
};

export const courseWork: readonly Dialect[] = [
  princeton,
  columbia,
  npuzzle42,
  utaExpense8,
  lodzSise,
  sofiaFmi,
  cwru,
  berkeley,
  aimaPython,
  uqComp3702,
  korf15,
];
