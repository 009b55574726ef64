/**
 * Returns the ways to lay a board upon itself, each as the cell that every cell goes to: the identity first,
 * the reflection in the main diagonal (of a square) second; eight for a square, four for another rectangle.
 */
export function boardSymmetries(width: number, height: number): Int32Array[] {
  const symmetries: Int32Array[] = [];
  for (const [flipRows, flipColumns] of [
    [false, false],
    [true, true],
    [false, true],
    [true, false],
  ]) {
    for (const transpose of width === height ? [false, true] : [false]) {
      symmetries.push(
        Int32Array.from({ length: width * height }, (_, cell) => {
          const row = Math.floor(cell / width);
          const column = cell % width;
          const toRow = flipRows ? height - 1 - row : row;
          const toColumn = flipColumns ? width - 1 - column : column;
          return transpose ? toColumn * width + toRow : toRow * width + toColumn;
        }),
      );
    }
  }
  return symmetries;
}
