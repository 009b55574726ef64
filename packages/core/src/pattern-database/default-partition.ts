import { boardSymmetries } from "./board-symmetry.ts";
import { placements } from "./pattern-rank.ts";

/** Goal cells of three patterns of five for a fifteen puzzle, the blank in its first cell. */
const FIFTEEN: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [8, 9, 12, 13, 14],
  [6, 7, 10, 11, 15],
];

/** The most placements that a pattern which nobody has chosen may have. */
const MOST_PLACEMENTS = 1_000_000;

/**
 * Returns the partition, as goal cells, for callers who name none. For a fifteen puzzle with its blank in a
 * corner it is the best that was found; otherwise the cells are cut, along a line that goes to and fro
 * over the rows, into patterns of as equal size as possible, none of more than a million placements.
 */
export function defaultPartition(
  width: number,
  height: number,
  goalBlank: number,
): readonly (readonly number[])[] {
  if (width === 4 && height === 4) {
    const toCorner = boardSymmetries(4, 4).find((cellOf) => cellOf[0] === goalBlank);
    if (toCorner !== undefined) return FIFTEEN.map((cells) => cells.map((cell) => toCorner[cell]!));
  }
  const line: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + (row % 2 === 0 ? column : width - 1 - column);
      if (cell !== goalBlank) line.push(cell);
    }
  }
  let most = 1;
  while (most < 8 && placements(width * height, most + 1) <= MOST_PLACEMENTS) most++;
  const count = Math.ceil(line.length / most);
  return Array.from({ length: count }, (_, i) =>
    line.slice(Math.round((i * line.length) / count), Math.round(((i + 1) * line.length) / count)),
  );
}
