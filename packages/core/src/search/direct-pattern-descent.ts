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

/** Of a tile's word: where its changes begin, and the bits above which its indices' places stand. */
const CHANGES = 0x1ff;
const HOME = 9;
const A_HOME = 0x7f;
const OTHER_HOME = 16;

/** A tile as the loop wants it at hand: it has a part in one index of each view. */
function tileWord(tile: number, home: number, otherHome: number): number {
  return (tile << 3) | (home << HOME) | (otherHome << OTHER_HOME);
}

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
  /** Like {@link #tiles}, of the start. */
  readonly #start: Int32Array;
  readonly #startBlank: number;
  readonly #startIndices: Int32Array;
  readonly #startSums: number;

  readonly #tables: Uint8Array;
  /** Per 4 · tile + move code, for both views in turn: by how much it changes an index. */
  readonly #changes: Int32Array;
  /** Where each pattern stands in its table, for both views in turn. */
  readonly #indices: Int32Array;
  /** What is on each cell: the tile, and which indices it has a part in: see {@link tileWord}. */
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
    this.#startBlank = start.tiles.indexOf(0);
    this.#changes = meter.int32(2 * 4 * cells);
    this.#indices = meter.int32(2 * count);
    this.#startIndices = meter.int32(2 * count);

    const sums = [0, 0];
    const homes = [new Int32Array(cells), new Int32Array(cells)];
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
          homes[view]![tile] = at;
          for (let code = 0; code < 4; code++) {
            this.#changes[2 * (4 * tile + code) + view] = -steps[code]! * weight;
          }
        });
        this.#startIndices[at] = index;
        sums[view]! += data[index]! - 1;
      });
    });
    start.tiles.forEach((tile, cell) => {
      this.#start[cell] = tileWord(tile, homes[0]![tile]!, homes[1]![tile]!);
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
    this.#blank = this.#startBlank;
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
        const tile = tiles[successor >> 2]!;
        const change = (tile & CHANGES) + ((successor & 3) << 1);
        const index = indices[(tile >> HOME) & A_HOME]!;
        const newSum = sum + tables[index + changes[change]!]! - tables[index]!;
        const otherIndex = indices[tile >> OTHER_HOME]!;
        const newOtherSum =
          otherSum + tables[otherIndex + changes[change + 1]!]! - tables[otherIndex]!;
        // The entry is written in any case, and counts if both sums are within the bound.
        stack[top] = (successor >> 2) | ((successor & 3) << 6) | (next << 8);
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
        const codeChange = ((entry >> 6) & 3) << 1;
        if (sums >= 0) {
          // Go down.
          const to = entry & 63;
          const tile = tiles[to]!;
          const change = (tile & CHANGES) + codeChange;
          stack[top - 1] = ~blank;
          tiles[blank] = tile;
          blank = to;
          row = entry >>> 8;
          room--;
          indices[(tile >> HOME) & A_HOME]! += changes[change]!;
          indices[tile >> OTHER_HOME]! += changes[change + 1]!;
          sum = sums & 0xffff;
          otherSum = sums >> 16;
          break;
        }
        // Go back up.
        const tile = tiles[~sums]!;
        const change = (tile & CHANGES) + codeChange;
        tiles[blank] = tile;
        blank = ~sums;
        room++;
        top -= ENTRY;
        indices[(tile >> HOME) & A_HOME]! -= changes[change]!;
        indices[tile >> OTHER_HOME]! -= changes[change + 1]!;
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
