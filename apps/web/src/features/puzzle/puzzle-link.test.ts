import { createBoard, goalBoard } from "@slidepath/core";
import { expect, test } from "vitest";
import { printLink, readLink } from "./puzzle-link.ts";

const start = createBoard(3, 2, [1, 2, 3, 4, 0, 5]);

test("a link holds the board, the goal, the path and the place on it", () => {
  const puzzle = { start, goal: goalBoard(3, 2, 0), moves: "rlu", cursor: 1 };
  const link = printLink(puzzle);
  expect(link).toBe("?board=1,2,3/4,0,5&goal=0,1,2/3,4,5&moves=rlu&at=1");
  expect(readLink(link)).toEqual({ ok: true, puzzle });
});

test("what is usual is left out", () => {
  const puzzle = { start, goal: goalBoard(3, 2), moves: "", cursor: 0 };
  expect(printLink(puzzle)).toBe("?board=1,2,3/4,0,5");
  expect(readLink("?board=1,2,3/4,0,5")).toEqual({ ok: true, puzzle });
  expect(readLink("")).toBeUndefined();
});

test.each([
  ["board=", "board", "NO_BOARD"],
  ["board=<script>", "board", "NO_BOARD"],
  ["board=1,2/3", "board", "NO_BOARD"],
  ["board=0", "board", "NO_BOARD"],
  ["board=1,2/3,3", "board", "TILE_DUPLICATE"],
  ["board=1,2/3,9", "board", "TILE_INVALID"],
  [`board=${Array(11).fill("1,2").join("/")}`, "board", "TOO_BIG"],
  [`board=${"1,".repeat(100_000)}`, "board", "TOO_BIG"],
  ["board=1,2/3,0&goal=1,2,3/4,5,0", "goal", "GOAL_SIZE"],
  ["board=1,2/3,0&moves=x", "moves", "MOVE_INVALID"],
  ["board=1,2/3,0&moves=r", "moves", "MOVE_ILLEGAL"],
  [`board=1,2/3,0&moves=${"ud".repeat(9_999)}`, "moves", "TOO_LONG"],
  ["board=1,2/3,0&moves=u&at=2", "at", "OPTION_INVALID"],
  ["board=1,2/3,0&moves=u&at=", "at", "OPTION_INVALID"],
  ["board=1,2/3,0&moves=u&at=-1", "at", "OPTION_INVALID"],
])("%s: the %s is wrong, %s", (query, part, code) => {
  expect(readLink(`?${query}`)).toEqual({ ok: false, fault: { part, code } });
});
