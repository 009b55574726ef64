import type { PatternDatabases } from "../pattern-database/pattern-databases.ts";
import type { PatternView } from "../pattern-database/pattern-view.ts";
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

/** Words of a stack entry: the move, and the sums of both views or, on the path, where the blank was. */
const ENTRY = 2;

/**
 * Descends by pattern databases whose tables are all direct, in two views: a board and its reflection, say.
 * The greater of both sums counts. A second view of no tables, whose sum is always 0, stands in where there
 * is none.
 *
 * What a node's successors come to is found for all of them before the first one is gone to, and without a
 * branch: their look-ups do not wait for each other, nor for a guess whether they stay within the bound.
 */
export class DirectPatternDescent implements Descent {
  expanded = 0;
  generated = 0;
  readonly h: number;

  readonly #meter: ByteMeter;
  readonly #start: Int32Array;
  readonly #startIndices: Int32Array;
  readonly #startSums: number;

  readonly #tables: Uint8Array;
  /** Per 4 · tile + move code, for both views: which index it changes, and by how much. */
  readonly #changes: Int32Array;
  /** Where each pattern stands in its table, for both views in turn. */
  readonly #indices: Int32Array;
  readonly #tiles: Int32Array;
  #successors: Int32Array = new Int32Array(0);
  #rows: Uint16Array = new Uint16Array(0);
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
    this.#changes = meter.int32(4 * 4 * cells);
    this.#indices = meter.int32(2 * count);
    this.#startIndices = meter.int32(2 * count);

    const sums = [0, 0];
    views.slice(0, 2).forEach(({ nameOf, cellOf }, view) => {
      const steps = moveSteps(width, height, cellOf);
      const tileOf = new Int32Array(cells);
      nameOf.forEach((name, tile) => {
        tileOf[name] = tile;
      });
      patterns.forEach((pattern, i) => {
        const at = view * count + i;
        let index = pattern.offset;
        pattern.cells.forEach((name, slot) => {
          const tile = tileOf[name]!;
          const weight = cells ** slot;
          index += cellOf[start.tiles.indexOf(tile)]! * weight;
          for (let code = 0; code < 4; code++) {
            const change = 4 * (4 * tile + code) + 2 * view;
            this.#changes[change] = at;
            this.#changes[change + 1] = -steps[code]! * weight;
          }
        });
        this.#startIndices[at] = index;
        sums[view]! += data[index]! - 1;
      });
    });
    this.h = Math.max(sums[0]!, sums[1]!);
    this.#startSums = sums[0]! | (sums[1]! << 16);
  }

  ready(): boolean {
    return true;
  }

  prepare(automaton: MoveAutomaton, successors: Int32Array): void {
    this.#rows = packedRows(automaton, this.#meter);
    this.#successors = successors;
  }

  begin(bound: number): void {
    const length = ENTRY * MOST_SUCCESSORS * (bound + 1);
    if (this.#stack.length < length) {
      this.#meter.give(this.#stack.byteLength);
      this.#stack = this.#meter.int32(length);
    }
    this.#tiles.set(this.#start);
    this.#indices.set(this.#startIndices);
    this.#top = 0;
    this.#blank = this.#start.indexOf(0);
    this.#row = 0;
    this.#sums = this.#startSums;
    this.#room = bound - 1;
  }

  run(stop: number): Left {
    const tables = this.#tables;
    const changes = this.#changes;
    const indices = this.#indices;
    const tiles = this.#tiles;
    const successors = this.#successors;
    const rows = this.#rows;
    const stack = this.#stack;
    let top = this.#top;
    let blank = this.#blank;
    let row = this.#row;
    let sum = this.#sums & 0xffff;
    let otherSum = this.#sums >> 16;
    /** The greatest sum within the bound for a successor of the node in hand. */
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
        const next = rows[(row << 2) + (successor & 3)]!;
        if (next === PRUNED) continue;
        generated++;
        const move = (tiles[successor >> 2]! << 2) | (successor & 3);
        const change = move << 2;
        const index = indices[changes[change]!]!;
        const newSum = sum + tables[index + changes[change + 1]!]! - tables[index]!;
        const otherIndex = indices[changes[change + 2]!]!;
        const newOtherSum =
          otherSum + tables[otherIndex + changes[change + 3]!]! - tables[otherIndex]!;
        // The entry is written in any case, and counts if both sums are within the bound.
        stack[top] = (successor >> 2) | (move << 6) | (next << 14);
        stack[top + 1] = newSum | (newOtherSum << 16);
        top += ENTRY & ~(((room - newSum) | (room - newOtherSum)) >> 31);
      }

      for (;;) {
        if (top === 0) {
          left = EXHAUSTED;
          break search;
        }
        const entry = stack[top - 2]!;
        const sums = stack[top - 1]!;
        const move = (entry >> 6) & 255;
        const change = move << 2;
        if (sums >= 0) {
          // Go down.
          stack[top - 1] = ~blank;
          tiles[blank] = move >> 2;
          blank = entry & 63;
          row = entry >>> 14;
          room--;
          indices[changes[change]!]! += changes[change + 1]!;
          indices[changes[change + 2]!]! += changes[change + 3]!;
          sum = sums & 0xffff;
          otherSum = sums >> 16;
          break;
        }
        // Go back up.
        tiles[blank] = move >> 2;
        blank = ~sums;
        room++;
        top -= ENTRY;
        indices[changes[change]!]! -= changes[change + 1]!;
        indices[changes[change + 2]!]! -= changes[change + 3]!;
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
