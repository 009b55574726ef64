import { describeVerdict, passes } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, Context, OptionTable, OptionValues } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { CONVENTIONS } from "../judging/checker-script.ts";
import { judgeForPerson } from "../judging/for-person.ts";
import { judgeForProgram } from "../judging/for-program.ts";
import { type Judged, judgeRun } from "../judging/judge-run.ts";
import { conflict, required } from "../option-value.ts";
import { type Source, unfitError } from "../solving/asked.ts";
import { choice, readSettings, unfit } from "../solving/solve-options.ts";
import { sourceOf } from "../solving/source.ts";

const OPTIONS = {
  dialect: { type: "string", short: "d" },
  goal: { type: "string" },
  size: { type: "string" },
  strict: { type: "boolean" },
  "forgive-presentation": { type: "boolean" },
  convention: { type: "string" },
  json: { type: "boolean" },
} as const satisfies OptionTable;

type Values = OptionValues<typeof OPTIONS>;
type Forgiven = Judged["forgivePresentation"];

/** Conventions pass flags on. */
const MOST_ARGUMENTS = 32;
const MOST_FILES = 3;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: MOST_ARGUMENTS,
  async run(values, positionals, context) {
    if (values.convention !== undefined) return judgeByConvention(values, positionals, context);
    const [input, output, answer, extra] = positionals;
    if (extra !== undefined && positionals.length > MOST_FILES) {
      throw new CliError({ code: "ARGUMENT_EXTRA", given: extra });
    }
    if ([input, output, answer].filter((given) => given === "-").length > 1) {
      throw conflict("-", "-");
    }
    const source = input === "-" && answer !== undefined ? await twice(input, context) : undefined;
    const prepared = (file: string | undefined, forgiven: Forgiven): Promise<Judged> =>
      prepare(values, source ?? input, file, forgiven, context);

    if (answer !== undefined) {
      const judged = await prepared(answer, true);
      const { verdict } = await judgeRun(judged, context);
      if (!passes(verdict, judged)) {
        const said = describeVerdict(verdict, context.language);
        throw new CliError({ code: "ANSWER_WRONG", verdict, said, source: answer });
      }
    }
    const asked = await prepared(output, values["forgive-presentation"] ?? false);
    const judge = values.json ? judgeForProgram : judgeForPerson;
    const { verdict } = await judge(asked, context);
    return passes(verdict, asked) ? EXIT.answered : EXIT.notAccepted;
  },
};

async function judgeByConvention(
  values: Values,
  positionals: readonly string[],
  context: Context,
): Promise<ExitCode> {
  const convention = await choice("--convention", values.convention!, CONVENTIONS);
  const forgiven = values["forgive-presentation"] ?? false;
  const prepared = (
    input: string | undefined,
    output: string | undefined,
    forgivePresentation: Forgiven = forgiven,
  ): Promise<Judged> => prepare(values, input, output, forgivePresentation, context);
  if (convention === "testlib") {
    const { judgeForTestlib } = await import("../judging/testlib.ts");
    return judgeForTestlib(prepared, positionals, context);
  }
  const { judgeForKattis } = await import("../judging/kattis.ts");
  return judgeForKattis(prepared, positionals, context);
}

/**
 * Opens what is to be judged.
 *
 * @throws {CliError}
 * @throws {FileError}
 */
async function prepare(
  values: Values,
  input: string | (() => Source) | undefined,
  output: string | undefined,
  forgivePresentation: Forgiven,
  context: Context,
): Promise<Judged> {
  const dialect = await dialectNamed(required("--dialect", values.dialect));
  const settings = await readSettings(values, dialect);
  if (unfit(settings, dialect) !== undefined) throw unfitError(settings, dialect);
  if (input === undefined) throw new CliError({ code: "ARGUMENT_MISSING", argument: "INPUT" });
  if (output === undefined) throw new CliError({ code: "ARGUMENT_MISSING", argument: "OUTPUT" });
  return {
    dialect,
    reading: settings.reading,
    input: typeof input === "string" ? await sourceOf(input, context) : input(),
    output: await sourceOf(output, context),
    forgivePresentation,
  };
}

/** Reads a source whole, so that it can be read as often as need be. */
async function twice(given: string, context: Context): Promise<() => Source> {
  const { bytes, name } = await sourceOf(given, context);
  const chunks: Uint8Array[] = [];
  for (let chunk = bytes(); chunk !== undefined; chunk = bytes()) chunks.push(chunk);
  return () => {
    let next = 0;
    return { bytes: () => chunks[next++], name };
  };
}
