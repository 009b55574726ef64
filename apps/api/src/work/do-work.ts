import { type Outcome, type Problem, solveInTurns } from "@slidepath/core";
import { answerText } from "./answer-text.ts";
import { checkText } from "./check-text.ts";
import { convertText } from "./convert-text.ts";
import { faultOf } from "./fault-of.ts";
import { hints } from "./hints.ts";
import { withTables } from "./pattern-tables.ts";
import { detectText, readText } from "./read-text.ts";
import type { SolveChoice, Work, WorkControl, WorkResult } from "./work.ts";

/** Does a piece of work, whatever thread it is on. What is wrong with the request comes back as a fault. */
export async function doWork(work: Work, control: WorkControl): Promise<WorkResult> {
  try {
    return { ok: true, value: await done(work, control) };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return { ok: false, fault };
  }
}

function done(work: Work, control: WorkControl): Promise<unknown> {
  switch (work.kind) {
    case "solve":
      return solved(work.problem, work.choice, control);
    case "hints":
      return hints(work.problem, work.choice, control);
    case "answer":
      return answerText(work, control);
    case "parse":
      return readText(work, control);
    case "detect":
      return detectText(work, control);
    case "convert":
      return convertText(work, control);
    case "check":
      return checkText(work, control);
  }
}

/** Solves a board in turns. */
async function solved(
  problem: Problem,
  choice: SolveChoice,
  control: WorkControl,
): Promise<Outcome> {
  const { onProgress } = control;
  const chosen = await withTables(problem, choice, control);
  const options = { ...chosen, signal: control, ...(onProgress && { onProgress }) };
  return solveInTurns(problem, options, () => control.turn());
}
