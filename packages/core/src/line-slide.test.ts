import { expect, test } from "vitest";
import { createBoard } from "./board.ts";
import { lineSlide } from "./line-slide.ts";
import { applyMoves } from "./move.ts";

const board = createBoard(4, 3, [1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11]);

test("a tile beside the blank slides alone", () => {
  expect(lineSlide(board, 1)).toBe("u");
  expect(lineSlide(board, 9)).toBe("d");
  expect(lineSlide(board, 4)).toBe("l");
  expect(lineSlide(board, 6)).toBe("r");
});

test("a farther tile takes those between along", () => {
  expect(lineSlide(board, 7)).toBe("rr");
  expect(applyMoves(board, "rr").tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8, 9, 10, 11]);
});

test("nothing slides from elsewhere", () => {
  for (const cell of [0, 2, 3, 8, 10, 11, 5, -1, 12, 1.5]) expect(lineSlide(board, cell)).toBe("");
});
