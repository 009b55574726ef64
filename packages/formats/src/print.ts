import { applyMoves, type Board, type Solved } from "@slidepath/core";
import { type Answer, moveLimit } from "./answer.ts";
import { writeBoard } from "./board-writer.ts";
import type { Case } from "./case.ts";
import type { BoardsRule, Dialect } from "./dialect.ts";
import { printPath } from "./notation.ts";
import type { OddAnswer } from "./oddity.ts";
import { fill } from "./template.ts";

/** Thrown where a dialect has no bytes for an answer: nothing is invented. */
export class NoWordError extends Error {
  override readonly name = "NoWordError";
  /** `UNSOLVABLE_NOT_SAID`, or `LIMIT_REACHED` for an answer that is not known. */
  readonly code: "UNSOLVABLE_NOT_SAID" | "LIMIT_REACHED";
  readonly caseNumber: number;

  constructor(code: NoWordError["code"], caseNumber: number, message: string) {
    super(message);
    this.code = code;
    this.caseNumber = caseNumber;
  }
}

/**
 * Returns the bytes that a dialect's judge expects for an answer, line ends included, and what sets it
 * apart from the answer before it.
 *
 * @throws {NoWordError} where the dialect does not say what stands for this answer
 */
export function print(dialect: Dialect, given: Answer): string {
  const { between = "" } = dialect.output;
  const text = textOf(dialect, given);
  return given.case.number > 1 ? between + text : text;
}

function textOf(dialect: Dialect, { case: asked, outcome }: Answer): string {
  const { output } = dialect;
  switch (outcome.status) {
    case "solved": {
      const limit = moveLimit(dialect, asked);
      if (limit !== undefined && outcome.length > limit) return refusalText(dialect, asked, limit);
      const template =
        outcome.length === 0 && output.atOnce !== undefined ? output.atOnce : output.solved;
      return answerText(dialect, asked, template, outcome);
    }
    case "beyond":
      return refusalText(dialect, asked, outcome.limit);
    case "decided":
      return outcome.holds
        ? answerText(dialect, asked, output.solved)
        : unsolvableText(dialect, asked);
    case "unsolvable":
      return unsolvableText(dialect, asked);
    case "told": {
      const values: typeof outcome.values = { case: String(asked.number), ...outcome.values };
      return fill(templateOf(dialect, outcome.words), (name) => values[name]!);
    }
    case "limit":
      throw new NoWordError(
        "LIMIT_REACHED",
        asked.number,
        `case ${asked.number} is not answered: the limit (${outcome.reason}) was reached`,
      );
  }
}

/** The template for what an oddity has found. */
function templateOf({ output }: Dialect, words: OddAnswer["words"]): string {
  if (words === "solved") return output.solved;
  if (words === "refusal") return output.refusal!.template;
  return output.unsolvable.kind === "words" ? output.unsolvable.template : "";
}

function unsolvableText({ id, output }: Dialect, asked: Case): string {
  const { number } = asked;
  if (output.unsolvable.kind === "words") {
    const limit = asked.odd === undefined ? asked.limit : undefined;
    return fill(output.unsolvable.template, (name) => String(name === "case" ? number : limit));
  }
  throw new NoWordError(
    "UNSOLVABLE_NOT_SAID",
    number,
    `case ${number} is unsolvable, and ${id} has no word for that`,
  );
}

function refusalText({ output }: Dialect, { number }: Case, limit: number): string {
  return fill(output.refusal!.template, (name) => String(name === "case" ? number : limit));
}

/** What a path says, which a decision does not have. */
type Found = Pick<Solved, "moves" | "length">;

function answerText(
  dialect: Dialect,
  asked: Case,
  template: string,
  { moves, length }: Found = { moves: "", length: 0 },
): string {
  if (asked.odd !== undefined) throw new Error("internal error: an oddity answers for itself");
  const { number, problem, limit } = asked;
  const { output, input } = dialect;
  const rule = output.boards;
  return fill(template, (name) => {
    switch (name) {
      case "case":
        return caseText(number);
      case "length":
        return String(length);
      case "limit":
        return String(limit);
      case "path":
        return printPath(moves, output.moves, problem.start);
      case "boards":
        return boardsOf(problem.start, moves, rule!)
          .map((board) => writeBoard(board, rule!.layout, rule!.tiles ?? input.tiles))
          .join(rule!.between);
      case "start":
        return writeBoard(problem.start, rule!.layout, rule!.tiles ?? input.tiles);
      case "goal":
        return writeBoard(problem.goal, rule!.layout, rule!.tiles ?? input.tiles);
      case "text":
        return "";
    }
  });
}

/**
 * A case's number in digits. Put together of a few that come again and again: the engine would keep each
 * of a hundred thousand, to have it at hand the next time.
 */
function caseText(number: number): string {
  if (number < 1000) return String(number);
  return String(Math.floor(number / 1000)) + String(1000 + (number % 1000)).slice(1);
}

function boardsOf(start: Board, moves: string, rule: BoardsRule): Board[] {
  const boards = rule.start ? [start] : [];
  let board = start;
  for (const move of moves) {
    board = applyMoves(board, move);
    boards.push(board);
  }
  return boards;
}
