import { type CheckEnd, describeVerdict, type Verdict } from "@slidepath/formats";
import type { Context } from "../command.ts";
import { type Judged, judgeRun } from "./judge-run.ts";

/**
 * Judges, and writes one JSON document, a verdict a line. A fault in the judge's own input closes it with
 * `"complete":false`.
 */
export async function judgeForProgram(judged: Judged, context: Context): Promise<CheckEnd> {
  const { output, language } = context;
  output.write(`{"dialect":${JSON.stringify(judged.dialect.id)},"verdicts":[`);
  let separator = "\n";
  let end: CheckEnd | undefined;
  const described = (verdict: Verdict) =>
    verdict.verdict === "accepted"
      ? verdict
      : { ...verdict, message: describeVerdict(verdict, language) };
  try {
    end = await judgeRun(judged, context, (verdict) => {
      output.write(separator + JSON.stringify(described(verdict)));
      separator = ",\n";
    });
    return end;
  } finally {
    const sum =
      end === undefined
        ? { complete: false }
        : {
            verdict: described(end.verdict),
            cases: end.cases,
            accepted: end.accepted,
            complete: true,
          };
    output.write(`\n],${JSON.stringify(sum).slice(1)}\n`);
  }
}
