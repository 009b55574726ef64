import { type Board, goalBoard, type Problem } from "@slidepath/core";
import { type BoardItem, BoardReader } from "./board-reader.ts";
import type { Expected } from "./diagnostic.ts";
import type { Dialect, GrammarItem, NumberName } from "./dialect.ts";
import { type GoalPolicy, goalOfPolicy } from "./goal.ts";
import { printSize, type Size, sizesOfLine } from "./size.ts";
import type { InputFault, TextReader } from "./text-reader.ts";

/** How an input is to be read where the dialect leaves it open. */
export interface ParseOptions {
  /** Refuse whatever would have to be repaired. */
  readonly strict?: boolean;
  /** The board's size, for dialects that take it from the lines. */
  readonly size?: Size;
  /** Another goal than the dialect's, for dialects that do not give one. */
  readonly goal?: GoalPolicy;
}

/** A number in a grammar. */
export type NumberItem = Extract<GrammarItem, { item: "number" }>;

/** A number that was read, and the fault to throw where it turns out wrong later. */
interface ReadNumber {
  readonly value: number;
  outOfRange(max: number): InputFault;
}

/** Reads the cases of one input, item by item as the dialect's grammar lists them. */
export class CaseReader {
  readonly #dialect: Dialect;
  readonly #reader: TextReader;
  readonly #options: ParseOptions;
  readonly #boards: BoardReader;

  constructor(dialect: Dialect, reader: TextReader, options: ParseOptions) {
    this.#dialect = dialect;
    this.#reader = reader;
    this.#options = options;
    this.#boards = new BoardReader(reader, dialect.input.tiles);
  }

  /**
   * Reads the next case.
   *
   * @throws {InputFault}
   */
  read(): Problem {
    const numbers = new Map<NumberName, ReadNumber>();
    const boards: Partial<Record<"start" | "goal", Board>> = {};
    let taken = NONE;
    for (const item of this.#dialect.input.items) {
      if (item.item === "number") {
        numbers.set(item.name, this.readNumber(item));
        continue;
      }
      const size = this.#readCells(item, numbers);
      taken = takenPiece(size, numbers);
      const tiles = this.#boards.tiles(size.width * size.height, taken);
      boards[item.name] = { ...size, tiles };
    }
    const start = boards.start!;
    return { start, goal: boards.goal ?? this.#goal(start, taken) };
  }

  /** Reads a board's cells and returns its size. */
  #readCells(item: BoardItem, numbers: ReadonlyMap<NumberName, ReadNumber>): Size {
    const rule = this.#dialect.input.size;
    const told = rule.kind === "fixed" ? rule : this.#options.size;
    if (told !== undefined) {
      this.#boards.readSized(item, told);
      return { width: told.width, height: told.height };
    }
    const rows = this.#boards.readToEnd(item);
    const width = rows[0]!;
    if (rows.length === 1 || rows.every((length) => length === 1)) {
      return this.#sizeOfLine({ width, height: rows.length }, numbers);
    }
    let end = 0;
    for (const length of rows) {
      end += length;
      const expected: Expected = { kind: "cells", count: width };
      if (length > width) {
        throw this.#boards.faultAt(end - length + width, { code: "LINE_LONG", expected });
      }
      if (length < width) throw this.#boards.faultAt(end - 1, { code: "LINE_SHORT", expected });
    }
    return { width, height: rows.length };
  }

  /** The size of a board whose cells all stand on one line, or on a line each. */
  #sizeOfLine(line: Size, numbers: ReadonlyMap<NumberName, ReadNumber>): Size {
    const rule = this.#dialect.input.size;
    if (rule.kind === "fixed") return rule;
    const piece = { row: numberIn(numbers, "row"), column: numberIn(numbers, "column") };
    const sizes = sizesOfLine(line, rule.oneLine, piece);
    if (sizes.length > 1) {
      const expected: Expected = { kind: "sizes", sizes: sizes.map(printSize) };
      throw this.#boards.faultAt(0, { code: "SIZE_UNKNOWN", expected });
    }
    const size = sizes[0] ?? line;
    if (size !== line) this.#reader.note("layout");
    return size;
  }

  #goal(start: Board, taken: number): Board {
    const { width, height } = start;
    const policy = this.#options.goal ?? this.#dialect.goal;
    if (this.#dialect.goal.kind === "picture") return goalBoard(width, height, taken);
    return goalOfPolicy(policy, width, height)!;
  }

  /**
   * Reads a whole number.
   *
   * @throws {InputFault}
   */
  readNumber({ name, min, max }: NumberItem): ReadNumber {
    const reader = this.#reader;
    const expected: Expected = { kind: "number", name, from: min, to: max };
    if (!reader.nextToken()) throw reader.faultAtEnd(expected);
    const { value, text, line, offset, lineOffset } = reader;
    if (Number.isNaN(value)) {
      const code = /^[+-]?\d*\.\d+$/.test(text) ? "NUMBER_NOT_WHOLE" : "NUMBER_EXPECTED";
      throw reader.fault({ code, expected });
    }
    const outOfRange = (to: number): InputFault =>
      reader.faultAt(line, offset, lineOffset, text, {
        code: "NUMBER_RANGE",
        expected: { ...expected, to },
      });
    if (value < min || value > max) throw outOfRange(max);
    return { value, outOfRange };
  }
}

/** No piece is taken from this board. */
const NONE = -1;

/**
 * Returns the number of the piece that a picture lacks, or {@link NONE}.
 *
 * @throws {InputFault}
 */
function takenPiece({ width, height }: Size, numbers: ReadonlyMap<NumberName, ReadNumber>): number {
  const row = numbers.get("row");
  const column = numbers.get("column");
  if (row === undefined || column === undefined) return NONE;
  if (row.value >= height) throw row.outOfRange(height - 1);
  if (column.value >= width) throw column.outOfRange(width - 1);
  return row.value * width + column.value;
}

function numberIn(numbers: ReadonlyMap<NumberName, ReadNumber>, name: NumberName): number {
  return numbers.get(name)?.value ?? 0;
}
