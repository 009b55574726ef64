/** How moves are written by direction: one word each for the blank's way up, down, left and right. */
export interface MoveNotation {
  /** The words for up, down, left and right, in this order; whose, `names` says. */
  readonly words: readonly [string, string, string, string];
  /**
   * Whose way the words name. A tile goes the other way than the blank; the side from which a tile comes is
   * the blank's way.
   */
  readonly names: "blank" | "tile";
  readonly separator: string;
  /** What stands around each move. */
  readonly before?: string;
  readonly after?: string;
  /** Whether a number after a word repeats it, as in R3U2. */
  readonly repeats?: boolean;
  /** Whether the moved tile's number stands before the word. */
  readonly tile?: boolean;
}

/** Moves by the tile that slides: its number, or its cell's row and column from 0. */
export interface TileNotation {
  readonly names: "tile-number" | "tile-cell";
  readonly separator: string;
  readonly before?: string;
  readonly after?: string;
}

/** Any way of writing a path. */
export type PathNotation = MoveNotation | TileNotation;

/** `u d l r` for the blank's way, nothing between. */
export const LOWER_CASE_BLANK: MoveNotation = {
  words: ["u", "d", "l", "r"],
  names: "blank",
  separator: "",
};

/** `U D L R` for the blank's way, nothing between. */
export const UPPER_CASE_BLANK: MoveNotation = {
  words: ["U", "D", "L", "R"],
  names: "blank",
  separator: "",
};

/** `U D L R` for the tile's way, a number repeating the letter before it. */
export const UPPER_CASE_TILE: MoveNotation = {
  words: ["U", "D", "L", "R"],
  names: "tile",
  separator: "",
  repeats: true,
};

/** Words for the blank's way, a line each. */
export const WORD_LINES_BLANK: MoveNotation = {
  words: ["UP", "DOWN", "LEFT", "RIGHT"],
  names: "blank",
  separator: "",
  after: "\n",
};

/** Hungarian letters for the side from which the tile comes: felülről, lentről, balról, jobbról. */
export const HUNGARIAN_SIDES: MoveNotation = {
  words: ["F", "L", "B", "J"],
  names: "blank",
  separator: "",
};

/** Numbers of the tiles that slide, glued: for boards of up to ten cells. */
export const GLUED_TILES: TileNotation = { names: "tile-number", separator: "" };

/** Numbers of the tiles that slide, as in an array. */
export const TILE_LIST: TileNotation = { names: "tile-number", separator: ", " };

/** Row and column, from 0, of the tile that slides, a line each. */
export const CELL_LINES: TileNotation = { names: "tile-cell", separator: "", after: "\n" };

/** Returns moves (core's letters u d l r, the blank's way) in a notation of directions. */
export function printMoves(moves: string, notation: MoveNotation): string {
  if (notation === LOWER_CASE_BLANK) return moves;
  const wordOf = wordsOf(notation);
  const written: string[] = [];
  for (let i = 0; i < moves.length; i++) written.push(wordOf(moves[i]!));
  return joined(written, notation);
}

/** Tells whether a notation names directions alone, so that paths need no board. */
export function isDirectional(notation: PathNotation): notation is MoveNotation {
  return !isTiles(notation) && notation.tile !== true;
}

function isTiles(notation: PathNotation): notation is TileNotation {
  return notation.names === "tile-number" || notation.names === "tile-cell";
}

/** What printing and parsing of paths needs to know of a board. */
export interface Positions {
  readonly width: number;
  readonly tiles: readonly number[];
}

/** Returns the moves of a path from `start` in any notation. The path must be legal. */
export function printPath(moves: string, notation: PathNotation, start: Positions): string {
  if (isDirectional(notation)) return printMoves(moves, notation);
  const walk = new Walk(start);
  const wordOf = isTiles(notation) ? () => "" : wordsOf(notation);
  const written: string[] = [];
  for (const move of moves) {
    const cell = walk.targetOf(move);
    const tile = walk.tiles[cell]!;
    if (!isTiles(notation)) written.push(`${tile} ${wordOf(move)}`);
    else if (notation.names === "tile-number") written.push(String(tile));
    else written.push(`${Math.floor(cell / walk.width)} ${cell % walk.width}`);
    walk.goTo(cell);
  }
  return joined(written, notation);
}

function joined(written: readonly string[], { separator, before, after }: PathNotation): string {
  if (before === undefined && after === undefined) return written.join(separator);
  return written.map((word) => `${before ?? ""}${word}${after ?? ""}`).join(separator);
}

function wordsOf({
  words: [up, down, left, right],
  names,
}: MoveNotation): (move: string) => string {
  const [u, d, l, r] = names === "blank" ? [up, down, left, right] : [down, up, right, left];
  const words: Readonly<Record<string, string>> = { u, d, l, r };
  return (move) => words[move]!;
}

/** A blank walking over a board. */
class Walk {
  readonly width: number;
  readonly tiles: number[];
  #blank: number;

  constructor({ width, tiles }: Positions) {
    this.width = width;
    this.tiles = tiles.slice();
    this.#blank = tiles.indexOf(0);
  }

  targetOf(move: string): number {
    switch (move) {
      case "u":
        return this.#blank - this.width;
      case "d":
        return this.#blank + this.width;
      case "l":
        return this.#blank - 1;
      default:
        return this.#blank + 1;
    }
  }

  /** The letter for going to a neighbouring cell, or undefined where it is none. */
  letterTo(cell: number): string | undefined {
    const { width } = this;
    const blank = this.#blank;
    if (cell === blank - width) return "u";
    if (cell === blank + width && cell < this.tiles.length) return "d";
    if (cell === blank - 1 && blank % width !== 0) return "l";
    if (cell === blank + 1 && cell % width !== 0) return "r";
    return undefined;
  }

  goTo(cell: number): void {
    this.tiles[this.#blank] = this.tiles[cell]!;
    this.tiles[cell] = 0;
    this.#blank = cell;
  }
}
