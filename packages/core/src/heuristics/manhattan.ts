import type { Board } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import type { ByteMeter } from "../search/byte-meter.ts";
import { goalCells } from "./goal-cells.ts";
import type { Heuristic } from "./heuristic.ts";

/**
 * The sum over all tiles, the blank left out, of the rows and columns between a tile and its goal cell: a
 * move brings one tile one cell nearer at most.
 *
 * Whether a tile comes nearer depends on the tile, the direction, and the row it leaves (moving along a
 * column) or the column it leaves (along a row). So cells · 2 · (width + height) bytes tell all changes.
 */
export class Manhattan implements Heuristic {
  readonly name: HeuristicName = "manhattan";
  readonly #width: number;
  readonly #goalCell: Int32Array;
  /** +1 or -1, per tile and line that it leaves (see {@link #lineOf}). */
  readonly #changes: Int8Array;
  readonly #lines: number;
  /** Per 4 · cell + move code: rows left downwards, rows left upwards, columns left rightwards, leftwards. */
  readonly #lineOf: Int32Array;

  /** @throws OUT_OF_BYTES */
  constructor(goal: Board, meter: ByteMeter) {
    const { width, height } = goal;
    const cells = width * height;
    this.#width = width;
    this.#goalCell = goalCells(goal, meter);
    this.#lines = 2 * (width + height);
    this.#lineOf = meter.int32(4 * cells);
    this.#changes = meter.int8(cells * this.#lines);

    for (let cell = 0; cell < cells; cell++) {
      const row = Math.floor(cell / width);
      const column = cell % width;
      this.#lineOf[4 * cell] = row;
      this.#lineOf[4 * cell + 1] = height + row;
      this.#lineOf[4 * cell + 2] = 2 * height + column;
      this.#lineOf[4 * cell + 3] = 2 * height + width + column;
    }
    for (let tile = 1; tile < cells; tile++) {
      const goalRow = Math.floor(this.#goalCell[tile]! / width);
      const goalColumn = this.#goalCell[tile]! % width;
      const at = tile * this.#lines;
      // The blank moves up, so the tile down; and so on.
      for (let row = 0; row < height; row++) {
        this.#changes[at + row] = row < goalRow ? -1 : 1;
        this.#changes[at + height + row] = row > goalRow ? -1 : 1;
      }
      for (let column = 0; column < width; column++) {
        this.#changes[at + 2 * height + column] = column < goalColumn ? -1 : 1;
        this.#changes[at + 2 * height + width + column] = column > goalColumn ? -1 : 1;
      }
    }
  }

  load(tiles: Int32Array): number {
    const width = this.#width;
    let sum = 0;
    for (let cell = 0; cell < tiles.length; cell++) {
      const tile = tiles[cell]!;
      if (tile === 0) continue;
      const goal = this.#goalCell[tile]!;
      sum += Math.abs((cell % width) - (goal % width));
      sum += Math.abs(Math.floor(cell / width) - Math.floor(goal / width));
    }
    return sum;
  }

  change(tile: number, from: number, _to: number, code: number): number {
    return this.#changes[tile * this.#lines + this.#lineOf[4 * from + code]!]!;
  }

  apply(): void {}
}
