import type { Expected } from "./diagnostic.ts";
import type { GrammarItem, TileRule } from "./dialect.ts";
import type { FaultFacts, InputFault } from "./input-fault.ts";
import { labelOf, symbolOf } from "./label.ts";
import type { BoardLayout } from "./layout.ts";
import { LOOKALIKES } from "./lookalikes.ts";
import type { Size } from "./size.ts";
import { type CellNotes, NO_LABEL, type TextReader } from "./text-reader.ts";

/** A board in a grammar. */
export type BoardItem = Extract<GrammarItem, { item: "board" }>;

const ZERO = 0x30;
/** The blank among labels. */
const BLANK = -1;
const MAX_LABEL = 0x7fff_ffff;
/** For how many cells there is room at first. */
const CELLS = 64;
/** What people write for the blank, beside a dialect's own symbol. */
const BLANK_SYMBOLS: ReadonlySet<string> = new Set(["0", "x", "X", "_", "-", "*", ".", "#", "?"]);

/**
 * Reads the boards of one dialect: first the labels of all cells, then, once the size is known, core's
 * tiles. Remembers where each cell stood, so that a fault can point at any of them.
 */
export class BoardReader {
  readonly #reader: TextReader;
  readonly #rule: TileRule;
  #cells = 0;
  #notes: CellNotes;
  /** Scratch: where each tile of the board at hand stood first. */
  #cellOf = new Int32Array(CELLS);

  constructor(reader: TextReader, rule: TileRule) {
    this.#reader = reader;
    this.#rule = rule;
    this.#notes = notesFor(CELLS, rule);
  }

  /**
   * Reads the cells of a board of known size. `isOverLines` says that lines would have told the size, had it not
   * been given: other lines than a line a row then speak against it.
   *
   * @throws {InputFault}
   */
  readSized(item: BoardItem, { width, height }: Size, isOverLines = false): void {
    const cells = width * height;
    const perLine = cellsPerLine(item.layout, width, cells);
    this.#cells = 0;
    this.#reserve(cells);
    if (item.layout.glued) {
      const isPlain = this.#rule.kind !== "symbols";
      while (this.#cells < cells) {
        this.#readCharacter(item, cells, perLine);
        if (!isPlain) continue;
        const lineEnd = Math.min(cells, (Math.floor(this.#cells / perLine) + 1) * perLine);
        if (this.#cells % perLine === 0) continue;
        this.#cells = this.#reader.readDigits(this.#notes, this.#cells, lineEnd);
      }
      return;
    }
    const reader = this.#reader;
    const isPlain = this.#rule.kind !== "symbols";
    reader.isOutOfLine = false;
    while (this.#cells < cells) {
      if (isPlain) this.#cells = reader.readPlain(this.#notes, this.#cells, cells, perLine);
      if (this.#cells === cells) break;
      if (!reader.nextToken()) throw this.#short(item, cells);
      // Where the first cell stands is a matter of what comes before the board.
      const beginsLine = this.#cells % perLine === 0;
      if (beginsLine !== reader.breaks > 0 && this.#cells > 0) reader.isOutOfLine = true;
      this.#readToken(cells);
    }
    if (!reader.isOutOfLine) return;
    const { lines } = this.#notes;
    const isContrary = isOverLines && lines[0] !== lines[cells - 1];
    if (item.layout.anyLines !== true || isContrary) reader.note("layout");
  }

  /**
   * Reads cells up to the end of the input and returns how many stood on each line.
   *
   * @throws {InputFault}
   */
  readToEnd(item: BoardItem): number[] {
    const reader = this.#reader;
    const rows: number[] = [];
    this.#cells = 0;
    while (reader.nextToken()) {
      if (rows.length === 0 || reader.breaks > 0) rows.push(0);
      rows[rows.length - 1]!++;
      this.#reserve(this.#cells + 1);
      this.#readToken(Number.POSITIVE_INFINITY);
    }
    if (rows.length === 0) throw this.#short(item, Number.POSITIVE_INFINITY);
    return rows;
  }

  /**
   * Returns core's tiles for the cells just read. `taken` is the piece that a picture lacks.
   *
   * @throws {InputFault}
   */
  tiles(cells: number, taken: number): number[] {
    const pieces = this.#rule.kind === "pieces";
    const largest = this.#rule.kind === "largest";
    const { labels } = this.#notes;
    const cellOf = this.#cellOf.fill(-1, 0, cells);
    const tiles = new Array<number>(cells);
    let repeated = -1;
    for (let cell = 0; cell < cells; cell++) {
      const label = labels[cell]!;
      let tile = label;
      if (label === BLANK || (largest && label === cells)) tile = 0;
      else if (label === taken)
        throw this.faultAt(cell, { code: "PIECE_TAKEN", expected: this.#tile(cells) });
      else if (pieces && label < taken) tile = label + 1;
      if (tile >= cells) {
        throw this.faultAt(cell, { code: "TILE_RANGE", expected: this.#tile(cells) });
      }
      if (cellOf[tile] === -1) cellOf[tile] = cell;
      else if (repeated === -1) repeated = cell;
      tiles[cell] = tile;
    }
    if (repeated !== -1) {
      const first = cellOf[tiles[repeated]!]!;
      throw this.faultAt(repeated, {
        code: "TILE_DUPLICATE",
        first: { line: this.#notes.lines[first]!, column: this.#column(first) },
        missing: labelOf(this.#rule, cellOf.indexOf(-1), taken),
      });
    }
    return tiles;
  }

  /** Returns the fault at one of the cells just read. */
  faultAt(cell: number, facts: FaultFacts): InputFault {
    const label = this.#notes.labels[cell]!;
    return this.#reader.faultAt(
      this.#notes.lines[cell]!,
      this.#notes.offsets[cell]!,
      this.#notes.lineOffsets[cell]!,
      label === BLANK ? this.#rule.blank : symbolOf(this.#rule, label),
      facts,
    );
  }

  /** Reads one character as a cell; each line holds `perLine` of them. */
  #readCharacter(item: BoardItem, cells: number, perLine: number): void {
    const reader = this.#reader;
    const code = reader.nextCharacter();
    if (code < 0) throw this.#short(item, cells);
    if (item.layout.anyLines !== true) {
      const beginsLine = this.#cells % perLine === 0;
      if (beginsLine && reader.breaks === 0) {
        throw reader.fault({ code: "LINE_LONG", expected: { kind: "line-end" } });
      }
      if (!beginsLine && reader.breaks > 0) {
        throw reader.faultBefore({ code: "LINE_SHORT", expected: this.#nextCell(item, cells) });
      }
    }
    const digit = code - ZERO;
    const isTile = digit >= 1 && digit <= 9 && this.#rule.kind !== "symbols";
    this.#keep(isTile ? digit : this.#labelOf(reader.text, cells));
  }

  #readToken(cells: number): void {
    const { value } = this.#reader;
    const { kind } = this.#rule;
    const isTile = value >= (kind === "pieces" ? 0 : 1) && value <= MAX_LABEL;
    this.#keep(isTile && kind !== "symbols" ? value : this.#labelOf(this.#reader.text, cells));
  }

  #keep(label: number): void {
    const cell = this.#cells++;
    const reader = this.#reader;
    const { labels, lines, offsets, lineOffsets } = this.#notes;
    labels[cell] = label;
    lines[cell] = reader.line;
    offsets[cell] = reader.offset;
    lineOffsets[cell] = reader.lineOffset;
  }

  /** Makes room for so many cells. */
  #reserve(cells: number): void {
    const { length } = this.#notes.labels;
    if (cells <= length) return;
    const room = Math.max(cells, 2 * length);
    const notes = notesFor(room, this.#rule);
    notes.labels.set(this.#notes.labels);
    notes.lines.set(this.#notes.lines);
    notes.offsets.set(this.#notes.offsets);
    notes.lineOffsets.set(this.#notes.lineOffsets);
    this.#notes = notes;
    this.#cellOf = new Int32Array(room);
  }

  /** The label of a text that is not a plain tile: the blank, or a fault. */
  #labelOf(text: string, cells: number): number {
    const reader = this.#reader;
    const rule = this.#rule;
    const { blank, kind } = rule;
    if (text === blank) return BLANK;
    if (rule.kind === "symbols") {
      const label = symbolIn(rule.symbols, text);
      if (label > 0 && label < cells) return label;
      const other = symbolIn(rule.symbols.toLowerCase(), text.toLowerCase());
      if (other > 0 && other < cells) {
        reader.note("letter-case");
        return other;
      }
    }
    if (text.toLowerCase() === blank.toLowerCase()) {
      reader.note("letter-case");
      return BLANK;
    }
    if (text === "-1" || (BLANK_SYMBOLS.has(text) && !(text === "0" && kind === "pieces"))) {
      reader.note("blank-symbol");
      return BLANK;
    }
    if (!Number.isNaN(reader.value))
      throw reader.fault({ code: "TILE_RANGE", expected: this.#tile(cells) });
    const digit = LOOKALIKES[text];
    if (digit !== undefined) {
      throw reader.fault({ code: "LETTER_FOR_DIGIT", expected: { kind: "digit", digit } });
    }
    const code = /^[+-]?\d*\.\d+$/.test(text) ? "NUMBER_NOT_WHOLE" : "TILE_FOREIGN";
    throw reader.fault({ code, expected: this.#tile(cells) });
  }

  #short(item: BoardItem, cells: number): InputFault {
    return this.#reader.faultAtEnd(this.#nextCell(item, cells));
  }

  #nextCell({ name }: BoardItem, cells: number): Expected {
    return { kind: "cell", number: this.#cells + 1, of: cells, board: name };
  }

  /** What a cell of this board may hold; `cells` is infinite where the size is not known yet. */
  #tile(cells: number): Expected {
    const { kind, blank } = this.#rule;
    return { kind: "tile", from: kind === "pieces" ? 0 : 1, to: cells - 1, blank };
  }

  #column(cell: number): number {
    return this.#notes.offsets[cell]! - this.#notes.lineOffsets[cell]! + 1;
  }
}

function symbolIn(symbols: string, text: string): number {
  return text.length === 1 ? symbols.indexOf(text) : -1;
}

/** How many cells a line holds; more than any number where it does not matter. */
function cellsPerLine({ cell, row }: BoardLayout, width: number, cells: number): number {
  if (cell === "\n") return 1;
  return row.includes("\n") ? width : cells;
}

function notesFor(cells: number, { kind, blank }: TileRule): CellNotes {
  return {
    labels: new Int32Array(cells),
    lines: new Float64Array(cells),
    offsets: new Float64Array(cells),
    lineOffsets: new Float64Array(cells),
    zero: kind === "pieces" ? 0 : blank === "0" ? BLANK : NO_LABEL,
    blank: BLANK,
    blankCode: blank.length === 1 ? blank.charCodeAt(0) : -1,
  };
}
