import { createBoard, createProblem } from "@slidepath/core";
import { expect, test } from "vitest";
import { isSolved, layOut, type PuzzleAction, reducePuzzle } from "./puzzle.ts";

const laid = layOut(createProblem(createBoard(3, 3, [1, 2, 3, 4, 5, 6, 0, 7, 8])));

function after(...actions: PuzzleAction[]) {
  return actions.reduce(reducePuzzle, laid);
}

const make = (moves: string, at = 0): PuzzleAction => ({ type: "make", moves, at });

test("moves are made, undone and made again", () => {
  const solved = after(make("rr", 100));
  expect(isSolved(solved)).toBe(true);
  const undone = reducePuzzle(solved, { type: "go", cursor: 1 });
  expect(undone.board.tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
  expect(undone.moves).toBe("rr");
  expect(reducePuzzle(undone, make("r")).moves).toBe("rr");
  expect(reducePuzzle(undone, make("u")).moves).toBe("ru");
});

test("moves off the board are left out with all that follow", () => {
  expect(after(make("l"))).toBe(laid);
  expect(after(make("rrrl")).moves).toBe("rr");
});

test("the clock runs from the first move to the last", () => {
  expect(after(make("r", 1_000)).clock).toEqual({ elapsed: 0, since: 1_000 });
  expect(after(make("r", 1_000), make("r", 3_500)).clock).toEqual({ elapsed: 2_500, since: null });
});

test("an answer becomes the rest of the path, and only of the board that it is for", () => {
  const { revision } = laid;
  const followed = after({ type: "follow", moves: "rr", revision });
  expect(followed).toMatchObject({ moves: "rr", cursor: 0, answerFrom: 0 });
  // Walking along keeps it, leaving it drops it.
  expect(reducePuzzle(followed, make("r"))).toMatchObject({ moves: "rr", answerFrom: 0 });
  expect(reducePuzzle(followed, make("u"))).toMatchObject({ moves: "u", answerFrom: null });
  const late = after(make("u"), { type: "follow", moves: "rr", revision });
  expect(late).toMatchObject({ moves: "u", answerFrom: null });
});

test("another puzzle is another round", () => {
  const next = after(make("r"), {
    type: "lay",
    problem: createProblem(createBoard(2, 2, [1, 0, 3, 2])),
    moves: "d",
  });
  expect(next).toMatchObject({ round: 1, moves: "d", cursor: 1, answerFrom: null });
  expect(isSolved(next)).toBe(true);
});
