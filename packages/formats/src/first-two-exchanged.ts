import type { Board } from "@slidepath/core";

/** Returns a board with its first two tiles exchanged, or undefined where it has not two. */
export function firstTwoExchanged({ width, height, tiles }: Board): Board | undefined {
  const [first, second] = tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
  if (first === undefined || second === undefined) return undefined;
  const swapped = tiles.slice();
  swapped[first] = tiles[second]!;
  swapped[second] = tiles[first]!;
  return { width, height, tiles: swapped };
}
