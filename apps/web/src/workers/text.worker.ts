import {
  answer,
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
  type Language,
  NoWordError,
  type ParseEnd,
  parse,
  print,
  type Reading,
  whyUnwritable,
} from "@slidepath/formats";
import type { ToWorker } from "../features/worker/worker-client.ts";
import { dialectNamed } from "./dialect-named.ts";
import { tell, tellFault } from "./tell.ts";
import type { TextAnswered, TextFault, TextRead, TextReading, TextTasks } from "./text-protocol.ts";

/** So many cases of a text are shown. */
const SHOWN_CASES = 200;

/** So long may the answers to one text take. Milliseconds. */
const ANSWER_MS = 20_000;

const DO: {
  readonly [Name in keyof TextTasks]: (
    request: TextTasks[Name]["request"],
  ) => TextTasks[Name]["answer"];
} = {
  read({ text, language, dialect }) {
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
  },
  answer({ text, dialect: id, language }) {
    const dialect = dialectNamed(id);
    const { cases, diagnostic } = parsed(dialect, text);
    if (diagnostic !== undefined) return { status: "wrong", fault: faultOf(diagnostic, language) };
    return answered(dialect, cases);
  },
  answerProblem({ problem, dialect: id }) {
    const dialect = dialectNamed(id);
    const asked: BoardCase = { number: 1, problem };
    if (whyUnwritable(dialect, asked, 1) !== undefined) {
      return { status: "refused", reason: "unwritable" };
    }
    return answered(dialect, [asked]);
  },
  dialects: ({ language }) =>
    DIALECTS.map((dialect) => ({ id: dialect.id, title: dialectTitle(dialect, language) })),
};

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

function answered(dialect: Dialect, cases: readonly Case[]): TextAnswered {
  const until = performance.now() + ANSWER_MS;
  const signal = {
    get aborted() {
      return performance.now() > until;
    },
  };
  try {
    const texts = cases.map((asked) => print(dialect, answer(dialect, asked, { signal })));
    return { status: "answered", text: texts.join("") };
  } catch (error) {
    if (!(error instanceof NoWordError)) throw error;
    return { status: "refused", reason: error.code === "LIMIT_REACHED" ? "time" : "no-word" };
  }
}

function readingOf(
  { dialect, cases, caseCount, repairs, reasons }: Reading,
  language: Language,
): TextReading {
  return {
    dialect: dialect.id,
    title: dialectTitle(dialect, language),
    caseCount,
    cases: cases.slice(0, SHOWN_CASES).map(({ problem }) => problem ?? null),
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

function run<Name extends keyof TextTasks>(
  id: number,
  name: Name,
  request: TextTasks[Name]["request"],
): void {
  try {
    tell({ type: "answer", id, answer: DO[name](request) });
  } catch (error) {
    tellFault(id, error);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker<TextTasks>>) => {
  // What is asked here is over before a cancel could be heard; the page drops the answer.
  if (data.type === "ask") run(data.id, data.name, data.request);
});
