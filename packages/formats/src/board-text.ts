import type { Board } from "@slidepath/core";
import { writeBoard } from "./board-writer.ts";
import type { BoardsRule, TileRule } from "./dialect.ts";
import { labelOf } from "./label.ts";
import type { OutputLine } from "./output-reader.ts";
import type { PresentationFault } from "./verdict.ts";

/** A board that was read from an output. */
export interface BoardRead {
  readonly board: Board;
  /** How many lines it took. */
  readonly lines: number;
  /** Where, counted from its first line, it departs from the layout. */
  readonly departure?: { readonly row: number; readonly what: PresentationFault };
}

/** Reads boards of one size from the lines of an output. */
export class BoardText {
  readonly #rule: BoardsRule;
  readonly #tiles: TileRule;
  readonly #width: number;
  readonly #height: number;
  readonly #tileOf = new Map<string, number>();

  constructor(rule: BoardsRule, tiles: TileRule, width: number, height: number) {
    this.#rule = rule;
    this.#tiles = tiles;
    this.#width = width;
    this.#height = height;
    for (let tile = 0; tile < width * height; tile++) {
      this.#tileOf.set(labelOf(tiles, tile, -1), tile);
    }
  }

  /** Reads a board, or returns undefined where none stands. */
  read(lineAt: (index: number) => OutputLine | undefined): BoardRead | undefined {
    const { layout } = this.#rule;
    const headers = layout.open.split("\n").length - 1;
    for (let header = 0; header < headers; header++) {
      if (lineAt(header)?.text.trim() !== String(this.#width)) return undefined;
    }
    const tiles: number[] = [];
    for (let row = 0; row < this.#height; row++) {
      const line = lineAt(headers + row)?.text.trim();
      if (line === undefined) return undefined;
      const cells = layout.glued ? Array.from(line) : line.split(/\s+/);
      if (cells.length !== this.#width) return undefined;
      for (const cell of cells) {
        const tile = this.#tileOf.get(cell);
        if (tile === undefined) return undefined;
        tiles.push(tile);
      }
    }
    const board = { width: this.#width, height: this.#height, tiles };
    const lines = headers + this.#height;
    const written = writeBoard(board, layout, this.#tiles).split("\n");
    for (let row = 0; row < lines; row++) {
      const { text } = lineAt(row)!;
      if (text === written[row]) continue;
      const what = text === `${written[row]}\r` ? "line-ends" : "blanks";
      return { board, lines, departure: { row, what } };
    }
    return { board, lines };
  }
}
