import type { Board } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import type { ByteMeter } from "../search/byte-meter.ts";
import type { Heuristic } from "./heuristic.ts";
import { Manhattan } from "./manhattan.ts";

/**
 * Returns the heuristic that counts inversions. Read the tiles row by row, and count the pairs that stand in
 * the other order than in the goal: a move along a row changes none, and one along a column carries a tile past
 * width - 1 others, so at least inversions / (width - 1) such moves are needed; on an even width each changes
 * their parity, so that many or one more. Read column by column, the same bounds the moves along rows.
 *
 * On a line, where tiles cannot pass each other, it is the blank's way, that is {@link Manhattan}.
 *
 * K. Takahashi, "Inversion distance", 2002 (ja).
 *
 * @throws OUT_OF_BYTES
 */
export function inversionDistance(goal: Board, meter: ByteMeter): Heuristic {
  return goal.width === 1 || goal.height === 1
    ? new Manhattan(goal, meter)
    : new InversionDistance(goal, meter);
}

class InversionDistance implements Heuristic {
  readonly name: HeuristicName = "inversionDistance";
  readonly #width: number;
  readonly #height: number;
  /** Per tile: its place in the goal, read row by row, then column by column, at cells + tile. */
  readonly #place: Int32Array;
  readonly #inversions: Int32Array;
  #tiles: Int32Array;

  constructor({ width, height, tiles }: Board, meter: ByteMeter) {
    const cells = tiles.length;
    this.#width = width;
    this.#height = height;
    this.#place = meter.int32(2 * cells);
    this.#inversions = meter.int32(2);
    this.#tiles = this.#inversions;
    for (let place = 0; place < cells; place++) {
      this.#place[tiles[place]!] = place;
      this.#place[cells + tiles[this.#cellAt(place)]!] = place;
    }
  }

  /** The cell that comes up at a place when columns are read one after another. */
  #cellAt(place: number): number {
    return (place % this.#height) * this.#width + Math.floor(place / this.#height);
  }

  load(tiles: Int32Array): number {
    this.#tiles = tiles;
    const cells = tiles.length;
    this.#inversions.fill(0);
    for (let first = 0; first < cells; first++) {
      for (let second = first + 1; second < cells; second++) {
        const [a, b] = [tiles[first]!, tiles[second]!];
        if (a !== 0 && b !== 0 && this.#place[a]! > this.#place[b]!) this.#inversions[0]!++;
        const [c, d] = [tiles[this.#cellAt(first)]!, tiles[this.#cellAt(second)]!];
        if (c !== 0 && d !== 0 && this.#place[cells + c]! > this.#place[cells + d]!) {
          this.#inversions[1]!++;
        }
      }
    }
    return this.#bound(0, 0) + this.#bound(1, 0);
  }

  change(tile: number, from: number, to: number, code: number): number {
    const axis = code >> 1;
    return this.#bound(axis, this.#added(tile, from, to, axis)) - this.#bound(axis, 0);
  }

  apply(tile: number, from: number, to: number, code: number): void {
    this.#inversions[code >> 1]! += this.#added(tile, from, to, code >> 1);
  }

  /** The moves along an axis that so many inversions more or less would take. */
  #bound(axis: number, added: number): number {
    const inversions = this.#inversions[axis]! + added;
    const passed = (axis === 0 ? this.#width : this.#height) - 1;
    const moves = Math.ceil(inversions / passed);
    return passed % 2 === 1 && (moves + inversions) % 2 === 1 ? moves + 1 : moves;
  }

  /** The inversions that a tile makes, less those that it mends, by passing the tiles between. */
  #added(tile: number, from: number, to: number, axis: number): number {
    const cells = this.#tiles.length;
    const offset = axis * cells;
    const place = this.#place[offset + tile]!;
    const step = axis === 0 ? 1 : this.#width;
    // Read along the axis, the cells between the two; when columns are read, the end of one and the
    // beginning of the next.
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    let greater = 0;
    let count = 0;
    for (let cell = low + step; axis === 0 ? cell < high : cell < cells; cell += step) {
      count++;
      if (this.#place[offset + this.#tiles[cell]!]! > place) greater++;
    }
    if (axis === 1) {
      for (let cell = high - step; cell >= 0; cell -= step) {
        count++;
        if (this.#place[offset + this.#tiles[cell]!]! > place) greater++;
      }
    }
    const forwards = to > from ? greater : count - greater;
    return 2 * forwards - count;
  }
}
