import type { ByteMeter } from "./byte-meter.ts";

/** Words in a chunk at most (256 KB), unless a single record takes more. */
const CHUNK_WORDS = 65_536;
/** Words in the first chunk when it is made; it doubles up to the full size. */
const FIRST_WORDS = 1024;

/**
 * A growing list of packed states, numbered 0, 1, 2 …, each with some words of its owner's beside it.
 * A state takes as few bits a tile as will do, no tile across two words, and the last cell is left out,
 * being known from the others. Full chunks are never moved, so that growing takes no time and no second copy.
 *
 * Work goes through `key`, the packed state in hand.
 */
export class StateLog {
  /** The state in hand. Moving a tile is two calls of {@link toggle}. */
  readonly key: Int32Array;
  length = 0;

  readonly #meter: ByteMeter;
  readonly #words: number;
  readonly #stride: number;
  readonly #chunkBits: number;
  readonly #chunks: (Int32Array | undefined)[] = [];
  readonly #spare: Int32Array[] = [];
  /** Per cell: the word and the place in it that hold the tile. */
  readonly #wordOf: Int32Array;
  readonly #shiftOf: Int32Array;
  readonly #mask: number;
  readonly #last: number;

  constructor(cells: number, extraWords: number, meter: ByteMeter) {
    const bits = Math.max(1, 32 - Math.clz32(cells - 1));
    const tilesPerWord = Math.floor(32 / bits);
    this.#meter = meter;
    this.#last = cells - 1;
    this.#mask = 2 ** bits - 1;
    this.#words = Math.ceil(this.#last / tilesPerWord);
    this.#stride = this.#words + extraWords;
    this.#chunkBits = Math.max(0, 31 - Math.clz32(CHUNK_WORDS / this.#stride));
    this.#wordOf = meter.int32(this.#last);
    this.#shiftOf = meter.int32(this.#last);
    for (let cell = 0; cell < this.#last; cell++) {
      this.#wordOf[cell] = Math.floor(cell / tilesPerWord);
      this.#shiftOf[cell] = (cell % tilesPerWord) * bits;
    }
    this.key = meter.int32(this.#words);
  }

  /** Takes a board in hand. */
  pack(tiles: Int32Array): void {
    this.key.fill(0);
    for (let cell = 0; cell < this.#last; cell++) {
      this.key[this.#wordOf[cell]!]! |= tiles[cell]! << this.#shiftOf[cell]!;
    }
  }

  /** Writes the state in hand to `tiles`, and returns the blank's cell. */
  unpack(tiles: Int32Array): number {
    const last = this.#last;
    const key = this.key;
    let blank = last;
    let rest = (last * (last + 1)) / 2;
    for (let cell = 0; cell < last; cell++) {
      const tile = (key[this.#wordOf[cell]!]! >>> this.#shiftOf[cell]!) & this.#mask;
      if (tile === 0) blank = cell;
      rest -= tile;
      tiles[cell] = tile;
    }
    tiles[last] = rest;
    return blank;
  }

  /** Puts `tile` into the cell of the state in hand if the blank is there, and takes it out if it is there. */
  toggle(tile: number, cell: number): void {
    if (cell < this.#last) this.key[this.#wordOf[cell]!]! ^= tile << this.#shiftOf[cell]!;
  }

  /** Takes state `id` in hand. */
  take(id: number): void {
    const chunk = this.#chunks[id >> this.#chunkBits]!;
    const at = this.#at(id);
    for (let word = 0; word < this.#words; word++) this.key[word] = chunk[at + word]!;
  }

  /**
   * Adds the state in hand, and returns its number; the owner's words are of any value.
   *
   * @throws OUT_OF_BYTES
   */
  append(): number {
    const id = this.length;
    const index = id >> this.#chunkBits;
    const at = this.#at(id);
    let chunk = this.#chunks[index];
    if (chunk === undefined || at >= chunk.length) chunk = this.#growChunk(index);
    for (let word = 0; word < this.#words; word++) chunk[at + word] = this.key[word]!;
    this.length = id + 1;
    return id;
  }

  /** Gives up all states before `id`, as far as they fill chunks: their numbers must not be used again. */
  forgetBefore(id: number): void {
    const index = (id >> this.#chunkBits) - 1;
    const chunk = this.#chunks[index];
    if (chunk === undefined) return;
    this.#spare.push(chunk);
    this.#chunks[index] = undefined;
  }

  /** Tells whether a copy made of `key` is equal to it now. */
  holds(words: Int32Array): boolean {
    for (let word = 0; word < this.#words; word++) {
      if (words[word] !== this.key[word]) return false;
    }
    return true;
  }

  /** Tells whether state `id` is the one in hand. */
  matches(id: number): boolean {
    const chunk = this.#chunks[id >> this.#chunkBits]!;
    const at = this.#at(id);
    for (let word = 0; word < this.#words; word++) {
      if (chunk[at + word] !== this.key[word]) return false;
    }
    return true;
  }

  /** Returns a hash, any 32-bit integer, of the state in hand. */
  hash(): number {
    // Multiply, shift and mix, with the constants of MurmurHash3 (A. Appleby, 2011).
    let hash = 0x9e3779b9;
    for (let word = 0; word < this.#words; word++) {
      hash = Math.imul(hash ^ this.key[word]!, 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  }

  /** Returns the first of the owner's words beside state `id`. */
  note(id: number): number {
    return this.#chunks[id >> this.#chunkBits]![this.#at(id) + this.#words]!;
  }

  setNote(id: number, value: number): void {
    this.#chunks[id >> this.#chunkBits]![this.#at(id) + this.#words] = value;
  }

  #at(id: number): number {
    return (id & ((1 << this.#chunkBits) - 1)) * this.#stride;
  }

  #growChunk(index: number): Int32Array {
    const full = this.#stride << this.#chunkBits;
    const old = this.#chunks[index];
    let chunk: Int32Array;
    if (old !== undefined) chunk = this.#meter.grown(old, Math.min(full, 2 * old.length));
    else if (index === 0)
      chunk = this.#meter.int32(
        Math.min(full, this.#stride * Math.ceil(FIRST_WORDS / this.#stride)),
      );
    else chunk = this.#spare.pop() ?? this.#meter.int32(full);
    this.#chunks[index] = chunk;
    return chunk;
  }
}
