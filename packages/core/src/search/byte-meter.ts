/** What {@link ByteMeter.take} throws: the search that meets it ends with the `memory` limit. */
export const OUT_OF_BYTES: unique symbol = /* @__PURE__ */ Symbol("out of bytes");

/**
 * Keeps account of the arrays of one search, and refuses an array before it is made if the limit would be
 * passed with it. While an array grows, the old one and the new one both count.
 */
export class ByteMeter {
  readonly limit: number;
  /** Bytes in use. */
  bytes = 0;

  constructor(limit: number = Number.POSITIVE_INFINITY) {
    this.limit = limit;
  }

  /** @throws {@link OUT_OF_BYTES} */
  take(bytes: number): void {
    if (this.bytes + bytes > this.limit) throw OUT_OF_BYTES;
    this.bytes += bytes;
  }

  give(bytes: number): void {
    this.bytes -= bytes;
  }

  /**
   * Returns a new array of zeros, which counts from now on.
   *
   * @throws {@link OUT_OF_BYTES}
   */
  int32(length: number): Int32Array {
    return this.#make(4 * length, () => new Int32Array(length));
  }

  /** As {@link int32}. */
  int8(length: number): Int8Array {
    return this.#make(length, () => new Int8Array(length));
  }

  /** As {@link int32}. */
  uint16(length: number): Uint16Array {
    return this.#make(2 * length, () => new Uint16Array(length));
  }

  /** As {@link int32}. */
  uint8(length: number): Uint8Array {
    return this.#make(length, () => new Uint8Array(length));
  }

  /**
   * Returns a longer array that begins with the old one's entries; the old one no longer counts.
   *
   * @throws {@link OUT_OF_BYTES}
   */
  grown(array: Int32Array, length: number): Int32Array {
    const longer = this.int32(length);
    longer.set(array);
    this.give(array.byteLength);
    return longer;
  }

  #make<T>(bytes: number, make: () => T): T {
    this.take(bytes);
    try {
      return make();
    } catch (error) {
      // The machine's own limit, which comes as a RangeError, is a limit like any other.
      this.give(bytes);
      throw error instanceof RangeError ? OUT_OF_BYTES : error;
    }
  }
}
