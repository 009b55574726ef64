import { moveTable } from "../move.ts";
import { FACTORIALS } from "../permutation.ts";

/**
 * The numbering of all boards of one size that lead to each other, for breadth-first search over bits.
 *
 * A state is the blank's cell and the order of the tiles, in reading order without the blank. A move along a
 * row leaves that order as it is. A move along a column carries one tile past width-1 others: it rotates a
 * window of `width` neighbouring entries. Of the order's Lehmer code (digit i: how many later entries are
 * smaller) that changes the window's digits alone, each by a rule that looks at nothing else. So a move is a
 * permutation of Cantor ranks which carries whole stretches of neighbouring ranks along unbroken, and sets
 * of states kept as bits are moved a word of 32 at a time.
 *
 * The last five entries, of which parity leaves 60 orders, take 64 bits; every word of them is moved with
 * the rest of its 64 when the window lies before them.
 */
export interface StateSpace {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** See {@link moveTable}. */
  readonly neighbours: Int32Array;
  /** How many entries the order has: the tiles; none on a line, where the order never changes. */
  readonly entries: number;
  /** What each digit of the order's Lehmer code adds to the number of its bit. */
  readonly weights: Int32Array;
  /** How many 32-bit words the orders of one blank cell take. */
  readonly words: number;
  /** How many boards there are. */
  readonly states: number;
}

/** The most cells whose boards are numbered. */
export const MAX_SPACE_CELLS = 12;

/** How many of the last entries share 64 bits. */
export const GROUP = 5;
const GROUP_BITS = 64;

/** Returns the numbering for a size of at most {@link MAX_SPACE_CELLS} cells, no wider than high, or a flat line. */
export function stateSpace(width: number, height: number): StateSpace {
  const cells = width * height;
  const entries = height === 1 ? 0 : cells - 1;
  const weights = new Int32Array(entries);
  for (let i = 0; i < entries; i++) {
    const later = entries - 1 - i;
    weights[i] =
      later < GROUP
        ? FACTORIALS[later]! >> 1
        : (FACTORIALS[later]! / FACTORIALS[GROUP]!) * GROUP_BITS;
  }
  const groups = entries <= GROUP ? 1 : FACTORIALS[entries]! / FACTORIALS[GROUP]!;
  return {
    width,
    height,
    cells,
    neighbours: moveTable(width, height),
    entries,
    weights,
    words: (groups * GROUP_BITS) / 32,
    states: cells * Math.max(1, FACTORIALS[entries]! / 2),
  };
}

/**
 * Returns the parity of the digits' sum, which is that of the inversions, of every state whose blank is in
 * `blank`, if the goal, whose order is 0 1 2 …, has it in `goalBlank`.
 */
export function orderParity({ width }: StateSpace, blank: number, goalBlank: number): number {
  const rows = Math.floor(blank / width) - Math.floor(goalBlank / width);
  return rows & (width - 1) & 1;
}

/** Tells whether these two cells are an odd number of steps apart: so is every board with the blank in one from every board with it in the other. */
export function stepParity({ width }: StateSpace, a: number, b: number): number {
  return ((a % width) + Math.floor(a / width) + (b % width) + Math.floor(b / width)) & 1;
}

/**
 * Changes the digits at `at` and at + 1 as exchanging the two entries does: the smaller of the two is
 * counted by the other where it comes later.
 */
function exchange(digits: Uint8Array, at: number): void {
  const first = digits[at]!;
  const second = digits[at + 1]!;
  const smaller = (second - first) >> 31;
  digits[at] = second + 1 + smaller;
  digits[at + 1] = first + smaller;
}

/** Changes the digits as the blank's move up does from the cell below the window to its first: the first entry becomes the last. */
export function rotateUp(digits: Uint8Array, at: number, width: number): void {
  for (let i = at; i < at + width - 1; i++) exchange(digits, i);
}

/** Changes the digits as the blank's move down does: the last entry of the window becomes the first. */
export function rotateDown(digits: Uint8Array, at: number, width: number): void {
  for (let i = at + width - 2; i >= at; i--) exchange(digits, i);
}

/**
 * Writes the digits of the order whose bit has this number. The last but one, which the number leaves
 * out, follows from the parity of their sum.
 */
export function digitsOf(
  { entries, weights }: StateSpace,
  bit: number,
  parity: number,
  digits: Uint8Array,
): void {
  let rest = bit;
  let sum = 0;
  for (let i = 0; i < entries - 2; i++) {
    const digit = Math.floor(rest / weights[i]!);
    rest -= digit * weights[i]!;
    digits[i] = digit;
    sum += digit;
  }
  if (entries >= 2) digits[entries - 2] = (sum ^ parity) & 1;
  if (entries >= 1) digits[entries - 1] = 0;
}
