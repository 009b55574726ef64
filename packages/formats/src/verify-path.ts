import {
  type Board,
  boardsEqual,
  type Move,
  type Outcome,
  type Problem,
  type SolveOptions,
  solve,
} from "@slidepath/core";
import { applySequence, type MoveSequence, sequenceLength } from "./move-sequence.ts";

/** What a path does on a board. */
export type PathReport =
  | {
      readonly status: "illegal";
      /** The first move that cannot be made, from 1. */
      readonly number: number;
      /** The blank's way. */
      readonly move: Move;
      /** The board before it. */
      readonly board: Board;
    }
  | {
      readonly status: "elsewhere";
      readonly length: number;
      /** Where it ends. */
      readonly board: Board;
      /** What leads on from there to the goal. */
      readonly rest: Outcome;
    }
  | {
      readonly status: "solves";
      readonly length: number;
      /** What the shortest path is; a limit may have been reached before that was known. */
      readonly best: Outcome;
    };

/**
 * Carries a path out and returns what it does: where it ends, which move cannot be made, or how its length
 * compares with the shortest. That takes a search, to which the options apply.
 *
 * @throws {PuzzleError} what core's solve throws
 */
export function verifyPath(
  problem: Problem,
  moves: MoveSequence,
  options: SolveOptions = {},
): PathReport {
  const { start, goal } = problem;
  const run = applySequence(start, moves);
  if (!run.ok) {
    const { index, move, board } = run;
    return { status: "illegal", number: index + 1, move: move as Move, board };
  }
  const length = sequenceLength(moves);
  const { board } = run;
  return boardsEqual(board, goal)
    ? { status: "solves", length, best: solve(problem, options) }
    : { status: "elsewhere", length, board, rest: solve({ start: board, goal }, options) };
}
