import { type Board, MOVES, type Move, type Replay } from "@slidepath/core";
import type { MoveNotation } from "./notation.ts";

/** So many moves of one kind, one after another. */
export interface MoveRun {
  /** The blank's way. */
  readonly move: Move;
  /** From 1 up. */
  readonly count: number;
}

/** Moves as a value: runs as they were written. Every function here returns a new one. */
export interface MoveSequence {
  readonly runs: readonly MoveRun[];
}

/** The most moves that a sequence may stand for, so that it can be expanded. */
export const MAX_MOVES = 100_000_000;

/** Returns the sequence of core's moves, letters u d l r for the blank's way, each a run of its own. */
export function sequenceOf(moves: string): MoveSequence {
  return { runs: Array.from(moves, (move) => ({ move: move as Move, count: 1 })) };
}

/** Returns how many single moves a sequence stands for. */
export function sequenceLength({ runs }: MoveSequence): number {
  return runs.reduce((length, { count }) => length + count, 0);
}

/** Returns the moves one by one as core takes them: letters u d l r, the blank's way. */
export function expandSequence({ runs }: MoveSequence): string {
  return runs.map(({ move, count }) => move.repeat(count)).join("");
}

/** Returns what undoes a sequence: reversed, each move turned round. */
export function invertSequence({ runs }: MoveSequence): MoveSequence {
  return {
    runs: runs.map(({ move, count }) => ({ move: opposite(move), count })).reverse(),
  };
}

/**
 * Returns the sequence without moves that undo the one before them, and with equal neighbours joined. It
 * leads where the original leads, wherever that is legal. O(runs).
 */
export function simplifySequence({ runs }: MoveSequence): MoveSequence {
  const kept: { move: Move; count: number }[] = [];
  for (const { move, count } of runs) {
    let left = count;
    while (left > 0) {
      const last = kept.at(-1);
      if (last?.move === move) {
        last.count += left;
        left = 0;
      } else if (last?.move === opposite(move)) {
        const undone = Math.min(last.count, left);
        left -= undone;
        last.count -= undone;
        if (last.count === 0) kept.pop();
      } else {
        kept.push({ move, count: left });
        left = 0;
      }
    }
  }
  return { runs: kept };
}

/**
 * Returns a sequence in a notation. With `repeats` (the notation's own, when left out), a run is one word and its count, as in R3U2, which
 * the notation's separator parts from the next; without, every move is a word.
 */
export function printSequence(
  { runs }: MoveSequence,
  notation: MoveNotation,
  { repeats = notation.repeats ?? false }: { readonly repeats?: boolean } = {},
): string {
  const { before = "", after = "" } = notation;
  const words = runs.flatMap(({ move, count }) => {
    const way = notation.names === "blank" ? move : opposite(move);
    const word = notation.words[MOVES.indexOf(way)]!;
    if (repeats) return before + (count === 1 ? word : `${word}${count}`) + after;
    return new Array<string>(count).fill(before + word + after);
  });
  return words.join(notation.separator);
}

/** Carries out a sequence, or tells the first move that cannot be made. O(cells + moves made). */
export function applySequence(start: Board, { runs }: MoveSequence): Replay {
  const { width, height } = start;
  const tiles = start.tiles.slice();
  let blank = tiles.indexOf(0);
  let index = 0;
  for (const { move, count } of runs) {
    const step = move === "u" ? -width : move === "d" ? width : move === "l" ? -1 : 1;
    for (let i = 0; i < count; i++, index++) {
      const column = blank % width;
      const offBoard =
        blank + step < 0 ||
        blank + step >= tiles.length ||
        (move === "l" && column === 0) ||
        (move === "r" && column === width - 1);
      if (offBoard) {
        return { ok: false, index, move, reason: "off-board", board: { width, height, tiles } };
      }
      tiles[blank] = tiles[blank + step]!;
      blank += step;
      tiles[blank] = 0;
    }
  }
  return { ok: true, board: { width, height, tiles } };
}

/** Returns the move that undoes a move. */
export function opposite(move: Move): Move {
  return MOVES[MOVES.indexOf(move) ^ 1]!;
}
