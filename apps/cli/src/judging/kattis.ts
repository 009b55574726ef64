import { describeVerdict, type PresentationFault, passes } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Context } from "../command.ts";
import { CHECKER_EXIT, type ExitCode } from "../exit-code.ts";
import { type Judged, judgeRun } from "./judge-run.ts";

/** Faults of presentation, by the flag that forbids them. */
const FAULTS: readonly (readonly [flag: string, faults: readonly PresentationFault[]])[] = [
  ["case_sensitive", ["letter-case"]],
  [
    "space_change_sensitive",
    ["blanks", "line-ends", "empty-line-missing", "empty-line-extra", "final-line-end"],
  ],
];

/**
 * Judges as an output validator of Kattis's and DOMjudge's kind:
 * `validator INPUT ANSWER FEEDBACK_DIR [FLAG …] < OUTPUT`. A fault on the judge's side ends with neither of
 * the two exit codes, which these systems call a judge's error.
 */
export async function judgeForKattis(
  prepare: (
    input: string | undefined,
    output: string,
    forgivePresentation: Judged["forgivePresentation"],
  ) => Promise<Judged>,
  [input, , folder, ...flags]: readonly string[],
  context: Context,
): Promise<ExitCode> {
  if (folder === undefined) {
    throw new CliError({ code: "ARGUMENT_MISSING", argument: "FEEDBACK_DIR" });
  }
  const forgiven = FAULTS.flatMap(([flag, faults]) => (flags.includes(flag) ? [] : faults));
  const judged = await prepare(input, "-", forgiven);
  let firstForgiven: string | undefined;
  const { verdict } = await judgeRun(judged, context, (said) => {
    if (said.verdict === "presentation" && passes(said, judged)) {
      firstForgiven ??= describeVerdict(said, context.language);
    }
  });
  const isRight = passes(verdict, judged);
  const message = isRight ? firstForgiven : describeVerdict(verdict, context.language);
  context.io.writeFile(
    `${folder.replace(/\/$/, "")}/judgemessage.txt`,
    `${message ?? describeVerdict(verdict, context.language)}\n`,
  );
  return isRight ? CHECKER_EXIT.kattis.accepted : CHECKER_EXIT.kattis.wrongAnswer;
}
