import type { Board } from "@slidepath/core";
import type { Case } from "../case.ts";
import type { Repair } from "../decode.ts";
import type { Dialect } from "../dialect.ts";

/** Why a reading stands where it stands among others. */
export type Reason =
  /** The text is written as the dialect has it, without a repair. */
  | { readonly kind: "fits" }
  /** So many kinds of things had to be read as something else than they are written. */
  | { readonly kind: "repairs"; readonly count: number }
  /** The dialect writes boards otherwise, but asks about such boards. */
  | { readonly kind: "free" };

/** One way to read a text: a dialect that fits it to the end. */
export interface Reading {
  readonly dialect: Dialect;
  /** All cases, read anew whenever they are gone through. */
  readonly cases: Iterable<Case>;
  readonly caseCount: number;
  /** What had to be read as something else than it is written; the fewer, the better the dialect fits. */
  readonly repairs: readonly Repair[];
  readonly reasons: readonly Reason[];
}

/** What a case is compared by. */
export interface SampleCase {
  readonly start?: Board;
  readonly goal?: Board;
}

/** A reading with what readings are compared by. */
export interface Candidate extends Reading {
  /** What the first cases are compared by; a goal that costs a search is left out, and so is what is no board. */
  readonly sample: readonly SampleCase[];
}

/** So many cases tell readings apart. */
export const SAMPLE = 16;

/** The ways of writing that people meet most, which come first among equals. */
const COMMON: readonly string[] = [
  "acwing-179",
  "hdu-3567",
  "two-matrices",
  "openjudge-14243",
  "picture",
  "board",
];

const CONFIDENCES = ["high", "medium", "low", "partial"];

/** Orders readings: fewest repairs, the dialect's own grammar, the best known, the surest first. */
export function compareReadings(a: Reading, b: Reading): number {
  return (
    a.repairs.length - b.repairs.length ||
    freedom(a) - freedom(b) ||
    placeOf(a) - placeOf(b) ||
    CONFIDENCES.indexOf(a.dialect.confidence) - CONFIDENCES.indexOf(b.dialect.confidence)
  );
}

function placeOf(reading: Reading): number {
  const { dialect } = reading;
  // What is written as no dialect has it is a person's own board.
  if (dialect.id === "board" && freedom(reading) > 0) return -1;
  const place = COMMON.indexOf(dialect.id);
  return place < 0 ? COMMON.length : place;
}

function freedom({ reasons }: Reading): number {
  return reasons.some(({ kind }) => kind === "free") ? 1 : 0;
}

/** Returns the first cases of a reading, so many at most, without reading the others. */
export function firstCases({ cases }: Reading, most: number): Case[] {
  const first: Case[] = [];
  for (const each of cases) {
    if (first.length === most) break;
    first.push(each);
  }
  return first;
}
