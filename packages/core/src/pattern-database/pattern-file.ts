import { PuzzleError } from "../puzzle-error.ts";
import { headBytes, type PatternPlan, planPatterns } from "./pattern-layout.ts";

// The bytes of the tables, all numbers little-endian, 32 bits:
//
//    0  "SLIDEPDB"
//    8  version
//   12  width, height, the goal's blank cell, number of patterns
//   28  checksum, in two words, of everything else
//   36  0
//   40  per pattern 16 bytes: number of tiles, layout (0 direct, 1 ranked), 0 0, tiles' goal cells …
//       in slots of one byte; then zeros up to a multiple of 64
//       per pattern its entries, one byte each: the distance + 1, 0 where there is no such placement;
//       then zeros up to a multiple of 64

const MAGIC = "SLIDEPDB";
const VERSION = 1;
const CHECKSUM_AT = 28;
const PATTERNS_AT = 40;

/** Writes the head but for the checksum. */
export function writeHead(bytes: Uint8Array, plan: PatternPlan): void {
  const view = viewOf(bytes);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  [VERSION, plan.width, plan.height, plan.goalBlank, plan.patterns.length].forEach((word, i) => {
    view.setUint32(8 + 4 * i, word, true);
  });
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
  if (bytes.length < PATTERNS_AT || [...MAGIC].some((c, i) => bytes[i] !== c.charCodeAt(0))) {
    throw new PuzzleError("TABLES_FOREIGN", `expected "${MAGIC}" at the beginning of the tables`);
  }
  const view = viewOf(bytes);
  const [version, width, height, goalBlank, patterns] = [8, 12, 16, 20, 24].map((at) =>
    view.getUint32(at, true),
  ) as [number, number, number, number, number];
  if (version !== VERSION) {
    throw new PuzzleError("TABLES_FOREIGN", `tables of version ${version}, expected ${VERSION}`);
  }
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

export function writeChecksum(bytes: Uint8Array, sum: Checksum): void {
  sum.value.forEach((word, i) => {
    viewOf(bytes).setInt32(CHECKSUM_AT + 4 * i, word, true);
  });
}

/**
 * Compares the checksum with what the bytes add up to.
 *
 * @throws {PuzzleError} TABLES_DAMAGED
 */
export function assertChecksum(bytes: Uint8Array, sum: Checksum): void {
  const view = viewOf(bytes);
  if (sum.value.some((word, i) => view.getInt32(CHECKSUM_AT + 4 * i, true) !== word)) {
    throw damaged("the checksum");
  }
}

/**
 * Two sums of 32 bits over the bytes, taken as words of four, the checksum's own place left out. Words go in turn to
 * four sums that mix by multiplication, so that none waits for the one before; the other sum adds these up on the
 * way, so that an exchange shows as well (J. Fletcher, 1982).
 */
export class Checksum {
  readonly #lanes = Int32Array.of(1, 2, 3, 4);
  #sum = 0;

  /** Adds bytes from one place to another, multiples of 16, in one go after what was added before. */
  add(bytes: Uint8Array, from: number, to: number): void {
    const words = wordsOf(bytes, from, to);
    let [a, b, c, d] = this.#lanes as unknown as [number, number, number, number];
    let sum = this.#sum;
    for (let i = 0, at = from; at < to; i += 4, at += 16) {
      a = mixed(a, at === CHECKSUM_AT + 4 ? 0 : words[i]!);
      b = mixed(b, words[i + 1]!);
      c = mixed(c, words[i + 2]!);
      d = mixed(d, at + 12 === CHECKSUM_AT ? 0 : words[i + 3]!);
      sum = (sum + (a ^ b) + (c ^ d)) | 0;
    }
    this.#lanes.set([a, b, c, d]);
    this.#sum = sum;
  }

  /** The sums of all that has been added. */
  get value(): readonly [number, number] {
    return [this.#lanes.reduce(mixed), this.#sum];
  }
}

function mixed(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, 0x9e3779b1);
  return product ^ (product >>> 15);
}

/** Returns bytes as words, little-endian: as they lie where the machine and they allow. */
function wordsOf(bytes: Uint8Array, from: number, to: number): Int32Array {
  const length = (to - from) >> 2;
  const offset = bytes.byteOffset + from;
  const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
  if (isLittleEndian && offset % 4 === 0) return new Int32Array(bytes.buffer, offset, length);
  const view = viewOf(bytes);
  return Int32Array.from({ length }, (_, i) => view.getInt32(from + 4 * i, true));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function damaged(where: string): PuzzleError {
  return new PuzzleError("TABLES_DAMAGED", `the tables are damaged: ${where} does not fit`);
}
