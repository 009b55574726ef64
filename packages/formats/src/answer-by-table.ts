import { type LookUpOptions, lookUp, type Outcome } from "@slidepath/core";
import { type Answer, answerBy, orderFor } from "./answer.ts";
import type { BoardCase, Case } from "./case.ts";
import type { Dialect } from "./dialect.ts";

/**
 * Returns the same as `answer` for boards of at most twelve cells, from their tables alone: a page for one judge's
 * 3×3 bundles none of the searches.
 *
 * @throws {PuzzleError} BOARD_SIZE beyond twelve cells; what core's `lookUp` throws
 */
export function answerByTable(dialect: Dialect, asked: Case, options: LookUpOptions = {}): Answer {
  return answerBy(lookedUp, dialect, asked, options);
}

function lookedUp({ question }: Dialect, asked: BoardCase, options: LookUpOptions): Outcome {
  const order = orderFor(question, asked, options.order);
  return lookUp(asked.problem, order === undefined ? options : { ...options, order });
}
