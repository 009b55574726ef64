import type { AnswerOptions } from "./answer.ts";
import type { Case } from "./case.ts";
import { CaseJudge } from "./case-judge.ts";
import type { ParseOptions } from "./case-reader.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Dialect } from "./dialect.ts";
import { endOf } from "./end-of.ts";
import { OutputReader } from "./output-reader.ts";
import { parse, sourceOf } from "./parse.ts";
import type { ByteSource } from "./text-reader.ts";
import type { PresentationFault, Verdict } from "./verdict.ts";

/** How to judge. */
export interface CheckOptions extends ParseOptions {
  /**
   * Take an output whose only fault is its presentation, or one of these faults of it. The verdict then
   * names the fault all the same.
   */
  readonly forgivePresentation?: boolean | readonly PresentationFault[];
  /** How to find the answers to judge by. */
  readonly answer?: AnswerOptions;
  /**
   * Told of each case and its verdict once it has been judged; and of the moves that the output makes, letters
   * u d l r, as far as they could be read, which may lead off the board.
   */
  readonly onCase?: (asked: Case, verdict: Verdict, moves?: string) => void;
}

/** What is known once an output has been judged. */
export interface CheckEnd {
  /** The first verdict that is not `accepted`, else an accepting one. */
  readonly verdict: Verdict;
  /** How many cases were judged, and how many of them are right. */
  readonly cases: number;
  readonly accepted: number;
}

/**
 * Judges an output as the dialect's judge would, case by case and in constant memory: a generator of one
 * verdict for each case, up to the first from which the rest can no longer be told apart. Never throws
 * for what input or output hold.
 */
export function* checkCases(
  dialect: Dialect,
  input: string | Uint8Array | ByteSource,
  output: string | Uint8Array | ByteSource,
  options: CheckOptions = {},
): Generator<Verdict, CheckEnd, undefined> {
  const slices = checkInSlices(dialect, input, output, options);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    if (slice.value !== undefined) yield slice.value;
  }
}

/**
 * Judges as {@link checkCases} does, and yields undefined as well, every few milliseconds while a case takes a
 * search to judge.
 */
export function* checkInSlices(
  dialect: Dialect,
  input: string | Uint8Array | ByteSource,
  output: string | Uint8Array | ByteSource,
  options: CheckOptions = {},
): Generator<Verdict | undefined, CheckEnd, undefined> {
  const reader = new OutputReader(sourceOf(output));
  const judge = new CaseJudge(dialect, reader, options.answer);
  let first: Verdict | undefined;
  let cases = 0;
  let accepted = 0;

  const reading = parse(dialect, input, options);
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    const { verdict, isLost } = yield* judge.judge(step.value);
    cases++;
    if (passes(verdict, options)) accepted++;
    else first ??= verdict;
    options.onCase?.(step.value, verdict, judge.moves);
    yield verdict;
    if (isLost) return { verdict: first ?? verdict, cases, accepted };
  }
  const { diagnostic } = step.value;
  if (diagnostic !== undefined) return { verdict: badInput(diagnostic), cases, accepted };
  const rest = dialect.output.rest === "ignored" ? undefined : judge.rest();
  if (rest !== undefined && !passes(rest, options)) first ??= rest;
  return { verdict: first ?? { verdict: "accepted" }, cases, accepted };
}

/** Tells whether a verdict lets an output pass: accepted, or at fault in what is forgiven. */
export function passes(
  { verdict, detail }: Verdict,
  { forgivePresentation = false }: Pick<CheckOptions, "forgivePresentation">,
): boolean {
  if (verdict !== "presentation") return verdict === "accepted";
  if (typeof forgivePresentation === "boolean") return forgivePresentation;
  return detail?.about === "presentation" && forgivePresentation.includes(detail.what);
}

/** Judges an output and returns the first verdict that is not `accepted`, else an accepting one. */
export function check(
  dialect: Dialect,
  input: string | Uint8Array | ByteSource,
  output: string | Uint8Array | ByteSource,
  options: CheckOptions = {},
): Verdict {
  return endOf(checkInSlices(dialect, input, output, options)).verdict;
}

function badInput(diagnostic: Diagnostic): Verdict {
  return { verdict: "bad-input", detail: { about: "input", diagnostic } };
}
