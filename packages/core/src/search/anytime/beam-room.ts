import { PAGE, touchPages } from "../../touch-pages.ts";
import type { ByteMeter } from "../byte-meter.ts";

/** The boards of one depth. */
export interface Level {
  /** At index · cells + cell. */
  readonly tiles: Uint16Array;
  readonly blank: Int32Array;
  /** The code of the move that came to it. */
  readonly last: Int32Array;
  readonly value: Int32Array;
  /** Two words a board. */
  readonly hash: Int32Array;
}

/** What the boards of one depth lead to. */
export interface Successors {
  /** 4 · the index of the board before + code. */
  readonly cameBy: Int32Array;
  readonly value: Int32Array;
  readonly hash: Int32Array;
}

/** The arrays that beams of one width work in, one after the other. */
export class BeamRoom {
  readonly width: number;
  readonly levels: readonly [Level, Level];
  readonly successors: Successors;
  /** Hashes, two words each, and by what mark they were seen; a beam's marks are above all before. */
  readonly seen: Int32Array;
  readonly seenBy: Int32Array;
  /** The greatest mark yet. */
  mark = 0;
  isReady = false;

  readonly #meter: ByteMeter;
  readonly #bytes: number;
  #pages = 0;

  /** @throws OUT_OF_BYTES, having given back what it took */
  constructor(width: number, cells: number, meter: ByteMeter) {
    const before = meter.bytes;
    this.width = width;
    this.#meter = meter;
    try {
      this.levels = [level(width, cells, meter), level(width, cells, meter)];
      this.successors = successors(3 * width + 1, meter);
      // Three depths of up to three successors a board are held at once: more than half must stay free.
      const slots = 2 ** Math.ceil(Math.log2(20 * width));
      this.seen = meter.int32(2 * slots);
      this.seenBy = meter.int32(slots);
    } catch (error) {
      meter.give(meter.bytes - before);
      throw error;
    }
    this.#bytes = meter.bytes - before;
  }

  /** Makes so many pages of each array ready to be written to, or all that are left. Returns how many it were. */
  prepare(pages: number): number {
    const parts = [...this.levels, this.successors].flatMap((part) => Object.values(part));
    const arrays = [...parts, this.seen, this.seenBy];
    const all = Math.ceil(Math.max(...arrays.map(({ byteLength }) => byteLength)) / PAGE);
    const made = Math.min(pages, all - this.#pages);
    this.isReady = touchPages(arrays, this.#pages, made);
    this.#pages += made;
    return made;
  }

  /** Gives back the bytes. */
  release(): void {
    this.#meter.give(this.#bytes);
  }
}

function level(width: number, cells: number, meter: ByteMeter): Level {
  return {
    tiles: meter.uint16(width * cells),
    blank: meter.int32(width),
    last: meter.int32(width),
    value: meter.int32(width),
    hash: meter.int32(2 * width),
  };
}

function successors(length: number, meter: ByteMeter): Successors {
  return {
    cameBy: meter.int32(length),
    value: meter.int32(length),
    hash: meter.int32(2 * length),
  };
}
