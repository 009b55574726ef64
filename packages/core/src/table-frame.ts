import { PuzzleError } from "./puzzle-error.ts";

// How kept tables begin, of whatever kind; all numbers little-endian, 32 bits:
//
//    0  eight letters that tell the kind
//    8  version
//   12  four words of that kind's own
//   28  checksum, in two words, of everything else
//   36  where that kind goes on
//
// A multiple of 16 bytes in all.

const WORDS_AT = 12;
const CHECKSUM_AT = 28;
/** Where a kind goes on. */
export const FRAME_BYTES = 36;

/** Four words of a kind's own. */
export type FrameWords = readonly [number, number, number, number];

/** A kind of tables, and the version of it that is written and read. */
export interface FrameKind {
  /** Eight letters. */
  readonly magic: string;
  readonly version: number;
}

/** Writes the frame but for the checksum. */
export function writeFrame(
  bytes: Uint8Array,
  { magic, version }: FrameKind,
  words: FrameWords,
): void {
  const view = viewOf(bytes);
  for (let i = 0; i < magic.length; i++) bytes[i] = magic.charCodeAt(i);
  [version, ...words].forEach((word, i) => {
    view.setUint32(magic.length + 4 * i, word, true);
  });
}

/**
 * Returns the words of a frame.
 *
 * @throws {PuzzleError} TABLES_FOREIGN where these are no such tables, or of another version
 */
export function readFrame(bytes: Uint8Array, { magic, version }: FrameKind): FrameWords {
  if (bytes.length < FRAME_BYTES || [...magic].some((c, i) => bytes[i] !== c.charCodeAt(0))) {
    throw new PuzzleError("TABLES_FOREIGN", `expected "${magic}" at the beginning of the tables`);
  }
  const view = viewOf(bytes);
  const found = view.getUint32(magic.length, true);
  if (found !== version) {
    throw new PuzzleError("TABLES_FOREIGN", `tables of version ${found}, expected ${version}`);
  }
  const [a, b, c, d] = [0, 4, 8, 12].map((at) => view.getUint32(WORDS_AT + at, true));
  return [a!, b!, c!, d!];
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

/** Returns bytes as words, little-endian: as they lie where the machine and they allow, else a copy. */
export function wordsOf(bytes: Uint8Array, from: number, to: number): Int32Array {
  const length = (to - from) >> 2;
  const offset = bytes.byteOffset + from;
  const isLittleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
  if (isLittleEndian && offset % 4 === 0) return new Int32Array(bytes.buffer, offset, length);
  const view = viewOf(bytes);
  return Int32Array.from({ length }, (_, i) => view.getInt32(from + 4 * i, true));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function damaged(where: string): PuzzleError {
  return new PuzzleError("TABLES_DAMAGED", `the tables are damaged: ${where} does not fit`);
}
