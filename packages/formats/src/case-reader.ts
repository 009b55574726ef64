import { type Board, goalBoard, type Problem } from "@slidepath/core";
import { type BoardItem, BoardReader } from "./board-reader.ts";
import type { Case } from "./case.ts";
import type { Expected } from "./diagnostic.ts";
import type { Dialect, GrammarItem, SizeRule } from "./dialect.ts";
import { farthestProblem } from "./farthest-problem.ts";
import { type GoalPolicy, goalOfPolicy } from "./goal.ts";
import type { InputFault } from "./input-fault.ts";
import type { NumberName } from "./number-name.ts";
import { printSize, type Size, sizesOfLine } from "./size.ts";
import type { TextReader } from "./text-reader.ts";

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
  /** The least that is allowed. */
  readonly min: number;
  outOfRange(max?: number): InputFault;
}

/** What has been read of a case. */
interface Draft {
  readonly numbers: Map<NumberName, ReadNumber>;
  start: Board | undefined;
  goal: Board | undefined;
  /** The piece that a picture lacks. */
  taken: number;
}

/** Reads the cases of one input, item by item as the dialect's grammar lists them. */
export class CaseReader {
  readonly #dialect: Dialect;
  readonly #reader: TextReader;
  readonly #options: ParseOptions;
  readonly #boards: BoardReader;
  #goal: Board | undefined;
  /** The numbers of the case at hand. */
  readonly #numbers = new Map<NumberName, ReadNumber>();

  constructor(dialect: Dialect, reader: TextReader, options: ParseOptions) {
    this.#dialect = dialect;
    this.#reader = reader;
    this.#options = options;
    this.#boards = new BoardReader(reader, dialect.input.tiles);
  }

  /**
   * Reads the next case; returns undefined where the dialect's mark of the end stands instead.
   *
   * @throws {InputFault}
   */
  read(number: number): Case | undefined {
    const { odd } = this.#dialect;
    if (odd === undefined) return this.#readBoards(number);
    const task = odd.read(this.#reader);
    return task === undefined ? undefined : { number, odd: task };
  }

  #readBoards(number: number): Case | undefined {
    const { repeat } = this.#dialect.input;
    if (this.#numbers.size > 0) this.#numbers.clear();
    const draft: Draft = { numbers: this.#numbers, start: undefined, goal: undefined, taken: NONE };
    for (const item of this.#items()) {
      this.#readItem(item, draft);
      if (repeat.kind === "zeros" && this.#isEnd(draft.numbers, repeat.count)) return undefined;
    }
    const problem = this.#problem(draft);
    const limit = draft.numbers.get("limit");
    return limit === undefined ? { number, problem } : { number, problem, limit: limit.value };
  }

  #items(): readonly GrammarItem[] {
    const { items, forms } = this.#dialect.input;
    if (forms === undefined) return items;
    const onLine = this.#reader.countTokensOnLine();
    return forms.find(({ tokens }) => tokens === onLine)?.items ?? items;
  }

  /** A zero where none is allowed may be the mark of the end. */
  #leastOf({ min }: NumberItem): number {
    return this.#dialect.input.repeat.kind === "zeros" ? Math.min(0, min) : min;
  }

  #isEnd(numbers: ReadonlyMap<NumberName, ReadNumber>, zeros: number): boolean {
    if (numbers.size !== zeros) return false;
    for (const { value } of numbers.values()) if (value !== 0) return false;
    return true;
  }

  #readItem(item: GrammarItem, draft: Draft): void {
    switch (item.item) {
      case "number":
        draft.numbers.set(item.name, this.readNumber(item, this.#leastOf(item)));
        break;
      case "word":
        this.#readWord(item);
        break;
      case "label":
        this.#skipLabel();
        break;
      case "board": {
        if (item.optional === true && !this.#reader.hasMore()) break;
        if (draft.numbers.size > 0) assertInRange(draft.numbers);
        const size = this.#readCells(item, draft);
        draft.taken = takenPiece(size, draft.numbers);
        const tiles = this.#boards.tiles(size.width * size.height, draft.taken);
        // Written out: a spread would cost more than all the rest of reading a small board.
        const board = { width: size.width, height: size.height, tiles };
        if (item.name === "start") draft.start = board;
        else draft.goal = board;
      }
    }
  }

  #readWord({ words, optional }: Extract<GrammarItem, { item: "word" }>): void {
    const reader = this.#reader;
    const expected: Expected = { kind: "word", words };
    if (!reader.hasMore()) {
      if (optional === true) return;
      throw reader.faultAtEnd(expected);
    }
    reader.nextToken();
    const { text } = reader;
    if (words.includes(text)) return;
    if (words.some((word) => word.toLowerCase() === text.toLowerCase())) reader.note("letter-case");
    else if (optional === true) reader.unread();
    else throw reader.fault({ code: "WORD_EXPECTED", expected });
  }

  #skipLabel(): void {
    const reader = this.#reader;
    while (reader.nextToken()) {
      if (!Number.isNaN(reader.value)) {
        reader.unread();
        return;
      }
    }
  }

  #problem({ start: read, goal: given, numbers, taken }: Draft): Problem {
    const start = read ?? goalBoard(given!.width, given!.height);
    if (given !== undefined) return { start, goal: given };
    const { width, height } = start;
    switch (this.#dialect.goal.kind) {
      case "picture":
        return { start, goal: goalBoard(width, height, taken) };
      case "cell": {
        const cell = numbers.get("goal-cell")!;
        if (cell.value >= width * height) throw cell.outOfRange(width * height - 1);
        return { start, goal: goalBoard(width, height, cell.value < 0 ? undefined : cell.value) };
      }
      case "farthest":
        return farthestProblem(start);
      default:
        return { start, goal: this.#usualGoal(width, height) };
    }
  }

  /** The goal for a size, which is made anew only for another size. */
  #usualGoal(width: number, height: number): Board {
    const known = this.#goal;
    if (known?.width === width && known.height === height) return known;
    const goal = goalOfPolicy(this.#options.goal ?? this.#dialect.goal, width, height)!;
    this.#goal = goal;
    return goal;
  }

  /** Reads a board's cells and returns its size. */
  #readCells(item: BoardItem, { numbers, start }: Draft): Size {
    const rule = this.#dialect.input.size;
    const told = start ?? this.#toldSize(rule, numbers);
    if (told !== undefined) {
      this.#boards.readSized(item, told, rule.kind === "lines" && start === undefined);
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

  /** The size where it is known before the board is read. */
  #toldSize(rule: SizeRule, numbers: ReadonlyMap<NumberName, ReadNumber>): Size | undefined {
    if (rule.kind === "fixed") return rule;
    if (rule.kind === "lines") return this.#options.size;
    const tiles = numbers.get("tiles");
    if (tiles !== undefined) {
      const side = Math.sqrt(tiles.value + 1);
      if (!Number.isInteger(side)) throw tiles.outOfRange(Math.floor(side) ** 2 - 1);
      return { width: side, height: side };
    }
    const side = numberIn(numbers, "side");
    return {
      width: numbers.get("width")?.value ?? side,
      height: numbers.get("height")?.value ?? side,
    };
  }

  /** The size of a board whose cells all stand on one line, or on a line each. */
  #sizeOfLine(line: Size, numbers: ReadonlyMap<NumberName, ReadNumber>): Size {
    const rule = this.#dialect.input.size;
    if (rule.kind !== "lines") return line;
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

  /**
   * Reads a whole number.
   *
   * @throws {InputFault}
   */
  readNumber({ name, min, max }: NumberItem, least: number = min): ReadNumber {
    const reader = this.#reader;
    const expected: Expected = { kind: "number", name, from: min, to: max };
    if (!reader.nextToken()) throw reader.faultAtEnd(expected);
    const { value, text, line, offset, lineOffset } = reader;
    if (Number.isNaN(value)) {
      const code = /^[+-]?\d*\.\d+$/.test(text) ? "NUMBER_NOT_WHOLE" : "NUMBER_EXPECTED";
      throw reader.fault({ code, expected });
    }
    const outOfRange = (to: number = max): InputFault =>
      reader.faultAt(line, offset, lineOffset, text, {
        code: "NUMBER_RANGE",
        expected: { ...expected, to },
      });
    if (value < least || value > max) throw outOfRange();
    return { value, min, outOfRange };
  }
}

/** @throws {InputFault} for the first number that is too small */
function assertInRange(numbers: ReadonlyMap<NumberName, ReadNumber>): void {
  for (const { value, min, outOfRange } of numbers.values()) {
    if (value < min) throw outOfRange();
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
