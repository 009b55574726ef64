import type { BoardsRule, Dialect } from "../dialect.ts";
import { GLUED_ROWS, ROWS } from "../layout.ts";
import { LOWER_CASE_BLANK, UPPER_CASE_BLANK } from "../notation.ts";
import { MINUS_ONE, ROWS_3X3 } from "./parts.ts";

const SPACED_ROWS: BoardsRule = { layout: ROWS, start: true, between: "\n" };

/** The number of moves, then every board on the way. */
const beecrowd2032: Dialect = {
  id: "beecrowd-2032",
  title: "Game of Eight",
  official: ["beecrowd 2032", "URI 2032", "UOJ 2032"],
  family: "boards",
  confidence: "high",
  sources: ["the problem's page", "five solutions"],
  input: {
    ...ROWS_3X3,
    repeat: { kind: "end-of-input" },
    items: [{ item: "board", name: "start", layout: GLUED_ROWS }],
  },
  goal: { kind: "blank-last" },
  question: { kind: "boards", rule: "least", order: "udrl" },
  output: {
    solved: "Quantidade minima de passos = {length}\n{boards}",
    unsolvable: { kind: "words", template: "Problema sem solucao\n" },
    moves: LOWER_CASE_BLANK,
    boards: { layout: GLUED_ROWS, start: false, between: "\n" },
    judged: "exact",
  },
  traps: [
    "the start is not printed",
    "ties are broken u<d<r<l, which is no dictionary order",
    "an empty line stands between boards, none between cases",
  ],
};

const codegolf1351: Dialect = {
  ...beecrowd2032,
  id: "codegolf-1351",
  title: "8-puzzle",
  official: ["codegolf.SE 1351"],
  confidence: "medium",
  sources: ["the question's page"],
  input: ROWS_3X3,
  question: { kind: "boards", rule: "shortest", order: "udlr" },
  output: {
    solved: "{length}\n{boards}",
    unsolvable: MINUS_ONE,
    moves: LOWER_CASE_BLANK,
    boards: SPACED_ROWS,
    judged: "checker",
  },
  traps: [],
};

const uva10085: Dialect = {
  ...beecrowd2032,
  id: "uva-10085",
  title: "The most distant state",
  official: ["UVa 10085"],
  sources: ["the problem's page", "two accepted programs"],
  input: { ...ROWS_3X3, repeat: { kind: "count" }, spacing: { before: "\n", end: "\n" } },
  goal: { kind: "farthest" },
  question: { kind: "farthest", order: "udlr" },
  output: {
    solved: "Puzzle #{case}\n{goal}{path}\n\n",
    unsolvable: { kind: "never-happens" },
    moves: UPPER_CASE_BLANK,
    boards: SPACED_ROWS,
    judged: "checker",
  },
  traps: ["no colon after the number", "an empty line follows every case, the last one, too"],
};

export const boards: readonly Dialect[] = [beecrowd2032, codegolf1351, uva10085];
