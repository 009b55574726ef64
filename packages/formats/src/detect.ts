import type { ParseOptions } from "./case-reader.ts";
import { encodeUtf8 } from "./decode.ts";
import { type Difference, differencesOf } from "./detection/difference.ts";
import { freeReadings } from "./detection/free-readings.ts";
import { grammarReadings, type Misfit } from "./detection/grammar-readings.ts";
import { type MoveReading, moveReadings } from "./detection/move-readings.ts";
import { compareReadings, type Reading } from "./detection/reading.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { endOf } from "./end-of.ts";
import type { ReadBoardsOptions } from "./free/board-options.ts";
import { readBoards } from "./read-boards.ts";
import { DIALECTS } from "./registry.ts";

/** What a text may be. */
export type Detection =
  /** Readings, the best first. `ambiguous`: some of the others would be answered differently. */
  | {
      readonly status: "read" | "ambiguous";
      readonly readings: readonly [Reading, ...Reading[]];
      /** How the others' answers differ, what matters most first; empty unless ambiguous. */
      readonly differences: readonly Difference[];
      /** Dialects that fit, but for what is missing at the end. */
      readonly incomplete: readonly Misfit[];
    }
  /** None, and what is wrong; but it may be moves. */
  | {
      readonly status: "unknown";
      readonly diagnostic: Diagnostic;
      readonly incomplete: readonly Misfit[];
      /** Read when they are gone through, which takes longer than all the rest. */
      readonly moves: Iterable<MoveReading>;
    };

/** How a text is to be read where it leaves that open. */
export type DetectOptions = ParseOptions & ReadBoardsOptions;

/**
 * Reads a text in every dialect and ranks those that fit: fewest repairs first, then the dialect's own
 * grammar before what a free reading makes of the boards, then the best known. Says how the answers differ.
 * Takes time in proportion to the text's length.
 */
export function detect(input: string | Uint8Array, options: DetectOptions = {}): Detection {
  return endOf(detectInSlices(input, options));
}

/**
 * Returns the same as {@link detect}, at the end of slices: one for each grammar and each few hundred cases, and a last
 * one in which boards are read freely, half a second for a megabyte of small ones.
 */
export function* detectInSlices(
  input: string | Uint8Array,
  options: DetectOptions = {},
): Generator<undefined, Detection, undefined> {
  const bytes = typeof input === "string" ? encodeUtf8(input) : input;
  const says = options.blank ?? options.labels ?? (options.order === "column" || undefined);
  // What only a free reading can be told rules the grammars out.
  const { candidates, misfits } =
    says === undefined
      ? yield* grammarReadings(DIALECTS, bytes, options)
      : { candidates: [], misfits: [] as readonly Misfit[] };
  const fitting = new Set(candidates.map(({ dialect }) => dialect));
  const rest = DIALECTS.filter((dialect) => !fitting.has(dialect));
  const boards = readBoards(bytes, options);
  const readings = [
    ...candidates,
    ...(boards.diagnostic === undefined ? freeReadings(rest, boards, options) : []),
  ].sort(compareReadings);
  const incomplete = misfits.filter(lacksOnlyMore);
  const [best, ...others] = readings;
  if (best !== undefined) {
    const differences = differencesOf(best, others);
    const status = differences.length > 0 ? "ambiguous" : "read";
    return { status, readings: [best, ...others], differences, incomplete };
  }
  const diagnostic = boards.diagnostic ?? misfits[0]!.diagnostic;
  const moves = { [Symbol.iterator]: () => moveReadings(DIALECTS, bytes).values() };
  return { status: "unknown", diagnostic, incomplete, moves };
}

/** Whether a text is well so far, and a whole board or number more would make it complete. */
function lacksOnlyMore({ diagnostic: { code, expected } }: Misfit): boolean {
  return code === "INPUT_SHORT" && (expected?.kind !== "cell" || expected.number === 1);
}
