import { type Board, MOVES, replay } from "@slidepath/core";
import type { MoveNotation, PathNotation } from "./notation.ts";
import { isDirectional, printMoves, printPath } from "./notation.ts";

/** A path as far as it could be read. */
export interface ReadPath {
  /** Core's letters. */
  readonly moves: string;
  /** Where in the text each move begins. */
  readonly starts: readonly number[];
  /** What could not be read as a move from the board at hand, if anything. */
  readonly fault?: PathFault;
  /** Where the writing first departs from the notation's own, and how, if it does. */
  readonly departure?: { readonly offset: number; readonly kind: "letter-case" | "blanks" };
}

interface PathFault {
  readonly offset: number;
  readonly text: string;
  /** It is not a word of the notation; its tile is not beside the blank; it would leave the board. */
  readonly reason: "not-a-move" | "not-beside-blank" | "off-board";
}

/** What may stand between moves beside the notation's own separator. */
const BETWEEN = /[\s,>[\]'"-]*/y;

/**
 * Reads a path that starts from a board, in a notation; letters' case and blanks are forgiven and told.
 * O(moves · cells) at worst, O(moves) for directions.
 */
export function readPath(text: string, notation: PathNotation, start: Board): ReadPath {
  const read = isDirectional(notation)
    ? readDirections(text, notation)
    : readTiles(text, notation, start);
  if (read.fault !== undefined) return read;
  const end = isDirectional(notation) ? undefined : replay(start, read.moves);
  if (end !== undefined && !end.ok) return read;
  // A run may be written in more ways than one.
  const isRepeated = "repeats" in notation && notation.repeats === true;
  const written = isRepeated ? read.words : printPath(read.moves, notation, start);
  const departure = departureOf(text, written);
  return departure === undefined ? read : { ...read, departure };
}

/** Returns where and how a text departs from the way it should be written, if letters alone agree. */
export function departureOf(text: string, written: string): ReadPath["departure"] {
  if (text === written) return undefined;
  let offset = 0;
  while (text[offset] === written[offset]) offset++;
  const isCase = text[offset]?.toLowerCase() === written[offset]?.toLowerCase();
  return { offset, kind: isCase ? "letter-case" : "blanks" };
}

interface Draft {
  moves: string;
  starts: number[];
  /** The words and counts that were read, as the notation has them. */
  words: string;
  fault?: PathFault;
}

function readDirections(text: string, notation: MoveNotation): Draft {
  const word = wordPattern(notation);
  const letters = lettersOf(notation);
  const draft: Draft = { moves: "", starts: [], words: "" };
  let at = between(text, 0);
  while (at < text.length) {
    word.lastIndex = at;
    const found = word.exec(text);
    const count = found?.[2] ?? "";
    const times = count === "" ? 1 : Number(count);
    if (found === null || times === 0) {
      draft.fault = { offset: at, text: wordAt(text, at), reason: "not-a-move" };
      break;
    }
    const letter = letters.get(found[1]!.toLowerCase())!;
    draft.words += printMoves(letter, notation) + (count === "" ? "" : times);
    for (let time = 0; time < Math.min(times, MOST_REPEATS); time++) {
      draft.moves += letter;
      draft.starts.push(at);
    }
    at = between(text, word.lastIndex);
  }
  return draft;
}

/** A longer run than this leads nowhere on any board that is read. */
const MOST_REPEATS = 10_000;

/** Reads moves that name the tile, so that each needs the board before it. */
function readTiles(text: string, notation: PathNotation, start: Board): Draft {
  const { width } = start;
  const tiles = start.tiles.slice();
  let blank = tiles.indexOf(0);
  const draft: Draft = { moves: "", starts: [], words: "" };
  const pattern = tilePattern(notation);
  let at = between(text, 0);
  while (at < text.length) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) {
      draft.fault = { offset: at, text: wordAt(text, at), reason: "not-a-move" };
      break;
    }
    const first = Number(found[1]);
    const cell =
      notation.names === "tile-cell" ? first * width + Number(found[2]) : tiles.indexOf(first);
    const code = stepTo(start, blank, cell);
    const named =
      "words" in notation ? lettersOf(notation).get(found[2]!.toLowerCase()) : undefined;
    const isNamed = named === undefined || named === MOVES[code];
    if (code < 0 || tiles[cell] === 0 || !isNamed) {
      draft.fault = { offset: at, text: found[0].trim(), reason: "not-beside-blank" };
      break;
    }
    draft.moves += MOVES[code]!;
    draft.starts.push(at);
    tiles[blank] = tiles[cell]!;
    tiles[cell] = 0;
    blank = cell;
    at = between(text, pattern.lastIndex);
  }
  return draft;
}

/** The code of the step from one cell to another, or -1 where they are no neighbours. */
function stepTo({ width, tiles }: Board, from: number, to: number): number {
  if (!(to >= 0 && to < tiles.length)) return -1;
  if (to === from - width) return 0;
  if (to === from + width) return 1;
  const isSameRow = Math.floor(from / width) === Math.floor(to / width);
  if (isSameRow && to === from - 1) return 2;
  return isSameRow && to === from + 1 ? 3 : -1;
}

/** The letter of core's that each word, in small letters, stands for. */
function lettersOf({ words, names }: MoveNotation): Map<string, string> {
  const letters = names === "blank" ? "udlr" : "durl";
  return new Map(words.map((word, i) => [bare(word).toLowerCase(), letters[i]!]));
}

function wordPattern({ words, repeats }: MoveNotation): RegExp {
  const longestFirst = words.map(bare).sort((a, b) => b.length - a.length);
  const count = repeats === true ? "(\\d{0,9})" : "()";
  return new RegExp(`(${longestFirst.join("|")})${count}`, "iy");
}

function tilePattern(notation: PathNotation): RegExp {
  if ("words" in notation) {
    const words = notation.words.map(bare).join("|");
    return new RegExp(`(?:move\\s+)?(\\d{1,9})\\s+(${words})`, "iy");
  }
  if (notation.names === "tile-cell") return /(\d{1,9})[\s,]+(\d{1,9})/y;
  return notation.separator === "" ? /(\d)/y : /(\d{1,9})/y;
}

/** A word without the quotes around it. */
function bare(word: string): string {
  return word.replace(/^'|'$/g, "");
}

function between(text: string, at: number): number {
  BETWEEN.lastIndex = at;
  BETWEEN.exec(text);
  return BETWEEN.lastIndex;
}

function wordAt(text: string, at: number): string {
  return /^\S{1,20}/.exec(text.slice(at, at + 20))?.[0] ?? "";
}
