import type { RandomBelow } from "@slidepath/core";

/** Returns a permutation of 0 .. count-1 drawn at random, each as likely as any other. */
export function shuffled(count: number, below: RandomBelow): number[] {
  const tiles = Array.from({ length: count }, (_, tile) => tile);
  for (let last = count - 1; last > 0; last--) {
    const other = below(last + 1);
    [tiles[last], tiles[other]] = [tiles[other]!, tiles[last]!];
  }
  return tiles;
}
