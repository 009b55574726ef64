import { type Board, MOVES } from "@slidepath/core";
import type { MoveNotation, PathNotation } from "./notation.ts";
import { isDirectional, printMoves, printPath } from "./notation.ts";
import type { VerdictDetail } from "./verdict.ts";

/** A path as far as it could be read. */
export interface ReadPath {
  /** Core's letters. */
  readonly moves: string;
  /** Where in the text each word begins. */
  readonly starts: readonly number[];
  /** How many moves there are before each word; left out where each is one move. */
  readonly firsts?: readonly number[];
  /** The words and their counts as the notation has them, where words have counts. */
  readonly written?: string;
  /** What could not be read as a move from the board at hand, if anything. */
  readonly fault?: PathFault;
}

/** Where a text first departs from the notation's own writing, and how. */
interface Departed {
  readonly offset: number;
  readonly kind: "letter-case" | "blanks";
}

type BadMove = Extract<VerdictDetail, { about: "move" }>["reason"];

interface PathFault {
  readonly offset: number;
  readonly text: string;
  readonly reason: BadMove;
}

/** The most moves of a path that are read. Counts can ask for any number of them in a few letters. */
const MOST_MOVES = 10_000_000;

/** What may stand between moves beside the notation's own separator. */
const BETWEEN = /[\s,>[\]'"-]*/y;

/**
 * Reads a path that starts from a board, in a notation; letters' case and blanks are forgiven: see {@link writtenPath}.
 * O(moves · cells) at worst, O(moves) for directions. Of a run that is longer than the board's sides so many moves are
 * read that it leaves the board.
 */
export function readPath(text: string, notation: PathNotation, start: Board): ReadPath {
  return isDirectional(notation)
    ? readDirections(text, notation, start)
    : readTiles(text, notation, start);
}

/** Returns a path that was read, and is legal, as its notation has it. */
export function writtenPath(path: ReadPath, notation: PathNotation, start: Board): string {
  // A run may be written in more ways than one.
  return path.written ?? printPath(path.moves, notation, start);
}

/** Returns the index of the word that a move belongs to, both counted from 0. */
export function wordOfMove({ firsts }: ReadPath, move: number): number {
  if (firsts === undefined) return move;
  let word = 0;
  let end = firsts.length;
  while (end - word > 1) {
    const middle = (word + end) >> 1;
    if (firsts[middle]! <= move) word = middle;
    else end = middle;
  }
  return word;
}

/** Returns where and how a text departs from the way it should be written, if letters alone agree. */
export function departureOf(text: string, written: string): Departed | undefined {
  if (text === written) return undefined;
  let offset = 0;
  while (text[offset] === written[offset]) offset++;
  const isCase = text[offset]?.toLowerCase() === written[offset]?.toLowerCase();
  return { offset, kind: isCase ? "letter-case" : "blanks" };
}

function readDirections(text: string, notation: MoveNotation, start: Board): ReadPath {
  return notation.repeats === true ? readRuns(text, notation, start) : readWords(text, notation);
}

/** Reads words that are a move each. */
function readWords(text: string, notation: MoveNotation): ReadPath {
  const letters = lettersOf(notation);
  const moves: string[] = [];
  const starts: number[] = [];
  const fault = goThrough(text, wordPattern(notation), ([word], at) => {
    moves.push(letters.get(word.toLowerCase())!);
    starts.push(at);
    return undefined;
  });
  return { moves: moves.join(""), starts, ...(fault && { fault }) };
}

/** Reads words that may have a count after them. */
function readRuns(text: string, notation: MoveNotation, { width, height }: Board): ReadPath {
  const letters = lettersOf(notation);
  const words = new Map(MOVES.map((move) => [move as string, printMoves(move, notation)]));
  const runs: string[] = [];
  const written: string[] = [];
  const starts: number[] = [];
  const firsts: number[] = [];
  let moves = 0;
  const fault = goThrough(text, wordPattern(notation), ([, word, count], at) => {
    const asked = count === "" ? 1 : Number(count);
    // So many steps one way leave the board, from wherever.
    const times = Math.min(asked, Math.max(width, height));
    if (times === 0) return "not-a-move";
    if (moves + times > MOST_MOVES) return "too-many";
    const letter = letters.get(word!.toLowerCase())!;
    runs.push(letter.repeat(times));
    written.push(words.get(letter)! + (count === "" ? "" : asked));
    starts.push(at);
    firsts.push(moves);
    moves += times;
    return undefined;
  });
  const read = { moves: runs.join(""), starts, firsts, written: written.join("") };
  return { ...read, ...(fault && { fault }) };
}

/** Reads moves that name the tile, so that each needs the board before it. */
function readTiles(text: string, notation: PathNotation, start: Board): ReadPath {
  const { width } = start;
  const letters = "words" in notation ? lettersOf(notation) : undefined;
  const tiles = start.tiles.slice();
  let blank = tiles.indexOf(0);
  const moves: string[] = [];
  const starts: number[] = [];
  const fault = goThrough(text, tilePattern(notation), ([, number, rest], at) => {
    const first = Number(number);
    const cell =
      notation.names === "tile-cell" ? first * width + Number(rest) : tiles.indexOf(first);
    const code = stepTo(start, blank, cell);
    const named = letters?.get(rest!.toLowerCase());
    const isNamed = named === undefined || named === MOVES[code];
    if (code < 0 || tiles[cell] === 0 || !isNamed) return "not-beside-blank";
    moves.push(MOVES[code]!);
    starts.push(at);
    tiles[blank] = tiles[cell]!;
    tiles[cell] = 0;
    blank = cell;
    return undefined;
  });
  return { moves: moves.join(""), starts, ...(fault && { fault }) };
}

/** Goes through a text word by word, up to the first that is none, or cannot be taken for the reason given back. */
function goThrough(
  text: string,
  pattern: RegExp,
  take: (word: RegExpExecArray, at: number) => BadMove | undefined,
): PathFault | undefined {
  let at = between(text, 0);
  while (at < text.length) {
    pattern.lastIndex = at;
    const word = pattern.exec(text);
    if (word === null) return { offset: at, text: wordAt(text, at), reason: "not-a-move" };
    const reason = take(word, at);
    if (reason !== undefined) return { offset: at, text: word[0].trim(), reason };
    at = between(text, pattern.lastIndex);
  }
  return undefined;
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
  const word = longestFirst.join("|");
  return new RegExp(repeats === true ? `(${word})(\\d{0,9})` : word, "iy");
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
  // Letters are mostly written one right after the other.
  const small = text.charCodeAt(at) | 0x20;
  if (small >= 0x61 && small <= 0x7a) return at;
  BETWEEN.lastIndex = at;
  BETWEEN.exec(text);
  return BETWEEN.lastIndex;
}

function wordAt(text: string, at: number): string {
  return /^\S{1,20}/.exec(text.slice(at, at + 20))?.[0] ?? "";
}
