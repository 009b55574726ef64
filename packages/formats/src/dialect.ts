import type { GoalPolicy } from "./goal.ts";
import type { MoveNotation } from "./notation.ts";
import type { Size } from "./size.ts";

/**
 * A dialect: the rules by which one judge, course or program writes puzzles and expects answers. Plain
 * data; parse, print, answer and detect are written once over it.
 */
export interface Dialect {
  /** Kebab-case, such as `hdu-3567`. */
  readonly id: string;
  readonly title: string;
  /** The names under which its owners publish it: judges with their problem numbers. */
  readonly official: readonly string[];
  readonly family: Family;
  readonly confidence: Confidence;
  /** What the facts rest on. */
  readonly sources: readonly string[];
  readonly input: InputGrammar;
  readonly goal: GoalPolicy;
  readonly question: Question;
  readonly output: OutputGrammar;
  /** What has caught people out. */
  readonly traps?: readonly string[];
}

/** The catalogue's shelves. */
export type Family =
  | "x"
  | "one-length"
  | "many-length"
  | "nm-length"
  | "two"
  | "decide"
  | "path"
  | "boards"
  | "course"
  | "notation";

/** high: several independent sources agree; medium: one clear statement; low, partial: a fragment. */
export type Confidence = "high" | "medium" | "low" | "partial";

/** How the input is laid out. Tokens are split by blanks and line ends, unless a board is glued. */
export interface InputGrammar {
  readonly repeat: Repeat;
  /** What one case consists of, in order. */
  readonly items: readonly GrammarItem[];
  readonly size: SizeRule;
  readonly tiles: TileRule;
}

/** How many cases there are. */
export type Repeat =
  | { readonly kind: "one" }
  /** A number before the first case. */
  | { readonly kind: "count"; readonly max?: number }
  | { readonly kind: "end-of-input" };

export type GrammarItem =
  | {
      readonly item: "number";
      readonly name: NumberName;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly item: "board";
      readonly name: "start" | "goal";
      /** Tokens; or one character a cell, the whole board or each row on a line of its own. */
      readonly layout: "separated" | "glued-board" | "glued-rows";
      /** How separated cells are meant to stand: all on one line, or a line a row. */
      readonly lines?: "one" | "rows";
    };

/** What a number in the input says; row and column are those of a picture's missing piece, from 0. */
export type NumberName = "cases" | "row" | "column";

export type SizeRule =
  | { readonly kind: "fixed"; readonly width: number; readonly height: number }
  /**
   * One line a row, or the caller tells. Cells that all stand on one line are `oneLine` where there are
   * just as many ("square": the square board, if it is one), else a board of one row.
   */
  | { readonly kind: "lines"; readonly oneLine: "square" | Size };

/** How cells are written. */
export type TileRule =
  /** Tiles 1 .. cells-1 and the blank's own symbol. */
  | { readonly kind: "from-one"; readonly blank: string }
  /** Pieces 0 .. cells-1 by their place in the picture, one of them replaced by the blank's symbol. */
  | { readonly kind: "pieces"; readonly blank: string };

/** What is asked of each case. */
export type Question =
  | { readonly kind: "length" }
  | { readonly kind: "path"; readonly rule: PathRule; readonly order: string }
  | { readonly kind: "length-and-path"; readonly rule: PathRule; readonly order: string };

/**
 * Which paths are right: any legal one, any shortest, or only the least of the shortest by the question's
 * `order`. Slidepath itself always answers with the least.
 */
export type PathRule = "any" | "shortest" | "least";

/** How an answer is written: templates with {case}, {length} and {path} in braces. */
export interface OutputGrammar {
  readonly solved: string;
  readonly unsolvable: UnsolvableWords;
  readonly moves: MoveNotation;
  /** Whether the bytes are unique, or several answers are right. */
  readonly judged: "exact" | "checker";
}

/** What stands for an unsolvable board; no word is invented where none is known. */
export type UnsolvableWords =
  | { readonly kind: "words"; readonly template: string }
  | { readonly kind: "not-said" }
  | { readonly kind: "never-happens" };
