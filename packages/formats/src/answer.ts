import { type Outcome, type SolveOptions, solve } from "@slidepath/core";
import type { Dialect, Question } from "./dialect.ts";
import type { Case } from "./parse.ts";

/** A case together with what came of it. */
export interface Answer {
  readonly case: Case;
  readonly outcome: Outcome;
}

/** How to find answers; `order` counts where the dialect leaves open which of the shortest paths is right. */
export type AnswerOptions = SolveOptions;

/** Returns the answer to a case, in the dialect's own letter order. Throws what core's solve throws. */
export function answer(dialect: Dialect, asked: Case, options: AnswerOptions = {}): Answer {
  const order = orderOf(dialect.question, options.order);
  return { case: asked, outcome: solve(asked.problem, { ...options, order }) };
}

function orderOf(question: Question, asked: string | undefined): string {
  if (question.kind === "length") return asked ?? "udlr";
  return question.rule === "least" ? question.order : (asked ?? question.order);
}
