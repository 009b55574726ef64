/** What a number in the input says; row and column are those of a picture's missing piece, from 0. */
export type NumberName =
  | "cases"
  | "row"
  | "column"
  | "width"
  | "height"
  | "side"
  /** How many tiles there are: one fewer than the cells of a square. */
  | "tiles"
  /** The goal blank's cell from 0, or -1 for the last one. */
  | "goal-cell"
  /** The most moves that the case allows. */
  | "limit"
  /** The case's own number in a list, which says nothing about the puzzle. */
  | "index"
  /** What an oddity counts: edges, vertices, moves. */
  | "count";
