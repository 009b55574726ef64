import { describeVerdict } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, Context, OptionTable } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT } from "../exit-code.ts";
import { isRight, judgeForPerson } from "../judging/for-person.ts";
import { judgeForProgram } from "../judging/for-program.ts";
import { type Judged, judgeRun } from "../judging/judge-run.ts";
import { required } from "../option-value.ts";
import { type Source, unfitError } from "../solving/asked.ts";
import { readSettings, unfit } from "../solving/solve-options.ts";
import { sourceOf } from "../solving/source.ts";

const OPTIONS = {
  dialect: { type: "string", short: "d" },
  goal: { type: "string" },
  size: { type: "string" },
  strict: { type: "boolean" },
  "forgive-presentation": { type: "boolean" },
  json: { type: "boolean" },
} as const satisfies OptionTable;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 3,
  async run(values, [input, output, answer], context) {
    const dialect = await dialectNamed(required("--dialect", values.dialect));
    const settings = await readSettings(values, dialect);
    if (unfit(settings, dialect) !== undefined) throw unfitError(settings, dialect);
    for (const [argument, given] of [
      ["INPUT", input],
      ["OUTPUT", output],
    ] as const) {
      if (given === undefined) throw new CliError({ code: "ARGUMENT_MISSING", argument });
    }
    if ([input, output, answer].filter((given) => given === "-").length > 1) {
      throw new CliError({ code: "OPTION_CONFLICT", options: ["-", "-"] });
    }

    const source = await inputOf(input!, answer !== undefined, context);
    const judged = async (file: string, forgivePresentation: boolean): Promise<Judged> => ({
      dialect,
      reading: settings.reading,
      input: await source(),
      output: await sourceOf(file, context),
      forgivePresentation,
    });
    if (answer !== undefined) {
      const { verdict } = await judgeRun(await judged(answer, true), context);
      if (verdict.verdict !== "accepted" && verdict.verdict !== "presentation") {
        const said = describeVerdict(verdict, context.language);
        throw new CliError({ code: "ANSWER_WRONG", verdict, said, source: answer });
      }
    }
    const asked = await judged(output!, values["forgive-presentation"] ?? false);
    const judge = values.json ? judgeForProgram : judgeForPerson;
    const { verdict } = await judge(asked, context);
    return isRight(verdict, asked) ? EXIT.answered : EXIT.notAccepted;
  },
};

/** Returns what opens the input, twice where there is an answer to judge first. */
async function inputOf(
  given: string,
  isReadTwice: boolean,
  context: Context,
): Promise<() => Promise<Source>> {
  if (given !== "-" || !isReadTwice) return () => sourceOf(given, context);
  const { bytes, name } = await sourceOf(given, context);
  const chunks: Uint8Array[] = [];
  for (let chunk = bytes(); chunk !== undefined; chunk = bytes()) chunks.push(chunk);
  return async () => {
    let next = 0;
    return { bytes: () => chunks[next++], name };
  };
}
