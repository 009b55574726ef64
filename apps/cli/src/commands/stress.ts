import {
  type Case,
  type Dialect,
  describeVerdict,
  type GenerateOptions,
  shrink,
  tileLabel,
} from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, Context, OptionTable, OptionValues } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT } from "../exit-code.ts";
import { InterruptedError } from "../io.ts";
import { required, wholeNumber } from "../option-value.ts";
import { drawProblem } from "../solving/draw-board.ts";
import { bytesOf, timeOf } from "../solving/solve-options.ts";
import { StatusLine } from "../status-line.ts";
import { type Attempt, type Trial, tryCommand } from "../stressing/try-command.ts";
import { loadToolTexts } from "../texts/load-texts.ts";
import { GENERATE_OPTIONS, generated, generateOptions } from "./gen.ts";

const OPTIONS = {
  dialect: { type: "string", short: "d" },
  ...GENERATE_OPTIONS,
  rounds: { type: "string" },
  "time-limit": { type: "string" },
  "memory-limit": { type: "string" },
  "forgive-presentation": { type: "boolean" },
  save: { type: "string" },
  json: { type: "boolean" },
} as const satisfies OptionTable;

const USUAL_ROUNDS = 100;
const USUAL_CASES = 10;
const USUAL_TIME = 10_000;
const MOST_WORDS = 1000;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: MOST_WORDS,
  async run(values, words, context) {
    const dialect = await dialectNamed(required("--dialect", values.dialect));
    if (words.length === 0) throw new CliError({ code: "ARGUMENT_MISSING", argument: "COMMAND" });
    const rounds =
      values.rounds === undefined ? USUAL_ROUNDS : wholeNumber("--rounds", values.rounds);
    const trial = trialOf(dialect, values, words);
    const given = generateOptions(values);
    const cases = given.cases ?? (dialect.input.repeat.kind === "one" ? 1 : USUAL_CASES);

    const { io, language, output } = context;
    const toolWords = await loadToolTexts(language);
    const status = new StatusLine(io);
    status.begin();
    let round = 0;
    const attempt = async (some: readonly Case[], line: string): Promise<Attempt> => {
      if (io.interrupted.aborted) throw new InterruptedError();
      status.show(() => line);
      return tryCommand(trial, some, io);
    };
    let failing: Attempt | undefined;
    let options: GenerateOptions = { ...given, cases };
    try {
      for (; round < rounds && failing === undefined; round++) {
        options = { ...given, cases, seed: given.seed + round };
        const made = await attempt(generated(dialect, options), toolWords.rounds(round, rounds));
        if (made.failure !== undefined) failing = made;
      }
      if (failing !== undefined) {
        failing = await smallestOf(dialect, failing, (some) => attempt(some, toolWords.shrinking));
      }
    } finally {
      status.end();
    }
    const file = values.save ?? `${dialect.id}-${options.seed}.txt`;
    if (failing !== undefined) io.writeFile(file, failing.input);
    if (values.json) {
      const told =
        failing === undefined ? { passed: true } : { passed: false, ...reportOf(failing, file) };
      output.write(
        `${JSON.stringify({ dialect: dialect.id, rounds: round, seed: options.seed, ...told }, null, 2)}\n`,
      );
    } else if (failing === undefined) {
      output.write(`${toolWords.survived(round, cases)}\n`);
    } else {
      await tellPerson(dialect, failing, { file, words, seed: options.seed }, context);
    }
    return failing === undefined ? EXIT.answered : EXIT.notAccepted;
  },
};

function trialOf(
  dialect: Dialect,
  values: OptionValues<typeof OPTIONS>,
  command: readonly string[],
): Trial {
  const time = values["time-limit"];
  const memory = values["memory-limit"];
  return {
    dialect,
    limits: {
      command,
      timeLimit: time === undefined ? USUAL_TIME : timeOf("--time-limit", time),
      ...(memory !== undefined && { memoryLimit: bytesOf("--memory-limit", withUnit(memory)) }),
    },
    check: { forgivePresentation: values["forgive-presentation"] ?? false },
  };
}

/** A bare number means megabytes. */
function withUnit(memory: string): string {
  return /^\d+(\.\d+)?$/.test(memory) ? `${memory}MB` : memory;
}

/** The smallest input found on which the command fails, in whatever way. */
async function smallestOf(
  dialect: Dialect,
  failing: Attempt,
  attempt: (cases: readonly Case[]) => Promise<Attempt>,
): Promise<Attempt> {
  const known = new Map<string, boolean>();
  let smallest = failing;
  const shrinking = shrink(dialect, failing.cases);
  let step = shrinking.next();
  while (!step.done) {
    const key = JSON.stringify(step.value.map(({ problem, odd }) => problem ?? odd?.write()));
    let fails = known.get(key);
    if (fails === undefined) {
      const tried = await attempt(step.value);
      fails = tried.failure !== undefined;
      known.set(key, fails);
      if (fails) smallest = tried;
    }
    step = shrinking.next(fails);
  }
  return smallest;
}

function reportOf({ cases, input, failure, executed }: Attempt, file: string) {
  const { output, ...how } = executed;
  return {
    failure,
    cases: cases.length,
    input,
    output: Buffer.from(output).toString().slice(0, MOST_SHOWN),
    ...how,
    file,
  };
}

const MOST_SHOWN = 2000;
/** Lines of an input or output that are shown. */
const MOST_LINES = 20;

async function tellPerson(
  dialect: Dialect,
  { cases, input, failure, executed }: Attempt,
  {
    file,
    words,
    seed,
  }: { readonly file: string; readonly words: readonly string[]; readonly seed: number },
  { io, output, language, texts }: Context,
): Promise<void> {
  const toolWords = await loadToolTexts(language);
  const said =
    failure!.kind === "verdict"
      ? describeVerdict(failure!.verdict, language)
      : toolWords.failure(failure!, executed.milliseconds);
  output.write(`${toolWords.failed(seed, cases.length)}\n\n`);
  const [first] = cases;
  if (cases.length === 1 && first?.problem !== undefined) {
    const { problem } = first;
    const columns = io.isTerminal("stdout") ? io.columns() : 80;
    const boards = drawProblem(problem, (tile) => tileLabel(dialect, problem, tile), columns);
    const { bigBoard } = await texts();
    output.write(`${boards ?? `  ${bigBoard(problem.start.width, problem.start.height)}\n`}\n`);
  }
  output.write(`${toolWords.shown.input}\n${indented(input)}`);
  output.write(`${toolWords.shown.output}\n${indented(Buffer.from(executed.output).toString())}`);
  if (executed.errors !== "") {
    output.write(`${toolWords.shown.errors}\n${indented(executed.errors)}`);
  }
  output.write(`${toolWords.shown.verdict}\n  ${said}\n\n`);
  const quoted = words.map(quote).join(" ");
  output.write(
    `${toolWords.shown.again}\n  ${quoted} < ${quote(file)} | slidepath judge --dialect ${dialect.id} ${quote(file)} -\n`,
  );
}

function indented(text: string): string {
  const lines = text.slice(0, MOST_SHOWN).split("\n");
  if (lines.at(-1) === "") lines.pop();
  const shown = lines.slice(0, MOST_LINES);
  if (lines.length > MOST_LINES) shown.push("…");
  return shown.map((line) => `  ${line}\n`).join("");
}

function quote(word: string): string {
  return /^[\w./=,:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
