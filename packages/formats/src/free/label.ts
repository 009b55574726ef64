import { FOREIGN, numeralValue } from "../character.ts";
import type { DecodedText } from "../decoded-text.ts";
import { isBlankWord } from "./blank-word.ts";

/** What a cell may hold beside a number from 0 up. */
export const BLANK = -1;
/** No cell of a board. */
export const FOREIGN_CELL = -2;
/** A letter that is typed for the digit it looks like. */
export const LOOKALIKE = -3;
export const FRACTION = -4;
export const NEGATIVE = -5;
/** A single letter: the blank, a digit of a greater base, or neither. */
export const LETTER = -6;

/** Single characters for the blank. */
const SYMBOLS = "_.*#?-xX";

const ZERO = 0x30;
const NINE = 0x39;
const MINUS = 0x2d;
/** Longer numbers are no tiles, and must not become infinite. */
const LONGEST = 15;

/** Returns what a stretch of a text is as a cell. Cells that were left empty have no length. O(length). */
export function labelAt(text: DecodedText, from: number, to: number): number {
  if (from === to) return BLANK;
  const { bytes } = text;
  const negative = bytes[from] === MINUS && to > from + 1;
  let value = 0;
  let at = negative ? from + 1 : from;
  for (; at < to; at++) {
    const code = bytes[at]!;
    if (code < ZERO || code > NINE) break;
    value = value * 10 + (code - ZERO);
  }
  if (at < to) return otherLabel(text, from, to);
  if (to - from > LONGEST) return Number.MAX_SAFE_INTEGER;
  if (!negative) return value;
  return value === 1 ? BLANK : NEGATIVE;
}

function otherLabel(decoded: DecodedText, from: number, to: number): number {
  if (to === from + 1) {
    const code = decoded.bytes[from]!;
    if (code < FOREIGN && SYMBOLS.includes(String.fromCharCode(code))) return BLANK;
  }
  if (to - from > LONGEST) return FOREIGN_CELL;
  const text = decoded.text(from, to);
  if (/^([_.*#?-])\1*$/.test(text)) return BLANK;
  if (/^[\dOolI]+$/.test(text)) return LOOKALIKE;
  if (/^[a-zA-Z]$/.test(text)) return LETTER;
  if (/^-?\d*\.\d+$/.test(text)) return FRACTION;
  if (isBlankWord(decoded, from, to)) return BLANK;
  if (decoded.bytes[from]! < FOREIGN && to === from + 1) return FOREIGN_CELL;
  const numeral = numeralValue(decoded.bytes, from, to);
  return Number.isNaN(numeral) ? FOREIGN_CELL : numeral;
}

/**
 * Returns what a letter is as a digit: A is 10 and so on, either case, or where more are needed
 * capitals before small letters.
 */
export function digitOfLetter(code: number, cells: number): number {
  const letter = (code | 0x20) - 0x61;
  if (letter < 0 || letter > 25) return -1;
  const isSmall = code >= 0x61;
  return 10 + letter + (isSmall && cells > 36 ? 26 : 0);
}
