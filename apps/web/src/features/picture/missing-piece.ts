import type { Extent } from "./cut.ts";

/**
 * Returns the cell of the missing piece after a board of `before` got the size `after`: at the right or the bottom
 * edge it stays at that edge, elsewhere in its column and row as long as there are such.
 */
export function missingAfter(cell: number, before: Extent, after: Extent): number {
  const column = cell % before.width;
  const row = Math.floor(cell / before.width);
  const x = column === before.width - 1 ? after.width - 1 : Math.min(column, after.width - 1);
  const y = row === before.height - 1 ? after.height - 1 : Math.min(row, after.height - 1);
  return y * after.width + x;
}
