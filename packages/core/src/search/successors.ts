import { moveTable } from "../move.ts";
import type { ByteMeter } from "./byte-meter.ts";

/** Stands for the last move where there was none. */
export const NO_MOVE = 4;

/** How many entries a list of {@link successorTable} takes. */
const LIST = 5;

/**
 * Returns the moves to try at every blank cell after every last move, in the given order, the step straight
 * back left out. The list of a blank cell and last move begins at {@link successorList}; each entry is
 * `4 · (the cell the blank goes to) + move code`, and the list ends with -1.
 */
export function successorTable(
  width: number,
  height: number,
  order: Uint8Array,
  meter: ByteMeter,
): Int32Array {
  const cells = width * height;
  const table = meter.int32(cells * LIST * LIST).fill(-1);
  const targets = moveTable(width, height);
  for (let blank = 0; blank < cells; blank++) {
    for (let last = 0; last <= NO_MOVE; last++) {
      let at = successorList(blank, last);
      for (const code of order) {
        const target = targets[4 * blank + code]!;
        if (target >= 0 && (last === NO_MOVE || code !== (last ^ 1))) {
          table[at++] = (target << 2) | code;
        }
      }
    }
  }
  return table;
}

/** Returns where the list of moves for this blank cell and last move (or {@link NO_MOVE}) begins. */
export function successorList(blank: number, last: number): number {
  return (blank * LIST + last) * LIST;
}
