import {
  type Board,
  boardsEqual,
  createBoard,
  createProblem,
  goalBoard,
  type Problem,
  PuzzleError,
  type PuzzleErrorCode,
  replay,
} from "@slidepath/core";
import type { LinkedPicture } from "../picture/linked-picture.ts";

/** A puzzle as links hold it. */
export interface LinkedPuzzle extends Problem {
  readonly moves: string;
  readonly cursor: number;
}

/** Why a link holds no puzzle: which of its parts is wrong, and how. */
export interface LinkFault {
  readonly part: "board" | "goal" | "moves" | "at";
  readonly code: PuzzleErrorCode | "NO_BOARD" | "TOO_BIG" | "TOO_LONG";
}

export type LinkReading =
  | { readonly ok: true; readonly puzzle: LinkedPuzzle }
  | { readonly ok: false; readonly fault: LinkFault };

/** The largest side that the page lays out. */
export const MAX_SIDE = 10;

/** The fewest cells of a board that it lays out: one has nothing to slide. */
export const MIN_CELLS = 2;

/** More moves than any answer here has. */
export const MAX_LINKED_MOVES = 5_000;

/**
 * Returns the query, with its question mark, that stands for a puzzle: `?board=8,6,7/2,5,4/3,0,1`, the goal
 * where it is another than the usual one, the moves, how many of them are done unless all are, and the picture
 * that the tiles are pieces of, by name.
 */
export function printLink(
  { start, goal, moves, cursor }: LinkedPuzzle,
  picture?: LinkedPicture,
): string {
  const parts = [`board=${printBoard(start)}`];
  if (!boardsEqual(goal, goalBoard(goal.width, goal.height)))
    parts.push(`goal=${printBoard(goal)}`);
  if (moves !== "") parts.push(`moves=${moves}`);
  if (cursor !== moves.length) parts.push(`at=${cursor}`);
  if (picture !== undefined) parts.push(`picture=${picture}`);
  return `?${parts.join("&")}`;
}

function printBoard({ width, height, tiles }: Board): string {
  return Array.from({ length: height }, (_, row) =>
    tiles.slice(row * width, (row + 1) * width).join(","),
  ).join("/");
}

/** Reads such a query; undefined where it does not speak of a board. Never throws for what it holds. */
export function readLink(query: string): LinkReading | undefined {
  const parts = new URLSearchParams(query);
  const [board, goal, moves, at] = ["board", "goal", "moves", "at"].map((name) => parts.get(name));
  if (board === null || board === undefined) return undefined;
  let part: LinkFault["part"] = "board";
  try {
    const start = readBoard(board);
    if (typeof start === "string") return fault(part, start);
    part = "goal";
    const end = goal == null ? goalBoard(start.width, start.height) : readBoard(goal);
    if (typeof end === "string") return fault(part, end);
    const problem = createProblem(start, end);
    part = "moves";
    if ((moves ?? "").length > MAX_LINKED_MOVES) return fault(part, "TOO_LONG");
    const end_ = replay(start, moves ?? "");
    if (!end_.ok) return fault(part, end_.reason === "off-board" ? "MOVE_ILLEGAL" : "MOVE_INVALID");
    const length = moves?.length ?? 0;
    const cursor = at == null ? length : Number(at);
    if (!(Number.isInteger(cursor) && cursor >= 0 && cursor <= length) || at === "") {
      return fault("at", "OPTION_INVALID");
    }
    return { ok: true, puzzle: { ...problem, moves: moves ?? "", cursor } };
  } catch (error) {
    if (error instanceof PuzzleError) return fault(part, error.code);
    throw error;
  }
}

function readBoard(text: string): Board | "NO_BOARD" | "TOO_BIG" {
  // Longer than the largest board can be written: not even looked at.
  if (text.length > 4 * MAX_SIDE * MAX_SIDE) return "TOO_BIG";
  if (!/^\d{1,3}(,\d{1,3})*(\/\d{1,3}(,\d{1,3})*)*$/.test(text)) return "NO_BOARD";
  const rows = text.split("/").map((row) => row.split(",").map(Number));
  const width = rows[0]!.length;
  if (rows.length > MAX_SIDE || width > MAX_SIDE) return "TOO_BIG";
  if (rows.length * width < MIN_CELLS || rows.some((row) => row.length !== width))
    return "NO_BOARD";
  return createBoard(width, rows.length, rows.flat());
}

function fault(part: LinkFault["part"], code: LinkFault["code"]): LinkReading {
  return { ok: false, fault: { part, code } };
}
