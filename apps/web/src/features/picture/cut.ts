/** A picture's sides, in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in whole pixels. */
export interface Region extends Extent {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns where a side is cut into `parts`, from 0 to its end: whole pixels, each as near as can be to where equal
 * parts would end. Parts differ by one pixel where the side does not divide.
 */
export function cutLines(side: number, parts: number): number[] {
  return Array.from({ length: parts + 1 }, (_, line) => Math.round((side * line) / parts));
}

/** Returns the pieces of a picture, row by row: together they are the picture, no pixel twice and none lost. */
export function cutPieces(picture: Extent, columns: number, rows: number): Region[] {
  const xs = cutLines(picture.width, columns);
  const ys = cutLines(picture.height, rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: xs[column]!,
      y: ys[row]!,
      width: xs[column + 1]! - xs[column]!,
      height: ys[row + 1]! - ys[row]!,
    })),
  ).flat();
}
