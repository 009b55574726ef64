import { type Answer, type Dialect, NoWordError, print } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, Context, OptionTable } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { type Asked, readAs, unfitError } from "../solving/asked.ts";
import { CaseSolver, limitReason } from "../solving/case-solver.ts";
import { readSettings, SOLVE_OPTIONS, unfit } from "../solving/solve-options.ts";
import { boardSource, sourceOf } from "../solving/source.ts";

const OPTIONS = {
  dialect: { type: "string", short: "d" },
  board: { type: "string" },
  ...SOLVE_OPTIONS,
  text: { type: "boolean" },
  json: { type: "boolean" },
  verbose: { type: "boolean", short: "v" },
} as const satisfies OptionTable;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 1,
  async run(values, [file], context) {
    if (values.text && values.json) throw conflict("--text", "--json");
    if (values.board !== undefined && file !== undefined) throw conflict("--board", "FILE");
    const dialect = values.dialect === undefined ? undefined : await dialectNamed(values.dialect);
    const settings = await readSettings(values, dialect);
    if (dialect !== undefined && unfit(settings, dialect) !== undefined) {
      throw unfitError(settings, dialect);
    }

    const source =
      values.board === undefined ? await sourceOf(file, context) : boardSource(values.board);
    const asked =
      dialect === undefined
        ? (await import("../solving/read-detected.ts")).readDetected(source, settings)
        : readAs(dialect, source, settings);
    const solver = new CaseSolver(context, settings);
    if (values.json) {
      const { answerProgram } = await import("../solving/for-program.ts");
      return answerProgram(asked, solver, context);
    }
    if (dialect === undefined || values.text) {
      const { answerPerson } = await import("../solving/for-person.ts");
      return answerPerson(asked, solver, context);
    }
    return answerJudge(asked, solver, context, { verbose: values.verbose ?? false });
  },
};

/** Writes the dialect's bytes, and nothing else, to standard output. */
async function answerJudge(
  asked: Asked,
  solver: CaseSolver,
  { io, output, texts }: Context,
  { verbose }: { readonly verbose: boolean },
): Promise<ExitCode> {
  const { dialect } = asked;
  const began = io.now();
  let cases = 0;
  try {
    for (const next of asked.cases) {
      output.write(printed(dialect, solver.answer(dialect, next)));
      cases++;
    }
  } finally {
    if (verbose) {
      const words = await texts();
      const notes = [...asked.repairs().map(words.repair), words.summary(cases, io.now() - began)];
      io.writeError(notes.map((note) => `slidepath: ${note}\n`).join(""));
    }
  }
  return EXIT.answered;
}

function printed(dialect: Dialect, answer: Answer): string {
  try {
    return print(dialect, answer);
  } catch (error) {
    if (!(error instanceof NoWordError)) throw error;
    const { number } = answer.case;
    const { outcome } = answer;
    throw new CliError(
      outcome.status === "limit"
        ? {
            code: "LIMIT_REACHED",
            number,
            reason: limitReason(outcome.reason),
            lowerBound: outcome.lowerBound,
          }
        : { code: "UNSOLVABLE_NOT_SAID", number, dialect: dialect.id },
    );
  }
}

function conflict(one: string, other: string): CliError {
  return new CliError({ code: "OPTION_CONFLICT", options: [one, other] });
}
