import type { Board } from "../../board.ts";
import { goalCells } from "../../heuristics/goal-cells.ts";
import type { ByteMeter } from "../byte-meter.ts";

/** What a tile in its line that must let others pass weighs, where a tile one step from its goal weighs 10. */
const CONFLICT_WEIGHT = 60;

/**
 * How far a board looks from a goal, for choosing among boards equally many moves from the start: steps of
 * each tile to its goal raised to a power, so that a far tile weighs more than several near ones, and the
 * conflicts in lines. No bound on moves: the weights were chosen by trial on random boards of 5×5, where the
 * sum of plain distances leaves tangles to the end.
 */
export class BeamGuide {
  readonly #width: number;
  readonly #height: number;
  /** At tile · cells + cell. */
  readonly #weights: Int32Array;
  readonly #goalRow: Int32Array;
  readonly #goalColumn: Int32Array;
  readonly #tails: Int32Array;

  /** @throws OUT_OF_BYTES */
  constructor(goal: Board, power: number, meter: ByteMeter) {
    const { width, height } = goal;
    const cells = width * height;
    this.#width = width;
    this.#height = height;
    this.#weights = meter.int32(cells * cells);
    this.#goalRow = meter.int32(cells);
    this.#goalColumn = meter.int32(cells);
    this.#tails = meter.int32(Math.max(width, height));
    const byDistance = Array.from({ length: width + height }, (_, steps) =>
      Math.round(10 * steps ** power),
    );
    const goalCell = goalCells(goal, meter);
    for (let tile = 0; tile < cells; tile++) {
      const row = Math.floor(goalCell[tile]! / width);
      const column = goalCell[tile]! % width;
      // The blank has no goal of its own.
      this.#goalRow[tile] = tile === 0 ? -1 : row;
      this.#goalColumn[tile] = tile === 0 ? -1 : column;
      for (let cell = 0; cell < cells && tile !== 0; cell++) {
        const steps = Math.abs((cell % width) - column) + Math.abs(Math.floor(cell / width) - row);
        this.#weights[tile * cells + cell] = byDistance[steps]!;
      }
    }
    meter.give(goalCell.byteLength);
  }

  /** Returns how the board at `at` of `tiles` looks. */
  value(tiles: Uint16Array, at: number): number {
    const cells = this.#width * this.#height;
    let sum = 0;
    for (let cell = 0; cell < cells; cell++)
      sum += this.#weights[tiles[at + cell]! * cells + cell]!;
    for (let row = 0; row < this.#height; row++) sum += this.#rowConflicts(tiles, at, row);
    for (let column = 0; column < this.#width; column++) {
      sum += this.#columnConflicts(tiles, at, column);
    }
    return sum;
  }

  /** Returns by how much that changes when `tile` goes from one cell to the blank's by a move `code`. */
  change(
    tiles: Uint16Array,
    at: number,
    tile: number,
    from: number,
    to: number,
    code: number,
  ): number {
    const cells = this.#width * this.#height;
    let change = this.#weights[tile * cells + to]! - this.#weights[tile * cells + from]!;
    const along = code >= 2;
    const line = along ? this.#goalColumn[tile]! : this.#goalRow[tile]!;
    const before = along ? from % this.#width : Math.floor(from / this.#width);
    const after = along ? to % this.#width : Math.floor(to / this.#width);
    if (line !== before && line !== after) return change;
    change -= along ? this.#columnConflicts(tiles, at, line) : this.#rowConflicts(tiles, at, line);
    tiles[at + to] = tile;
    tiles[at + from] = 0;
    change += along ? this.#columnConflicts(tiles, at, line) : this.#rowConflicts(tiles, at, line);
    tiles[at + from] = tile;
    tiles[at + to] = 0;
    return change;
  }

  #rowConflicts(tiles: Uint16Array, at: number, row: number): number {
    return this.#conflicts(
      tiles,
      at + row * this.#width,
      1,
      this.#width,
      row,
      this.#goalRow,
      this.#goalColumn,
    );
  }

  #columnConflicts(tiles: Uint16Array, at: number, column: number): number {
    return this.#conflicts(
      tiles,
      at + column,
      this.#width,
      this.#height,
      column,
      this.#goalColumn,
      this.#goalRow,
    );
  }

  /** Weighs the tiles at home in a line but for a longest increasing subsequence of their places. */
  #conflicts(
    tiles: Uint16Array,
    first: number,
    step: number,
    length: number,
    line: number,
    lineOf: Int32Array,
    placeOf: Int32Array,
  ): number {
    const tails = this.#tails;
    let longest = 0;
    let count = 0;
    for (let i = 0, cell = first; i < length; i++, cell += step) {
      const tile = tiles[cell]!;
      if (lineOf[tile] !== line) continue;
      count++;
      const place = placeOf[tile]!;
      let end = longest;
      while (end > 0 && tails[end - 1]! >= place) end--;
      tails[end] = place;
      if (end === longest) longest++;
    }
    return CONFLICT_WEIGHT * (count - longest);
  }
}
