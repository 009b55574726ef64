import { type Answer, type Dialect, NoWordError, print } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, Context, OptionTable, OptionValues } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { badValue, conflict } from "../option-value.ts";
import { type Asked, readAs, unfitError } from "../solving/asked.ts";
import { CaseSolver, limitReason } from "../solving/case-solver.ts";
import { readSettings, SOLVE_OPTIONS, unfit } from "../solving/solve-options.ts";
import { boardSource, sourceOf } from "../solving/source.ts";
import type { Teller } from "../solving/teller.ts";

const OPTIONS = {
  dialect: { type: "string", short: "d" },
  board: { type: "string" },
  ...SOLVE_OPTIONS,
  jobs: { type: "string" },
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
    const jobs = jobsOf(values.jobs);
    if (dialect !== undefined && unfit(settings, dialect) !== undefined) {
      throw unfitError(settings, dialect);
    }

    const source =
      values.board === undefined ? await sourceOf(file, context) : boardSource(values.board);
    const asked =
      dialect === undefined
        ? (await import("../solving/read-detected.ts")).readDetected(source, settings)
        : readAs(dialect, source, settings);
    const teller = await tellerFor(values, asked, context, dialect === undefined);
    if (jobs === 1) {
      const solver = new CaseSolver(context, settings);
      return telling(teller, () => {
        const { dialect, cases } = asked;
        for (const next of cases) {
          teller.tell(teller.isTimed ? solver.timed(dialect, next) : solver.answer(dialect, next));
        }
      });
    }
    const { answersInParallel } = await import("../solving/parallel.ts");
    return telling(teller, async () => {
      for await (const answer of answersInParallel(asked, settings, jobs, context)) {
        teller.tell(answer);
      }
    });
  },
};

/** Threads beyond what any machine has help nobody. */
const MOST_JOBS = 1024;

function jobsOf(given: string | undefined): number {
  const jobs = Number(given ?? 1);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= MOST_JOBS) return jobs;
  throw badValue("--jobs", given!, { kind: "jobs", most: MOST_JOBS });
}

async function tellerFor(
  { json, text, verbose }: OptionValues<typeof OPTIONS>,
  asked: Asked,
  context: Context,
  isForPerson: boolean,
): Promise<Teller> {
  if (json) return (await import("../solving/for-program.ts")).programTeller(asked, context);
  if (isForPerson || text) {
    return (await import("../solving/for-person.ts")).personTeller(asked, context);
  }
  return judgeTeller(asked, context, { verbose: verbose ?? false });
}

/** Lets a teller tell what it is to, and ends it. */
async function telling(teller: Teller, tell: () => void | Promise<void>): Promise<ExitCode> {
  let isComplete = false;
  try {
    await tell();
    isComplete = true;
  } finally {
    await teller.end(isComplete);
  }
  return teller.exit;
}

/** Writes the dialect's bytes, and nothing else, to standard output. */
function judgeTeller(
  { dialect, repairs }: Asked,
  { io, output, texts }: Context,
  { verbose }: { readonly verbose: boolean },
): Teller {
  const began = io.now();
  let cases = 0;
  return {
    exit: EXIT.answered,
    isTimed: false,
    tell(answer) {
      output.write(printed(dialect, answer));
      cases++;
    },
    async end() {
      if (!verbose) return;
      const words = await texts();
      const notes = [...repairs().map(words.repair), words.summary(cases, io.now() - began)];
      io.writeError(notes.map((note) => `slidepath: ${note}\n`).join(""));
    },
  };
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
