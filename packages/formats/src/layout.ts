/** How a board's cells stand in a text; the same data serves reading and writing. */
export interface BoardLayout {
  /** Whether each character is a cell. Else cells are tokens, split by blanks. */
  readonly glued: boolean;
  readonly open: string;
  /** Between two cells of a row. */
  readonly cell: string;
  /** Between two rows. */
  readonly row: string;
  readonly close: string;
  /** The least width to which a cell is filled up with blanks on its left. */
  readonly width?: number;
  /** Whether readers take the cells on whatever lines they stand. */
  readonly anyLines?: boolean;
}

/** A line a row. */
export const ROWS: BoardLayout = { glued: false, open: "", cell: " ", row: "\n", close: "\n" };
/** A line a row, though any other lines will do. */
export const ROWS_OR_ANY: BoardLayout = { ...ROWS, anyLines: true };
/** All cells on one line. */
export const LINE: BoardLayout = { ...ROWS, row: " " };
/** All cells on one line, though any other lines will do. */
export const LINE_OR_ANY: BoardLayout = { ...LINE, anyLines: true };
/** A line a cell. */
export const CELL_A_LINE: BoardLayout = { ...ROWS, cell: "\n" };
/** A line a row, a character a cell. */
export const GLUED_ROWS: BoardLayout = { ...ROWS, glued: true, cell: "" };
/** One line, a character a cell. */
export const GLUED_LINE: BoardLayout = { ...GLUED_ROWS, row: "" };
/** A character a cell, in groups on whatever lines. */
export const GLUED_GROUPS: BoardLayout = { ...GLUED_ROWS, row: " ", anyLines: true };
/** Nested array literals. Their brackets and commas are the dialect's {@link ARRAY_TOKENS}. */
export const ARRAY_ROWS: BoardLayout = {
  glued: false,
  open: "[[",
  cell: ", ",
  row: "], [",
  close: "]]\n",
  anyLines: true,
};
/** A flat array literal, or a tuple. */
export const ARRAY_LINE: BoardLayout = { ...ARRAY_ROWS, open: "[", row: ", ", close: "]\n" };
