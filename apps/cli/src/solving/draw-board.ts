import type { Board, Problem } from "@slidepath/core";

/** How the blank is drawn. */
const GAP = "·";
const INDENT = "  ";
const ARROW = "  →  ";
/** Boards with more rows than this would scroll the answer away. */
const MOST_ROWS = 16;

/**
 * Returns the start and the goal, side by side or, in a narrow place, one above the other; undefined where
 * they are too big to be drawn. `label` names a tile as its dialect does.
 */
export function drawProblem(
  { start, goal }: Problem,
  label: (tile: number) => string,
  columns: number,
): string | undefined {
  if (start.height > MOST_ROWS) return undefined;
  const left = rowsOf(start, label);
  const right = rowsOf(goal, label);
  const width = left[0]!.length;
  if (INDENT.length + width > columns) return undefined;
  if (INDENT.length + width + ARROW.length + width > columns) {
    return [...left, `${ARROW.trim()}`, ...right].map((row) => `${INDENT}${row}\n`).join("");
  }
  const middle = left.length >> 1;
  const gap = " ".repeat(ARROW.length);
  return left
    .map((row, i) => `${INDENT}${row}${i === middle ? ARROW : gap}${right[i]!}\n`)
    .join("");
}

/** Returns one board; undefined where it is too big to be drawn. */
export function drawBoard(board: Board, label: (tile: number) => string): string | undefined {
  if (board.height > MOST_ROWS) return undefined;
  return rowsOf(board, label)
    .map((row) => `${INDENT}${row}\n`)
    .join("");
}

function rowsOf({ width, height, tiles }: Board, label: (tile: number) => string): string[] {
  const cells = tiles.map((tile) => (tile === 0 ? GAP : label(tile)));
  const widest = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    cells
      .slice(row * width, (row + 1) * width)
      .map((cell) => cell.padStart(widest))
      .join(" "),
  );
}
