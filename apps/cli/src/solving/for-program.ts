import type { Context } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Asked } from "./asked.ts";
import type { CaseSolver } from "./case-solver.ts";

/**
 * Writes answers as one JSON document, an answer a line, so that it can be read whole or line by line. A
 * fault on the way closes the document with `"complete":false`.
 */
export function answerProgram(asked: Asked, solver: CaseSolver, { output }: Context): ExitCode {
  const { dialect, otherwise } = asked;
  const head = {
    dialect: dialect.id,
    title: dialect.title,
    ...(otherwise !== undefined && {
      otherReadings: otherwise.readings.map((other) => ({
        dialect: other.dialect.id,
        title: other.dialect.title,
        reasons: other.reasons,
      })),
      differences: otherwise.differences,
    }),
  };
  output.write(`${JSON.stringify(head).slice(0, -1)},"answers":[`);
  let exit: ExitCode = EXIT.answered;
  let separator = "\n";
  let complete = false;
  try {
    for (const next of asked.cases) {
      const { outcome, milliseconds } = solver.timed(dialect, next);
      if (outcome.status === "limit") exit = EXIT.limited;
      const { number, problem } = next;
      output.write(separator + JSON.stringify({ case: number, ...problem, outcome, milliseconds }));
      separator = ",\n";
    }
    complete = true;
  } finally {
    output.write(`\n],"repairs":${JSON.stringify(asked.repairs())},"complete":${complete}}\n`);
  }
  return exit;
}
