import { type Board, exchangeTiles } from "@slidepath/core";

/** Returns a board with its first two tiles exchanged, or undefined where it has not two. */
export function firstTwoExchanged(board: Board): Board | undefined {
  const [first, second] = board.tiles.filter((tile) => tile !== 0);
  if (first === undefined || second === undefined) return undefined;
  return exchangeTiles(board, first, second);
}
