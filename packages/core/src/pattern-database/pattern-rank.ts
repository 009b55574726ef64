import { FACTORIALS } from "../permutation.ts";

/** binomials[n][k] = n! / (k! (n-k)!), exact as far as it matters here, for n up to `most`. */
export function binomials(most: number): number[][] {
  const rows: number[][] = [];
  for (let n = 0; n <= most; n++) {
    const row = new Array<number>(most + 2).fill(0);
    row[0] = 1;
    for (let k = 1; k <= n; k++) row[k] = rows[n - 1]![k - 1]! + rows[n - 1]![k]!;
    rows.push(row);
  }
  return rows;
}

/** Returns how many ways there are to place `tiles` tiles on `cells` cells. */
export function placements(cells: number, tiles: number): number {
  let count = 1;
  for (let i = 0; i < tiles; i++) count *= cells - i;
  return count;
}

/**
 * The orders in which the tiles of a pattern come up, cell by cell, numbered lexicographically: an order is
 * the permutation of the tiles' slots. Made step by step, for up to eight tiles.
 */
export class TileOrders {
  readonly tiles: number;
  readonly count: number;
  /**
   * Which order follows when the tile at place `from` goes to place `to`, the others closing up: entry
   * (from · tiles + to) · count + order.
   */
  readonly shifted: Uint16Array;
  #way = 1;
  #place = 0;

  constructor(tiles: number) {
    this.tiles = tiles;
    this.count = FACTORIALS[tiles]!;
    this.shifted = new Uint16Array(tiles * tiles * this.count);
  }

  /** Does some milliseconds' work; tells whether all is there. */
  advance(): boolean {
    if (this.#place + this.#way >= this.tiles) {
      this.#way++;
      this.#place = 0;
    }
    if (this.#way >= Math.max(2, this.tiles)) return true;
    if (this.#way === 1) this.#exchange(this.#place++);
    else this.#compose(this.#way, this.#place++);
    return false;
  }

  #at(from: number, to: number): number {
    return (from * this.tiles + to) * this.count;
  }

  /** The tile at a place and the one after it. */
  #exchange(place: number): void {
    const { shifted, tiles } = this;
    const up = this.#at(place, place + 1);
    const down = this.#at(place + 1, place);
    // Of the order's Lehmer code only two digits change, those of the two tiles.
    const weight = FACTORIALS[tiles - 1 - place]!;
    const nextWeight = FACTORIALS[tiles - 2 - place]!;
    for (let order = 0; order < this.count; order++) {
      const digit = Math.floor(order / weight) % (tiles - place);
      const next = Math.floor(order / nextWeight) % (tiles - place - 1);
      const change =
        digit <= next
          ? (next + 1 - digit) * weight + (digit - next) * nextWeight
          : (next - digit) * weight + (digit - 1 - next) * nextWeight;
      shifted[up + order] = order + change;
      shifted[down + order] = order + change;
    }
  }

  /** Longer ways are made of exchanges of neighbours. */
  #compose(way: number, place: number): void {
    const { shifted, count } = this;
    const up = this.#at(place, place + way);
    const down = this.#at(place + way, place);
    for (let order = 0; order < count; order++) {
      const above = shifted[this.#at(place, place + way - 1) + order]!;
      shifted[up + order] = shifted[this.#at(place + way - 1, place + way) + above]!;
      const below = shifted[this.#at(place + way, place + 1) + order]!;
      shifted[down + order] = shifted[this.#at(place + 1, place) + below]!;
    }
  }
}

/** Returns the slots of the tiles in each order, as {@link TileOrders} numbers them: one after another in dictionary order. */
export function slotsOfOrders(tiles: number): Uint8Array {
  const count = FACTORIALS[tiles]!;
  const all = new Uint8Array(tiles * count);
  const slots = Uint8Array.from({ length: tiles }, (_, slot) => slot);
  for (let order = 0; order < count; order++) {
    all.set(slots, order * tiles);
    let last = tiles - 2;
    while (last >= 0 && slots[last]! > slots[last + 1]!) last--;
    if (last < 0) break;
    let greater = tiles - 1;
    while (slots[greater]! < slots[last]!) greater--;
    [slots[last], slots[greater]] = [slots[greater]!, slots[last]!];
    slots.subarray(last + 1).reverse();
  }
  return all;
}
