import {
  answer,
  DIALECTS,
  type Dialect,
  detect,
  dialectTitle,
  generateCases,
  print,
  printInput,
} from "@slidepath/formats";
import { dialectNamed } from "./dialect-named.ts";
import { fifteenTables } from "./fifteen-tables.ts";
import type { JudgedText, JudgeTasks } from "./judge-protocol.ts";
import { Judging } from "./judging.ts";
import { atOnce, serveInTurns, stepwise } from "./turns.ts";

/** So many cases does an example have, where its dialect takes more than one. */
const EXAMPLE_CASES = 3;

/** Longer texts are not compared with every dialect. Characters. */
const MAX_DETECTED = 200_000;

let judging: Judging | undefined;

serveInTurns<JudgeTasks>({
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
    judging = new Judging(
      dialectNamed(dialect),
      language,
      forgivePresentation,
      fifteenTables().kept,
    );
    return stepwise(judging.run(textOf(input), textOf(output)));
  },
  page: (request) => atOnce(() => judged().page(request)),
  case: ({ index }) => stepwise(judged().case(index)),
  example: ({ dialect, seed }) => atOnce(() => exampleOf(dialectNamed(dialect), seed)),
});

function fitting(text: string): string[] {
  if (text.trim() === "" || text.length > MAX_DETECTED) return [];
  const detection = detect(text);
  if (detection.status === "unknown") return [];
  return detection.readings
    .filter(({ reasons }) => !reasons.some(({ kind }) => kind === "free"))
    .map(({ dialect }) => dialect.id);
}

function exampleOf(dialect: Dialect, seed: number): JudgeTasks["example"]["answer"] {
  const count = dialect.input.repeat.kind === "one" ? 1 : EXAMPLE_CASES;
  const cases = [...generateCases(dialect, { seed, cases: count })];
  const outputs = cases.map((asked) => print(dialect, answer(dialect, asked)));
  return { input: printInput(dialect, cases), output: outputs.join("") };
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
