import type { ByteMeter } from "./byte-meter.ts";
import type { StateLog } from "./state-log.ts";

/** Slots in a segment, a power of two. */
const SLOTS = 8192;
/** A segment with more entries is split. */
const MOST = 0.8 * SLOTS;
/** After its slots, of two words, a segment keeps how many are taken and how many leading hash bits all share. */
const COUNT = 2 * SLOTS;
const DEPTH = COUNT + 1;
const SEGMENT_WORDS = COUNT + 2;

/**
 * Finds the states of a {@link StateLog} by an open-addressing hash that grows one small segment at a time,
 * so that no single insertion is slow and no second table is ever held (R. Fagin et al., "Extendible
 * hashing", 1979): the leading bits of the hash choose the segment, the trailing bits the slot in it.
 */
export class StateIndex {
  readonly #log: StateLog;
  readonly #meter: ByteMeter;
  /** The number of the segment for each value of the hash's leading bits. */
  #directory: Int32Array;
  #directoryBits = 1;
  /** A slot holds a state's hash and its number + 1, or 0. */
  readonly #segments: Int32Array[];
  #scratch: Int32Array | undefined;
  /** Where {@link find} ended. */
  #hash = 0;
  #at = 0;

  constructor(log: StateLog, meter: ByteMeter) {
    this.#log = log;
    this.#meter = meter;
    this.#directory = meter.int32(2);
    this.#segments = [meter.int32(SEGMENT_WORDS)];
  }

  /** Returns the number of the log's state in hand, or -1 when it is not here. */
  find(): number {
    const hash = this.#log.hash();
    const slots = this.#segments[this.#directory[hash >>> (32 - this.#directoryBits)]!]!;
    let at = 2 * (hash & (SLOTS - 1));
    for (let entry = slots[at + 1]!; entry !== 0; entry = slots[at + 1]!) {
      if (slots[at] === hash && this.#log.matches(entry - 1)) return entry - 1;
      at = (at + 2) & (2 * SLOTS - 1);
    }
    this.#hash = hash;
    this.#at = at;
    return -1;
  }

  /**
   * Appends the log's state in hand, which {@link find} has just not found, and returns its number.
   *
   * @throws OUT_OF_BYTES
   */
  add(): number {
    const id = this.#log.append();
    const number = this.#directory[this.#hash >>> (32 - this.#directoryBits)]!;
    const slots = this.#segments[number]!;
    slots[this.#at] = this.#hash;
    slots[this.#at + 1] = id + 1;
    slots[COUNT]!++;
    if (slots[COUNT]! > MOST) this.#split(number, this.#hash);
    return id;
  }

  /** Parts the segment of this number, which `hash` is in, by the next bit of the hash. */
  #split(number: number, hash: number): void {
    const low = this.#segments[number]!;
    const bit = low[DEPTH]!;
    if (bit === this.#directoryBits) this.#doubleDirectory();
    const high = this.#meter.int32(SEGMENT_WORDS);
    const highNumber = this.#segments.push(high) - 1;
    this.#scratch ??= this.#meter.int32(SEGMENT_WORDS);

    const scratch = this.#scratch;
    scratch.set(low);
    low.fill(0);
    low[DEPTH] = bit + 1;
    high[DEPTH] = bit + 1;
    for (let from = 0; from < COUNT; from += 2) {
      if (scratch[from + 1] === 0) continue;
      const slots = ((scratch[from]! >>> (31 - bit)) & 1) === 0 ? low : high;
      let at = 2 * (scratch[from]! & (SLOTS - 1));
      while (slots[at + 1] !== 0) at = (at + 2) & (2 * SLOTS - 1);
      slots[at] = scratch[from]!;
      slots[at + 1] = scratch[from + 1]!;
      slots[COUNT]!++;
    }

    // The segment's directory entries stand together; the upper half of them is the new segment's.
    const span = 1 << (this.#directoryBits - bit);
    const first = (hash >>> (32 - this.#directoryBits)) & -span;
    this.#directory.fill(highNumber, first + span / 2, first + span);
  }

  #doubleDirectory(): void {
    const old = this.#directory;
    const doubled = this.#meter.int32(2 * old.length);
    for (let at = 0; at < doubled.length; at++) doubled[at] = old[at >>> 1]!;
    this.#meter.give(old.byteLength);
    this.#directory = doubled;
    this.#directoryBits++;
  }
}
