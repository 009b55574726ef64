import { PuzzleError } from "../puzzle-error.ts";
import { damaged, type FrameKind, readFrame, writeFrame } from "../table-frame.ts";
import { headBytes, type PatternPlan, planPatterns } from "./pattern-layout.ts";

// The bytes of the tables. A frame, whose words are width, height, the goal's blank cell and the number of
// patterns; all numbers little-endian, 32 bits:
//
//   36  0
//   40  per pattern 16 bytes: number of tiles, layout (0 direct, 1 ranked), 0 0, tiles' goal cells …
//       in slots of one byte; then zeros up to a multiple of 64
//       per pattern its entries, one byte each: the distance + 1, 0 where there is no such placement;
//       then zeros up to a multiple of 64

const KIND: FrameKind = { magic: "SLIDEPDB", version: 1 };
const PATTERNS_AT = 40;

/** Writes the head but for the checksum. */
export function writeHead(bytes: Uint8Array, plan: PatternPlan): void {
  writeFrame(bytes, KIND, [plan.width, plan.height, plan.goalBlank, plan.patterns.length]);
  plan.patterns.forEach(({ cells, layout }, i) => {
    const at = PATTERNS_AT + 16 * i;
    bytes[at] = cells.length;
    bytes[at + 1] = layout === "direct" ? 0 : 1;
    bytes.set(cells, at + 4);
  });
}

/** The head of no tables is longer. */
export const MAX_HEAD_BYTES = 2048;

/**
 * Returns what the head says, which the bytes begin with, given how many bytes there are in all.
 *
 * @throws {PuzzleError} TABLES_FOREIGN where these are no tables, or of another version; TABLES_DAMAGED where
 * the head contradicts itself or the length
 */
export function readHead(bytes: Uint8Array, length: number): PatternPlan {
  const [width, height, goalBlank, patterns] = readFrame(bytes, KIND);
  const cells = width * height;
  if (
    width < 1 ||
    height < 1 ||
    cells > 256 ||
    goalBlank >= cells ||
    patterns >= cells ||
    bytes.length < headBytes(patterns)
  ) {
    throw damaged("the head");
  }
  const partition = Array.from({ length: patterns }, (_, i) => {
    const at = PATTERNS_AT + 16 * i;
    return Array.from(bytes.subarray(at + 4, at + 4 + Math.min(bytes[at]!, 12)));
  });
  let plan: PatternPlan;
  try {
    plan = planPatterns(width, height, goalBlank, partition);
  } catch {
    throw damaged("the partition");
  }
  if (plan.bytes !== length) {
    throw new PuzzleError(
      "TABLES_DAMAGED",
      `tables of ${plan.bytes} bytes, but there are ${length}`,
    );
  }
  return plan;
}
