import type { Dialect } from "../dialect.ts";
import { LOWER_CASE_BLANK } from "../notation.ts";

/** Slidepath's own: one board of any size as people write it, a line a row, led to reading order. */
const board: Dialect = {
  id: "board",
  title: "One board, row by row",
  official: [],
  family: "notation",
  confidence: "high",
  sources: [],
  input: {
    repeat: { kind: "one" },
    items: [{ item: "board", name: "start", layout: "separated" }],
    size: { kind: "lines", oneLine: "square" },
    tiles: { kind: "from-one", blank: "0" },
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

export const plain: readonly Dialect[] = [board];
