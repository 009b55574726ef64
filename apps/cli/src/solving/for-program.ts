import type { Answer } from "@slidepath/formats";
import type { Context } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import type { Asked } from "./asked.ts";
import type { Teller } from "./teller.ts";

/**
 * Writes answers as one JSON document, an answer a line, so that it can be read whole or line by line. A
 * fault on the way closes the document with `"complete":false`.
 */
export function programTeller({ dialect, otherwise, repairs }: Asked, { output }: Context): Teller {
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
  return {
    get exit() {
      return exit;
    },
    isTimed: true,
    tell({ case: { number, problem }, outcome, milliseconds }) {
      if (outcome.status === "limit") exit = EXIT.limited;
      const gap = gapOf(outcome);
      const told = { case: number, ...problem, outcome, ...(gap && { gap }), milliseconds };
      output.write(separator + JSON.stringify(told));
      separator = ",\n";
    },
    end(isComplete) {
      output.write(`\n],"repairs":${JSON.stringify(repairs())},"complete":${isComplete}}\n`);
    },
  };
}

/** By how much the path that was found may be too long; undefined where there is none, and 0 where it is proven. */
function gapOf(outcome: Answer["outcome"]): number | undefined {
  switch (outcome.status) {
    case "solved":
      return outcome.length - outcome.lowerBound;
    case "limit":
      return outcome.best && outcome.best.length - outcome.lowerBound;
    default:
      return undefined;
  }
}
