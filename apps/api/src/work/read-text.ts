import { type Case, detectInSlices, findDialect, firstCases, parse } from "@slidepath/formats";
import { FaultError, fault } from "../http/fault.ts";
import { faultOfDiagnostic } from "./fault-of.ts";
import { inTurns } from "./in-turns.ts";
import type { Detected, ReadCase, ReadText, WorkControl, WorkKinds } from "./work.ts";

/** Reads all cases of an input; throws what is wrong with it. */
export async function readText(
  { dialect: id, input, reading, language }: WorkKinds["parse"]["asks"],
  control: WorkControl,
): Promise<ReadText> {
  const dialect = knownDialect(id);
  const cases: ReadCase[] = [];
  const steps = parse(dialect, input, reading);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const { diagnostic, repairs } = step.value;
      if (diagnostic !== undefined) throw new FaultError(faultOfDiagnostic(diagnostic, language));
      return { dialect: dialect.id, cases, caseCount: cases.length, repairs };
    }
    cases.push(readCase(step.value));
    await control.turn();
  }
}

/** Cases that are shown of each reading of a text. */
const SHOWN = 10;

/** Reads an input in every dialect, and free. */
export async function detectText(
  { input, reading }: WorkKinds["detect"]["asks"],
  control: WorkControl,
): Promise<Detected> {
  const detection = await inTurns(detectInSlices(input, reading), control);
  if (detection.status === "unknown") {
    const { status, diagnostic } = detection;
    return { status, diagnostic };
  }
  const { status, readings, differences } = detection;
  const shown = readings.map((each) => {
    const { dialect, caseCount, repairs, reasons } = each;
    const cases = firstCases(each, SHOWN).map(readCase);
    return { dialect: dialect.id, cases, caseCount, repairs, reasons };
  });
  return { status, readings: shown, differences };
}

function readCase({ number, problem, ...asked }: Case): ReadCase {
  const limit = "limit" in asked ? asked.limit : undefined;
  return { number, ...(problem && { problem }), ...(limit !== undefined && { limit }) };
}

/** @throws {FaultError} DIALECT_UNKNOWN */
export function knownDialect(id: string) {
  const dialect = findDialect(id);
  if (dialect === undefined) {
    const named = id.length <= 40 ? id : `${id.slice(0, 40)}…`;
    throw fault("DIALECT_UNKNOWN", `there is no dialect with the id ${JSON.stringify(named)}`);
  }
  return dialect;
}
