import type { Board } from "../board.ts";
import type { ByteMeter } from "../search/byte-meter.ts";

/**
 * Returns, for each tile, its cell in the goal.
 *
 * @throws OUT_OF_BYTES
 */
export function goalCells(goal: Board, meter: ByteMeter): Int32Array {
  const cells = meter.int32(goal.tiles.length);
  goal.tiles.forEach((tile, cell) => {
    cells[tile] = cell;
  });
  return cells;
}
