import { answerInSlices, parse, print } from "@slidepath/formats";
import { FaultError } from "../http/fault.ts";
import { faultOfDiagnostic } from "./fault-of.ts";
import { inTurns } from "./in-turns.ts";
import { knownDialect } from "./read-text.ts";
import type { WorkControl, WorkKinds } from "./work.ts";

/** Answers every case of an input; throws what makes the input, or one of its answers, impossible. */
export async function answerText(
  { dialect: id, input, reading, language, bytes }: WorkKinds["answer"]["asks"],
  control: WorkControl,
): Promise<string> {
  const dialect = knownDialect(id);
  const steps = parse(dialect, input, reading);
  const { onProgress, keptTables } = control;
  const options = {
    limits: { bytes },
    signal: control,
    ...(onProgress && { onProgress }),
    ...(keptTables && { keptTables }),
  };
  let output = "";
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const { diagnostic } = step.value;
      if (diagnostic !== undefined) throw new FaultError(faultOfDiagnostic(diagnostic, language));
      return output;
    }
    output += print(dialect, await inTurns(answerInSlices(dialect, step.value, options), control));
    await control.turn();
  }
}
