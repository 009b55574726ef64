import { type CheckEnd, checkInSlices } from "@slidepath/formats";
import { inTurns } from "./in-turns.ts";
import { knownDialect } from "./read-text.ts";
import type { WorkControl, WorkKinds } from "./work.ts";

/** Judges an output, case by case, in turns. */
export async function checkText(
  work: WorkKinds["check"]["asks"],
  control: WorkControl,
): Promise<CheckEnd> {
  const { dialect, input, output, reading, forgivePresentation, bytes } = work;
  const { onProgress, keptTables } = control;
  const judging = checkInSlices(knownDialect(dialect), input, output, {
    ...reading,
    forgivePresentation,
    answer: {
      limits: { bytes },
      signal: control,
      ...(onProgress && { onProgress }),
      ...(keptTables && { keptTables }),
    },
  });
  return inTurns(judging, control);
}
