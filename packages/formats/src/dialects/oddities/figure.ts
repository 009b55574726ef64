import type { GraphPuzzle, RandomBelow } from "@slidepath/core";

/** The vertices beside each place of a figure, drawn with # for a place. */
export function figure(rows: readonly string[]): number[][] {
  const places = new Map<string, number>();
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of Array.from(row).entries()) {
      if (mark === "#") places.set(`${x},${y}`, places.size);
    }
  }
  return Array.from(places.keys(), (key) => {
    const [x, y] = key.split(",").map(Number) as [number, number];
    return [`${x},${y - 1}`, `${x},${y + 1}`, `${x - 1},${y}`, `${x + 1},${y}`].flatMap(
      (beside) => {
        const place = places.get(beside);
        return place === undefined ? [] : [place];
      },
    );
  });
}

/** The state that so many random slides lead to. */
export function wandered(
  from: readonly number[],
  neighbours: GraphPuzzle["neighbours"],
  slides: number,
  below: RandomBelow,
): number[] {
  const tiles = from.slice();
  for (let slide = 0; slide < slides; slide++) {
    const blank = tiles.indexOf(0);
    const beside = neighbours[blank]!;
    const to = beside[below(beside.length)]!;
    tiles[blank] = tiles[to]!;
    tiles[to] = 0;
  }
  return tiles;
}

/** The same places, with two tiles in each other's. */
export function exchanged(tiles: readonly number[], a: number, b: number): number[] {
  return tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
}
