import type { Board } from "@slidepath/core";
import type { DecodedText } from "../decoded-text.ts";
import type { InputFault } from "../input-fault.ts";
import { printSize, type Size } from "../size.ts";
import type { ReadBoardsOptions } from "./board-options.ts";
import { boardOf, type Note } from "./chunk.ts";
import type { Grid } from "./grid.ts";
import { BLANK } from "./label.ts";

/** A board, and where in the text it begins. */
export interface PlacedBoard {
  readonly board: Board;
  readonly offset: number;
}

/**
 * Returns the boards that a grid's rows make from `row` on: one, or several below one another or in a line.
 *
 * @throws {InputFault}
 */
export function partition(
  text: DecodedText,
  grid: Grid,
  row: number,
  size: Size | undefined,
  options: ReadBoardsOptions,
  notes: Note[],
): PlacedBoard[] {
  const widths = grid.widths.slice(row);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const from = grid.labels.length - total;
  const { width, height } = size ?? shapeOf(text, grid, from, widths, options, notes);
  const cells = width * height;
  if (total % cells !== 0) throw wrongCount(text, grid, from, total, cells);
  const boards: PlacedBoard[] = [];
  for (let cell = from; cell < grid.labels.length; cell += cells) {
    const board = boardOf(text, grid, cell, width, height, options, notes);
    boards.push({ board, offset: grid.starts[cell]! });
  }
  return boards;
}

/** The size of each of the boards that rows of these widths make. */
function shapeOf(
  text: DecodedText,
  grid: Grid,
  from: number,
  widths: readonly number[],
  options: ReadBoardsOptions,
  notes: Note[],
): Size {
  const width = widths[0]!;
  const rows = widths.length;
  if (widths.some((other) => other !== width)) throw ragged(text, grid, from, widths);
  const { greatest, blanks } = labelsFrom(grid, from, options);
  const isSquare = (cells: number): boolean => Math.round(Math.sqrt(cells)) ** 2 === cells;
  // A board holds its greatest label: below its number of cells, or the very number where it is the blank.
  const holds = (cells: number): boolean =>
    blanks === 0 ? greatest <= cells : greatest <= cells - 1;
  if (width === 1 || rows === 1) {
    const total = width * rows;
    if (rows === 1 || total > 3) notes.push(["layout", grid.starts[from]!]);
    const several = blanks > 1 && total % blanks === 0 && holds(total / blanks);
    const each = several ? total / blanks : total;
    return lineShape(text, grid, from, each, greatest);
  }
  if (width > 3 && isSquare(width) && holds(width)) {
    notes.push(["layout", grid.starts[from]!]);
    return lineShape(text, grid, from, width, greatest);
  }
  if (rows % width === 0 && rows > width && holds(width * width)) return { width, height: width };
  if (blanks > 1 && rows % blanks === 0 && holds((width * rows) / blanks)) {
    if (rows > blanks) return { width, height: rows / blanks };
    return lineShape(text, grid, from, width, greatest);
  }
  const isOutlier = rows > width && rows % width === 0 && greatest > width * rows;
  return { width, height: isOutlier ? width : rows };
}

/** The greatest label, and how many cells are surely blank. */
function labelsFrom(
  { labels }: Grid,
  from: number,
  options: ReadBoardsOptions,
): { greatest: number; blanks: number } {
  const zeroIsBlank = options.labels !== "index" && options.blank === undefined;
  const shift = options.labels === "index" ? 1 : 0;
  let greatest = 0;
  let blanks = 0;
  for (let cell = from; cell < labels.length; cell++) {
    const label = labels[cell]!;
    if (label === BLANK || (label === 0 && zeroIsBlank)) blanks++;
    else if (label + shift > greatest) greatest = label + shift;
  }
  return { greatest, blanks };
}

/** The size of a board whose cells are all written in one line, or one below another. */
function lineShape(
  text: DecodedText,
  grid: Grid,
  from: number,
  cells: number,
  greatest: number,
): Size {
  const side = Math.round(Math.sqrt(cells));
  if (side * side === cells) return { width: side, height: side };
  const sizes: string[] = [];
  for (let height = 2; height * height <= cells; height++) {
    if (cells % height !== 0) continue;
    const width = cells / height;
    sizes.push(printSize({ width, height }), printSize({ width: height, height: width }));
  }
  // Labels beyond the cells there are: cells are missing.
  if (sizes.length === 0 || greatest > cells) {
    const wanted = Math.ceil(Math.sqrt(Math.max(cells, greatest))) ** 2;
    throw wrongCount(text, grid, from, cells, wanted);
  }
  const last = grid.labels.length - 1;
  throw text.fault(grid.starts[from]!, grid.ends[Math.min(from + cells - 1, last)]!, {
    code: "SIZE_UNKNOWN",
    expected: { kind: "sizes", sizes },
  });
}

function wrongCount(
  text: DecodedText,
  grid: Grid,
  from: number,
  cells: number,
  wanted: number,
): InputFault {
  const last = Math.min(from + cells, grid.labels.length) - 1;
  const end = grid.ends[last]!;
  return text.fault(cells < wanted ? end : grid.starts[last]!, end, {
    code: cells < wanted ? "BOARD_SHORT" : "BOARD_LONG",
    cells: [cells],
    expected: { kind: "cells", count: wanted },
  });
}

/** Rows of different lengths: a board that is cut short in its last row, or no board. */
function ragged(
  text: DecodedText,
  grid: Grid,
  from: number,
  widths: readonly number[],
): InputFault {
  const width = widths[0]!;
  const odd = widths.findIndex((other) => other !== width);
  const total = widths.reduce((sum, other) => sum + other, 0);
  if (odd === widths.length - 1 && widths[odd]! < width) {
    return wrongCount(text, grid, from, total, width * widths.length);
  }
  const cell = from + widths.slice(0, odd).reduce((sum, other) => sum + other, 0);
  return text.fault(grid.starts[cell]!, grid.ends[cell + widths[odd]! - 1]!, {
    code: "ROWS_RAGGED",
    cells: widths.slice(0, 20),
    expected: { kind: "cells", count: width },
  });
}
