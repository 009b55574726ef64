import type { Board } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import type { ByteMeter } from "../search/byte-meter.ts";
import { type BoardLines, boardLines } from "./board-lines.ts";
import type { Heuristic } from "./heuristic.ts";
import { assertWalkable, type WalkingTable, walkingTable } from "./walking-table.ts";

/**
 * The sum of the walking distances of rows and columns: a move along a column changes the rows' matrix alone,
 * one along a row the columns'. See {@link WalkingTable}.
 */
export class WalkingDistance implements Heuristic {
  readonly name: HeuristicName = "walkingDistance";
  readonly #lines: readonly BoardLines[];
  readonly #tables: readonly WalkingTable[];
  readonly #states: Int32Array;

  /**
   * @throws {PuzzleError} METHOD_UNSUPPORTED where the tables would be too large
   * @throws OUT_OF_BYTES
   */
  constructor(goal: Board, meter: ByteMeter) {
    assertWalkable(goal.width, goal.height);
    this.#lines = [boardLines(goal, 0), boardLines(goal, 1)];
    this.#tables = this.#lines.map(({ lines, cellsPerLine, goalLine }) =>
      walkingTable(lines, cellsPerLine, goalLine[0]!, meter),
    );
    this.#states = meter.int32(2);
  }

  load(tiles: Int32Array): number {
    let sum = 0;
    this.#tables.forEach((table, axis) => {
      const { lineOf, goalLine } = this.#lines[axis]!;
      this.#states[axis] = table.stateOf(tiles, lineOf, goalLine);
      sum += table.distance[this.#states[axis]!]!;
    });
    return sum;
  }

  change(tile: number, _from: number, _to: number, code: number): number {
    const axis = code >> 1;
    const { distance } = this.#tables[axis]!;
    return distance[this.#linked(tile, code)]! - distance[this.#states[axis]!]!;
  }

  apply(tile: number, _from: number, _to: number, code: number): void {
    this.#states[code >> 1] = this.#linked(tile, code);
  }

  #linked(tile: number, code: number): number {
    const axis = code >> 1;
    const { lines, links } = this.#tables[axis]!;
    const { goalLine } = this.#lines[axis]!;
    return links[(2 * this.#states[axis]! + (code & 1)) * lines + goalLine[tile]!]!;
  }
}
