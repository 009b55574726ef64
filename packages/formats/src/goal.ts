import { type Board, goalBoard } from "@slidepath/core";

/** Which board a case leads to. */
export type GoalPolicy =
  /** Tiles in reading order, the blank in the last cell. */
  | { readonly kind: "blank-last" }
  /** The blank in the first cell, then the tiles in reading order. */
  | { readonly kind: "blank-first" }
  /** Tiles in reading order, the blank in this cell; below zero, counted from the end: -1 is the last. */
  | { readonly kind: "blank-cell"; readonly cell: number }
  /** Tiles falling from the greatest to 1, the blank in the last cell. */
  | { readonly kind: "reversed" }
  /** This very board, whatever the input's size. */
  | { readonly kind: "board"; readonly board: Board }
  /** The input gives it. */
  | { readonly kind: "given" }
  /** Tiles in reading order, the blank in the cell that the input names; -1 names the last one. */
  | { readonly kind: "cell" }
  /** The board, or one of them, that is farthest from the start. */
  | { readonly kind: "farthest" }
  /** Tiles in reading order round the board and inwards, the blank last. */
  | { readonly kind: "snail" }
  /** The whole picture with one piece taken away: the input gives its row and column. */
  | { readonly kind: "picture" };

/**
 * Returns the goal for a policy that depends on the size alone, or undefined where the input decides, or
 * where a board of this size has no such cell.
 */
export function goalOfPolicy(policy: GoalPolicy, width: number, height: number): Board | undefined {
  switch (policy.kind) {
    case "blank-last":
      return goalBoard(width, height);
    case "blank-first":
      return goalBoard(width, height, 0);
    case "blank-cell": {
      const cells = width * height;
      const cell = policy.cell < 0 ? cells + policy.cell : policy.cell;
      return cell >= 0 && cell < cells ? goalBoard(width, height, cell) : undefined;
    }
    case "reversed":
      return {
        width,
        height,
        tiles: Array.from({ length: width * height }, (_, cell) => width * height - 1 - cell),
      };
    case "board":
      return policy.board;
    case "snail":
      return snailBoard(width, height);
    default:
      return undefined;
  }
}

/** Returns the board whose tiles run clockwise from the first cell round the edge and inwards. */
function snailBoard(width: number, height: number): Board {
  const tiles = new Array<number>(width * height).fill(0);
  let [top, left, bottom, right] = [0, 0, height - 1, width - 1];
  let tile = 1;
  const put = (row: number, column: number): void => {
    tiles[row * width + column] = tile === tiles.length ? 0 : tile;
    tile++;
  };
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column++) put(top, column);
    for (let row = top + 1; row <= bottom; row++) put(row, right);
    if (top < bottom) for (let column = right - 1; column >= left; column--) put(bottom, column);
    if (left < right) for (let row = bottom - 1; row > top; row--) put(row, left);
    top++;
    left++;
    bottom--;
    right--;
  }
  return { width, height, tiles };
}
