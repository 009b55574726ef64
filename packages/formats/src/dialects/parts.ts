import type { InputGrammar, OutputGrammar, TileRule, UnsolvableWords } from "../dialect.ts";
import { LINE, ROWS } from "../layout.ts";
import { LOWER_CASE_BLANK } from "../notation.ts";

/** Pieces that many dialects share. */

export const ZERO_BLANK: TileRule = { kind: "from-one", blank: "0" };

export const NEVER: UnsolvableWords = { kind: "never-happens" };
export const NOT_SAID: UnsolvableWords = { kind: "not-said" };
export const MINUS_ONE: UnsolvableWords = { kind: "words", template: "-1\n" };

/** One 3×3 board, three lines of three numbers, 0 for the blank. */
export const ROWS_3X3: InputGrammar = {
  repeat: { kind: "one" },
  items: [{ item: "board", name: "start", layout: ROWS }],
  size: { kind: "fixed", width: 3, height: 3 },
  tiles: ZERO_BLANK,
};

/** One 3×3 board, nine numbers on a line. */
export const LINE_3X3: InputGrammar = {
  ...ROWS_3X3,
  items: [{ item: "board", name: "start", layout: LINE }],
};

/** One 4×4 board, four lines of four numbers. */
export const ROWS_4X4: InputGrammar = {
  ...ROWS_3X3,
  size: { kind: "fixed", width: 4, height: 4 },
};

/** One 4×4 board, sixteen numbers on a line. */
export const LINE_4X4: InputGrammar = {
  ...LINE_3X3,
  size: { kind: "fixed", width: 4, height: 4 },
};

/** The side, then so many lines of so many numbers. */
export const SIDE_AND_ROWS: InputGrammar = {
  ...ROWS_3X3,
  items: [
    { item: "number", name: "side", min: 1, max: 1000 },
    { item: "board", name: "start", layout: ROWS },
  ],
  size: { kind: "numbers" },
};

/** Rows and columns, then the board. */
export const HEIGHT_WIDTH_AND_ROWS: InputGrammar = {
  ...SIDE_AND_ROWS,
  items: [
    { item: "number", name: "height", min: 1, max: 1000, end: " " },
    { item: "number", name: "width", min: 1, max: 1000 },
    { item: "board", name: "start", layout: ROWS },
  ],
};

/** A number on a line, -1 for an unsolvable board. */
export const LENGTH_OR_MINUS_ONE: OutputGrammar = {
  solved: "{length}\n",
  unsolvable: MINUS_ONE,
  moves: LOWER_CASE_BLANK,
  judged: "exact",
};

/** A number on a line; unsolvable boards never come. */
export const LENGTH: OutputGrammar = { ...LENGTH_OR_MINUS_ONE, unsolvable: NEVER };

/** YES or NO. */
export const YES_OR_NO: OutputGrammar = {
  ...LENGTH_OR_MINUS_ONE,
  solved: "YES\n",
  unsolvable: { kind: "words", template: "NO\n" },
};
