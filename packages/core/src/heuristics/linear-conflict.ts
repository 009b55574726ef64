import type { Board } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import type { ByteMeter } from "../search/byte-meter.ts";
import { goalCells } from "./goal-cells.ts";
import type { Heuristic } from "./heuristic.ts";
import { Manhattan } from "./manhattan.ts";

/** Up to this length, what a line holds is kept as one number, and its conflicts in a table: 5 → 7,776 bytes. */
export const SHORT_LINE = 5;

/**
 * Returns the heuristic that adds to {@link Manhattan} two moves for each tile which must leave its line to
 * let others pass. In each row, of the tiles whose goal is in that row, as few are taken out as leave the
 * rest in the order of their goals: all but a longest increasing subsequence. The same in each column. Tiles
 * make room in a row by moves along columns and the other way round, so all of these add up; and a move
 * changes one line's count by at most one, against Manhattan's change, so the sum is consistent.
 *
 * O. Hansson, A. Mayer and M. Yung, "Criticizing solutions to relaxed models yields powerful admissible
 * heuristics", 1992.
 *
 * @throws OUT_OF_BYTES
 */
export function linearConflict(goal: Board, meter: ByteMeter): Heuristic {
  const longest = Math.max(goal.width, goal.height);
  return longest <= SHORT_LINE ? new ShortLines(goal, meter) : new LongLines(goal, meter);
}

/**
 * Where cells and goals lie. Lines are numbered rows first, then columns; axis 0 asks for the row, axis 1
 * for the column. Entries are at 2 · cell + axis, or 2 · tile + axis.
 */
export interface Lines {
  readonly lineOf: Int32Array;
  /** A cell's place in its line, from 0. */
  readonly placeOf: Int32Array;
  readonly goalLine: Int32Array;
  readonly goalPlace: Int32Array;
}

export function linesOf(goal: Board, meter: ByteMeter): Lines {
  const { width, height } = goal;
  const cells = width * height;
  const lineOf = meter.int32(2 * cells);
  const placeOf = meter.int32(2 * cells);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    lineOf[2 * cell] = row;
    lineOf[2 * cell + 1] = height + column;
    placeOf[2 * cell] = column;
    placeOf[2 * cell + 1] = row;
  }
  const goalLine = meter.int32(2 * cells);
  const goalPlace = meter.int32(2 * cells);
  const goalCell = goalCells(goal, meter);
  for (let tile = 0; tile < cells; tile++) {
    for (let axis = 0; axis < 2; axis++) {
      goalLine[2 * tile + axis] = lineOf[2 * goalCell[tile]! + axis]!;
      goalPlace[2 * tile + axis] = placeOf[2 * goalCell[tile]! + axis]!;
    }
  }
  meter.give(goalCell.byteLength);
  return { lineOf, placeOf, goalLine, goalPlace };
}

/**
 * A line as a number: at each place a digit, 0 for no tile that belongs to the line, else its goal's
 * place + 1. A move adds to it or takes away from it.
 */
class ShortLines implements Heuristic {
  readonly name: HeuristicName = "linearConflict";
  readonly #manhattan: Manhattan;
  readonly #cells: number;
  readonly #goalLine: Int32Array;
  /** Per tile, axis and cell: what the tile there adds to the line that it belongs to. */
  readonly #worth: Int32Array;
  readonly #lines: Int32Array;
  /** Per such number, how many tiles to take out. */
  readonly #conflicts: Uint8Array;

  constructor(goal: Board, meter: ByteMeter) {
    const longest = Math.max(goal.width, goal.height);
    const cells = goal.tiles.length;
    const { lineOf, placeOf, goalLine, goalPlace } = linesOf(goal, meter);
    this.#manhattan = new Manhattan(goal, meter);
    this.#cells = cells;
    this.#goalLine = goalLine;
    this.#worth = meter.int32(2 * cells * cells);
    this.#lines = meter.int32(goal.width + goal.height);
    this.#conflicts = conflictTable(longest, meter);
    for (let entry = 2; entry < 2 * cells; entry++) {
      for (let cell = 0; cell < cells; cell++) {
        const at = 2 * cell + (entry & 1);
        if (lineOf[at] !== goalLine[entry]) continue;
        this.#worth[entry * cells + cell] = (goalPlace[entry]! + 1) * (longest + 1) ** placeOf[at]!;
      }
    }
  }

  load(tiles: Int32Array): number {
    const lines = this.#lines.fill(0);
    const goalLine = this.#goalLine;
    for (let cell = 0; cell < tiles.length; cell++) {
      const row = 2 * tiles[cell]!;
      const column = row + 1;
      lines[goalLine[row]!]! += this.#worth[row * this.#cells + cell]!;
      lines[goalLine[column]!]! += this.#worth[column * this.#cells + cell]!;
    }
    let conflicts = 0;
    for (let line = 0; line < lines.length; line++) conflicts += this.#conflicts[lines[line]!]!;
    return this.#manhattan.load(tiles) + 2 * conflicts;
  }

  change(tile: number, from: number, to: number, code: number): number {
    const change = this.#manhattan.change(tile, from, to, code);
    const entry = 2 * tile + (code >> 1);
    const added = this.#added(entry, from, to);
    if (added === 0) return change;
    const line = this.#lines[this.#goalLine[entry]!]!;
    return change + 2 * (this.#conflicts[line + added]! - this.#conflicts[line]!);
  }

  apply(tile: number, from: number, to: number): void {
    const row = 2 * tile;
    const column = row + 1;
    this.#lines[this.#goalLine[row]!]! += this.#added(row, from, to);
    this.#lines[this.#goalLine[column]!]! += this.#added(column, from, to);
  }

  #added(entry: number, from: number, to: number): number {
    return this.#worth[entry * this.#cells + to]! - this.#worth[entry * this.#cells + from]!;
  }
}

/** Counts the line's conflicts anew where a move brings a tile into its line or out of it. */
class LongLines implements Heuristic {
  readonly name: HeuristicName = "linearConflict";
  readonly #manhattan: Manhattan;
  readonly #width: number;
  readonly #height: number;
  readonly #lines: Lines;
  readonly #places: Int32Array;
  readonly #tails: Int32Array;
  #tiles: Int32Array;

  constructor(goal: Board, meter: ByteMeter) {
    this.#manhattan = new Manhattan(goal, meter);
    this.#lines = linesOf(goal, meter);
    this.#width = goal.width;
    this.#height = goal.height;
    this.#places = meter.int32(Math.max(goal.width, goal.height));
    this.#tails = meter.int32(Math.max(goal.width, goal.height));
    this.#tiles = this.#tails;
  }

  load(tiles: Int32Array): number {
    this.#tiles = tiles;
    let conflicts = 0;
    for (let line = 0; line < this.#width + this.#height; line++) {
      conflicts += this.#conflicts(line, 0, -1, -1);
    }
    return this.#manhattan.load(tiles) + 2 * conflicts;
  }

  change(tile: number, from: number, to: number, code: number): number {
    const change = this.#manhattan.change(tile, from, to, code);
    const axis = code >> 1;
    const line = this.#lines.goalLine[2 * tile + axis]!;
    if (
      this.#lines.lineOf[2 * from + axis] !== line &&
      this.#lines.lineOf[2 * to + axis] !== line
    ) {
      return change;
    }
    const before = this.#conflicts(line, 0, -1, -1);
    return change + 2 * (this.#conflicts(line, tile, from, to) - before);
  }

  apply(): void {}

  /** Returns how many tiles to take out of a line, as if `tile` had gone from one cell to another. */
  #conflicts(line: number, tile: number, from: number, to: number): number {
    const { goalLine, goalPlace } = this.#lines;
    const axis = line < this.#height ? 0 : 1;
    const [first, step, length] =
      axis === 0
        ? [line * this.#width, 1, this.#width]
        : [line - this.#height, this.#width, this.#height];
    let count = 0;
    for (let place = 0, cell = first; place < length; place++, cell += step) {
      const here = cell === from ? 0 : cell === to ? tile : this.#tiles[cell]!;
      if (here !== 0 && goalLine[2 * here + axis] === line)
        this.#places[count++] = goalPlace[2 * here + axis]!;
    }
    return tilesToTakeOut(this.#places, count, this.#tails);
  }
}

/** Returns, for what a line of up to so many cells holds as one number, how many tiles to take out. */
export function conflictTable(longest: number, meter: ByteMeter): Uint8Array {
  const base = longest + 1;
  const table = meter.uint8(base ** longest);
  const places = meter.int32(longest);
  const tails = meter.int32(longest);
  for (let code = 0; code < table.length; code++) {
    let count = 0;
    for (let rest = code; rest > 0; rest = Math.floor(rest / base)) {
      if (rest % base !== 0) places[count++] = rest % base;
    }
    table[code] = tilesToTakeOut(places, count, tails);
  }
  return table;
}

/** Returns `count` less the length of a longest increasing subsequence of `places`; `tails` is scratch. */
function tilesToTakeOut(places: Int32Array, count: number, tails: Int32Array): number {
  // tails[n] is the least end of an increasing subsequence of n + 1 entries.
  let longest = 0;
  for (let i = 0; i < count; i++) {
    const place = places[i]!;
    let at = longest;
    while (at > 0 && tails[at - 1]! >= place) at--;
    tails[at] = place;
    if (at === longest) longest++;
  }
  return count - longest;
}
