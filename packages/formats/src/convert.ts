import type { Case } from "./case.ts";
import type { ParseOptions } from "./case-reader.ts";
import type { Dialect } from "./dialect.ts";
import { endOf } from "./end-of.ts";
import { type ParseEnd, parse } from "./parse.ts";
import { printInput } from "./print-input.ts";
import type { ByteSource } from "./text-reader.ts";
import { type Unwritable, whyUnwritable } from "./unwritable.ts";

/** An input in another dialect, or what kept it from being one. */
export interface Conversion extends ParseEnd {
  /** The converted input; left out where there is a diagnostic or a refusal. */
  readonly text?: string;
  readonly cases: number;
  /** The first case that the other dialect cannot write, and why. */
  readonly refusal?: { readonly case: number; readonly reason: Unwritable };
}

/**
 * Writes the cases of an input in another dialect. The puzzles stay what they are: a case whose goal or size
 * the other dialect does not have is refused. Never throws for what the input holds.
 */
export function convert(
  from: Dialect,
  to: Dialect,
  input: string | Uint8Array | ByteSource,
  options: ParseOptions = {},
): Conversion {
  return endOf(convertInSlices(from, to, input, options));
}

/** Returns the same as {@link convert}, at the end of slices: each yields the case that it has read. */
export function* convertInSlices(
  from: Dialect,
  to: Dialect,
  input: string | Uint8Array | ByteSource,
  options: ParseOptions = {},
): Generator<Case, Conversion, undefined> {
  const cases: Case[] = [];
  const reading = parse(from, input, options);
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    const reason = whyUnwritable(to, step.value, cases.length + 1);
    if (reason !== undefined) {
      const refusal = { case: step.value.number, reason };
      return { cases: cases.length, repairs: [], refusal };
    }
    cases.push(step.value);
    yield step.value;
  }
  const end = { ...step.value, cases: cases.length };
  return end.diagnostic === undefined ? { ...end, text: printInput(to, cases) } : end;
}
