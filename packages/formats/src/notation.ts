/** How moves are written: one word each for the blank's way up, down, left and right. */
export interface MoveNotation {
  /** The words for u, d, l, r, in this order. */
  readonly words: readonly [string, string, string, string];
  /** Whose way the words name. A tile goes the other way than the blank. */
  readonly names: "blank" | "tile";
  readonly separator: string;
}

/** `u d l r` for the blank's way, nothing between. */
export const LOWER_CASE_BLANK: MoveNotation = {
  words: ["u", "d", "l", "r"],
  names: "blank",
  separator: "",
};

/** Returns moves (core's letters u d l r, the blank's way) in a notation. */
export function printMoves(moves: string, notation: MoveNotation): string {
  if (notation === LOWER_CASE_BLANK) return moves;
  const [up, down, left, right] = notation.words;
  const [u, d, l, r] =
    notation.names === "blank" ? [up, down, left, right] : [down, up, right, left];
  const words: Readonly<Record<string, string>> = { u, d, l, r };
  return Array.from(moves, (move) => words[move]!).join(notation.separator);
}
