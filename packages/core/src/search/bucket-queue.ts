import type { ByteMeter } from "./byte-meter.ts";

/** Entries in a chunk of two words each, a power of two: 32 KB. */
const CHUNK_BITS = 12;
const CHUNK_ENTRIES = 1 << CHUNK_BITS;

/**
 * The open list of A*: takes out an entry of the least f, among those one of the greatest g, among those the
 * latest; each in O(1), for f and g are small whole numbers. The queue is monotone: after an entry of some f
 * has been taken out, none of a smaller f may be put in, which a consistent heuristic grants.
 *
 * R. B. Dial, "Algorithm 360: shortest-path forest with topological ordering", 1969.
 */
export class BucketQueue {
  size = 0;
  /** The f and g of the entry that was taken out last. */
  f: number;
  g = 0;

  readonly #meter: ByteMeter;
  readonly #leastF: number;
  /** Per f - leastF, per g: the latest entry's number + 1, or 0. */
  readonly #buckets: (Int32Array | undefined)[] = [];
  /** Per f - leastF: no bucket beyond this g holds an entry. */
  readonly #greatestG: number[] = [];
  /** Entry n, at 2·n: its id, and the next entry of its bucket (or of the free list) + 1, or 0. */
  readonly #chunks: Int32Array[] = [];
  #entries = 0;
  #free = 0;

  constructor(leastF: number, meter: ByteMeter) {
    this.#leastF = leastF;
    this.#meter = meter;
    this.f = leastF;
  }

  /** @throws OUT_OF_BYTES */
  push(id: number, f: number, g: number): void {
    const index = f - this.#leastF;
    let buckets = this.#buckets[index];
    if (buckets === undefined || g >= buckets.length) buckets = this.#addBuckets(index, g);
    const entry = this.#free === 0 ? this.#addEntry() : this.#free - 1;
    const chunk = this.#chunks[entry >> CHUNK_BITS]!;
    const at = (entry & (CHUNK_ENTRIES - 1)) * 2;
    if (this.#free !== 0) this.#free = chunk[at + 1]!;
    chunk[at] = id;
    chunk[at + 1] = buckets[g]!;
    buckets[g] = entry + 1;
    if (g > this.#greatestG[index]!) this.#greatestG[index] = g;
    this.size++;
  }

  /** Returns the id of the entry taken out, whose f and g can then be read, or -1 when there is none. */
  pop(): number {
    if (this.size === 0) return -1;
    for (let index = this.f - this.#leastF; ; index++) {
      const buckets = this.#buckets[index];
      if (buckets === undefined) continue;
      let g = this.#greatestG[index]!;
      while (g >= 0 && buckets[g] === 0) g--;
      this.#greatestG[index] = g;
      if (g < 0) {
        this.#dropBuckets(index);
        continue;
      }
      this.f = this.#leastF + index;
      this.g = g;
      return this.#takeEntry(buckets, g);
    }
  }

  #takeEntry(buckets: Int32Array, g: number): number {
    const entry = buckets[g]! - 1;
    const chunk = this.#chunks[entry >> CHUNK_BITS]!;
    const at = (entry & (CHUNK_ENTRIES - 1)) * 2;
    buckets[g] = chunk[at + 1]!;
    chunk[at + 1] = this.#free;
    this.#free = entry + 1;
    this.size--;
    return chunk[at]!;
  }

  #addEntry(): number {
    if (this.#entries === this.#chunks.length * CHUNK_ENTRIES) {
      this.#chunks.push(this.#meter.int32(2 * CHUNK_ENTRIES));
    }
    return this.#entries++;
  }

  #addBuckets(index: number, g: number): Int32Array {
    const old = this.#buckets[index];
    const length = Math.max(16, 2 ** (32 - Math.clz32(g)));
    const buckets = old === undefined ? this.#meter.int32(length) : this.#meter.grown(old, length);
    this.#buckets[index] = buckets;
    this.#greatestG[index] ??= -1;
    return buckets;
  }

  #dropBuckets(index: number): void {
    this.#meter.give(this.#buckets[index]!.byteLength);
    this.#buckets[index] = undefined;
  }
}
