import type { Board } from "./board.ts";

/**
 * Returns the moves that slide the tile in `cell` one step towards the blank, and with it all tiles between
 * the two: letters u d l r, the blank's way. Empty where the cell shares neither row nor column with the
 * blank, is the blank's own, or is none of the board's.
 */
export function lineSlide({ width, tiles }: Board, cell: number): string {
  if (!(Number.isInteger(cell) && cell >= 0 && cell < tiles.length)) return "";
  const blank = tiles.indexOf(0);
  const rows = Math.floor(cell / width) - Math.floor(blank / width);
  const columns = (cell % width) - (blank % width);
  if (rows !== 0 && columns !== 0) return "";
  if (rows !== 0) return (rows < 0 ? "u" : "d").repeat(Math.abs(rows));
  return (columns < 0 ? "l" : "r").repeat(Math.abs(columns));
}
