import type { Expected } from "./diagnostic.ts";
import type { NumberName } from "./number-name.ts";
import type { TextReader } from "./text-reader.ts";

/** Readers of what oddities' inputs are made of. */

/**
 * Reads a whole number.
 *
 * @throws {InputFault}
 */
export function readNumber(reader: TextReader, name: NumberName, from: number, to: number): number {
  const expected: Expected = { kind: "number", name, from, to };
  if (!reader.nextToken()) throw reader.faultAtEnd(expected);
  const { value } = reader;
  if (Number.isNaN(value)) throw reader.fault({ code: "NUMBER_EXPECTED", expected });
  if (value < from || value > to) throw reader.fault({ code: "NUMBER_RANGE", expected });
  return value;
}

/**
 * Reads so many numbers, each of which may come once, or as often as it likes.
 *
 * @throws {InputFault}
 */
export function readTiles(
  reader: TextReader,
  count: number,
  from: number,
  to: number,
  mayRepeat = false,
): number[] {
  const tiles = new Array<number>(count);
  const seen = new Uint8Array(to + 1);
  for (let i = 0; i < count; i++) {
    if (!reader.nextToken()) {
      throw reader.faultAtEnd({ kind: "cell", number: i + 1, of: count, board: "start" });
    }
    const { value } = reader;
    const isTile = value >= from && value <= to;
    if (!isTile) {
      throw reader.fault({
        code: Number.isNaN(value) ? "TILE_FOREIGN" : "TILE_RANGE",
        expected: { kind: "tile", from, to, blank: "0" },
      });
    }
    if (seen[value] === 1 && !mayRepeat) throw reader.fault({ code: "TILE_DUPLICATE" });
    seen[value] = 1;
    tiles[i] = value;
  }
  return tiles;
}

/**
 * Reads a token of so many of these letters, letters' case apart.
 *
 * @throws {InputFault}
 */
export function readWord(reader: TextReader, length: number, letters: string): string {
  const expected: Expected = { kind: "cells", count: length };
  if (!reader.nextToken()) throw reader.faultAtEnd(expected);
  const { text } = reader;
  if (text.length !== length) {
    throw reader.fault({ code: text.length < length ? "LINE_SHORT" : "LINE_LONG", expected });
  }
  const capitals = text.toUpperCase();
  if (capitals !== text) reader.note("letter-case");
  for (const letter of capitals) {
    if (!letters.includes(letter)) throw reader.fault({ code: "TILE_FOREIGN", expected });
  }
  return capitals;
}
