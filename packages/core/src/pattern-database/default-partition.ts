import { type Board, goalBoard } from "../board.ts";
import { createProblem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { boardSymmetries } from "./board-symmetry.ts";
import { placements } from "./pattern-rank.ts";

type Partition = readonly (readonly number[])[];

/** Goal cells of three patterns of five for a fifteen puzzle, the blank in its first cell. */
const FIFTEEN: Partition = [
  [1, 2, 3, 4, 5],
  [8, 9, 12, 13, 14],
  [6, 7, 10, 11, 15],
];

/**
 * Partitions of square boards with the blank in their first cell that have proven themselves, by side. Those of
 * 7 and 8, and of four times 6: R. E. Korf and A. Felner, "Disjoint pattern database heuristics", 2002.
 */
const PROVEN: Readonly<Record<number, readonly Partition[]>> = {
  4: [
    FIFTEEN,
    [
      [4, 5, 8, 9, 12, 13],
      [6, 7, 10, 11, 14, 15],
      [1, 2, 3],
    ],
    [
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14, 15],
    ],
  ],
  5: [
    [
      [1, 2, 5, 6, 7, 12],
      [3, 4, 8, 9, 13, 14],
      [10, 11, 15, 16, 20, 21],
      [17, 18, 19, 22, 23, 24],
    ],
  ],
};

/** The most placements that a pattern which nobody has chosen may have. */
const MOST_PLACEMENTS = 1_000_000;

/**
 * Returns the partition, as goal cells, for callers who name none. For a fifteen puzzle with its blank in a
 * corner it is the best that was found; otherwise the cells are cut, along a line that goes to and fro
 * over the rows, into patterns of as equal size as possible, none of more than a million placements.
 */
export function defaultPartition(width: number, height: number, goalBlank: number): Partition {
  const fifteen = width === 4 && height === 4 ? turned(FIFTEEN, 4, goalBlank) : undefined;
  if (fifteen !== undefined) return fifteen;
  const line = lineThrough(width, height, goalBlank);
  let most = 1;
  while (most < 8 && placements(width * height, most + 1) <= MOST_PLACEMENTS) most++;
  const count = Math.ceil(line.length / most);
  return Array.from({ length: count }, (_, i) =>
    line.slice(Math.round((i * line.length) / count), Math.round(((i + 1) * line.length) / count)),
  );
}

/**
 * Returns tiles in patterns of the sizes asked for, such as 7 and 8, for a goal: a partition of these sizes that
 * has proven itself, where one is known for the size of the board and a blank in this corner; otherwise the tiles
 * are cut in the order of their goal cells along a line that goes to and fro over the rows.
 *
 * @throws {PuzzleError} PARTITION_INVALID unless the sizes are whole numbers from 1 up whose sum is the number of
 * tiles; what a bad board throws
 */
export function partitionOfSizes(goal: Board, sizes: readonly number[]): number[][] {
  const { width, height, tiles } = goal;
  createProblem(goalBoard(width, height), goal);
  const sum = sizes.reduce((before, size) => before + size, 0);
  if (sum !== tiles.length - 1 || !sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new PuzzleError(
      "PARTITION_INVALID",
      `expected patterns of ${tiles.length - 1} tiles in all, got ${sizes.join("-")}`,
    );
  }
  const goalBlank = tiles.indexOf(0);
  const known = width === height ? (PROVEN[width] ?? []) : [];
  const proven = known.find((partition) => sortedSizes(partition) === sorted(sizes).join());
  const cells =
    (proven && turned(proven, width, goalBlank)) ??
    cut(lineThrough(width, height, goalBlank), sizes);
  return cells.map((pattern) => pattern.map((cell) => tiles[cell]!));
}

function sortedSizes(partition: Partition): string {
  return sorted(partition.map(({ length }) => length)).join();
}

function sorted(sizes: readonly number[]): number[] {
  return [...sizes].sort((a, b) => a - b);
}

/** Turns a partition of a square, made for a blank in its first cell, so that the blank is in another corner. */
function turned(partition: Partition, side: number, goalBlank: number): Partition | undefined {
  const toCorner = boardSymmetries(side, side).find((cellOf) => cellOf[0] === goalBlank);
  return toCorner && partition.map((cells) => cells.map((cell) => toCorner[cell]!));
}

function cut(line: readonly number[], sizes: readonly number[]): Partition {
  let at = 0;
  return sizes.map((size) => {
    at += size;
    return line.slice(at - size, at);
  });
}

/** The cells but the blank's in goal, to and fro over the rows. */
function lineThrough(width: number, height: number, goalBlank: number): number[] {
  const line: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = row * width + (row % 2 === 0 ? column : width - 1 - column);
      if (cell !== goalBlank) line.push(cell);
    }
  }
  return line;
}
