import type { ByteMeter } from "./byte-meter.ts";
import type { StateLog } from "./state-log.ts";

/** Slots in a segment, a power of two. */
const SLOTS = 4096;
/** A segment with more entries is split. */
const MOST = 3072;
/** After its slots a segment keeps how many are taken, and how many leading hash bits its entries share. */
const COUNT = SLOTS;
const DEPTH = SLOTS + 1;
const SEGMENT_WORDS = SLOTS + 2;

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
  /** Slots hold a state's number + 1, or 0. */
  readonly #segments: Int32Array[];
  readonly #scratch: Int32Array;
  /** Where {@link find} ended. */
  #segment: number;
  #slot = 0;

  constructor(log: StateLog, meter: ByteMeter) {
    this.#log = log;
    this.#meter = meter;
    this.#directory = meter.int32(2);
    this.#segments = [meter.int32(SEGMENT_WORDS)];
    this.#scratch = meter.int32(SLOTS);
    this.#segment = 0;
  }

  /** Returns the number of the log's state in hand, or -1 when it is not here. */
  find(): number {
    const hash = this.#log.hash();
    this.#segment = this.#directory[hash >>> (32 - this.#directoryBits)]!;
    const slots = this.#segments[this.#segment]!;
    let slot = hash & (SLOTS - 1);
    for (let entry = slots[slot]!; entry !== 0; entry = slots[slot]!) {
      if (this.#log.matches(entry - 1)) return entry - 1;
      slot = (slot + 1) & (SLOTS - 1);
    }
    this.#slot = slot;
    return -1;
  }

  /**
   * Appends the log's state in hand, which {@link find} has just not found, and returns its number.
   *
   * @throws OUT_OF_BYTES
   */
  add(): number {
    const id = this.#log.append();
    const slots = this.#segments[this.#segment]!;
    slots[this.#slot] = id + 1;
    slots[COUNT]!++;
    if (slots[COUNT]! > MOST) this.#split(this.#segment);
    return id;
  }

  /** Parts a segment by the next bit of the hash. */
  #split(number: number): void {
    const low = this.#segments[number]!;
    const bit = low[DEPTH]!;
    if (bit === this.#directoryBits) this.#doubleDirectory();
    const high = this.#meter.int32(SEGMENT_WORDS);
    const highNumber = this.#segments.push(high) - 1;

    this.#scratch.set(low.subarray(0, SLOTS));
    low.fill(0);
    low[DEPTH] = bit + 1;
    high[DEPTH] = bit + 1;
    let prefix = 0;
    for (let at = 0; at < SLOTS; at++) {
      const entry = this.#scratch[at]!;
      if (entry === 0) continue;
      const hash = this.#log.hashOf(entry - 1);
      prefix = hash;
      const slots = ((hash >>> (31 - bit)) & 1) === 0 ? low : high;
      let slot = hash & (SLOTS - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
      slots[slot] = entry;
      slots[COUNT]!++;
    }

    // The segment's directory entries stand together; the upper half of them is the new segment's.
    const span = 1 << (this.#directoryBits - bit);
    const first = (prefix >>> (32 - this.#directoryBits)) & -span;
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
