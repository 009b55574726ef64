import type { DecodedText } from "../decoded-text.ts";
import { InputFault } from "../input-fault.ts";
import type { ReadBoardsOptions } from "./board-options.ts";
import type { Note } from "./chunk.ts";
import { createGrid, type Grid } from "./grid.ts";
import { BLANK } from "./label.ts";
import { type PlacedBoard, partition } from "./partition.ts";
import { PLAIN, type Rows } from "./row.ts";
import { visualColumns } from "./visual-column.ts";

/** What came of rows that hang together. */
export interface BlockReading {
  readonly boards: readonly PlacedBoard[];
  readonly notes: readonly Note[];
  readonly fault?: InputFault;
}

/** Reads the rows from .. to (exclusive) as boards, in each way in which people write cells. O(text). */
export function readBlock(
  text: DecodedText,
  rows: Rows,
  from: number,
  to: number,
  options: ReadBoardsOptions,
): BlockReading {
  const block = new Block(text, rows, from, to, options);
  let fault: InputFault | undefined;
  for (const { read, tellsFault } of block.ways()) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      if (tellsFault) fault ??= error;
    }
  }
  return { boards: [], notes: [], ...(fault && { fault }) };
}

/** A way to read a block, and whether its fault is worth telling where no way succeeds. */
interface Way {
  read(): BlockReading;
  readonly tellsFault: boolean;
}

class Block {
  readonly #text: DecodedText;
  readonly #rows: Rows;
  readonly #from: number;
  readonly #to: number;
  readonly #options: ReadBoardsOptions;
  readonly #firstCell: number;
  readonly #lastCell: number;

  constructor(text: DecodedText, rows: Rows, from: number, to: number, options: ReadBoardsOptions) {
    this.#text = text;
    this.#rows = rows;
    this.#from = from;
    this.#to = to;
    this.#options = options;
    this.#firstCell = rows.firsts[from]!;
    this.#lastCell = rows.end(to - 1);
  }

  /** The ways to read the block, the most probable first. */
  ways(): Way[] {
    const separated: Way = { read: () => this.#separated(), tellsFault: true };
    const glued: Way = { read: () => this.#glued(), tellsFault: true };
    const ways: Way[] = [];
    const spaced = this.#spacedLines();
    if (spaced !== undefined) {
      const notes: Note[] = [["glued", spaced.starts[0]!]];
      ways.push({ read: () => this.#gridReading(spaced, notes), tellsFault: false });
    }
    const length = this.#commonLength();
    if (length >= 2 && !this.#hasSmallNumber()) ways.push(glued, separated);
    else if (length >= 2 || this.#isGluedAfterHeader()) ways.push(separated, glued);
    else ways.push(separated);
    return ways;
  }

  #separated(): BlockReading {
    const rows = this.#rows;
    const starts = rows.starts.slice(this.#firstCell, this.#lastCell);
    const ends = rows.ends.slice(this.#firstCell, this.#lastCell);
    const widths: number[] = [];
    for (let row = this.#from; row < this.#to; row++) widths.push(rows.width(row));
    const grid = createGrid(this.#text, starts, ends, widths, this.#options.blank);
    const notes: Note[] = [];
    const separator = this.#separatorOffset();
    if (separator >= 0) notes.push(["separator", separator]);
    if (rows.kinds[this.#from] !== PLAIN) notes.push(["markup", starts[0]!]);
    if (grid.hasDigitLetters) notes.push(["digit-letter", starts[0]!]);
    const whole = this.#withBlankByColumn(grid);
    if (whole !== undefined) {
      const blank = whole.labels.findIndex(
        (label, i) => label === BLANK && whole.starts[i] === whole.ends[i],
      );
      notes.push(["blank-by-column", whole.starts[blank]!]);
    }
    return this.#gridReading(whole ?? grid, notes);
  }

  /** A character a cell: every stretch is a row. */
  #glued(): BlockReading {
    const rows = this.#rows;
    const starts: number[] = [];
    const widths: number[] = [];
    for (let cell = this.#firstCell; cell < this.#lastCell; cell++) {
      const start = rows.starts[cell]!;
      const end = rows.ends[cell]!;
      for (let at = start; at < end; at++) starts.push(at);
      widths.push(end - start);
    }
    const ends = starts.map((start) => start + 1);
    const grid = createGrid(this.#text, starts, ends, widths, this.#options.blank);
    const notes: Note[] = [["glued", starts[0]!]];
    if (rows.kinds[this.#from] !== PLAIN) notes.push(["markup", starts[0]!]);
    if (grid.hasDigitLetters) notes.push(["digit-letter", starts[0]!]);
    return this.#gridReading(grid, notes);
  }

  /** The boards of a grid, with or without the numbers that may stand before them. */
  #gridReading(grid: Grid, found: readonly Note[]): BlockReading {
    const size = this.#options.size ?? this.#rows.sizes.get(this.#from);
    const headers = headerRows(this.#text, grid);
    let fault: InputFault | undefined;
    for (let row = 0; row <= headers; row++) {
      const notes = found.slice();
      if (row > 0) notes.push(["ignored-text", grid.starts[0]!]);
      try {
        const boards = partition(this.#text, grid, row, size, this.#options, notes);
        if (row > 0 && !isHeader(grid, row, boards)) continue;
        return { boards, notes };
      } catch (error) {
        if (!(error instanceof InputFault)) throw error;
        // A first row of another length is rather a header than a row too short.
        if (fault === undefined || (row === 1 && grid.widths[0] !== grid.widths[1])) fault = error;
      }
    }
    throw fault!;
  }

  /** The length that all stretches have, or 0. */
  #commonLength(): number {
    const { starts, ends } = this.#rows;
    const length = ends[this.#firstCell]! - starts[this.#firstCell]!;
    for (let cell = this.#firstCell; cell < this.#lastCell; cell++) {
      if (ends[cell]! - starts[cell]! !== length) return 0;
    }
    return length;
  }

  /** Whether all stretches but the first one or two have one length, which is several characters. */
  #isGluedAfterHeader(): boolean {
    const { starts, ends } = this.#rows;
    const last = this.#lastCell - 1;
    const length = ends[last]! - starts[last]!;
    if (length < 2) return false;
    for (let cell = last - 1; cell >= this.#firstCell + 2; cell--) {
      if (ends[cell]! - starts[cell]! !== length) return false;
    }
    return true;
  }

  /** Whether one of the numbers is below 10: with zeros before it, or it would be glued digits. */
  #hasSmallNumber(): boolean {
    const { starts, ends } = this.#rows;
    for (let cell = this.#firstCell; cell < this.#lastCell; cell++) {
      if (ends[cell]! - starts[cell]! > 3) return false;
      const text = this.#text.text(starts[cell]!, ends[cell]!);
      if (/^0+\d$/.test(text)) return true;
      if (!/^(?:-?\d+|\W+)$/.test(text)) return false;
    }
    return false;
  }

  /**
   * The lines character by character, where exactly one is a space, or missing at a line's end, and so is
   * the blank.
   */
  #spacedLines(): Grid | undefined {
    const rows = this.#rows;
    const text = this.#text;
    const lines: { from: number; to: number }[] = [];
    let width = 0;
    for (let row = this.#from; row < this.#to; row++) {
      if (rows.kinds[row] !== PLAIN) return undefined;
      const from = text.lineStart(rows.starts[rows.firsts[row]!]!);
      const to = rows.ends[rows.end(row) - 1]!;
      if (lines.at(-1)?.from === from) return undefined;
      lines.push({ from, to });
      width = Math.max(width, to - from);
    }
    let missing = 0;
    for (const { from, to } of lines) {
      missing += width - (to - from);
      for (let at = from; at < to && missing <= 1; at++) {
        const code = text.bytes[at]!;
        if (code === SPACE) missing++;
        else if (!isAlphanumeric(code) || code === ZERO) return undefined;
      }
      if (missing > 1) return undefined;
    }
    if (missing !== 1 || width < 2) return undefined;
    const starts: number[] = [];
    const ends: number[] = [];
    for (const { from, to } of lines) {
      for (let at = from; at < from + width; at++) {
        starts.push(Math.min(at, to));
        ends.push(Math.min(at + 1, to));
      }
    }
    return createGrid(
      text,
      starts,
      ends,
      lines.map(() => width),
      this.#options.blank,
    );
  }

  /**
   * The grid with the blank put where one row has a cell less than the others, if nothing else is the
   * blank; undefined otherwise.
   */
  #withBlankByColumn(grid: Grid): Grid | undefined {
    const { widths, labels, starts, ends } = grid;
    const width = Math.max(...widths.slice(0, 2));
    const short = widths.findIndex((other) => other !== width);
    if (widths.length < 2 || short < 0 || widths[short] !== width - 1 || width < 2)
      return undefined;
    for (let row = short + 1; row < widths.length; row++)
      if (widths[row] !== width) return undefined;
    if (labels.some((label) => label <= 0 || label > labels.length)) return undefined;
    for (let row = this.#from; row < this.#to; row++) {
      if (this.#rows.kinds[row] !== PLAIN) return undefined;
    }
    const first = short * width;
    const reference = short === 0 ? width - 1 : 0;
    const full = this.#columns(starts, ends, reference, width);
    const given = this.#columns(starts, ends, first, width - 1);
    // The place that leaves the others nearest to their columns; at the end, if none is better.
    let distance = 0;
    for (let i = 0; i < width - 1; i++) distance += Math.abs(given[i]! - full[i]!);
    let best = distance;
    let blank = width - 1;
    for (let i = width - 2; i >= 0; i--) {
      distance += Math.abs(given[i]! - full[i + 1]!) - Math.abs(given[i]! - full[i]!);
      if (distance < best) {
        best = distance;
        blank = i;
      }
    }
    const at = first + blank;
    const offset = blank < width - 1 ? starts[at]! : ends[at - 1]!;
    return {
      ...grid,
      labels: [...labels.slice(0, at), BLANK, ...labels.slice(at)],
      starts: [...starts.slice(0, at), offset, ...starts.slice(at)],
      ends: [...ends.slice(0, at), offset, ...ends.slice(at)],
      widths: widths.map(() => width),
    };
  }

  /** Twice the middles of some cells, in columns as they are seen. */
  #columns(
    starts: readonly number[],
    ends: readonly number[],
    from: number,
    count: number,
  ): number[] {
    return visualColumns(
      this.#text,
      starts.slice(from, from + count),
      ends.slice(from, from + count),
    );
  }

  /** Where something else than a blank stands between the first row's cells or after them, or -1. */
  #separatorOffset(): number {
    const { starts, ends } = this.#rows;
    const last = Math.min(this.#rows.end(this.#from), this.#lastCell - 1);
    for (let cell = this.#firstCell; cell < last; cell++) {
      for (let at = ends[cell]!; at < starts[cell + 1]!; at++) {
        if (this.#text.bytes[at]! > SPACE) return at;
      }
    }
    return -1;
  }
}

const SPACE = 0x20;
const ZERO = 0x30;

function isAlphanumeric(code: number): boolean {
  return (code > ZERO && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
}

/** How many of the first rows may say how many boards there are, or how big: 3, 3 3, 3x3, 3 x 3. */
function headerRows(text: DecodedText, { widths, labels, starts, ends }: Grid): number {
  let count = 0;
  let cell = 0;
  while (count < 2 && count < widths.length - 1 && widths[count]! <= 3) {
    const width = widths[count]!;
    const last = cell + width - 1;
    if (width === 3 || labels[cell]! < 0) {
      const size = text.text(starts[cell]!, ends[last]!);
      if (!/^\d+\s*[xX*]\s*\d+$/.test(size)) return count;
    } else if (labels[last]! < 0) return count;
    cell += width;
    count++;
  }
  return count;
}

/** Whether the numbers before boards can say how many there are, or how big. */
function isHeader({ labels, widths }: Grid, rows: number, boards: readonly PlacedBoard[]): boolean {
  const { width, height } = boards[0]!.board;
  const told = widths.slice(0, rows).reduce((sum, count) => sum + count, 0);
  const numbers = labels.slice(0, told);
  const known = [
    width,
    height,
    width * height,
    width * height - 1,
    boards.length,
    boards.length / 2,
  ];
  return numbers.every((number) => number < 0 || known.includes(number));
}
