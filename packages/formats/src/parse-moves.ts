import { type Board, MOVES, type Move } from "@slidepath/core";
import { DecodedText } from "./decoded-text.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { InputFault } from "./input-fault.ts";
import { MAX_MOVES, type MoveRun, type MoveSequence, opposite } from "./move-sequence.ts";

/** How a person's moves are to be understood. */
export interface ParseMovesOptions {
  /** Whose way letters, words and arrows name. A tile goes the other way than the blank. */
  readonly names: "blank" | "tile";
  /** Other words for up, down, left, right than the usual ones, in any case. */
  readonly words?: readonly [string, string, string, string];
  /** The board that the moves start from: numbers are then tiles, each next to the blank. */
  readonly start?: Board;
}

/** Moves that were read, or what was wrong. */
export type ParsedMoves =
  | { readonly ok: true; readonly moves: MoveSequence }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/**
 * Reads moves as people write them: letters in any case, words, arrows, 上下左右; repeat counts right after
 * a move (R3U2); blanks, commas and the like between; and tile numbers where the start is given.
 * O(length), and never throws for what the text holds.
 */
export function parseMoves(text: string | Uint8Array, options: ParseMovesOptions): ParsedMoves {
  try {
    return { ok: true, moves: { runs: readRuns(new DecodedText(text, false), options) } };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return { ok: false, diagnostic: error.diagnostic };
  }
}

function readRuns(text: DecodedText, { names, words, start }: ParseMovesOptions): MoveRun[] {
  const way = (move: Move): Move => (names === "blank" ? move : opposite(move));
  const table = words === undefined ? undefined : tableOf(words);
  const runs: MoveRun[] = [];
  const slides = start === undefined ? undefined : new Slides(start);
  let total = 0;
  let at = 0;
  while (at < text.bytes.length) {
    if (isSeparator(text, at)) {
      at++;
      continue;
    }
    const number = table?.has(lowerAt(text, at)) ? undefined : digitsAt(text, at);
    if (number !== undefined) {
      const move = slides?.moveOf(number.value);
      if (move === undefined) {
        const code = slides === undefined ? "MOVE_FOREIGN" : "MOVE_ILLEGAL";
        throw text.fault(at, number.end, { code, expected: { kind: "move" } });
      }
      slides!.make(move);
      runs.push({ move, count: 1 });
      total++;
      at = number.end;
      continue;
    }
    const word = table === undefined ? usualWordAt(text, at) : wordAt(text, at, table);
    if (word === undefined) {
      throw text.fault(at, wordEnd(text, at), { code: "MOVE_FOREIGN", expected: { kind: "move" } });
    }
    const repeat = digitsAt(text, word.end);
    const count = repeat?.value ?? 1;
    total += count;
    if (count < 1 || total > MAX_MOVES) {
      throw text.fault(at, repeat?.end ?? word.end, {
        code: "MOVE_COUNT",
        expected: { kind: "moves", from: 1, to: MAX_MOVES },
      });
    }
    const move = way(word.move);
    runs.push({ move, count });
    for (let i = 0; i < count && slides?.make(move); i++);
    at = repeat?.end ?? word.end;
  }
  return runs;
}

/** A board on which tiles are slid by their numbers. */
class Slides {
  readonly #width: number;
  readonly #tiles: number[];
  readonly #cells: number[] = [];
  #blank: number;

  constructor({ width, tiles }: Board) {
    this.#width = width;
    this.#tiles = tiles.slice();
    this.#blank = tiles.indexOf(0);
    for (let cell = 0; cell < tiles.length; cell++) this.#cells[tiles[cell]!] = cell;
  }

  /** The blank's move that slides a tile, if it is next to the blank. */
  moveOf(tile: number): Move | undefined {
    const cell = tile === 0 ? undefined : this.#cells[tile];
    return cell === undefined ? undefined : MOVES.find((move) => this.#target(move) === cell);
  }

  /** Makes a move; false where it would leave the board. */
  make(move: Move): boolean {
    const target = this.#target(move);
    if (target < 0) return false;
    const tile = this.#tiles[target]!;
    this.#tiles[this.#blank] = tile;
    this.#cells[tile] = this.#blank;
    this.#tiles[target] = 0;
    this.#blank = target;
    return true;
  }

  #target(move: Move): number {
    const column = this.#blank % this.#width;
    if (move === "l") return column > 0 ? this.#blank - 1 : -1;
    if (move === "r") return column < this.#width - 1 ? this.#blank + 1 : -1;
    const target = this.#blank + (move === "u" ? -this.#width : this.#width);
    return target < this.#tiles.length ? Math.max(target, -1) : -1;
  }
}

interface Word {
  readonly move: Move;
  readonly end: number;
}

/** Moves by the words that name them, lower case. */
type WordTable = ReadonlyMap<string, Move>;

function tableOf(words: ParseMovesOptions["words"] & {}): WordTable {
  return new Map(words.map((word, code) => [word.toLowerCase(), MOVES[code]!]));
}

/** The longest word of a table that begins at `at`. */
function wordAt(text: DecodedText, at: number, table: WordTable): Word | undefined {
  let best: Word | undefined;
  for (const [word, move] of table) {
    const end = at + Array.from(word).length;
    if (word !== "" && (best?.end ?? at) < end && matches(text, at, word)) best = { move, end };
  }
  return best;
}

function matches(text: DecodedText, at: number, word: string): boolean {
  return Array.from(word).every((letter, i) => lowerAt(text, at + i) === letter);
}

function usualWordAt(text: DecodedText, at: number): Word | undefined {
  const word = wordAt(text, at, USUAL_WORDS);
  if (word !== undefined) return word;
  const code = ARROWS.findIndex((arrows) => arrows.includes(lowerAt(text, at)));
  return code < 0 ? undefined : { move: MOVES[code]!, end: at + 1 };
}

const USUAL_WORDS: WordTable = /* @__PURE__ */ new Map<string, Move>([
  ["u", "u"],
  ["d", "d"],
  ["l", "l"],
  ["r", "r"],
  ["up", "u"],
  ["down", "d"],
  ["left", "l"],
  ["right", "r"],
  ["上", "u"],
  ["下", "d"],
  ["左", "l"],
  ["右", "r"],
]);

/** Arrows up, down, left, right, and the letters that stand for them in ASCII. */
const ARROWS: readonly string[] = ["↑⬆⇧⇑▲△▴🡑🡅👆^", "↓⬇⇩⇓▼▽▾🡓🡇👇v", "←⬅⇦⇐◀◁◂🡐🡄👈<", "→➡⇨⇒▶▷▸🡒🡆👉>"];

const SEPARATORS = " \t\v\f\n,;:.|/-_+'\"()[]{}";

function isSeparator(text: DecodedText, at: number): boolean {
  const code = text.bytes[at]!;
  if (code === 0x3e) return at > 0 && text.bytes[at - 1] === 0x2d; // the head of ->
  return SEPARATORS.includes(String.fromCharCode(code));
}

/** The character at `at`, lower case; empty beyond the end. */
function lowerAt(text: DecodedText, at: number): string {
  if (at >= text.bytes.length) return "";
  const code = text.bytes[at]!;
  return String.fromCodePoint(code < 0x80 ? code : text.written(at)).toLowerCase();
}

function digitsAt(text: DecodedText, at: number): { value: number; end: number } | undefined {
  let end = at;
  let value = 0;
  for (; end < text.bytes.length; end++) {
    const digit = text.bytes[end]! - 0x30;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return end > at ? { value, end } : undefined;
}

/** Where a word that is no move ends. */
function wordEnd(text: DecodedText, at: number): number {
  let end = at + 1;
  while (end < text.bytes.length && end < at + 80 && !isSeparator(text, end)) end++;
  return end;
}
