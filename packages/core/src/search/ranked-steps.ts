import { binomials, slotsOfOrders, TileOrders } from "../pattern-database/pattern-rank.ts";
import { FACTORIALS } from "../permutation.ts";

/** Above the rank of a set's lower cells stands their count. */
export const LOW_COUNT_SHIFT = 24;
export const LOW_RANK_MASK = 0xff_ffff;

/**
 * What moves do to sets of cells and orders of tiles, in patterns of certain sizes on boards of one size: the
 * same for every board, so it is made once and kept; some megabytes for patterns of eight.
 */
export interface RankedSteps {
  /** How many bits are 1 in each set of the cells that a move across rows can jump. */
  readonly bitCount: Uint8Array;
  /** Sets are split into so many lower cells and the others. */
  readonly lowBits: number;
  readonly highBits: number;
  /** Per set of lower cells: what it makes of the set's number, and its count above that. */
  readonly lowRank: Int32Array;
  /** Per count of lower cells and set of the others: what they add. */
  readonly highRank: Int32Array;
  /**
   * Which order follows which: at the pattern's beginning, for each slot and each number of tiles jumped from
   * -jumps to jumps a row of all orders.
   */
  readonly shifted: Uint16Array;
  /** Where each pattern begins in `shifted`. */
  readonly shiftAt: readonly number[];
  /** The most tiles that a move can jump. */
  readonly jumps: number;
  readonly bytes: number;
}

const known = /* @__PURE__ */ new Map<string, RankedSteps>();

/** Returns the steps for patterns of these sizes on boards of this size. */
export function rankedSteps(width: number, height: number, sizes: readonly number[]): RankedSteps {
  const key = `${width}x${height}/${sizes.join("-")}`;
  let steps = known.get(key);
  if (steps === undefined) {
    steps = makeSteps(width, width * height, sizes);
    known.set(key, steps);
  }
  return steps;
}

/** Returns the number of a set, among those of as many cells. */
export function setRank(
  { lowBits, highBits, lowRank, highRank }: RankedSteps,
  set: number,
): number {
  const low = lowRank[set & ((1 << lowBits) - 1)]!;
  const high = ((low >>> LOW_COUNT_SHIFT) << highBits) | (set >>> lowBits);
  return (low & LOW_RANK_MASK) + highRank[high]!;
}

function makeSteps(width: number, cells: number, sizes: readonly number[]): RankedSteps {
  const bitCount = new Uint8Array(1 << (Math.max(width, 2) - 1));
  for (let bits = 1; bits < bitCount.length; bits++) {
    bitCount[bits] = bitCount[bits >> 1]! + (bits & 1);
  }
  const lowBits = Math.ceil(cells / 2);
  const highBits = cells - lowBits;
  const lowRank = new Int32Array(1 << lowBits);
  const highRank = new Int32Array((lowBits + 1) << highBits);
  fillRanks(cells, lowBits, lowRank, highRank);

  const jumps = width - 1;
  let length = 0;
  const shiftAt = sizes.map((tiles) => {
    const at = length;
    length += tiles * (2 * jumps + 1) * FACTORIALS[tiles]!;
    return at;
  });
  const shifted = new Uint16Array(length);
  sizes.forEach((tiles, i) => {
    fillShifts(shifted, shiftAt[i]!, tiles, jumps);
  });
  const bytes = bitCount.byteLength + lowRank.byteLength + highRank.byteLength + shifted.byteLength;
  return { bitCount, lowBits, highBits, lowRank, highRank, shifted, shiftAt, jumps, bytes };
}

function fillRanks(
  cells: number,
  lowBits: number,
  lowRank: Int32Array,
  highRank: Int32Array,
): void {
  const choose = binomials(cells);
  for (let set = 0; set < lowRank.length; set++) {
    let count = 0;
    let rankOfSet = 0;
    for (let cell = 0; cell < lowBits; cell++) {
      if ((set >> cell) & 1) rankOfSet += choose[cell]![++count]!;
    }
    lowRank[set] = rankOfSet | (count << LOW_COUNT_SHIFT);
  }
  const highBits = cells - lowBits;
  for (let below = 0; below <= lowBits; below++) {
    for (let set = 0; set < 1 << highBits; set++) {
      let count = below;
      let rankOfSet = 0;
      for (let cell = 0; cell < highBits; cell++) {
        if ((set >> cell) & 1) rankOfSet += choose[cell + lowBits]![++count]!;
      }
      highRank[(below << highBits) | set] = rankOfSet;
    }
  }
}

function fillShifts(into: Uint16Array, at: number, tiles: number, jumps: number): void {
  const orders = new TileOrders(tiles);
  while (!orders.advance());
  const { shifted, count } = orders;
  const slots = slotsOfOrders(tiles);
  for (let order = 0; order < count; order++) {
    for (let place = 0; place < tiles; place++) {
      const row = at + (slots[order * tiles + place]! * (2 * jumps + 1) + jumps) * count + order;
      for (let to = Math.max(0, place - jumps); to < Math.min(tiles, place + jumps + 1); to++) {
        into[row + (to - place) * count] = shifted[(place * tiles + to) * count + order]!;
      }
    }
  }
}
