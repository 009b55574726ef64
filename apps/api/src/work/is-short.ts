import { distanceTable, INSTANT_TABLE_CELLS, type Problem } from "@slidepath/core";
import { type Dialect, findDialect, parse } from "@slidepath/formats";
import type { SolveChoice, TextWork, Work } from "./work.ts";

/** Bytes of text that are read within a fraction of a millisecond. */
const SHORT_TEXT = 1024;

/** Tells whether a board is answered within microseconds, by a look-up. */
export function isShort(
  problem: Problem,
  { method = "auto", metric = "single-tile" }: SolveChoice = {},
): boolean {
  const isLookUp = metric === "single-tile" && (method === "auto" || method === "table");
  return isLookUp && problem.start.tiles.length <= INSTANT_TABLE_CELLS;
}

/** Tells whether a piece of work is done within a fraction of a millisecond. */
export function isShortWork(work: Work): boolean {
  switch (work.kind) {
    case "solve":
    case "hints":
      return isShort(work.problem, work.choice);
    case "answer":
      return isShortAnswer(work);
    case "check":
      return isShortText(work.output) && isShortAnswer(work);
    case "parse":
    case "convert":
      return isShortText(work.input);
    case "detect":
      // Every dialect is tried: milliseconds, however short the text is.
      return false;
  }
}

function isShortText(input: Uint8Array): boolean {
  return input.length <= SHORT_TEXT;
}

/** Tells whether a text is read, and all its boards are answered, within a fraction of a millisecond. */
function isShortAnswer({ dialect: id, input, reading }: TextWork): boolean {
  if (!isShortText(input)) return false;
  const dialect = findDialect(id);
  if (dialect === undefined) return true;
  if (!isLookUpQuestion(dialect)) return false;
  for (const { problem } of parse(dialect, input, reading)) {
    if (problem === undefined || !isShort(problem)) return false;
  }
  return true;
}

/** Tells whether what a dialect asks of a small board is looked up. */
function isLookUpQuestion({ question }: Dialect): boolean {
  if ("rule" in question && question.rule === "cheapest") return false;
  return ["length", "path", "length-and-path", "boards", "decision"].includes(question.kind);
}

/** Builds the tables that short answers rely on; a fraction of a second, once. */
export function warmTables(): void {
  for (let width = 1; width <= INSTANT_TABLE_CELLS; width++) {
    for (let height = 1; width * height <= INSTANT_TABLE_CELLS; height++) {
      for (let blank = 0; blank < width * height; blank++) distanceTable(width, height, blank);
    }
  }
}
