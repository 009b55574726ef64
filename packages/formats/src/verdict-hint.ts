import {
  boardsEqual,
  INSTANT_TABLE_CELLS,
  invertMoves,
  leadsTo,
  type Problem,
  replay,
  solve,
} from "@slidepath/core";
import type { Dialect } from "./dialect.ts";
import { goalOfPolicy } from "./goal.ts";
import {
  CELL_LINES,
  HUNGARIAN_SIDES,
  isDirectional,
  type PathNotation,
  printMoves,
  TILE_LIST,
  UPPER_CASE_BLANK,
  UPPER_CASE_TILE,
} from "./notation.ts";
import { readPath } from "./path-reader.ts";
import { DIALECTS } from "./registry.ts";
import type { VerdictHint } from "./verdict.ts";

/** Ways of writing moves that people mistake for each other. */
const NOTATIONS: readonly (readonly [string, PathNotation])[] = [
  ["letters u d l r, the blank's way", UPPER_CASE_BLANK],
  ["letters U D L R, the tile's way", UPPER_CASE_TILE],
  [
    "words, the blank's way",
    { words: ["up", "down", "left", "right"], names: "blank", separator: " " },
  ],
  [
    "words, the tile's way",
    { words: ["up", "down", "left", "right"], names: "tile", separator: " " },
  ],
  ["the numbers of the tiles", TILE_LIST],
  ["the cells of the tiles", CELL_LINES],
  ["the side from which the tile comes, in Hungarian", HUNGARIAN_SIDES],
];

const OTHER_GOALS = ["blank-last", "blank-first", "snail"] as const;

/** A path of more letters is nobody's mistaken notation, and takes long to read in all of them. */
const MOST_TRIED = 100_000;

/** Returns under which other convention a path that was not accepted would be right, if under one. */
export function pathHint(
  { output, question }: Dialect,
  problem: Problem,
  text: string,
  moves: string,
): VerdictHint | undefined {
  if (leadsTo(problem, moves)) return orderHint(problem, question, output.moves, moves);
  if (Math.max(text.length, moves.length) > MOST_TRIED) return undefined;
  if (isDirectional(output.moves)) {
    const { names } = output.moves;
    if (leadsTo(problem, turned(moves))) {
      return { kind: "names", names: names === "blank" ? "tile" : "blank" };
    }
    if (moves !== "" && leadsTo(problem, invertMoves(moves))) return { kind: "reversed" };
  }
  const run = replay(problem.start, moves);
  if (run.ok && moves !== "") {
    const { width, height } = problem.start;
    for (const kind of OTHER_GOALS) {
      const goal = goalOfPolicy({ kind }, width, height)!;
      if (boardsEqual(run.board, goal)) return { kind: "goal", goal: kind };
    }
  }
  for (const [notation, way] of NOTATIONS) {
    const read = readPath(text, way, problem.start);
    if (read.fault === undefined && leadsTo(problem, read.moves)) {
      return { kind: "notation", notation };
    }
  }
  return undefined;
}

/** Each letter replaced by the opposite one. */
function turned(moves: string): string {
  return Array.from(invertMoves(moves)).reverse().join("");
}

/** The letter orders that judges and programs use. */
const ORDERS = ["udlr", "dlru", "udrl", "lrud", "urdl", "drul", "rdlu", "uldr", "ldru", "ruld"];

function orderHint(
  problem: Problem,
  question: Dialect["question"],
  notation: PathNotation,
  moves: string,
): VerdictHint | undefined {
  if (problem.start.tiles.length > INSTANT_TABLE_CELLS || !("order" in question)) return undefined;
  for (const order of ORDERS) {
    if (order === question.order) continue;
    const outcome = solve(problem, { order });
    if (outcome.status === "solved" && outcome.moves === moves) {
      // As whoever wrote the output knows the letters.
      const written = isDirectional(notation) ? printMoves(order, notation).trim() : order;
      return { kind: "order", order: written };
    }
  }
  return undefined;
}

/** Returns the dialect whose words these are, where they are not this one's. */
export function wordsHint(dialect: Dialect, found: string): VerdictHint | undefined {
  const text = found.trim().toLowerCase();
  if (text === "" || /^-?\d+$/.test(text)) return undefined;
  for (const { id, output } of DIALECTS) {
    if (id === dialect.id || output.unsolvable.kind !== "words") continue;
    const { template } = output.unsolvable;
    if (!template.includes("{") && template.trim().toLowerCase() === text) {
      return { kind: "words", dialect: id };
    }
  }
  return undefined;
}
