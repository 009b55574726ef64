import {
  answer,
  DIALECTS,
  type Dialect,
  detect,
  dialectTitle,
  findDialect,
  GenerateError,
  generateCases,
  print,
  printInput,
} from "@slidepath/formats";
import type { ToWorker } from "../features/worker/worker-client.ts";
import type { JudgedText, JudgeTasks } from "./judge-protocol.ts";
import { Judging } from "./judging.ts";
import { tell, tellFault } from "./tell.ts";

/** Work in slices: yields progress, or undefined where there is none to tell. */
type Work<Name extends keyof JudgeTasks> = Generator<
  JudgeTasks[Name]["progress"] | undefined,
  JudgeTasks[Name]["answer"],
  undefined
>;

/** So many cases does an example have, where its dialect takes more than one. */
const EXAMPLE_CASES = 3;

/** Longer texts are not compared with every dialect. Characters. */
const MAX_DETECTED = 200_000;

let judging: Judging | undefined;

const START: {
  readonly [Name in keyof JudgeTasks]: (request: JudgeTasks[Name]["request"]) => Work<Name>;
} = {
  dialects: ({ language }) =>
    atOnce(() =>
      DIALECTS.map((dialect) => ({
        id: dialect.id,
        title: dialectTitle(dialect, language),
        official: dialect.official,
      })),
    ),
  fits: ({ input }) => atOnce(() => fitting(textOf(input))),
  check({ dialect, input, output, forgivePresentation, language }) {
    judging = new Judging(dialectNamed(dialect), language, forgivePresentation);
    return judging.run(textOf(input), textOf(output));
  },
  page: (request) => atOnce(() => judged().page(request)),
  case: ({ index }) => judged().case(index),
  example: ({ dialect, seed }) => atOnce(() => exampleOf(dialectNamed(dialect), seed)),
};

function* atOnce<Answer>(work: () => Answer): Generator<undefined, Answer, undefined> {
  yield undefined;
  return work();
}

function fitting(text: string): string[] {
  if (text.trim() === "" || text.length > MAX_DETECTED) return [];
  const detection = detect(text);
  if (detection.status === "unknown") return [];
  return detection.readings
    .filter(({ reasons }) => !reasons.some(({ kind }) => kind === "free"))
    .map(({ dialect }) => dialect.id);
}

function exampleOf(dialect: Dialect, seed: number): JudgeTasks["example"]["answer"] {
  const cases = [...examples(dialect, seed)];
  const outputs = cases.map((asked) => print(dialect, answer(dialect, asked)));
  return { input: printInput(dialect, cases), output: outputs.join("") };
}

function examples(dialect: Dialect, seed: number): ReturnType<typeof generateCases> {
  try {
    return generateCases(dialect, { seed, cases: EXAMPLE_CASES });
  } catch (error) {
    if (error instanceof GenerateError && error.code === "ONE_CASE") {
      return generateCases(dialect, { seed });
    }
    throw error;
  }
}

function textOf(text: JudgedText): string {
  if (typeof text === "string") return text;
  const isWide = text[0] === 0xff && text[1] === 0xfe;
  return new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(text);
}

function judged(): Judging {
  if (judging === undefined) throw new Error("nothing has been judged yet");
  return judging;
}

function dialectNamed(id: string): Dialect {
  const dialect = findDialect(id);
  if (dialect === undefined) throw new Error(`there is no dialect "${id}"`);
  return dialect;
}

/** So long works one slice, about. Milliseconds; a cancel waits no longer. */
const SLICE_MS = 12;

/** So often is progress told. */
const TELL_MS = 80;

const underWay = new Map<number, Work<keyof JudgeTasks>>();
const toldAt = new Map<number, number>();
const turns = new MessageChannel();
let isTurnComing = false;

/** Leaves the thread, so that messages are heard, and comes back. */
function takeTurn(): void {
  if (isTurnComing || underWay.size === 0) return;
  isTurnComing = true;
  turns.port2.postMessage(null);
}

turns.port1.onmessage = () => {
  isTurnComing = false;
  for (const [id, work] of underWay) {
    if (isOver(id, work)) {
      underWay.delete(id);
      toldAt.delete(id);
    }
  }
  takeTurn();
};

function isOver(id: number, work: Work<keyof JudgeTasks>): boolean {
  const from = performance.now();
  try {
    for (;;) {
      const slice = work.next();
      if (slice.done) {
        tell({ type: "answer", id, answer: slice.value });
        return true;
      }
      const now = performance.now();
      if (slice.value !== undefined && now - (toldAt.get(id) ?? from) >= TELL_MS) {
        toldAt.set(id, now);
        tell({ type: "progress", id, progress: slice.value });
      }
      if (!toldAt.has(id)) toldAt.set(id, now);
      if (now - from >= SLICE_MS) return false;
    }
  } catch (error) {
    tellFault(id, error);
    return true;
  }
}

function start<Name extends keyof JudgeTasks>(
  id: number,
  name: Name,
  request: JudgeTasks[Name]["request"],
): void {
  try {
    underWay.set(id, START[name](request));
  } catch (error) {
    tellFault(id, error);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker<JudgeTasks>>) => {
  if (data.type === "ask") start(data.id, data.name, data.request);
  else underWay.delete(data.id);
  takeTurn();
});
