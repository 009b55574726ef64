import type { SearchProgress } from "@slidepath/core";
import {
  type AnswerOptions,
  answerInSlices,
  type BoardCase,
  type Case,
  DIALECTS,
  type Diagnostic,
  type Dialect,
  describeDiagnostic,
  describeDifference,
  describeReason,
  describeRepair,
  detect,
  dialectTitle,
  firstCases,
  type Language,
  NoWordError,
  type ParseEnd,
  parse,
  print,
  type Reading,
  whyUnwritable,
} from "@slidepath/formats";
import { dialectNamed } from "./dialect-named.ts";
import { fifteenTables } from "./fifteen-tables.ts";
import { MAX_BYTES } from "./max-bytes.ts";
import type {
  AnswerProgress,
  TextAnswered,
  TextFault,
  TextRead,
  TextReading,
  TextTasks,
} from "./text-protocol.ts";
import { atOnce, serveInTurns, stepwise } from "./turns.ts";

/** So many cases of a text are shown. */
const SHOWN_CASES = 200;

serveInTurns<TextTasks>({
  read: (request) => atOnce(() => read(request)),
  answer: (request) => stepwise(answerText(request)),
  answerProblem({ problem, dialect: id }) {
    const dialect = dialectNamed(id);
    const asked: BoardCase = { number: 1, problem };
    if (whyUnwritable(dialect, asked, 1) !== undefined) {
      return atOnce(() => ({ status: "refused", reason: "unwritable" }));
    }
    return stepwise(answered(dialect, [asked]));
  },
  dialects: ({ language }) =>
    atOnce(() =>
      DIALECTS.map((dialect) => ({ id: dialect.id, title: dialectTitle(dialect, language) })),
    ),
});

function read({ text, language, dialect }: TextTasks["read"]["request"]): TextRead {
  if (dialect !== undefined) return readIn(dialectNamed(dialect), text, language);
  const detection = detect(text);
  if (detection.status === "unknown") {
    return { status: "unknown", fault: faultOf(detection.diagnostic, language) };
  }
  const [best, ...others] = detection.readings;
  return {
    status: detection.status,
    readings: [readingOf(best, language), ...others.map((other) => readingOf(other, language))],
    differences: detection.differences.map((each) => describeDifference(each, language)),
  };
}

/** Answers all cases of a text, after as many slices as they take. */
function* answerText({
  text,
  dialect: id,
  language,
}: TextTasks["answer"]["request"]): Generator<AnswerProgress, TextAnswered, undefined> {
  const dialect = dialectNamed(id);
  const { cases, diagnostic } = parsed(dialect, text);
  if (diagnostic !== undefined) return { status: "wrong", fault: faultOf(diagnostic, language) };
  return yield* answered(dialect, cases);
}

function parsed(dialect: Dialect, text: string): ParseEnd & { readonly cases: readonly Case[] } {
  const cases: Case[] = [];
  const reading = parse(dialect, text);
  let step = reading.next();
  for (; !step.done; step = reading.next()) cases.push(step.value);
  return { ...step.value, cases };
}

/** Reads a text in the dialect that was named, and in no other. */
function readIn(dialect: Dialect, text: string, language: Language): TextRead {
  const { cases, repairs, diagnostic } = parsed(dialect, text);
  if (diagnostic !== undefined) {
    return { status: "unknown", fault: faultOf(diagnostic, language) };
  }
  const reading = { dialect, cases, caseCount: cases.length, repairs, reasons: [] };
  return { status: "read", readings: [readingOf(reading, language)], differences: [] };
}

function* answered(
  dialect: Dialect,
  cases: readonly Case[],
): Generator<AnswerProgress, TextAnswered, undefined> {
  let search: SearchProgress | undefined;
  const options: AnswerOptions = {
    limits: { bytes: MAX_BYTES },
    keptTables: fifteenTables().kept,
    onProgress(progress) {
      search = progress;
    },
  };
  const texts: string[] = [];
  try {
    for (const [index, asked] of cases.entries()) {
      search = undefined;
      const slices = answerInSlices(dialect, asked, options);
      let slice = slices.next();
      for (; !slice.done; slice = slices.next()) {
        yield progressOf(index, cases.length, search);
      }
      texts.push(print(dialect, slice.value));
      yield progressOf(index, cases.length, search);
    }
    return { status: "answered", text: texts.join("") };
  } catch (error) {
    if (!(error instanceof NoWordError)) throw error;
    return { status: "refused", reason: error.code === "LIMIT_REACHED" ? "memory" : "no-word" };
  }
}

function progressOf(
  index: number,
  count: number,
  search: SearchProgress | undefined,
): AnswerProgress {
  const { lowerBound = 0, expanded = 0 } = search ?? {};
  return { case: index + 1, count, lowerBound, expanded };
}

function readingOf(reading: Reading, language: Language): TextReading {
  const { dialect, caseCount, repairs, reasons } = reading;
  return {
    dialect: dialect.id,
    title: dialectTitle(dialect, language),
    caseCount,
    cases: firstCases(reading, SHOWN_CASES).map(({ problem }) => problem ?? null),
    repairs: repairs.map(({ kind, line, column }) => ({
      text: describeRepair(kind, language),
      line,
      column,
    })),
    reasons: reasons.map((reason) => describeReason(reason, language)),
  };
}

function faultOf(diagnostic: Diagnostic, language: Language): TextFault {
  const { code, line, column, text, excerpt } = diagnostic;
  return { code, message: describeDiagnostic(diagnostic, language), line, column, text, excerpt };
}
