import { assertBoard, type Board, goalBoard } from "./board.ts";
import { PuzzleError } from "./puzzle-error.ts";

/** A question: lead `start` to `goal`. Both boards have one size. */
export interface Problem {
  readonly start: Board;
  readonly goal: Board;
}

/**
 * Returns the checked problem of leading `start` to `goal`
 * (tiles in reading order and the blank last when left out).
 *
 * @throws {PuzzleError} what {@link assertBoard} throws, for either board; GOAL_SIZE when the sizes differ
 */
export function createProblem(
  start: Board,
  goal: Board = goalBoard(start.width, start.height),
): Problem {
  const problem = { start, goal };
  assertProblem(problem);
  return problem;
}

/**
 * Returns when both boards are well formed and of one size.
 *
 * @throws {PuzzleError} what {@link assertBoard} throws, for either board; GOAL_SIZE when the sizes differ
 */
export function assertProblem({ start, goal }: Problem): void {
  assertBoard(start);
  assertBoard(goal);
  if (start.width !== goal.width || start.height !== goal.height) {
    throw new PuzzleError(
      "GOAL_SIZE",
      `the start is ${start.width}×${start.height} and the goal ${goal.width}×${goal.height} (width × height)`,
    );
  }
}
