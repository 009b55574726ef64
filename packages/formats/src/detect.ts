import type { Case } from "./case.ts";
import type { ParseOptions } from "./case-reader.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Dialect } from "./dialect.ts";
import { type ParseEnd, parse } from "./parse.ts";
import { DIALECTS } from "./registry.ts";

/** One way to read a text: a dialect that fits it to the end. */
export interface Reading {
  readonly dialect: Dialect;
  readonly cases: readonly Case[];
  /** What had to be read as something else than it is written; the fewer, the better the dialect fits. */
  readonly repairs: ParseEnd["repairs"];
}

/** What a text may be: at least one reading, the best first; or none, and what the nearest one stumbled on. */
export type Detection =
  | { readonly status: "read"; readonly readings: readonly [Reading, ...Reading[]] }
  | { readonly status: "unknown"; readonly diagnostic: Diagnostic };

/** The ways of writing that people meet most, which come first among equals. */
const COMMON = ["acwing-179", "hdu-3567", "two-matrices", "openjudge-14243", "picture", "board"];

function placeOf({ dialect }: Reading): number {
  const place = COMMON.indexOf(dialect.id);
  return place < 0 ? COMMON.length : place;
}

/** Reads a text in every dialect and ranks those that fit: fewest repairs first, then the registry's order. */
export function detect(input: string | Uint8Array, options: ParseOptions = {}): Detection {
  const readings: Reading[] = [];
  let nearest: Diagnostic | undefined;
  for (const dialect of DIALECTS) {
    const cases: Case[] = [];
    const reading = parse(dialect, input, options);
    let step = reading.next();
    for (; !step.done; step = reading.next()) cases.push(step.value);
    const { diagnostic, repairs } = step.value;
    if (diagnostic === undefined) readings.push({ dialect, cases, repairs });
    else if (nearest === undefined || isFarther(diagnostic, nearest)) nearest = diagnostic;
  }
  readings.sort((a, b) => a.repairs.length - b.repairs.length || placeOf(a) - placeOf(b));
  const [best, ...others] = readings;
  if (best !== undefined) return { status: "read", readings: [best, ...others] };
  return { status: "unknown", diagnostic: nearest! };
}

/** Whether a dialect got farther into the text than another before it stumbled. */
function isFarther(a: Diagnostic, b: Diagnostic): boolean {
  return a.line !== b.line ? a.line > b.line : a.column > b.column;
}
