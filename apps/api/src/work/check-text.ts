import { type CheckEnd, checkCases } from "@slidepath/formats";
import { knownDialect } from "./read-text.ts";
import type { WorkControl, WorkKinds } from "./work.ts";

/** Judges an output, case by case. */
export async function checkText(
  work: WorkKinds["check"]["asks"],
  control: WorkControl,
): Promise<CheckEnd> {
  const { dialect, input, output, reading, forgivePresentation, bytes } = work;
  const judging = checkCases(knownDialect(dialect), input, output, {
    ...reading,
    forgivePresentation,
    answer: { limits: { bytes }, signal: control },
  });
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
    await control.turn();
  }
}
