import { describeVerdict, type VerdictKind } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Context } from "../command.ts";
import { complaintOf } from "../error-report.ts";
import { CHECKER_EXIT, type ExitCode } from "../exit-code.ts";
import { FileError, InterruptedError } from "../io.ts";
import { counted } from "../texts/figures.ts";
import { type Judged, judgeRun } from "./judge-run.ts";

/** The outcomes that a checker of testlib's kind knows, and what each is called. */
const OUTCOMES = {
  ok: { name: "ok", xml: "accepted" },
  wrongAnswer: { name: "wrong answer", xml: "wrong-answer" },
  presentation: { name: "wrong output format", xml: "presentation-error" },
  fail: { name: "FAIL", xml: "fail" },
} as const;

type Outcome = keyof typeof OUTCOMES;

/** What testlib's own readers call a wrong output format. */
const FORMAT_FAULTS: ReadonlySet<VerdictKind> = new Set(["presentation", "truncated", "extra"]);

/**
 * Judges as a checker of testlib's kind: `checker INPUT OUTPUT ANSWER [RESULT [-appes]]`. Whatever goes wrong
 * on the judge's side is a FAIL, and never the fault of the output.
 */
export async function judgeForTestlib(
  prepare: (input: string | undefined, output: string | undefined) => Promise<Judged>,
  [input, output, , result, appes]: readonly string[],
  context: Context,
): Promise<ExitCode> {
  const [outcome, message] = await judged(() => prepare(input, output), output, context);
  const { name, xml } = OUTCOMES[outcome];
  const { io } = context;
  if (result === undefined) {
    io.writeError(`${name} ${message}\n`);
  } else {
    const isXml = appes === "-appes";
    io.writeFile(result, isXml ? xmlOf(xml, message) : message);
    io.writeError("\nSee file to check exit message\n");
  }
  return CHECKER_EXIT.testlib[outcome];
}

async function judged(
  prepare: () => Promise<Judged>,
  output: string | undefined,
  context: Context,
): Promise<readonly [Outcome, string]> {
  try {
    const { verdict, cases } = await judgeRun(await prepare(), context);
    if (verdict.verdict === "accepted") return ["ok", counted(cases, "case")];
    const message = describeVerdict(verdict, context.language);
    return [FORMAT_FAULTS.has(verdict.verdict) ? "presentation" : "wrongAnswer", message];
  } catch (error) {
    if (error instanceof InterruptedError) throw error;
    if (error instanceof FileError && error.path === output && error.reason === "ENOENT") {
      return ["presentation", `Output file not found: "${output}"`];
    }
    const known = error instanceof FileError ? complaintOf(error) : error;
    if (!(known instanceof CliError)) return ["fail", String(error)];
    const { complaint } = known;
    const said = (await context.texts()).complaint(complaint);
    if (complaint.code !== "INPUT") return ["fail", said];
    const { line, column } = complaint.diagnostic;
    return ["fail", `${complaint.source ?? ""}:${line}:${column}: ${said}`];
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** The result as testlib writes it; the encoding that it names is all that its readers know. */
function xmlOf(outcome: string, message: string): string {
  const safe = message
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to replace.
    .replace(/[\u0000-\u001f]/g, ".")
    .replace(/[^\u0020-\u007e]/g, (character) => `&#${character.codePointAt(0)};`);
  return `<?xml version="1.0" encoding="windows-1251"?><result outcome = "${outcome}">${safe}</result>\n`;
}
