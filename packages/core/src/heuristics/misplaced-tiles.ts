import type { Board } from "../board.ts";
import type { HeuristicName } from "../outcome.ts";
import type { ByteMeter } from "../search/byte-meter.ts";
import { goalCells } from "./goal-cells.ts";
import type { Heuristic } from "./heuristic.ts";

/** The number of tiles, the blank not counted, that are not in their goal cell: a move mends one at most. */
export class MisplacedTiles implements Heuristic {
  readonly name: HeuristicName = "misplacedTiles";
  readonly #goalCell: Int32Array;

  /** @throws OUT_OF_BYTES */
  constructor(goal: Board, meter: ByteMeter) {
    this.#goalCell = goalCells(goal, meter);
  }

  load(tiles: Int32Array): number {
    let misplaced = 0;
    for (let cell = 0; cell < tiles.length; cell++) {
      const tile = tiles[cell]!;
      if (tile !== 0 && this.#goalCell[tile] !== cell) misplaced++;
    }
    return misplaced;
  }

  change(tile: number, from: number, to: number): number {
    const goal = this.#goalCell[tile]!;
    return (goal === from ? 1 : 0) - (goal === to ? 1 : 0);
  }

  apply(): void {}
}
