import { type Board, farthestBoard, type Problem } from "@slidepath/core";

/** The problem of going as far as one can; the goal is looked for when it is first asked for. */
export function farthestProblem(start: Board): Problem {
  let goal: Board | undefined;
  return {
    start,
    get goal() {
      goal ??= farthestBoard(start).board;
      return goal;
    },
  };
}
