import type { Dialect } from "../dialect.ts";
import { GLUED_LINE, LINE, LINE_OR_ANY } from "../layout.ts";
import { LOWER_CASE_BLANK } from "../notation.ts";
import { LENGTH_OR_MINUS_ONE, NEVER, NOT_SAID } from "./parts.ts";

/**
 * The Eight of the contests: tiles 1..8 and x, letters u d l r. The published sample has four shortest
 * answers; mirrors without a checker take only the one that breaks ties u<d<l<r.
 */
const poj1077: Dialect = {
  id: "poj-1077",
  title: "Eight",
  official: ["POJ 1077", "OpenJudge bailian 1077", "South Central USA 1998"],
  family: "x",
  confidence: "high",
  sources: ["the problem statement's copies", "more than ten solutions"],
  input: {
    repeat: { kind: "one" },
    items: [{ item: "board", name: "start", layout: LINE_OR_ANY }],
    size: { kind: "fixed", width: 3, height: 3 },
    tiles: { kind: "from-one", blank: "x" },
  },
  goal: { kind: "blank-last" },
  question: { kind: "path", rule: "any", order: "udlr" },
  output: {
    solved: "{path}\n",
    unsolvable: { kind: "words", template: "unsolvable\n" },
    moves: LOWER_CASE_BLANK,
    judged: "checker",
  },
  traps: ["a solved board is answered by an empty line"],
};

const hdu1043: Dialect = {
  ...poj1077,
  id: "hdu-1043",
  official: ["HDU 1043", "ZOJ 1217"],
  input: { ...poj1077.input, repeat: { kind: "end-of-input" } },
  traps: [
    "the published sample line begins with a blank and has doubled blanks",
    "a solved board is answered by an empty line, which counts",
  ],
};

const uva652: Dialect = {
  ...poj1077,
  id: "uva-652",
  official: ["UVa 652", "Luogu UVA652"],
  sources: ["the problem statement", "two accepted programs"],
  input: { ...poj1077.input, repeat: { kind: "count" }, spacing: { before: "\n" } },
  output: { ...poj1077.output, between: "\n" },
  traps: [
    "an empty line stands between answers, so a solved board makes two in a row",
    "lines of the input may end in a blank",
  ],
};

const acwing179: Dialect = {
  ...poj1077,
  id: "acwing-179",
  title: "Eight (shortest)",
  titleZh: "八数码",
  official: ["AcWing 179", "AcWing content 181", "the published x-line program"],
  sources: ["the published program and problem statement", "eight solutions"],
  input: { ...poj1077.input, items: [{ item: "board", name: "start", layout: LINE }] },
  question: { kind: "path", rule: "shortest", order: "udlr" },
  traps: [
    "several blanks between tokens and at the line's end occur",
    "a solved board is answered by an empty line",
  ],
};

const feiSut2002E: Dialect = {
  ...acwing179,
  id: "fei-sut-2002-e",
  title: "Eight, shortest only",
  official: ["FEI SUT contest 2002 problem E"],
  confidence: "medium",
  sources: ["the contest's page"],
  input: poj1077.input,
};

const sslide: Dialect = {
  ...poj1077,
  id: "sslide",
  title: "SSLIDE",
  official: ["SSLIDE"],
  confidence: "low",
  sources: ["one draft"],
  traps: ["which of several paths is right is not said: any legal one is taken"],
};

/** Eight II: start and goal given, the least of the shortest paths in dictionary order. */
const hdu3567: Dialect = {
  ...poj1077,
  id: "hdu-3567",
  title: "Eight II",
  official: ["HDU 3567", "the published eight-ii program"],
  sources: ["the published program and problem statement", "seven solutions"],
  input: {
    repeat: { kind: "count", max: 200 },
    items: [
      { item: "board", name: "start", layout: GLUED_LINE },
      { item: "board", name: "goal", layout: GLUED_LINE },
    ],
    size: { kind: "fixed", width: 3, height: 3 },
    tiles: { kind: "from-one", blank: "X" },
  },
  goal: { kind: "given" },
  question: { kind: "length-and-path", rule: "least", order: "dlru" },
  output: {
    solved: "Case {case}: {length}\n{path}\n",
    unsolvable: NEVER,
    moves: LOWER_CASE_BLANK,
    judged: "exact",
  },
  traps: ["a length of 0 is followed by an empty line"],
};

const acwing845: Dialect = {
  ...acwing179,
  id: "acwing-845",
  title: "Eight, the number of moves",
  titleZh: "八数码",
  official: ["AcWing 845"],
  sources: ["the problem statement's mirror", "several solutions"],
  question: { kind: "length" },
  output: LENGTH_OR_MINUS_ONE,
  traps: [],
};

const cdoj414: Dialect = {
  ...hdu1043,
  id: "cdoj-414",
  title: "Eight Puzzle, the number of moves",
  titleZh: "八数码问题（最少步数）",
  official: ["CDOJ 414", "UESTC 414", "Lutece 414"],
  confidence: "medium",
  sources: ["the problem's page"],
  question: { kind: "length" },
  output: { ...LENGTH_OR_MINUS_ONE, unsolvable: NOT_SAID },
  traps: ["the word for an unsolvable board is not known"],
};

export const xFamily: readonly Dialect[] = [
  poj1077,
  hdu1043,
  uva652,
  acwing179,
  feiSut2002E,
  sslide,
  hdu3567,
  acwing845,
  cdoj414,
];
