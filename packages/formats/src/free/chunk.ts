import type { Board } from "@slidepath/core";
import type { RepairKind } from "../decode.ts";
import type { DecodedText } from "../decoded-text.ts";
import type { Expected } from "../diagnostic.ts";
import { LOOKALIKES } from "../lookalikes.ts";
import type { ReadBoardsOptions } from "./board-options.ts";
import type { Grid } from "./grid.ts";
import { BLANK, FRACTION, LOOKALIKE, NEGATIVE } from "./label.ts";

/** A repair and where it was made. */
export type Note = readonly [kind: RepairKind, offset: number];

/** Returns the board that a grid's cells from .. from + width·height make; adds to `notes`. O(cells). */
export function boardOf(
  text: DecodedText,
  grid: Grid,
  from: number,
  width: number,
  height: number,
  options: ReadBoardsOptions,
  notes: Note[],
): Board {
  const cells = width * height;
  const labels = grid.labels.slice(from, from + cells);
  const expected: Expected = { kind: "tile", from: 1, to: cells - 1, blank: "0" };
  const fault = (cell: number, facts: Parameters<DecodedText["fault"]>[2]) =>
    text.fault(grid.starts[from + cell]!, grid.ends[from + cell]!, facts);
  const zeroIsTile = options.labels === "index" || options.blank !== undefined;
  let blank = -1;
  for (let cell = 0; cell < cells; cell++) {
    const label = labels[cell]!;
    if (label === BLANK || (label === 0 && !zeroIsTile)) {
      if (blank >= 0) {
        const first = text.place(grid.starts[from + blank]!);
        throw fault(cell, { code: "BLANK_TWICE", first, expected: { kind: "blank" } });
      }
      blank = cell;
      if (label === BLANK) notes.push(["blank-symbol", grid.starts[from + cell]!]);
    } else if (label < 0) {
      const digit = label === LOOKALIKE ? lookalikeIn(text, grid, from + cell) : undefined;
      if (digit !== undefined) {
        throw fault(cell, { code: "LETTER_FOR_DIGIT", expected: { kind: "digit", digit } });
      }
      const code =
        label === FRACTION
          ? "NUMBER_NOT_WHOLE"
          : label === NEGATIVE
            ? "TILE_RANGE"
            : "TILE_FOREIGN";
      throw fault(cell, { code, expected });
    }
  }
  if (blank < 0) {
    blank = cells > 1 && isOneToN(labels) ? labels.indexOf(cells) : -1;
    if (blank < 0) throw fault(0, { code: "BLANK_MISSING", expected: { kind: "blank" } });
    notes.push(["largest-blank", grid.starts[from + blank]!]);
  }
  labels[blank] = BLANK;
  if (zeroIsTile) toTiles(labels, notes, grid.starts[from]!);
  return checked(text, grid, from, { width, height, tiles: labels }, blank, options);
}

/** Turns pieces numbered from 0, or labels among which the blank has a number, into tiles 1, 2, 3 … */
function toTiles(labels: number[], notes: Note[], offset: number): void {
  const cells = labels.length;
  const seen = new Uint8Array(cells + 1);
  for (const label of labels) if (label >= 0 && label <= cells) seen[label] = 1;
  const least = seen[0] === 1 ? 0 : 1;
  let missing = least;
  while (missing < cells && seen[missing] === 1) missing++;
  for (let cell = 0; cell < cells; cell++) {
    const label = labels[cell]!;
    if (least === 0 && label >= 0 && label < missing) labels[cell] = label + 1;
    else if (least === 1 && label > missing) labels[cell] = label - 1;
  }
  if (least === 0) notes.push(["picture-labels", offset]);
}

/** Checks range and repetition, and turns the board round where it is written by columns. */
function checked(
  text: DecodedText,
  grid: Grid,
  from: number,
  { width, height, tiles }: { width: number; height: number; tiles: number[] },
  blank: number,
  options: ReadBoardsOptions,
): Board {
  const cells = tiles.length;
  tiles[blank] = 0;
  const place = (cell: number): [number, number] => [
    grid.starts[from + cell]!,
    grid.ends[from + cell]!,
  ];
  const cellOf = new Int32Array(cells).fill(-1);
  let repeated = -1;
  for (let cell = 0; cell < cells; cell++) {
    const tile = tiles[cell]!;
    if (tile >= cells) {
      throw text.fault(...place(cell), {
        code: "TILE_RANGE",
        expected: { kind: "tile", from: 1, to: cells - 1, blank: "0" },
      });
    }
    if (cellOf[tile] === -1) cellOf[tile] = cell;
    else if (repeated === -1) repeated = cell;
  }
  if (repeated !== -1) {
    throw text.fault(...place(repeated), {
      code: "TILE_DUPLICATE",
      first: text.place(place(cellOf[tiles[repeated]!]!)[0]),
      missing: String(cellOf.indexOf(-1)),
    });
  }
  if (options.order !== "column") return { width, height, tiles };
  const turned = tiles.map(
    (_, cell) => tiles[(cell % height) * width + Math.floor(cell / height)]!,
  );
  return { width: height, height: width, tiles: turned };
}

/** Whether labels are 1 .. n, each once. */
function isOneToN(labels: readonly number[]): boolean {
  const seen = new Uint8Array(labels.length + 1);
  for (const label of labels) {
    if (label < 1 || label > labels.length || seen[label] === 1) return false;
    seen[label] = 1;
  }
  return true;
}

/** The digit that the first letter of a cell looks like. */
function lookalikeIn(text: DecodedText, grid: Grid, cell: number): number | undefined {
  const letter = /[OolI]/.exec(text.text(grid.starts[cell]!, grid.ends[cell]!))?.[0];
  return letter === undefined ? undefined : LOOKALIKES[letter];
}
