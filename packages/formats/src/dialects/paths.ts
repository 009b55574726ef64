import type { Dialect, InputGrammar } from "../dialect.ts";
import { ARRAY_ROWS, CELL_A_LINE, ROWS_OR_ANY } from "../layout.ts";
import {
  CELL_LINES,
  GLUED_TILES,
  HUNGARIAN_SIDES,
  LOWER_CASE_BLANK,
  TILE_LIST,
  UPPER_CASE_BLANK,
  WORD_LINES_BLANK,
} from "../notation.ts";
import {
  HEIGHT_WIDTH_AND_ROWS,
  LINE_4X4,
  MINUS_ONE,
  NEVER,
  NOT_SAID,
  ROWS_3X3,
  ROWS_4X4,
  SIDE_AND_ROWS,
} from "./parts.ts";
import { JSON_TOKENS } from "./tokens.ts";

const ARRAY: InputGrammar = {
  ...ROWS_3X3,
  items: [{ item: "board", name: "start", layout: ARRAY_ROWS }],
  size: { kind: "lines", oneLine: "square" },
  tokens: JSON_TOKENS,
};

/** Boards of 4×4, and a path in capital letters. */
const uva10181: Dialect = {
  id: "uva-10181",
  title: "15-Puzzle Problem",
  official: ["UVa 10181", "PC 110802"],
  family: "path",
  confidence: "high",
  sources: ["a copy of the statement", "two accepted programs"],
  input: { ...ROWS_4X4, repeat: { kind: "count" } },
  goal: { kind: "blank-last" },
  question: { kind: "path", rule: "any", order: "udlr", atMost: 50 },
  output: {
    solved: "{path}\n",
    unsolvable: { kind: "words", template: "This puzzle is not solvable.\n" },
    moves: UPPER_CASE_BLANK,
    judged: "checker",
  },
  traps: ["a solved board is answered by an empty line"],
};

const lightoj15: Dialect = {
  ...uva10181,
  id: "lightoj-15-puzzle",
  title: "15 Puzzle",
  official: ["LightOJ 15-puzzle"],
  sources: ["the problem's page"],
  input: { ...ROWS_4X4, repeat: { kind: "count", max: 100 }, spacing: { before: "\n" } },
  question: { kind: "path", rule: "least", order: "dlru" },
  output: {
    solved: "Case {case}: {path}\n",
    unsolvable: { kind: "words", template: "Case {case}: This puzzle is not solvable.\n" },
    refusal: {
      template: "Case {case}: This puzzle is not solvable.\n",
      beyond: [{ moves: 35 }],
    },
    moves: UPPER_CASE_BLANK,
    judged: "exact",
  },
  traps: ["a board of more than 35 moves counts as not solvable"],
};

const mipt091: Dialect = {
  ...uva10181,
  id: "mipt-091",
  title: "15-Puzzle",
  official: ["acm.mipt.ru 091", "mipt 91"],
  confidence: "medium",
  sources: ["the problem's page"],
  input: LINE_4X4,
  question: { kind: "path", rule: "any", order: "udlr", atMost: 999 },
  output: {
    solved: "YES\n{path}\n",
    atOnce: "YES\n",
    unsolvable: { kind: "words", template: "NO\n" },
    also: { atOnce: ["YES\n\n"] },
    moves: LOWER_CASE_BLANK,
    judged: "checker",
  },
  traps: ["lower-case letters after an upper-case YES"],
};

const poj3240: Dialect = {
  ...uva10181,
  id: "poj-3240",
  title: "Solution to the n²-1 Puzzle",
  official: ["POJ 3240"],
  sources: ["the problem's page"],
  input: {
    ...SIDE_AND_ROWS,
    items: [
      { item: "number", name: "side", min: 1, max: 1000 },
      { item: "board", name: "start", layout: ROWS_OR_ANY },
    ],
  },
  question: { kind: "path", rule: "any", order: "udlr" },
  output: { ...uva10181.output, unsolvable: { kind: "words", template: "No Answer!\n" } },
  traps: ["boards of up to 10×10 in a second: no shortest path is asked for"],
};

const spojSolving: Dialect = {
  ...poj3240,
  id: "spoj-solving",
  title: "Solving the Puzzle",
  official: ["SPOJ SOLVING"],
  input: { ...SIDE_AND_ROWS, repeat: { kind: "count", max: 200 }, spacing: { before: "\n" } },
  question: { kind: "path", rule: "any", order: "udlr", atMost: 10_000 },
  output: { ...uva10181.output, unsolvable: NEVER },
  traps: ["shorter paths score more", "empty lines stand between cases"],
};

const spojAl1006: Dialect = {
  ...uva10181,
  id: "spoj-al-10-06",
  title: "Piętnastka",
  official: ["SPOJ PL AL_10_06"],
  sources: ["the problem's page"],
  input: ROWS_4X4,
  output: { ...uva10181.output, unsolvable: { kind: "words", template: "NIE\n" } },
};

const eolymp3669: Dialect = {
  ...uva10181,
  id: "eolymp-3669",
  title: "15-puzzle",
  official: ["e-olymp 3669"],
  confidence: "medium",
  sources: ["the problem's page"],
  input: ROWS_4X4,
  question: { kind: "path", rule: "shortest", order: "udlr" },
  output: {
    ...uva10181.output,
    unsolvable: { kind: "words", template: "NO SOLUTION\n" },
    refusal: { template: "TOO LONG\n", beyond: [{ moves: 45 }] },
  },
};

const hackerrank: Dialect = {
  ...uva10181,
  id: "hackerrank-n-puzzle",
  title: "N Puzzle",
  official: ["HackerRank n-puzzle"],
  sources: ["the problem's page"],
  input: {
    ...SIDE_AND_ROWS,
    items: [
      { item: "number", name: "side", min: 1, max: 1000 },
      { item: "board", name: "start", layout: { ...CELL_A_LINE, anyLines: true } },
    ],
  },
  goal: { kind: "blank-first" },
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "{length}\n{path}",
    unsolvable: NEVER,
    moves: WORD_LINES_BLANK,
    judged: "checker",
  },
  traps: ["the goal has the blank first, which is of the other parity on 4×4"],
};

const komalS15: Dialect = {
  ...uva10181,
  id: "komal-s15",
  title: "8-puzzle",
  official: ["KoMaL S.15"],
  sources: ["the problem's page"],
  input: ROWS_3X3,
  question: { kind: "path", rule: "shortest", order: "udlr" },
  output: {
    ...uva10181.output,
    unsolvable: { kind: "words", template: "no solution\n" },
    moves: GLUED_TILES,
  },
  traps: ["the path is the numbers of the tiles that slide"],
};

const komalI265: Dialect = {
  ...uva10181,
  id: "komal-i265",
  title: "N × M",
  official: ["KoMaL I.265"],
  confidence: "medium",
  sources: ["the problem's page (Hungarian), its sample worked out"],
  input: HEIGHT_WIDTH_AND_ROWS,
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "{length}\n{path}\n",
    unsolvable: MINUS_ONE,
    moves: HUNGARIAN_SIDES,
    judged: "checker",
  },
  traps: ["L is below and B is left: the letters name the side from which a tile comes"],
};

const checkio8: Dialect = {
  ...uva10181,
  id: "checkio-8-puzzle",
  title: "8-puzzle",
  official: ["CheckiO 8-puzzle"],
  sources: ["the problem's page", "solutions"],
  input: { ...ARRAY, size: { kind: "fixed", width: 3, height: 3 } },
  question: { kind: "path", rule: "any", order: "udlr" },
  output: { ...uva10181.output, unsolvable: NEVER },
  traps: [],
};

const codewars: Dialect = {
  ...uva10181,
  id: "codewars-sliding-puzzle-solver",
  title: "Sliding Puzzle Solver",
  official: ["Codewars sliding puzzle solver"],
  sources: ["solutions"],
  input: ARRAY,
  question: { kind: "path", rule: "any", order: "udlr" },
  output: {
    solved: "[{path}]\n",
    unsolvable: { kind: "words", template: "null\n" },
    also: { unsolvable: ["None\n", "{0}\n"] },
    moves: TILE_LIST,
    judged: "checker",
  },
  traps: ["the word for an unsolvable board is the language's own: null, None, {0}"],
};

const codeit: Dialect = {
  ...codewars,
  id: "codeit-2018-sorting-game",
  title: "Sorting game",
  official: ["CodeIT Suisse 2018 sorting game"],
  confidence: "medium",
  sources: ["the task's page", "solutions"],
  input: {
    ...ARRAY,
    items: [
      { item: "word", words: ["puzzle"], end: "" },
      {
        item: "board",
        name: "start",
        layout: { ...ARRAY_ROWS, open: '": [[', close: "]]}\n" },
      },
    ],
    spacing: { before: '{"' },
  },
  output: {
    solved: '{"result": [{path}]}\n',
    unsolvable: NOT_SAID,
    moves: TILE_LIST,
    judged: "checker",
  },
  traps: [],
};

const codingame: Dialect = {
  ...uva10181,
  id: "codingame-klotski",
  title: "15-puzzle",
  official: ["CodinGame klotski"],
  confidence: "medium",
  sources: ["solutions"],
  input: ROWS_4X4,
  question: { kind: "path", rule: "any", order: "udlr", atMost: 500 },
  output: { solved: "{path}", unsolvable: NEVER, moves: CELL_LINES, judged: "checker" },
  traps: ["rows and columns of the tile that slides count from 0"],
};

const gunhoflash25: Dialect = {
  ...uva10181,
  id: "gunhoflash-25",
  title: "5×5 course work",
  official: ["gunhoflash 25-puzzle"],
  confidence: "low",
  sources: ["one page"],
  input: {
    ...ROWS_3X3,
    repeat: { kind: "count" },
    size: { kind: "fixed", width: 5, height: 5 },
    tiles: { kind: "largest", blank: "25" },
  },
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "#{case} {length} {path}\n",
    atOnce: "#{case} 0\n",
    unsolvable: { kind: "words", template: "#{case} -1\n" },
    also: { atOnce: ["#{case} 0 \n"] },
    moves: { ...UPPER_CASE_BLANK, separator: " " },
    judged: "checker",
  },
  traps: ["25 is the blank", "the layout of an unsolvable board's line is not certain"],
};

export const paths: readonly Dialect[] = [
  uva10181,
  lightoj15,
  mipt091,
  poj3240,
  spojSolving,
  spojAl1006,
  eolymp3669,
  hackerrank,
  komalS15,
  komalI265,
  checkio8,
  codewars,
  codeit,
  codingame,
  gunhoflash25,
];
