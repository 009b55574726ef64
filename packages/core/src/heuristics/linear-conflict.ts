import type { Board } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import type { ByteMeter } from "../search/byte-meter.ts";
import { goalCells } from "./goal-cells.ts";
import type { Heuristic } from "./heuristic.ts";
import { Manhattan } from "./manhattan.ts";

/** Up to this length, what a line holds is kept as one number, and its conflicts in a table: 5 → 7,776 bytes. */
const SHORT_LINE = 5;

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
interface Lines {
  readonly lineOf: Int32Array;
  /** A cell's place in its line, from 0. */
  readonly placeOf: Int32Array;
  /** Of the blank, no line. */
  readonly goalLine: Int32Array;
  readonly goalPlace: Int32Array;
}

function linesOf(goal: Board, meter: ByteMeter): Lines {
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
      goalLine[2 * tile + axis] = tile === 0 ? -1 : lineOf[2 * goalCell[tile]! + axis]!;
      goalPlace[2 * tile + axis] = placeOf[2 * goalCell[tile]! + axis]!;
    }
  }
  meter.give(goalCell.byteLength);
  return { lineOf, placeOf, goalLine, goalPlace };
}

/**
 * A line as a number: at each place a digit, 0 for no tile that belongs to the line, else its goal's
 * place + 1. A move adds or takes away one digit.
 */
class ShortLines implements Heuristic {
  readonly name: HeuristicName = "linearConflict";
  readonly #manhattan: Manhattan;
  readonly #lineOf: Int32Array;
  readonly #goalLine: Int32Array;
  /** What digit 1 is worth in a cell. */
  readonly #weight: Int32Array;
  readonly #digit: Int32Array;
  readonly #conflicts: Uint8Array;
  readonly #codes: Int32Array;

  constructor(goal: Board, meter: ByteMeter) {
    this.#manhattan = new Manhattan(goal, meter);
    const { lineOf, placeOf, goalLine, goalPlace } = linesOf(goal, meter);
    const longest = Math.max(goal.width, goal.height);
    this.#lineOf = lineOf;
    this.#goalLine = goalLine;
    this.#weight = placeOf;
    this.#digit = goalPlace;
    for (let i = 0; i < placeOf.length; i++) {
      this.#weight[i] = (longest + 1) ** placeOf[i]!;
      this.#digit[i] = goalPlace[i]! + 1;
    }
    this.#conflicts = conflictTable(longest, meter);
    this.#codes = meter.int32(goal.width + goal.height);
  }

  load(tiles: Int32Array): number {
    const codes = this.#codes.fill(0);
    for (let cell = 0; cell < tiles.length; cell++) this.#enter(tiles[cell]!, cell, 1);
    let conflicts = 0;
    for (const code of codes) conflicts += this.#conflicts[code]!;
    return this.#manhattan.load(tiles) + 2 * conflicts;
  }

  change(tile: number, from: number, to: number, code: number): number {
    const change = this.#manhattan.change(tile, from, to, code);
    const axis = code >> 1;
    const line = this.#goalLine[2 * tile + axis]!;
    let worth = 0;
    if (this.#lineOf[2 * from + axis] === line) worth = -this.#weight[2 * from + axis]!;
    else if (this.#lineOf[2 * to + axis] === line) worth = this.#weight[2 * to + axis]!;
    else return change;
    const before = this.#codes[line]!;
    const after = before + worth * this.#digit[2 * tile + axis]!;
    return change + 2 * (this.#conflicts[after]! - this.#conflicts[before]!);
  }

  apply(tile: number, from: number, to: number): void {
    this.#enter(tile, from, -1);
    this.#enter(tile, to, 1);
  }

  /** Adds the tile in this cell to the lines it belongs to, or with `sign` -1 takes it out. */
  #enter(tile: number, cell: number, sign: number): void {
    for (let axis = 0; axis < 2; axis++) {
      const line = this.#goalLine[2 * tile + axis]!;
      if (this.#lineOf[2 * cell + axis] === line) {
        this.#codes[line]! += sign * this.#digit[2 * tile + axis]! * this.#weight[2 * cell + axis]!;
      }
    }
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
      if (goalLine[2 * here + axis] === line) this.#places[count++] = goalPlace[2 * here + axis]!;
    }
    return tilesToTakeOut(this.#places, count, this.#tails);
  }
}

function conflictTable(longest: number, meter: ByteMeter): Uint8Array {
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
