import type { Dialect } from "../dialect.ts";
import { LOWER_CASE_BLANK } from "../notation.ts";

/** Two 3×3 boards, rows of three numbers each. */
const twoMatrices: Dialect = {
  id: "two-matrices",
  title: "Two matrices",
  official: ["the published two-matrices program"],
  family: "two",
  confidence: "medium",
  sources: ["the published program"],
  input: {
    repeat: { kind: "one" },
    items: [
      { item: "board", name: "start", layout: "separated", lines: "rows" },
      { item: "board", name: "goal", layout: "separated", lines: "rows" },
    ],
    size: { kind: "fixed", width: 3, height: 3 },
    tiles: { kind: "from-one", blank: "0" },
  },
  goal: { kind: "given" },
  question: { kind: "length" },
  output: {
    solved: "{length}\n",
    unsolvable: { kind: "words", template: "Impossible\n" },
    moves: LOWER_CASE_BLANK,
    judged: "exact",
  },
};

/** Two 3×3 boards, nine numbers a line. */
const openjudge14243: Dialect = {
  ...twoMatrices,
  id: "openjudge-14243",
  title: "Two lines",
  official: ["OpenJudge 14243", "OpenJudge D04P04", "lingzhioj 208"],
  confidence: "high",
  sources: ["the published program", "OpenJudge"],
  input: {
    ...twoMatrices.input,
    items: [
      { item: "board", name: "start", layout: "separated", lines: "one" },
      { item: "board", name: "goal", layout: "separated", lines: "one" },
    ],
  },
  output: { ...twoMatrices.output, unsolvable: { kind: "words", template: "-1\n" } },
};

/** A picture of M×N pieces, one taken away, the others shuffled. */
const picture: Dialect = {
  id: "picture",
  title: "Picture puzzle",
  official: ["the published picture program"],
  family: "two",
  confidence: "medium",
  sources: ["the published program's description"],
  input: {
    repeat: { kind: "one" },
    items: [
      { item: "number", name: "row", min: 0, max: Number.MAX_SAFE_INTEGER },
      { item: "number", name: "column", min: 0, max: Number.MAX_SAFE_INTEGER },
      { item: "board", name: "start", layout: "separated" },
    ],
    // The published program is of 3×3 only and takes its nine numbers in any layout.
    size: { kind: "lines", oneLine: { width: 3, height: 3 } },
    tiles: { kind: "pieces", blank: "-1" },
  },
  goal: { kind: "picture" },
  question: { kind: "length" },
  output: {
    solved: "{length}\n",
    unsolvable: { kind: "words", template: "-1\n" },
    moves: LOWER_CASE_BLANK,
    judged: "exact",
  },
  traps: [
    "rows and columns count from 0",
    "the published program handles 3×3 only, gives up after 1,000 expansions and is not optimal",
  ],
};

export const twoBoards: readonly Dialect[] = [twoMatrices, openjudge14243, picture];
