import type { Board } from "@slidepath/core";

/** Why typed cells are no board: the cells in question, and what they hold or what is missing. */
export interface DrawnFault {
  readonly code: "foreign" | "twice" | "blanks";
  readonly cells: readonly number[];
  readonly text: string;
}

export type DrawnReading =
  | { readonly ok: true; readonly board: Board }
  | { readonly ok: false; readonly fault: DrawnFault };

/** Ways to write the blank, besides leaving it out. */
const BLANK = /^(|0|x|_|-|\*|\.)$/i;

/** Reads cells that were typed one by one. */
export function readDrawn(width: number, height: number, typed: readonly string[]): DrawnReading {
  const most = width * height - 1;
  const tiles: number[] = [];
  for (const [cell, text] of typed.entries()) {
    const tile = BLANK.test(text) ? 0 : Number(text);
    if (!(/^\d*$/.test(text) || tile === 0) || !(tile <= most)) {
      return { ok: false, fault: { code: "foreign", cells: [cell], text } };
    }
    const first = tiles.indexOf(tile);
    if (first >= 0 && tile !== 0) {
      return { ok: false, fault: { code: "twice", cells: [first, cell], text } };
    }
    tiles.push(tile);
  }
  const blanks = tiles.flatMap((tile, cell) => (tile === 0 ? [cell] : []));
  if (blanks.length > 1) {
    const missing = Array.from({ length: most }, (_, index) => index + 1).filter(
      (tile) => !tiles.includes(tile),
    );
    const text = missing.slice(0, 12).join(", ") + (missing.length > 12 ? ", …" : "");
    return { ok: false, fault: { code: "blanks", cells: blanks, text } };
  }
  return { ok: true, board: { width, height, tiles } };
}
