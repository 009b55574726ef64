import type { Dialect, InputGrammar } from "../dialect.ts";
import { GLUED_ROWS, LINE, LINE_OR_ANY } from "../layout.ts";
import {
  HEIGHT_WIDTH_AND_ROWS,
  LENGTH,
  LENGTH_OR_MINUS_ONE,
  ROWS_3X3,
  SIDE_AND_ROWS,
  ZERO_BLANK,
} from "./parts.ts";

const COUNTED_ROWS: InputGrammar = { ...ROWS_3X3, repeat: { kind: "count" } };
const COUNTED_LINES: InputGrammar = {
  ...COUNTED_ROWS,
  items: [{ item: "board", name: "start", layout: LINE }],
};

/** A number of boards, and how many moves each takes. */
const lightoj1139: Dialect = {
  id: "lightoj-1139",
  title: "8 Puzzle",
  official: ["LightOJ 1139"],
  family: "many-length",
  confidence: "high",
  sources: ["the problem's page"],
  input: { ...COUNTED_ROWS, repeat: { kind: "count", max: 1000 }, spacing: { before: "\n" } },
  goal: { kind: "blank-last" },
  question: { kind: "length" },
  output: {
    ...LENGTH,
    solved: "Case {case}: {length}\n",
    unsolvable: { kind: "words", template: "Case {case}: impossible\n" },
  },
};

const gvuZaidimas8: Dialect = {
  ...lightoj1139,
  id: "gvu-zaidimas8",
  title: "Game 8",
  official: ["gvu.lt zaidimas"],
  confidence: "medium",
  output: LENGTH_OR_MINUS_ONE,
};

const ntuj219: Dialect = {
  ...lightoj1139,
  id: "ntuj-219",
  title: "Hard puzzle",
  official: ["NTUJ 219"],
  confidence: "medium",
  sources: ["solutions"],
  input: COUNTED_ROWS,
  output: {
    ...LENGTH,
    unsolvable: { kind: "words", template: "Hard\n" },
    refusal: { template: "Hard\n", beyond: [{ moves: 20 }] },
  },
  traps: ["a board of more than 20 moves is Hard, too"],
};

const nthu10664: Dialect = {
  ...lightoj1139,
  id: "nthu-10664",
  title: "8 Puzzle",
  official: ["NTHU 10664", "NTHU 13236"],
  sources: ["more than ten solutions"],
  input: { ...COUNTED_LINES, repeat: { kind: "count", max: 30 } },
  output: {
    ...LENGTH,
    solved: "You can solve it within {length} steps.\n",
    unsolvable: { kind: "words", template: "You'd better skip this game.\n" },
    refusal: { template: "You'd better skip this game.\n", beyond: [{ moves: 14 }] },
  },
  traps: ["a board of more than 14 moves is skipped, too"],
};

const hihocoder1312: Dialect = {
  ...lightoj1139,
  id: "hihocoder-1312",
  title: "Search III",
  titleZh: "搜索三·启发式搜索",
  official: ["hihoCoder 1312", "hihoCoder week 100"],
  sources: ["two solutions"],
  input: { ...COUNTED_ROWS, repeat: { kind: "count", max: 8 } },
  output: { ...LENGTH, unsolvable: { kind: "words", template: "No Solution!\n" } },
};

const clueXephinh: Dialect = {
  ...lightoj1139,
  id: "clue-xephinh",
  title: "xephinh",
  official: ["oj.clue.edu.vn dn_tst_23_xephinh"],
  confidence: "medium",
  input: { ...COUNTED_LINES, repeat: { kind: "count", max: 1_000_000 } },
  output: LENGTH_OR_MINUS_ONE,
  traps: ["up to a million boards in two seconds"],
};

const boj11112: Dialect = {
  ...lightoj1139,
  id: "boj-11112",
  title: "Erling puzzle",
  official: ["BOJ 11112", "IDI Open 2008 E"],
  confidence: "medium",
  input: {
    ...COUNTED_ROWS,
    repeat: { kind: "count", max: 100 },
    items: [{ item: "board", name: "start", layout: GLUED_ROWS }],
    tiles: { kind: "from-one", blank: "#" },
    spacing: { before: "\n", end: "\n" },
  },
  output: { ...LENGTH, unsolvable: { kind: "words", template: "impossible\n" } },
};

const spojHs08nbgm: Dialect = {
  ...lightoj1139,
  id: "spoj-hs08nbgm",
  title: "Nabagram",
  official: ["SPOJ HS08NBGM"],
  sources: ["the problem's page", "solutions"],
  input: { ...COUNTED_ROWS, items: [{ item: "board", name: "start", layout: GLUED_ROWS }] },
  goal: {
    kind: "board",
    board: { width: 3, height: 3, tiles: [8, 7, 6, 5, 4, 3, 2, 1, 0] },
  },
  output: LENGTH_OR_MINUS_ONE,
  traps: ["the goal counts down"],
};

const epoka549: Dialect = {
  ...lightoj1139,
  id: "epoka-549",
  title: "kht Puzzle",
  official: ["acm.epoka.edu.al 50505", "Epoka 549"],
  confidence: "medium",
  input: SIDE_AND_ROWS,
  output: {
    ...LENGTH_OR_MINUS_ONE,
    refusal: { template: "-1\n", beyond: [{ moves: 15, upToCells: 16 }, { moves: 12 }] },
  },
  traps: ["a solvable board beyond the limit is answered by -1 all the same"],
};

const aoj0121: Dialect = {
  ...lightoj1139,
  id: "aoj-0121",
  title: "Seven Puzzle",
  official: ["AOJ 0121"],
  sources: ["the problem's page", "many solutions"],
  input: {
    repeat: { kind: "end-of-input" },
    items: [{ item: "board", name: "start", layout: LINE_OR_ANY }],
    size: { kind: "fixed", width: 4, height: 2 },
    tiles: ZERO_BLANK,
  },
  goal: { kind: "blank-first" },
  output: LENGTH,
  traps: ["the goal has the blank first"],
};

const vnoiQtmove: Dialect = {
  ...lightoj1139,
  id: "vnoi-qtmove",
  title: "QTMOVE",
  official: ["SPOJ VN QTMOVE", "VNOI QTMOVE"],
  family: "nm-length",
  sources: ["the problem's page", "solutions"],
  input: HEIGHT_WIDTH_AND_ROWS,
  output: { ...LENGTH, unsolvable: { kind: "not-said" } },
};

const jutgeP27048: Dialect = {
  ...vnoiQtmove,
  id: "jutge-p27048",
  title: "Sorting the puzzle",
  official: ["Jutge P27048"],
  sources: ["the problem's page"],
  output: {
    ...LENGTH,
    solved: "has solution in {length} steps\n",
    unsolvable: { kind: "words", template: "no solution\n" },
  },
  traps: [
    "steps is always plural",
    "the statement puts the goal's blank at the bottom left, its samples at the bottom right",
    "on a board of one row parity is not enough",
  ],
};

export const manyLength: readonly Dialect[] = [
  lightoj1139,
  gvuZaidimas8,
  ntuj219,
  nthu10664,
  hihocoder1312,
  clueXephinh,
  boj11112,
  spojHs08nbgm,
  epoka549,
  aoj0121,
  jutgeP27048,
  vnoiQtmove,
];
