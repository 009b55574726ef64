import type { Board } from "../board.ts";

/** Where cells lie and tiles belong along one axis: rows (0) or columns (1). */
export interface BoardLines {
  /** How many lines, and how many cells in each. */
  readonly lines: number;
  readonly cellsPerLine: number;
  /** Per cell, its line. */
  readonly lineOf: Uint8Array;
  /** Per tile, the line that it belongs in; the blank's as well. */
  readonly goalLine: Uint8Array;
}

/** Returns the lines of a goal along an axis: 0 for rows, 1 for columns. */
export function boardLines({ width, height, tiles }: Board, axis: number): BoardLines {
  const lineOf = Uint8Array.from(tiles, (_, cell) =>
    axis === 0 ? Math.floor(cell / width) : cell % width,
  );
  const goalLine = new Uint8Array(tiles.length);
  tiles.forEach((tile, cell) => {
    goalLine[tile] = lineOf[cell]!;
  });
  return axis === 0
    ? { lines: height, cellsPerLine: width, lineOf, goalLine }
    : { lines: width, cellsPerLine: height, lineOf, goalLine };
}
