import type { Dialect } from "../dialect.ts";
import { LOWER_CASE_BLANK } from "../notation.ts";

/**
 * The Eight of the contests: tiles 1..8 and x, letters u d l r. The published sample has four shortest
 * answers; mirrors without a checker take only the one that breaks ties u<d<l<r.
 */
const acwing179: Dialect = {
  id: "acwing-179",
  title: "Eight (shortest)",
  official: ["AcWing 179"],
  family: "x",
  confidence: "high",
  sources: ["the published program and problem statement", "eight solutions"],
  input: {
    repeat: { kind: "one" },
    items: [{ item: "board", name: "start", layout: "separated", lines: "one" }],
    size: { kind: "fixed", width: 3, height: 3 },
    tiles: { kind: "from-one", blank: "x" },
  },
  goal: { kind: "blank-last" },
  question: { kind: "path", rule: "shortest", order: "udlr" },
  output: {
    solved: "{path}\n",
    unsolvable: { kind: "words", template: "unsolvable\n" },
    moves: LOWER_CASE_BLANK,
    judged: "checker",
  },
  traps: [
    "several blanks between tokens and at the line's end occur",
    "a solved board is answered by an empty line",
  ],
};

/** Eight II: start and goal given, the least of the shortest paths in dictionary order. */
const hdu3567: Dialect = {
  id: "hdu-3567",
  title: "Eight II",
  official: ["HDU 3567"],
  family: "x",
  confidence: "high",
  sources: ["the published program and problem statement", "seven solutions"],
  input: {
    repeat: { kind: "count" },
    items: [
      { item: "board", name: "start", layout: "glued-board" },
      { item: "board", name: "goal", layout: "glued-board" },
    ],
    size: { kind: "fixed", width: 3, height: 3 },
    tiles: { kind: "from-one", blank: "X" },
  },
  goal: { kind: "given" },
  question: { kind: "length-and-path", rule: "least", order: "dlru" },
  output: {
    solved: "Case {case}: {length}\n{path}\n",
    unsolvable: { kind: "never-happens" },
    moves: LOWER_CASE_BLANK,
    judged: "exact",
  },
  traps: ["a length of 0 is followed by an empty line"],
};

export const xFamily: readonly Dialect[] = [acwing179, hdu3567];
