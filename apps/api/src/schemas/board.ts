import { z } from "@hono/zod-openapi";
import { type Board, createBoard, createProblem, goalBoard, type Problem } from "@slidepath/core";
import { parseSize, type Size } from "@slidepath/formats";
import { fault } from "../http/fault.ts";

/** More cells than any board that is solved: what is longer is not even looked at. */
const MOST_CELLS = 10_000;

export const tilesSchema = z
  .array(z.int().min(0).max(MOST_CELLS))
  .min(1)
  .max(MOST_CELLS)
  .openapi("Tiles", {
    description:
      "A board's tiles, row by row from the top left: each of 0 .. cells-1 once, 0 being the blank.",
    example: [2, 0, 3, 1, 4, 5, 7, 8, 6],
  });

export const sizeSchema = z
  .string()
  .max(20)
  .regex(/^\s*\d{1,9}\s*[xX×*]\s*\d{1,9}\s*$/, {
    error: "expected WIDTHxHEIGHT, such as 3x3",
  })
  .openapi("Size", {
    description: "Width x height, in cells. A board without a size is square.",
    example: "3x3",
  });

export const goalSchema = z
  .union([tilesSchema, z.enum(["blank-last", "blank-first"])], {
    error: "expected blank-last, blank-first or the tiles of a board",
  })
  .openapi("Goal", {
    description:
      "The board to reach: its tiles, or `blank-last` (1 2 3 … and the blank in the last cell) or `blank-first` (the blank in the first cell, then 1 2 3 …).",
    example: "blank-last",
  });

/** What every request with a board carries. */
export const boardFields = {
  board: tilesSchema,
  size: sizeSchema.optional(),
  goal: goalSchema.default("blank-last"),
} as const;

export const boardSchema = z
  .object({
    width: z.int().min(1).openapi({ description: "Columns, in cells.", example: 3 }),
    height: z.int().min(1).openapi({ description: "Rows, in cells.", example: 3 }),
    tiles: tilesSchema.readonly(),
  })
  .openapi("Board", { description: "A board of width × height cells." });

/** A board as it is asked for. */
export interface AskedBoard {
  readonly board: number[];
  readonly size?: string | undefined;
  readonly goal: number[] | "blank-last" | "blank-first";
}

/**
 * Returns the problem that is asked for.
 *
 * @throws {FaultError} SIZE_UNKNOWN; BOARD_TOO_LARGE beyond `side` cells a side
 * @throws {PuzzleError} what a bad board throws
 */
export function problemOf({ board, size, goal }: AskedBoard, side: number): Problem {
  const { width, height } = sizeOf(board.length, size);
  assertSide(width, height, side);
  const start = createBoard(width, height, board);
  return createProblem(start, goalOf(goal, width, height));
}

/** @throws {FaultError} BOARD_TOO_LARGE beyond `side` cells a side */
export function assertSide(width: number, height: number, side: number): void {
  if (width <= side && height <= side) return;
  const detail = `boards of up to ${side}×${side} are taken here, not ${width}×${height}`;
  throw fault("BOARD_TOO_LARGE", detail);
}

/** @throws {FaultError} SIZE_UNKNOWN where there is none and the cells are no square */
function sizeOf(cells: number, text: string | undefined): Size {
  if (text !== undefined) return readSize(text);
  const side = Math.sqrt(cells);
  if (Number.isInteger(side)) return { width: side, height: side };
  throw fault("SIZE_UNKNOWN", `${cells} cells are no square: give the size as WIDTHxHEIGHT`);
}

/** @throws {FaultError} REQUEST_INVALID */
export function readSize(text: string): Size {
  const size = parseSize(text);
  if (size === undefined)
    throw fault("REQUEST_INVALID", "a size is written WIDTHxHEIGHT, such as 3x3");
  return size;
}

function goalOf(goal: AskedBoard["goal"], width: number, height: number): Board {
  if (goal === "blank-last") return goalBoard(width, height);
  if (goal === "blank-first") return goalBoard(width, height, 0);
  return createBoard(width, height, goal);
}
