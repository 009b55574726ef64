import { type Board, goalBoard } from "@slidepath/core";

/** Which board a case leads to. */
export type GoalPolicy =
  /** Tiles in reading order, the blank in the last cell. */
  | { readonly kind: "blank-last" }
  /** The blank in the first cell, then the tiles in reading order. */
  | { readonly kind: "blank-first" }
  /** This very board, whatever the input's size. */
  | { readonly kind: "board"; readonly board: Board }
  /** The input gives it. */
  | { readonly kind: "given" }
  /** The whole picture with one piece taken away: the input gives its row and column. */
  | { readonly kind: "picture" };

/** Returns the goal for a policy that depends on the size alone, or undefined where the input decides. */
export function goalOfPolicy(policy: GoalPolicy, width: number, height: number): Board | undefined {
  switch (policy.kind) {
    case "blank-last":
      return goalBoard(width, height);
    case "blank-first":
      return goalBoard(width, height, 0);
    case "board":
      return policy.board;
    default:
      return undefined;
  }
}
