import { type Outcome, type SolveOptions, solve } from "@slidepath/core";
import type { Dialect, Question } from "./dialect.ts";
import type { Case } from "./parse.ts";

/** A case together with what came of it. */
export interface Answer {
  readonly case: Case;
  readonly outcome: Outcome;
}

/** How to find answers; the letters' order is the dialect's own. */
export type AnswerOptions = Omit<SolveOptions, "order">;

/** Returns the answer to a case in a dialect's own letter order. Throws what core's solve throws. */
export function answer(dialect: Dialect, asked: Case, options: AnswerOptions = {}): Answer {
  return {
    case: asked,
    outcome: solve(asked.problem, { ...options, order: orderOf(dialect.question) }),
  };
}

function orderOf(question: Question): string {
  return "order" in question ? question.order : "udlr";
}
