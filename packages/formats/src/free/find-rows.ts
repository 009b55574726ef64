import type { DecodedText } from "../decoded-text.ts";
import {
  ATOM,
  BAR,
  CLOSE,
  COMMA,
  LABEL_END,
  type Marks,
  NEWLINE,
  OPEN,
  ROW_END,
  SEMICOLON,
  SIZE,
  SLASH,
  WORD,
} from "./mark.ts";
import { BRACKETED, DRAWN, PLAIN, Rows } from "./row.ts";

/** Deeper brackets are not looked into. */
const DEEPEST = 64;
const AMPERSAND = 0x26;
const DASH = 0x2d;
const BAR_CODE = 0x7c;
/** So many cells in a row make a board of what stands among words. */
const FEW = 4;

/** Returns the rows of cells that a text's marks make. O(marks). */
export function findRows(text: DecodedText, marks: Marks): Rows {
  const rows = new RowFinder(text, marks, true).find();
  // A bracket that nothing closes encloses nothing.
  return rows ?? new RowFinder(text, marks, false).find()!;
}

/** A bracket that is open. */
interface Group {
  /** Whether another bracket stood in it. */
  hasChild: boolean;
  /** The first cell of the row that is being read, and where rows end so far: cells. */
  first: number;
  readonly rowEnds: number[];
  /** Whether a line end or semicolon parts the cells. */
  readonly softEnds: number[];
  /** Whether the rows to come do not go on with those before. */
  gap: boolean;
}

class RowFinder {
  readonly #text: DecodedText;
  readonly #kinds: Uint8Array;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #brackets: boolean;
  readonly #rows = new Rows();
  readonly #groups: Group[] = [];
  #tooDeep = 0;
  /** Whether the next row begins another board. */
  #gap = true;
  /** The width of the row before, where the next line goes on with it. */
  #lastWidth = 0;

  constructor(text: DecodedText, marks: Marks, brackets: boolean) {
    this.#text = text;
    this.#kinds = marks.kinds.subarray(0, marks.length);
    this.#starts = marks.starts;
    this.#ends = marks.ends;
    this.#brackets = brackets;
  }

  /** Returns the rows; undefined where a bracket is left open at the end. */
  find(): Rows | undefined {
    const kinds = this.#kinds;
    let from = 0;
    let newlines = 0;
    for (let i = 0; i <= kinds.length; i++) {
      const kind = kinds[i];
      if (this.#groups.length > 0) {
        if (kind === undefined) return undefined;
        this.#inGroup(i);
        from = i + 1;
        newlines = 0;
        continue;
      }
      if (kind === OPEN && this.#brackets) {
        this.#beforeGroup(from, i);
        this.#open();
        from = i + 1;
      } else if (kind === undefined || kind === NEWLINE || kind === ROW_END) {
        if (from < i) {
          this.#line(from, i);
          newlines = 0;
        }
        if (kind === NEWLINE && ++newlines > 1) this.#gap = true;
        from = i + 1;
      }
    }
    return this.#rows;
  }

  /** What stands on the line before a bracket: a name sets boards apart, a separator does not. */
  #beforeGroup(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const kind = this.#kinds[i]!;
      if (kind === WORD || kind === LABEL_END || kind === ATOM) this.#gap = true;
    }
  }

  #open(): void {
    this.#groups.push({
      hasChild: false,
      first: this.#rows.starts.length,
      rowEnds: [],
      softEnds: [],
      gap: this.#gap,
    });
    this.#gap = false;
  }

  #inGroup(i: number): void {
    const kind = this.#kinds[i]!;
    const group = this.#groups.at(-1)!;
    if (this.#tooDeep > 0) {
      if (kind === OPEN) this.#tooDeep++;
      if (kind === CLOSE) this.#tooDeep--;
      return;
    }
    switch (kind) {
      case OPEN:
        if (this.#groups.length === DEEPEST) {
          this.#tooDeep = 1;
          return;
        }
        // Cells beside a bracket are no row of the board in it.
        if (!group.hasChild) this.#gap = group.gap || this.#gap;
        this.#flushLoose(group);
        group.hasChild = true;
        this.#open();
        return;
      case CLOSE:
        this.#close(group);
        return;
      case ATOM:
        this.#rows.addCell(this.#starts[i]!, this.#ends[i]!);
        return;
      case WORD:
        // A word among cells is a cell that is none; a name before a bracket or a colon is not.
        if (this.#isItem(i)) this.#rows.addCell(this.#starts[i]!, this.#ends[i]!);
        else if (group.hasChild) this.#gap = true;
        return;
      case COMMA:
        if (this.#kinds[i - 1] === COMMA) this.#rows.addCell(this.#starts[i]!, this.#starts[i]!);
        return;
      case LABEL_END:
        this.#dropLabel(i, group);
        return;
      case SEMICOLON:
      case SLASH:
      case ROW_END:
      case NEWLINE: {
        const cells = this.#rows.starts.length;
        const ends = kind === NEWLINE ? group.softEnds : group.rowEnds;
        if (cells > group.first && ends.at(-1) !== cells) ends.push(cells);
        return;
      }
    }
  }

  #isItem(i: number): boolean {
    const before = this.#kinds[i - 1];
    const after = this.#kinds[i + 1];
    return (before === COMMA || before === OPEN) && (after === COMMA || after === CLOSE);
  }

  /** What stood before a colon names what comes. */
  #dropLabel(i: number, group: Group): void {
    const { starts, ends } = this.#rows;
    if (this.#kinds[i - 1] === ATOM && starts.length > group.first) {
      starts.pop();
      ends.pop();
    }
    this.#closeRows(group);
    this.#gap = true;
    group.gap = true;
  }

  /** Cells that stood before a bracket within the same bracket: a board of their own, if any. */
  #flushLoose(group: Group): void {
    if (this.#rows.starts.length === group.first) return;
    this.#closeRows(group);
    this.#gap = true;
  }

  #close(group: Group): void {
    this.#closeRows(group);
    this.#groups.pop();
    const parent = this.#groups.at(-1);
    if (parent !== undefined) parent.first = this.#rows.starts.length;
    // Rows of one bracket hang together; what follows the bracket does only if no row stood in brackets.
    this.#gap = group.hasChild;
    this.#lastWidth = 0;
  }

  /** Makes rows of the cells that the innermost bracket holds directly. */
  #closeRows(group: Group): void {
    const rows = this.#rows;
    const end = rows.starts.length;
    if (end === group.first) return;
    const gap = group.gap || this.#gap;
    let ends = group.rowEnds;
    if (ends.length === 0 || onlyOne(ends, end)) ends = group.softEnds;
    const bounds = [group.first, ...ends.filter((cell) => cell < end), end];
    const widths = bounds.slice(1).map((bound, i) => bound - bounds[i]!);
    const isFlat = widths.some((width) => width !== widths[0]) && group.rowEnds.length === 0;
    // Semicolons between single cells part cells, not rows.
    const isList = widths.length > 1 && widths.every((width) => width === 1);
    if (isFlat || isList) {
      rows.addRow(group.first, BRACKETED, gap, false);
    } else {
      for (let i = 0; i + 1 < bounds.length; i++) {
        rows.addRow(bounds[i]!, BRACKETED, i === 0 && gap, false);
      }
    }
    group.first = end;
    group.rowEnds.length = 0;
    group.softEnds.length = 0;
    group.gap = false;
    this.#gap = false;
  }

  /** A line, or what follows a bracket on it, without brackets. */
  #line(from: number, to: number): void {
    const counts = { atoms: 0, words: 0, bars: 0, labels: 0 };
    for (let i = from; i < to; i++) {
      const kind = this.#kinds[i]!;
      if (kind === ATOM) counts.atoms++;
      else if (kind === WORD) counts.words++;
      else if (kind === BAR) counts.bars++;
      else if (kind === LABEL_END || kind === SIZE) counts.labels++;
    }
    if (counts.bars > 0) {
      this.#drawnLine(from, to, counts);
    } else if (counts.words === 1 && counts.atoms === 0 && this.#isGluedWord(from, to)) {
      this.#plainLine(from, to, true);
    } else if (counts.words > 0 && !this.#hasForeignCell(counts)) {
      this.#proseLine(from, to);
    } else if (counts.labels > 0) this.#proseLine(from, to);
    else if (counts.atoms > 0) this.#plainLine(from, to, counts.words > 0);
  }

  /** Whether a line has as many cells as the one before only if its words are cells. */
  #hasForeignCell({
    atoms,
    words,
    labels,
  }: {
    atoms: number;
    words: number;
    labels: number;
  }): boolean {
    return (
      !this.#gap && labels === 0 && atoms >= words && atoms + words === this.#lastWidth && atoms > 0
    );
  }

  /** Whether the line's one word is a row of glued cells like the row before: GHIJ after 9ABC. */
  #isGluedWord(from: number, to: number): boolean {
    const row = this.#rows.length - 1;
    if (this.#gap || row < 0 || this.#rows.width(row) !== 1) return false;
    for (let i = from; i < to; i++) {
      if (this.#kinds[i] !== WORD) continue;
      const length = this.#ends[i]! - this.#starts[i]!;
      const cell = this.#rows.firsts[row]!;
      const above = this.#rows.ends[cell]! - this.#rows.starts[cell]!;
      return (
        (length === above || length === above - 1) &&
        length < 80 &&
        /^[0-9A-Za-z]+$/.test(this.#text.text(this.#starts[i]!, this.#ends[i]!))
      );
    }
    return false;
  }

  #plainLine(from: number, to: number, wordsAreCells: boolean): void {
    const rows = this.#rows;
    const kinds = this.#kinds;
    const rowBreak = rowBreakOf(kinds, from, to);
    let first = rows.starts.length;
    let afterComma = true;
    let commas = 0;
    for (let i = from; i < to; i++) {
      const kind = kinds[i]!;
      if (kind === ATOM || (kind === WORD && wordsAreCells)) {
        rows.addCell(this.#starts[i]!, this.#ends[i]!);
        afterComma = false;
      } else if (kind === COMMA) {
        commas++;
        // Nothing before a comma is an empty cell.
        if (afterComma) rows.addCell(this.#starts[i]!, this.#starts[i]!);
        afterComma = true;
      } else if (kind === rowBreak) {
        this.#endRow(first, PLAIN);
        first = rows.starts.length;
        afterComma = true;
      }
    }
    // A comma at the line's end, where the row above has a cell more: the last cell is empty.
    if (
      afterComma &&
      commas > 0 &&
      rows.starts.length - first === this.#lastWidth - 1 &&
      !this.#gap
    ) {
      if (commas === this.#lastWidth - 1) rows.addCell(this.#ends[to - 1]!, this.#ends[to - 1]!);
    }
    this.#endRow(first, PLAIN);
  }

  #endRow(first: number, kind: number, weak = false): void {
    const width = this.#rows.starts.length - first;
    if (width === 0) return;
    this.#rows.addRow(first, kind, this.#gap, weak);
    this.#gap = false;
    this.#lastWidth = width;
  }

  /** The line below a Markdown table's head: |:-:|--:|. */
  #isAlignment(from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      if (this.#kinds[i] === WORD) return false;
      if (this.#kinds[i] === ATOM && this.#text.bytes[this.#starts[i]!] !== DASH) return false;
    }
    return true;
  }

  #drawnLine(
    from: number,
    to: number,
    { atoms, words, labels }: { atoms: number; words: number; labels: number },
  ): void {
    if (labels > 0 && this.#isAlignment(from, to)) return;
    if (words > 0 && words >= atoms) {
      this.#gap = true;
      return;
    }
    let start = from;
    let end = to;
    // & parts cells and does not enclose them.
    if (this.#kinds[start] === BAR && this.#text.bytes[this.#starts[start]!] !== AMPERSAND) start++;
    if (end > start && this.#text.bytes[this.#starts[end - 1]!] === BAR_CODE) end--;
    // A drawn line, or the empty part of high cells.
    if (atoms + words === 0) return;
    const rows = this.#rows;
    const counts = this.#segmentCounts(start, end);
    const rowsBetweenBars =
      counts.length > 1 && counts[0]! > 1 && counts.every((n) => n === counts[0]);
    let first = rows.starts.length;
    let inSegment = 0;
    for (let i = start; i <= end; i++) {
      const kind = i === end ? BAR : this.#kinds[i]!;
      if (kind === ATOM || kind === WORD) {
        rows.addCell(this.#starts[i]!, this.#ends[i]!);
        inSegment++;
      } else if (kind === BAR) {
        const at = i < to ? this.#starts[i]! : this.#ends[i - 1]!;
        if (inSegment === 0) rows.addCell(at, at);
        if (rowsBetweenBars) {
          this.#endRow(first, DRAWN);
          first = rows.starts.length;
        }
        inSegment = 0;
      }
    }
    this.#endRow(first, counts.length === 1 ? PLAIN : DRAWN);
  }

  /** How many cells stand between each two bars. */
  #segmentCounts(start: number, end: number): number[] {
    const counts = [0];
    for (let i = start; i < end; i++) {
      if (this.#kinds[i] === BAR) counts.push(0);
      else if (this.#kinds[i] === ATOM || this.#kinds[i] === WORD) counts[counts.length - 1]!++;
    }
    return counts;
  }

  /** Words, with cells among them: those after the last colon, or enough of them in a row. */
  #proseLine(from: number, to: number): void {
    let labelled = false;
    let goesOn = false;
    let start = from;
    for (let i = from; i <= to; i++) {
      const kind = i === to ? WORD : this.#kinds[i]!;
      if (kind !== WORD && kind !== LABEL_END && kind !== SIZE) continue;
      // What stands before a colon is a name.
      if (kind === WORD) goesOn = this.#proseRun(start, i, labelled && i === to);
      labelled = kind !== WORD;
      if (kind === SIZE) {
        const [width, height] = this.#text.text(this.#starts[i]!, this.#ends[i]!).split(/[xX*]/);
        this.#gap = true;
        this.#rows.sizes.set(this.#rows.length, { width: Number(width), height: Number(height) });
      }
      start = i + 1;
    }
    if (!goesOn) this.#gap = true;
  }

  /** Reads cells among words as a row, if they are enough; tells whether the line below may go on with it. */
  #proseRun(from: number, to: number, labelled: boolean): boolean {
    let cells = 0;
    let atoms = 0;
    for (let i = from; i < to; i++) {
      if (this.#kinds[i] !== ATOM) continue;
      const length = this.#ends[i]! - this.#starts[i]!;
      atoms++;
      cells += length < FEW ? 1 : length;
    }
    if (labelled) {
      if (atoms < 2 && cells < FEW) return false;
      this.#plainLine(from, to, false);
      return true;
    }
    if (cells < FEW) return false;
    const row = this.#rows.length;
    this.#gap = true;
    this.#plainLine(from, to, false);
    for (let i = row; i < this.#rows.length; i++) this.#rows.weak[i] = 1;
    return false;
  }
}

function onlyOne(ends: readonly number[], end: number): boolean {
  return ends.length === 1 && ends[0] === end;
}

/** Whether semicolons or slashes end rows on a line: they do where other things part its cells. */
function rowBreakOf(kinds: Uint8Array, from: number, to: number): number {
  let previous = -1;
  let neighbours = false;
  let candidate = -1;
  for (let i = from; i < to; i++) {
    const kind = kinds[i]!;
    if (kind === SEMICOLON || kind === SLASH) {
      candidate = candidate === SLASH ? SLASH : kind;
      previous = kind;
    } else if (kind === ATOM) {
      if (previous === ATOM || previous === COMMA) neighbours = true;
      previous = ATOM;
    } else if (kind === COMMA) previous = COMMA;
  }
  return neighbours ? candidate : -1;
}
