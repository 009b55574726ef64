import { MOVES, moveTable } from "../move.ts";
import type { StateLog } from "./state-log.ts";
import { NO_MOVE } from "./successors.ts";

/**
 * Returns the path to the board that `tiles` holds and the log has in hand, by taking back its last move,
 * and so on, until `lastMove` says that the board in hand has none. Both change on the way.
 */
export function walkBack(
  { width, height }: { readonly width: number; readonly height: number },
  tiles: Int32Array,
  log: StateLog,
  lastMove: () => number,
): string {
  const targets = moveTable(width, height);
  const letters: string[] = [];
  let blank = tiles.indexOf(0);
  for (let code = lastMove(); code !== NO_MOVE; code = lastMove()) {
    letters.push(MOVES[code]!);
    const from = targets[4 * blank + (code ^ 1)]!;
    const tile = tiles[from]!;
    tiles[blank] = tile;
    tiles[from] = 0;
    log.toggle(tile, from);
    log.toggle(tile, blank);
    blank = from;
  }
  return letters.reverse().join("");
}
