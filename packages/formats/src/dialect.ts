import type { GoalPolicy } from "./goal.ts";
import type { BoardLayout } from "./layout.ts";
import type { PathNotation } from "./notation.ts";
import type { NumberName } from "./number-name.ts";
import type { Oddity } from "./oddity.ts";
import type { Size } from "./size.ts";
import type { TokenRule } from "./token-rule.ts";

/**
 * A dialect: the rules by which one judge, course or program writes puzzles and expects answers. Plain
 * data; parse, answer, print, check, generate and detect are written once over it.
 */
export interface Dialect {
  /** Kebab-case, such as `hdu-3567`. */
  readonly id: string;
  readonly title: string;
  /** The title in Chinese, where the problem has one there. */
  readonly titleZh?: string;
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
  /** For the few that are no board to be led to another; the input's items then say nothing. */
  readonly odd?: Oddity;
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
  /** Other orders of items, for cases whose first line holds just so many tokens. */
  readonly forms?: readonly { readonly tokens: number; readonly items: readonly GrammarItem[] }[];
  readonly size: SizeRule;
  readonly tiles: TileRule;
  readonly tokens?: TokenRule;
  /** Empty lines by which the writer sets cases apart; readers skip them. */
  readonly spacing?: { readonly before?: string; readonly after?: string; readonly end?: string };
  /** Whatever follows the last case does not matter. */
  readonly rest?: "ignored";
}

/** How many cases there are. */
export type Repeat =
  | { readonly kind: "one" }
  /** A number before the first case; `max` is what the judge promises, and is not enforced. */
  | { readonly kind: "count"; readonly max?: number }
  | { readonly kind: "end-of-input" }
  /** Until a case would begin with as many zeros on a line as cases have numbers before their board. */
  | { readonly kind: "zeros"; readonly count: number };

export type GrammarItem =
  | {
      readonly item: "number";
      readonly name: NumberName;
      readonly min: number;
      readonly max: number;
      /** What follows it when it is written; a line end when left out. */
      readonly end?: string;
    }
  | {
      readonly item: "board";
      readonly name: BoardName;
      readonly layout: BoardLayout;
      /** May be missing at the end of the input: the goal's policy then holds. */
      readonly optional?: boolean;
    }
  /** One of these words, letters' case apart; the first is the one that is written. */
  | {
      readonly item: "word";
      readonly words: readonly string[];
      readonly optional?: boolean;
      readonly end?: string;
    }
  /** Words without meaning, up to the next number. */
  | { readonly item: "label"; readonly text: string };

export type BoardName = "start" | "goal";

export type SizeRule =
  | { readonly kind: "fixed"; readonly width: number; readonly height: number }
  /** The case's numbers say it: width and height, side, or tiles. */
  | { readonly kind: "numbers" }
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
  | { readonly kind: "pieces"; readonly blank: string }
  /** Tiles 1 .. cells, the last of which is the blank. */
  | { readonly kind: "largest"; readonly blank: string }
  /** A character each: the first is the blank, the next tile 1, and so on. */
  | { readonly kind: "symbols"; readonly blank: string; readonly symbols: string };

/**
 * What is asked of each case. `order` is the dialect's letter order: u d l r, the blank's ways whatever letters the
 * dialect has for them, from least to greatest.
 */
export type Question =
  | { readonly kind: "length" }
  | ({ readonly kind: "path" } & PathQuestion)
  | ({ readonly kind: "length-and-path" } & PathQuestion)
  /** Every board on the way. */
  | ({ readonly kind: "boards" } & PathQuestion)
  | { readonly kind: "decision"; readonly rule: DecisionRule }
  /** The goal that is farthest away, and a path to it. */
  | { readonly kind: "farthest"; readonly order: string }
  /** The very board, written another way. */
  | { readonly kind: "board" }
  /** The board that given moves lead to. */
  | { readonly kind: "simulation" }
  /** A number made of all shortest paths. */
  | { readonly kind: "checksum" };

export interface PathQuestion {
  readonly rule: PathRule;
  readonly order: string;
  /** The most moves that an answer may have. */
  readonly atMost?: number;
}

/**
 * Which paths are right: any legal one, any shortest, only the least of the shortest by the question's
 * `order`, or any whose moved tiles' numbers have the least sum. Slidepath itself answers with the least
 * where it has the choice and the board is small.
 */
export type PathRule = "any" | "shortest" | "least" | "cheapest";

/** What a yes means: the goal can be reached; in one move; or with every tile sliding once at most. */
export type DecisionRule = "reachable" | "one-move" | "single-slides";

/**
 * How an answer is written. Templates hold fields in braces: {case}, {length}, {limit}, {path}, {boards}
 * and {goal}.
 */
export interface OutputGrammar {
  /** For a path, a length, a yes. */
  readonly solved: string;
  /** For a board that is solved at the outset, where that differs. */
  readonly atOnce?: string;
  /** For an unsolvable board, a no. */
  readonly unsolvable: UnsolvableWords;
  /** For a board that takes more moves than the judge cares about. */
  readonly refusal?: Refusal;
  /** Other texts that this judge's owners have shown or accept as well. */
  readonly also?: {
    readonly solved?: readonly string[];
    readonly atOnce?: readonly string[];
    readonly unsolvable?: readonly string[];
  };
  readonly moves: PathNotation;
  readonly boards?: BoardsRule;
  /** What stands between two cases' answers. */
  readonly between?: string;
  /** More may follow that is not judged. */
  readonly rest?: "ignored";
  /** Whether the bytes are unique, or several answers are right. */
  readonly judged: "exact" | "checker";
}

/** How {boards} and {goal} are written. */
export interface BoardsRule {
  readonly layout: BoardLayout;
  /** How cells are written, where not as in the input. */
  readonly tiles?: TileRule;
  /** Whether the start is the first of the boards. */
  readonly start: boolean;
  /** What stands between two boards. */
  readonly between: string;
}

/** Beyond so many moves, words instead of an answer. The first entry that fits the board's size counts. */
export interface Refusal {
  readonly template: string;
  /** Left out where the case's own limit counts. */
  readonly beyond?: readonly { readonly moves: number; readonly upToCells?: number }[];
}

/** What stands for an unsolvable board; no word is invented where none is known. */
export type UnsolvableWords =
  | { readonly kind: "words"; readonly template: string }
  | { readonly kind: "not-said" }
  | { readonly kind: "never-happens" };
