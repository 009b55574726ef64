import { type Board, boardsEqual } from "./board.ts";
import { PuzzleError } from "./puzzle-error.ts";

/** One step of the blank: up, down, left or right. */
export type Move = "u" | "d" | "l" | "r";

/** The four moves in code order: searches number them 0 u, 1 d, 2 l, 3 r. A move's inverse is its code XOR 1. */
export const MOVES: readonly Move[] = ["u", "d", "l", "r"];

/**
 * Returns where the blank lands, as a cell, or -1 where the move would leave the board.
 * `code` numbers the moves as {@link MOVES} does.
 */
function targetCell(width: number, height: number, blank: number, code: number): number {
  switch (code) {
    case 0:
      return blank >= width ? blank - width : -1;
    case 1:
      return blank + width < width * height ? blank + width : -1;
    case 2:
      return blank % width > 0 ? blank - 1 : -1;
    default:
      return blank % width < width - 1 ? blank + 1 : -1;
  }
}

/**
 * Returns, for every cell and move code, the cell that the blank lands in, or -1 off the board:
 * entry `4 · cell + code`. One array serves every hot loop over a size.
 */
export function moveTable(width: number, height: number): Int32Array {
  const cells = width * height;
  const table = new Int32Array(4 * cells);
  for (let cell = 0; cell < cells; cell++) {
    for (let code = 0; code < 4; code++) {
      table[4 * cell + code] = targetCell(width, height, cell, code);
    }
  }
  return table;
}

/** Returns the moves that the blank can make, as letters in the order u d l r. */
export function legalMoves(board: Board): string {
  const blank = board.tiles.indexOf(0);
  return MOVES.filter((_, code) => targetCell(board.width, board.height, blank, code) >= 0).join(
    "",
  );
}

/** What became of a sequence of moves: the board it ends in, or the first move that cannot be made. */
export type Replay =
  | { readonly ok: true; readonly board: Board }
  | {
      readonly ok: false;
      /** Index of the move that failed, from 0. */
      readonly index: number;
      readonly move: string;
      readonly reason: "not-a-move" | "off-board";
      /** The board before that move. */
      readonly board: Board;
    };

/** Carries out `moves` (letters u d l r, the blank's way) one by one, and never throws. O(cells + moves). */
export function replay(start: Board, moves: string): Replay {
  const { width, height } = start;
  const tiles = start.tiles.slice();
  let blank = tiles.indexOf(0);
  for (let index = 0; index < moves.length; index++) {
    const code = codeOf(moves.charCodeAt(index));
    const target = code < 0 ? -1 : targetCell(width, height, blank, code);
    if (target < 0) {
      const reason = code < 0 ? "not-a-move" : "off-board";
      return { ok: false, index, move: moves[index]!, reason, board: { width, height, tiles } };
    }
    tiles[blank] = tiles[target]!;
    tiles[target] = 0;
    blank = target;
  }
  return { ok: true, board: { width, height, tiles } };
}

/** The code of a move by its letter's character code; -1 for any other character. */
function codeOf(character: number): number {
  switch (character) {
    case 0x75:
      return 0;
    case 0x64:
      return 1;
    case 0x6c:
      return 2;
    case 0x72:
      return 3;
    default:
      return -1;
  }
}

/** Tells whether `moves`, carried out one by one, lead from the start to the goal. O(cells + moves). */
export function leadsTo(
  { start, goal }: { readonly start: Board; readonly goal: Board },
  moves: string,
): boolean {
  const end = replay(start, moves);
  return end.ok && boardsEqual(end.board, goal);
}

/**
 * Returns the board that `moves` lead to.
 *
 * @throws {PuzzleError} MOVE_INVALID for a letter other than u d l r, MOVE_ILLEGAL for a move off the board
 */
export function applyMoves(start: Board, moves: string): Board {
  const result = replay(start, moves);
  if (result.ok) return result.board;
  const place = `move ${result.index + 1}, "${result.move}"`;
  if (result.reason === "not-a-move") {
    throw new PuzzleError("MOVE_INVALID", `${place}, is not one of u d l r`);
  }
  throw new PuzzleError("MOVE_ILLEGAL", `${place}, would take the blank off the board`);
}

/**
 * Returns the moves that undo `moves`: reversed, each turned round.
 *
 * @throws {PuzzleError} MOVE_INVALID
 */
export function invertMoves(moves: string): string {
  let inverse = "";
  for (let index = moves.length - 1; index >= 0; index--) {
    const code = codeOf(moves.charCodeAt(index));
    if (code < 0) {
      throw new PuzzleError(
        "MOVE_INVALID",
        `move ${index + 1}, "${moves[index]}", is not one of u d l r`,
      );
    }
    inverse += MOVES[code ^ 1]!;
  }
  return inverse;
}

const knownOrders = /* @__PURE__ */ new Map<string, Uint8Array>();

/**
 * Returns the codes of a move order such as "dlru", first the letter that counts as least. The array is
 * kept for the next call: do not change it.
 *
 * @throws {PuzzleError} MOVE_ORDER_INVALID unless `order` holds each of u d l r once
 */
export function moveOrderCodes(order: string): Uint8Array {
  let codes = knownOrders.get(order);
  if (codes === undefined) {
    if (order.length !== 4 || MOVES.some((move) => !order.includes(move))) {
      throw new PuzzleError(
        "MOVE_ORDER_INVALID",
        `a move order holds each of u d l r once, got "${order}"`,
      );
    }
    codes = Uint8Array.from(order, (letter) => MOVES.indexOf(letter as Move));
    knownOrders.set(order, codes);
  }
  return codes;
}
