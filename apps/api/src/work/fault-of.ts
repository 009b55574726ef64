import type { PuzzleErrorCode } from "@slidepath/core";
import type { Diagnostic, NoWordError } from "@slidepath/formats";
import { describeDiagnostic, type Language } from "@slidepath/formats";
import { type Fault, FaultError } from "../http/fault.ts";

/** Returns the fault that a thrown error stands for, or undefined for one that nobody expects. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof FaultError) return error.fault;
  // By name and code: the classes differ across realms.
  if (error instanceof Error && "code" in error) {
    if (error.name === "PuzzleError" || error.name === "NoWordError") {
      const code = error.code as PuzzleErrorCode | NoWordError["code"];
      return { code, detail: error.message };
    }
  }
  return undefined;
}

/** Returns the fault of a text that cannot be read. */
export function faultOfDiagnostic(diagnostic: Diagnostic, language: Language = "en"): Fault {
  const { code, line, column } = diagnostic;
  const detail = `line ${line}, column ${column}: ${describeDiagnostic(diagnostic, language)}`;
  return { code, detail, line, column, diagnostic };
}
