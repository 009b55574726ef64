import type { Size } from "../size.ts";

/** What rows were made of, for what may be inferred from them. */
export const PLAIN = 0; // a line of the text: its columns may matter
export const DRAWN = 1;
export const BRACKETED = 2;

/** The cells of a text, in its order, and the rows that they stand in. Cells left empty have no length. */
export class Rows {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** The first cell of each row; the last row ends with the last cell. */
  readonly firsts: number[] = [];
  readonly kinds: number[] = [];
  /** 1 where a row does not go on with the board of the row before it. */
  readonly gaps: number[] = [];
  /** 1 where cells were found among words, so that they need not be a board at all. */
  readonly weak: number[] = [];
  /** Sizes that were written before a row. */
  readonly sizes: Map<number, Size> = new Map();

  get length(): number {
    return this.firsts.length;
  }

  addCell(start: number, end: number): void {
    this.starts.push(start);
    this.ends.push(end);
  }

  /** Ends a row, which began with cell `first`. A row without cells is none. */
  addRow(first: number, kind: number, gap: boolean, weak: boolean): void {
    if (first === this.starts.length) return;
    this.firsts.push(first);
    this.kinds.push(kind);
    this.gaps.push(gap ? 1 : 0);
    this.weak.push(weak ? 1 : 0);
  }

  /** The cell after a row's last one. */
  end(row: number): number {
    return this.firsts[row + 1] ?? this.starts.length;
  }

  /** How many cells a row has. */
  width(row: number): number {
    return this.end(row) - this.firsts[row]!;
  }
}
