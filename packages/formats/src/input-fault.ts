import type { Diagnostic } from "./diagnostic.ts";

/**
 * Carries a diagnostic out of the reader to the verb that returns it; never leaves this package. No Error:
 * detection meets one for each dialect that does not fit, and a stack would cost more than the reading.
 */
export class InputFault {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    this.diagnostic = diagnostic;
  }
}

/** What a fault says beside its place. */
export type FaultFacts = Omit<Diagnostic, "line" | "column" | "text" | "excerpt">;
