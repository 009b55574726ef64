/** A board's width and height, in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A cell of a picture by its row and column, counted from 0. */
export interface PieceCell {
  readonly row: number;
  readonly column: number;
}

/** Returns "WIDTHxHEIGHT". */
export function printSize({ width, height }: Size): string {
  return `${width}x${height}`;
}

/** Reads "WIDTHxHEIGHT" (also with × or *), each side from 1 up; undefined for anything else. */
export function parseSize(text: string): Size | undefined {
  const match = /^\s*(\d{1,9})\s*[xX×*]\s*(\d{1,9})\s*$/.exec(text);
  if (match === null) return undefined;
  const size = { width: Number(match[1]), height: Number(match[2]) };
  return size.width >= 1 && size.height >= 1 ? size : undefined;
}

/**
 * Returns the sizes that a board may have whose cells are written in a `line` (a row or a column); a single
 * one means that there is no doubt. Only sizes that hold `piece` count. `preference` is the size, or kind of
 * size, to prefer where it fits; "square" means that a line as such is no answer
 * unless there is no other.
 */
export function sizesOfLine(line: Size, preference: "square" | Size, piece: PieceCell): Size[] {
  const cells = line.width * line.height;
  const holds = ({ width, height }: Size): boolean =>
    width * height === cells && piece.row < height && piece.column < width;
  const side = Math.round(Math.sqrt(cells));
  const preferred = preference === "square" ? { width: side, height: side } : preference;
  if (holds(preferred)) return [preferred];
  if (preference !== "square" && holds(line)) return [line];
  const sizes: Size[] = [];
  for (let height = 2; height <= cells / 2; height++) {
    if (cells % height === 0) sizes.push({ width: cells / height, height });
  }
  const held = sizes.filter(holds);
  return held.length === 0 && holds(line) ? [line] : held;
}
