import type { PatternDatabases } from "../pattern-database/pattern-databases.ts";
import type { PatternView } from "../pattern-database/pattern-view.ts";
import { FACTORIALS, rank } from "../permutation.ts";
import type { Problem } from "../problem.ts";
import type { ByteMeter } from "./byte-meter.ts";
import {
  codesOnPath,
  type Descent,
  EXHAUSTED,
  FOUND,
  type Left,
  MOST_SUCCESSORS,
  moveSteps,
  PAUSED,
  PRUNED,
  packedRows,
} from "./descent.ts";
import type { MoveAutomaton } from "./move-automaton.ts";
import {
  LOW_COUNT_SHIFT,
  LOW_RANK_MASK,
  type RankedSteps,
  rankedSteps,
  setRank,
} from "./ranked-steps.ts";

/**
 * Words of a stack entry: the move; the sums of both views or, on the path, where the blank was; for each view
 * the set of cells and the order and value of the pattern that moves. On the path these are what they were
 * before: going down exchanges them.
 */
const ENTRY = 6;
const ORDER_MASK = 0xffff;
/** An order is kept in one word with the entry's value. */
const VALUE_SHIFT = 16;

/** Words about a tile's move in one view: pattern, tiles' orders, row of no jump, row for each tile jumped. */
const CHANGE = 4;

/**
 * Descends by pattern databases whose tables are ranked, in two views, as {@link DirectPatternDescent} does.
 * A pattern stands as a set of cells, one bit each, and an order of its tiles; a move changes the set, and
 * the order only where tiles of the pattern lie between, which takes a move across the rows of the view.
 */
export class RankedPatternDescent implements Descent {
  expanded = 0;
  generated = 0;
  readonly h: number;

  readonly #meter: ByteMeter;
  readonly #start: Int32Array;
  readonly #startSums: number;
  readonly #startSets: Int32Array;
  readonly #startOrders: Int32Array;

  readonly #tables: Uint8Array;
  readonly #tiles: Int32Array;
  /** By pattern, first those of one view: set of cells; order, and value above it; where the table begins. */
  readonly #sets: Int32Array;
  readonly #orders: Int32Array;
  readonly #tableAt: Int32Array;
  /** Per 4 · tile + move code, {@link CHANGE} words for each view. */
  readonly #changes: Int32Array;
  readonly #steps: RankedSteps;
  /** Per view, blank cell and move code: both cells of the move, and the first of those between and how many. */
  readonly #moveCells: Int32Array;
  readonly #moveBetween: Int32Array;
  #successors: Int32Array = new Int32Array(0);
  #automatonRows: Uint16Array = new Uint16Array(0);
  #stack: Int32Array = new Int32Array(0);

  // The node in hand.
  #top = 0;
  #blank = 0;
  #row = 0;
  #sums = 0;
  #room = 0;

  constructor(
    { start }: Problem,
    { data, patterns, width, height }: PatternDatabases,
    views: readonly PatternView[],
    meter: ByteMeter,
  ) {
    const cells = start.tiles.length;
    const count = patterns.length;
    this.#meter = meter;
    this.#tables = data;
    this.#tiles = meter.int32(cells);
    this.#start = meter.int32(cells);
    this.#start.set(start.tiles);
    this.#sets = meter.int32(2 * count);
    this.#orders = meter.int32(2 * count);
    this.#startSets = meter.int32(2 * count);
    this.#startOrders = meter.int32(2 * count);
    this.#tableAt = meter.int32(2 * count);
    this.#changes = meter.int32(4 * cells * 2 * CHANGE);
    this.#moveCells = meter.int32(2 * 4 * cells);
    this.#moveBetween = meter.int32(2 * 4 * cells);
    const sizes = patterns.map((pattern) => pattern.cells.length);
    const steps = rankedSteps(width, height, sizes);
    meter.take(steps.bytes);
    this.#steps = steps;
    const { jumps, shiftAt } = steps;

    const sums = [0, 0];
    views.slice(0, 2).forEach(({ nameOf, cellOf }, view) => {
      const ways = moveSteps(width, height, cellOf);
      const tileOf = new Int32Array(cells);
      nameOf.forEach((name, tile) => {
        tileOf[name] = tile;
      });
      for (let blank = 0; blank < cells; blank++) {
        for (let code = 0; code < 4; code++) {
          const step = ways[code]!;
          const to = cellOf[blank]!;
          const from = to + step;
          if (from < 0 || from >= cells) continue;
          const at = 4 * (blank + view * cells) + code;
          this.#moveCells[at] = (1 << from) | (1 << to);
          const between = Math.abs(step) === 1 ? 0 : (1 << jumps) - 1;
          this.#moveBetween[at] = (Math.min(from, to) + 1) | (between << 8);
        }
      }
      patterns.forEach((pattern, i) => {
        const at = view * count + i;
        const tiles = pattern.cells.length;
        const orders = FACTORIALS[tiles]!;
        const places = pattern.cells.map((name) => cellOf[start.tiles.indexOf(tileOf[name]!)]!);
        const ascending = places.slice().sort((a, b) => a - b);
        let set = 0;
        for (const place of places) set |= 1 << place;
        const order = rank(ascending.map((cell) => places.indexOf(cell)));
        const value = data[pattern.offset + setRank(steps, set) * orders + order]!;
        this.#tableAt[at] = pattern.offset;
        this.#startSets[at] = set;
        this.#startOrders[at] = order | (value << VALUE_SHIFT);
        sums[view]! += value - 1;
        pattern.cells.forEach((name, slot) => {
          for (let code = 0; code < 4; code++) {
            const change = CHANGE * (2 * (4 * tileOf[name]! + code) + view);
            this.#changes[change] = at;
            this.#changes[change + 1] = orders;
            this.#changes[change + 2] = shiftAt[i]! + (slot * (2 * jumps + 1) + jumps) * orders;
            // The tile goes the other way than the blank.
            this.#changes[change + 3] = ways[code]! < 0 ? orders : -orders;
          }
        });
      });
    });
    if (views.length === 1) this.#leaveOut(count);
    this.h = Math.max(sums[0]!, sums[1]!);
    this.#startSums = sums[0]! | (sums[1]! << 16);
  }

  /** Lets the second view look, move after move, at one and the same entry, so that its sum stays 0. */
  #leaveOut(count: number): void {
    for (let change = CHANGE; change < this.#changes.length; change += 2 * CHANGE) {
      this.#changes[change] = count;
    }
    this.#tableAt[count] = this.#tableAt[0]!;
    this.#startOrders[count] = this.#tables[this.#tableAt[0]!]! << VALUE_SHIFT;
  }

  ready(): boolean {
    return true;
  }

  prepare(automaton: MoveAutomaton, successors: Int32Array): void {
    this.#automatonRows = packedRows(automaton, this.#meter);
    this.#successors = successors;
  }

  begin(bound: number): void {
    const length = ENTRY * MOST_SUCCESSORS * (bound + 1);
    if (this.#stack.length < length) {
      this.#meter.give(this.#stack.byteLength);
      this.#stack = this.#meter.int32(length);
    }
    this.#tiles.set(this.#start);
    this.#sets.set(this.#startSets);
    this.#orders.set(this.#startOrders);
    this.#top = 0;
    this.#blank = this.#start.indexOf(0);
    this.#row = 0;
    this.#sums = this.#startSums;
    this.#room = bound - 1;
  }

  run(stop: number): Left {
    const tables = this.#tables;
    const tableAt = this.#tableAt;
    const changes = this.#changes;
    const sets = this.#sets;
    const orders = this.#orders;
    const tiles = this.#tiles;
    const successors = this.#successors;
    const automatonRows = this.#automatonRows;
    const stack = this.#stack;
    const moveCells = this.#moveCells;
    const moveBetween = this.#moveBetween;
    const otherView = 4 * tiles.length;
    const { shifted, bitCount, lowRank, highRank, lowBits, highBits } = this.#steps;
    const lowMask = (1 << lowBits) - 1;
    let top = this.#top;
    let blank = this.#blank;
    let row = this.#row;
    let sum = this.#sums & 0xffff;
    let otherSum = this.#sums >> 16;
    let room = this.#room;
    let expanded = this.expanded;
    let generated = this.generated;
    let left: Left;

    search: for (;;) {
      if (sum === 0) {
        left = FOUND;
        break;
      }
      if (expanded === stop) {
        left = PAUSED;
        break;
      }
      expanded++;
      for (
        let at = 5 * blank, successor = successors[at]!;
        successor >= 0;
        successor = successors[++at]!
      ) {
        const code = successor & 3;
        const next = automatonRows[(row << 2) + code]!;
        if (next === PRUNED) continue;
        generated++;
        const move = (tiles[successor >> 2]! << 2) | code;
        let change = move << 3;
        let moved = (blank << 2) + code;
        stack[top] = (successor >> 2) | (move << 6) | (next << 14);

        let pattern = changes[change]!;
        let set = sets[pattern]!;
        let between = moveBetween[moved]!;
        let jumped = bitCount[(set >>> (between & 255)) & (between >> 8)]!;
        let order = orders[pattern]!;
        let newOrder = order & ORDER_MASK;
        if (jumped !== 0) {
          newOrder = shifted[changes[change + 2]! + jumped * changes[change + 3]! + newOrder]!;
        }
        set ^= moveCells[moved]!;
        let low = lowRank[set & lowMask]!;
        let rankOfSet =
          (low & LOW_RANK_MASK) +
          highRank[((low >>> LOW_COUNT_SHIFT) << highBits) | (set >>> lowBits)]!;
        let value =
          tables[tableAt[pattern]! + Math.imul(rankOfSet, changes[change + 1]!) + newOrder]!;
        const newSum = sum + value - (order >>> VALUE_SHIFT);
        stack[top + 2] = set;
        stack[top + 3] = newOrder | (value << VALUE_SHIFT);

        // The same in the other view.
        change += CHANGE;
        moved += otherView;
        pattern = changes[change]!;
        set = sets[pattern]!;
        between = moveBetween[moved]!;
        jumped = bitCount[(set >>> (between & 255)) & (between >> 8)]!;
        order = orders[pattern]!;
        newOrder = order & ORDER_MASK;
        if (jumped !== 0) {
          newOrder = shifted[changes[change + 2]! + jumped * changes[change + 3]! + newOrder]!;
        }
        set ^= moveCells[moved]!;
        low = lowRank[set & lowMask]!;
        rankOfSet =
          (low & LOW_RANK_MASK) +
          highRank[((low >>> LOW_COUNT_SHIFT) << highBits) | (set >>> lowBits)]!;
        value = tables[tableAt[pattern]! + Math.imul(rankOfSet, changes[change + 1]!) + newOrder]!;
        const newOtherSum = otherSum + value - (order >>> VALUE_SHIFT);
        stack[top + 4] = set;
        stack[top + 5] = newOrder | (value << VALUE_SHIFT);

        stack[top + 1] = newSum | (newOtherSum << 16);
        top += ENTRY & ~(((room - newSum) | (room - newOtherSum)) >> 31);
      }

      for (;;) {
        if (top === 0) {
          left = EXHAUSTED;
          break search;
        }
        const entry = stack[top - 6]!;
        const sums = stack[top - 5]!;
        const move = (entry >> 6) & 255;
        const change = move << 3;
        const pattern = changes[change]!;
        const otherPattern = changes[change + CHANGE]!;
        const set = stack[top - 4]!;
        const order = stack[top - 3]!;
        const otherSet = stack[top - 2]!;
        const otherOrder = stack[top - 1]!;
        if (sums >= 0) {
          // Go down.
          stack[top - 5] = ~blank;
          stack[top - 4] = sets[pattern]!;
          stack[top - 3] = orders[pattern]!;
          stack[top - 2] = sets[otherPattern]!;
          stack[top - 1] = orders[otherPattern]!;
          tiles[blank] = move >> 2;
          blank = entry & 63;
          row = entry >>> 14;
          room--;
          sum = sums & 0xffff;
          otherSum = sums >> 16;
        } else {
          // Go back up.
          tiles[blank] = move >> 2;
          blank = ~sums;
          room++;
          top -= ENTRY;
        }
        sets[pattern] = set;
        orders[pattern] = order;
        sets[otherPattern] = otherSet;
        orders[otherPattern] = otherOrder;
        if (sums >= 0) break;
      }
    }

    this.#top = top;
    this.#blank = blank;
    this.#row = row;
    this.#sums = sum | (otherSum << 16);
    this.#room = room;
    this.expanded = expanded;
    this.generated = generated;
    return left;
  }

  path(): number[] {
    return codesOnPath(this.#stack, this.#top, ENTRY);
  }
}
