import { rotateDown, rotateUp, type StateSpace } from "./state-space.ts";

/**
 * Every move of a single board, looked up. The digits of the order's Lehmer code stand in one word, each in
 * as few bits as it needs: 29 bits for eleven tiles. What a move does depends on its window alone.
 *
 * The entry of move `code` with the blank in `cell` on a board whose digits are `digits` is
 * `offset[m] + ((digits >>> shift[m]) & mask[m])`, m being 4 · cell + code.
 */
export interface SingleSteps {
  /** Where each digit stands. */
  readonly place: Uint8Array;
  readonly offset: Int32Array;
  readonly shift: Uint8Array;
  readonly mask: Int32Array;
  /** Per entry: what the move adds to the number of the board's bit. */
  readonly change: Int32Array;
  /** Per entry: what it adds to the digits. */
  readonly rotation: Int32Array;
}

/** Returns the look-up tables of a space: 24 KB for 3×3, some 200 KB for twelve cells. */
export function singleSteps({
  width,
  cells,
  entries,
  weights,
  neighbours,
}: StateSpace): SingleSteps {
  const place = new Uint8Array(entries + 1);
  for (let i = 0; i < entries; i++) place[i + 1] = place[i]! + 32 - Math.clz32(entries - 1 - i);
  const offset = new Int32Array(4 * cells);
  const shift = new Uint8Array(4 * cells);
  const mask = new Int32Array(4 * cells);
  // Entry 0 is that of every move along a row: it changes nothing.
  const change = [0];
  const rotation = [0];
  const digits = new Uint8Array(width);
  for (let cell = 0; cell < cells; cell++) {
    for (let code = 0; code < 2; code++) {
      const to = neighbours[4 * cell + code]!;
      if (to < 0) continue;
      const window = Math.min(cell, to);
      const move = 4 * cell + code;
      offset[move] = change.length;
      shift[move] = place[window]!;
      mask[move] = (1 << (place[window + width]! - place[window]!)) - 1;
      for (let key = 0; key <= mask[move]!; key++) {
        for (let i = 0; i < width; i++) {
          const bits = place[window + i + 1]! - place[window + i]!;
          digits[i] = (key >> (place[window + i]! - place[window]!)) & ((1 << bits) - 1);
        }
        if (code === 0) rotateUp(digits, 0, width);
        else rotateDown(digits, 0, width);
        let packed = 0;
        let added = 0;
        for (let i = 0; i < width; i++) {
          const at = place[window + i]! - place[window]!;
          const bits = place[window + i + 1]! - place[window + i]!;
          packed += digits[i]! << at;
          added += (digits[i]! - ((key >> at) & ((1 << bits) - 1))) * weights[window + i]!;
        }
        change.push(added);
        rotation.push((packed - key) << place[window]!);
      }
    }
  }
  return {
    place,
    offset,
    shift,
    mask,
    change: Int32Array.from(change),
    rotation: Int32Array.from(rotation),
  };
}
