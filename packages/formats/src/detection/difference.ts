import { type Board, boardsEqual, isReachable } from "@slidepath/core";
import type { PathRule, Question } from "../dialect.ts";
import type { Candidate, SampleCase } from "./reading.ts";

/** How the answers of some readings differ from those of the best one. */
export type Difference = {
  /** The dialects that differ in this way. */
  readonly dialects: readonly string[];
} & DifferenceFacts;

/** What differs: `theirs` beside `best`, that of the best reading. */
export type DifferenceFacts =
  /** The goal, and whether it makes a board solvable that is not, or the other way round. */
  | {
      readonly kind: "goal";
      readonly best: Board;
      readonly theirs: Board;
      readonly solvable: { readonly best: boolean; readonly theirs: boolean };
    }
  | { readonly kind: "cases"; readonly best: number; readonly theirs: number }
  /** The boards themselves are read otherwise. */
  | { readonly kind: "start"; readonly best: Board; readonly theirs: Board }
  | {
      readonly kind: "question";
      readonly best: Question["kind"];
      readonly theirs: Question["kind"];
    }
  | { readonly kind: "rule"; readonly best: PathRule; readonly theirs: PathRule }
  /** What is printed for the unsolvable boards that there are; null where that is not known. */
  | { readonly kind: "words"; readonly best: string | null; readonly theirs: string | null }
  /** What is printed round the same answer. */
  | { readonly kind: "form"; readonly best: string; readonly theirs: string };

const ORDER: readonly DifferenceFacts["kind"][] = [
  "goal",
  "cases",
  "start",
  "question",
  "words",
  "rule",
  "form",
];

/** Returns how other readings' answers differ from the best one's, what matters most first. */
export function differencesOf(best: Candidate, others: readonly Candidate[]): Difference[] {
  const found = new Map<string, { facts: DifferenceFacts; dialects: string[] }>();
  for (const other of others) {
    for (const facts of between(best, other)) {
      const key = JSON.stringify(facts);
      const known = found.get(key);
      if (known === undefined) found.set(key, { facts, dialects: [other.dialect.id] });
      else known.dialects.push(other.dialect.id);
    }
  }
  const differences = Array.from(found.values(), ({ facts, dialects }) => ({ ...facts, dialects }));
  return differences.sort((a, b) => weight(a) - weight(b));
}

function weight(difference: Difference): number {
  const { kind } = difference;
  const changesSolvability =
    kind === "goal" && difference.solvable.best !== difference.solvable.theirs;
  return changesSolvability ? -1 : ORDER.indexOf(kind);
}

function between(best: Candidate, other: Candidate): DifferenceFacts[] {
  if (best.caseCount !== other.caseCount) {
    return [{ kind: "cases", best: best.caseCount, theirs: other.caseCount }];
  }
  const facts: DifferenceFacts[] = [];
  for (let i = 0; i < best.sample.length; i++) {
    const ours = best.sample[i]!;
    const theirs = other.sample[i]!;
    if (ours.start === undefined || theirs.start === undefined) break;
    if (!boardsEqual(ours.start, theirs.start)) {
      facts.push({ kind: "start", best: ours.start, theirs: theirs.start });
      break;
    }
    if (ours.goal === undefined || theirs.goal === undefined) break;
    if (!boardsEqual(ours.goal, theirs.goal)) {
      const solvable = { best: isSolvable(ours), theirs: isSolvable(theirs) };
      facts.push({ kind: "goal", best: ours.goal, theirs: theirs.goal, solvable });
      break;
    }
  }
  const question = { best: best.dialect.question, theirs: other.dialect.question };
  if (JSON.stringify(kindOf(question.best)) !== JSON.stringify(kindOf(question.theirs))) {
    facts.push({ kind: "question", best: question.best.kind, theirs: question.theirs.kind });
    return facts;
  }
  facts.push(...betweenOutputs(best, other));
  return facts;
}

/** A question without what its answers must be like. */
function kindOf(question: Question): unknown {
  return question.kind === "decision" ? question : question.kind;
}

function betweenOutputs(best: Candidate, other: Candidate): DifferenceFacts[] {
  const facts: DifferenceFacts[] = [];
  const words = { best: wordsOf(best), theirs: wordsOf(other) };
  if (words.best !== words.theirs && best.sample.some((asked) => !isSolvable(asked))) {
    facts.push({ kind: "words", ...words });
  }
  const rule = { best: ruleOf(best), theirs: ruleOf(other) };
  if (rule.best !== undefined && rule.theirs !== undefined && rule.best !== rule.theirs) {
    facts.push({ kind: "rule", best: rule.best, theirs: rule.theirs });
  }
  const form = { best: formOf(best), theirs: formOf(other) };
  if (form.best !== form.theirs) facts.push({ kind: "form", ...form });
  return facts;
}

function isSolvable({ start, goal }: SampleCase): boolean {
  return start === undefined || goal === undefined || isReachable({ start, goal });
}

function wordsOf({ dialect }: Candidate): string | null {
  const { unsolvable } = dialect.output;
  return unsolvable.kind === "words" ? unsolvable.template : null;
}

function ruleOf({ dialect }: Candidate): PathRule | undefined {
  const { question } = dialect;
  return "rule" in question && question.kind !== "decision" ? question.rule : undefined;
}

/** What is printed for an answer: its template, and one move in its notation. */
function formOf({ dialect }: Candidate): string {
  const { solved, moves } = dialect.output;
  const { question } = dialect;
  const hasMoves = question.kind !== "length" && question.kind !== "decision";
  if (!hasMoves) return solved;
  const names = "words" in moves ? `${moves.words.join(" ")} (${moves.names})` : moves.names;
  return solved.replace("{path}", `{path: ${names}}`);
}
