import type { Board } from "@slidepath/core";
import type { Repair } from "./decode.ts";
import { DecodedText } from "./decoded-text.ts";
import type { Diagnostic, Place } from "./diagnostic.ts";
import type { ReadBoardsOptions } from "./free/board-options.ts";
import { findRows } from "./free/find-rows.ts";
import { labelAt } from "./free/label.ts";
import { type BlockReading, readBlock } from "./free/read-block.ts";
import { BRACKETED, type Rows } from "./free/row.ts";
import { scan } from "./free/scan.ts";
import { InputFault } from "./input-fault.ts";

/** A board in a person's text, and where it begins. */
export interface FoundBoard extends Place {
  readonly board: Board;
}

/** The boards that a text holds. */
export interface BoardsReading {
  readonly boards: readonly FoundBoard[];
  /** What is wrong, if anything. The boards before it stand. */
  readonly diagnostic?: Diagnostic;
  /** What was read as something else than rows of numbers, a line each, with 0 for the blank. */
  readonly repairs: readonly Repair[];
}

/**
 * Reads the boards in a person's text, however they are written: rows or one list, JSON or other source
 * code, drawings, tables, glued digits, with words around them. Never throws for what the text holds, and
 * takes time in proportion to its length.
 */
export function readBoards(
  input: string | Uint8Array,
  options: ReadBoardsOptions = {},
): BoardsReading {
  const boards: FoundBoard[] = [];
  let text: DecodedText | undefined;
  try {
    text = new DecodedText(input, options.strict ?? false);
    readInto(boards, text, options);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return { boards, diagnostic: error.diagnostic, repairs: text?.repairs ?? [] };
  }
  return { boards, repairs: text.repairs };
}

/** So many cells are a board, if a small one. */
const FEW = 4;

function readInto(boards: FoundBoard[], text: DecodedText, options: ReadBoardsOptions): void {
  const rows = findRows(text, scan(text));
  if (rows.length === 0) throw nothing(text, 0);
  const blocks = blocksOf(rows);
  let readings = blocks.map(([from, to]) => readBlock(text, rows, from, to, options));
  if (readings.every(({ boards }) => boards.length === 0)) {
    const whole = oneBlock(text, rows, blocks, options);
    if (whole !== undefined) readings = [whole];
  }
  const isWeak = (index: number): boolean => {
    const [from, to] = blocks[index]!;
    return rows.weak[from] === 1 || !looksLikeBoard(text, rows, from, to);
  };
  const succeeded = readings.some(({ boards }) => boards.length > 0);
  for (let index = 0; index < readings.length; index++) {
    const { boards: found, notes, fault } = readings[index]!;
    if (fault !== undefined && (succeeded || readings.length > 1) && isWeak(index)) continue;
    if (fault !== undefined) throw fault;
    // A number that stands about is no board of one cell where there is a real one.
    if (readings.length > 1 && found.every(({ board }) => board.tiles.length < FEW)) continue;
    for (const [kind, offset] of notes) text.note(kind, offset);
    for (const { board, offset } of found) boards.push({ board, ...text.place(offset) });
  }
  if (boards.length > 0) return;
  // Nothing but what need not be a board: tell of the greatest.
  let best: BlockReading | undefined;
  let most = 0;
  for (let index = 0; index < readings.length; index++) {
    const [from, to] = blocks[index]!;
    const cells = rows.end(to - 1) - rows.firsts[from]!;
    if (cells > most) [best, most] = [readings[index], cells];
  }
  throw best?.fault ?? nothing(text, 0);
}

/** Blocks of rows, from .. to (exclusive), that hang together. */
function blocksOf(rows: Rows): [number, number][] {
  const blocks: [number, number][] = [];
  let from = 0;
  for (let row = 1; row <= rows.length; row++) {
    if (row < rows.length && rows.gaps[row] === 0) continue;
    blocks.push([from, row]);
    from = row;
  }
  return blocks;
}

/** One board whose rows stand apart, an empty line between. */
function oneBlock(
  text: DecodedText,
  rows: Rows,
  blocks: readonly [number, number][],
  options: ReadBoardsOptions,
): BlockReading | undefined {
  const width = rows.width(0);
  const areRows = blocks.every(([from, to]) => to === from + 1 && rows.width(from) === width);
  if (blocks.length < 2 || !areRows) return undefined;
  const reading = readBlock(text, rows, 0, rows.length, options);
  return reading.boards.length > 0 ? reading : undefined;
}

/** Whether rows look like a board that has a fault, and not like numbers that stand about. */
function looksLikeBoard(text: DecodedText, rows: Rows, from: number, to: number): boolean {
  const first = rows.firsts[from]!;
  const end = rows.end(to - 1);
  if (end - first < FEW) {
    // A few stretches of several characters may be rows of glued cells.
    const length = rows.ends[first]! - rows.starts[first]!;
    if (end - first === 1) return length >= FEW;
    for (let cell = first; cell < end; cell++) {
      const cells = text.text(rows.starts[cell]!, rows.ends[cell]!);
      if (cells.length !== length || length < 2 || !/\d/.test(cells)) return false;
    }
    return true;
  }
  let numbers = 0;
  for (let cell = first; cell < end; cell++) {
    if (labelAt(text, rows.starts[cell]!, rows.ends[cell]!) >= -1) numbers++;
  }
  // Source code has brackets round anything.
  const enough = rows.kinds[from] === BRACKETED ? 0.75 : 0.5;
  return numbers >= enough * (end - first);
}

/** The fault of a text in which no board can be seen. */
function nothing(text: DecodedText, at: number): InputFault {
  let first = at;
  while (first < text.bytes.length && text.bytes[first]! <= 0x20) first++;
  const isEmpty = first === text.bytes.length;
  if (isEmpty) return text.fault(0, 0, { code: "INPUT_EMPTY", expected: { kind: "board" } });
  let end = first;
  while (end < text.bytes.length && text.bytes[end] !== 0x0a) end++;
  return text.fault(first, end, { code: "BOARD_MISSING", expected: { kind: "board" } });
}
