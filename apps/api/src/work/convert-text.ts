import { convertInSlices, type Unwritable } from "@slidepath/formats";
import { FaultError, fault } from "../http/fault.ts";
import { faultOfDiagnostic } from "./fault-of.ts";
import { inTurns } from "./in-turns.ts";
import { knownDialect } from "./read-text.ts";
import type { ConvertedText, WorkControl, WorkKinds } from "./work.ts";

/** Writes the cases of an input in another dialect; throws what keeps them from being written. */
export async function convertText(
  work: WorkKinds["convert"]["asks"],
  control: WorkControl,
): Promise<ConvertedText> {
  const from = knownDialect(work.dialect);
  const to = knownDialect(work.to);
  const slices = convertInSlices(from, to, work.input, work.reading);
  const { text, cases, repairs, diagnostic, refusal } = await inTurns(slices, control);
  if (diagnostic !== undefined) {
    throw new FaultError(faultOfDiagnostic(diagnostic, work.language));
  }
  if (refusal !== undefined) {
    const why = `case ${refusal.case} cannot be written in ${to.id}: ${WHY[refusal.reason.what]}`;
    throw fault("UNWRITABLE", why);
  }
  return { output: text!, cases, repairs };
}

const WHY: Readonly<Record<Unwritable["what"], string>> = {
  cases: "its inputs hold one case",
  size: "its boards have another size",
  goal: "its goal is another",
  start: "its start is another",
  tiles: "it has no signs for so many tiles",
  limit: "it asks for a limit on the moves",
  kind: "it asks another kind of question",
};
