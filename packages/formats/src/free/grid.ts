import type { DecodedText } from "../decoded-text.ts";
import { BLANK, digitOfLetter, FOREIGN_CELL, LETTER, LOOKALIKE, labelAt } from "./label.ts";

/** Cells with their labels, in rows. */
export interface Grid {
  /** Numbers from 0 up, or what {@link labelAt} tells otherwise; the blank is BLANK or, without an option, 0. */
  readonly labels: number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** How many cells each row has. */
  readonly widths: readonly number[];
  /** Whether letters are digits here. */
  readonly hasDigitLetters: boolean;
}

/** Returns a grid in which letters and the caller's blank are resolved. O(cells). */
export function createGrid(
  text: DecodedText,
  starts: readonly number[],
  ends: readonly number[],
  widths: readonly number[],
  blank: number | string | undefined,
): Grid {
  const cells = starts.length;
  const labels = new Array<number>(cells);
  for (let cell = 0; cell < cells; cell++) {
    const isSpace = text.bytes[starts[cell]!] === SPACE && ends[cell]! > starts[cell]!;
    labels[cell] = isSpace ? BLANK : labelAt(text, starts[cell]!, ends[cell]!);
  }
  const hasDigitLetters = resolveLetters(text, starts, ends, labels);
  if (blank !== undefined) markBlank(text, starts, ends, labels, blank);
  return { labels, starts, ends, widths, hasDigitLetters };
}

const SPACE = 0x20;

/**
 * Letters are digits of a greater base where there are several; a single b or e is the blank. Returns
 * whether they are digits.
 */
function resolveLetters(
  text: DecodedText,
  starts: readonly number[],
  ends: readonly number[],
  labels: number[],
): boolean {
  const cells = labels.length;
  const isSingle = (cell: number): boolean => ends[cell] === starts[cell]! + 1;
  const isLetter = (cell: number): boolean =>
    isSingle(cell) && digitOfLetter(text.bytes[starts[cell]!]!, cells) > 0;
  const letters = new Set<number>();
  let fits = true;
  for (let cell = 0; cell < cells; cell++) {
    if (labels[cell] !== LETTER) continue;
    const code = text.bytes[starts[cell]!]!;
    letters.add(cells > 36 ? code : code | 0x20);
    if (digitOfLetter(code, cells) >= cells) fits = false;
  }
  const areDigits = fits && letters.size > 1;
  for (let cell = 0; cell < cells; cell++) {
    const label = labels[cell]!;
    if (label >= 0 || !(label === LETTER || (areDigits && isLetter(cell)))) continue;
    const code = text.bytes[starts[cell]!]!;
    const digit = digitOfLetter(code, cells);
    if (areDigits && digit < cells) labels[cell] = digit;
    else if (label === LETTER) labels[cell] = BLANK_LETTERS.has(code) ? BLANK : FOREIGN_CELL;
    else if (label === LOOKALIKE && areDigits) labels[cell] = FOREIGN_CELL;
  }
  return areDigits;
}

/** b B e E, for "blank" and "empty". */
const BLANK_LETTERS: ReadonlySet<number> = /* @__PURE__ */ new Set([0x62, 0x42, 0x65, 0x45]);

/** The caller's blank is the blank, and no other symbol is. */
function markBlank(
  text: DecodedText,
  starts: readonly number[],
  ends: readonly number[],
  labels: number[],
  blank: number | string,
): void {
  const wanted = String(blank);
  const number = /^\d+$/.test(wanted) ? Number(wanted) : Number.NaN;
  for (let cell = 0; cell < labels.length; cell++) {
    const from = starts[cell]!;
    const to = ends[cell]!;
    if (labels[cell] === number) labels[cell] = BLANK;
    else if (labels[cell]! < 0) {
      const isWanted = text.text(from, to) === wanted || text.writtenText(from, to) === wanted;
      if (isWanted) labels[cell] = BLANK;
      else if (labels[cell] === BLANK) labels[cell] = FOREIGN_CELL;
    }
  }
}
