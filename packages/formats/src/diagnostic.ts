import type { RepairKind } from "./decode.ts";
import type { NumberName } from "./number-name.ts";

/** Stable names of what can be wrong with an input. */
export type DiagnosticCode =
  | "ENCODING_UNKNOWN"
  | "INPUT_EMPTY"
  | "INPUT_SHORT"
  | "INPUT_LONG"
  | "TILE_FOREIGN"
  | "TILE_RANGE"
  | "TILE_DUPLICATE"
  | "LETTER_FOR_DIGIT"
  | "NUMBER_NOT_WHOLE"
  | "NUMBER_EXPECTED"
  | "NUMBER_RANGE"
  | "WORD_EXPECTED"
  | "PIECE_TAKEN"
  | "LINE_SHORT"
  | "LINE_LONG"
  | "SIZE_UNKNOWN"
  | "SIZE_MISMATCH"
  | "BLANK_TWICE"
  | "BLANK_MISSING"
  | "BOARD_SHORT"
  | "BOARD_LONG"
  | "BOARD_MISSING"
  | "ROWS_RAGGED"
  | "MOVE_FOREIGN"
  | "MOVE_COUNT"
  | "MOVE_ILLEGAL"
  | "REPAIR_NEEDED"
  | "READING_UNKNOWN";

/** What would have been right, as data, so that it can be said in any language. */
export type Expected =
  | { readonly kind: "tile"; readonly from: number; readonly to: number; readonly blank: string }
  | {
      readonly kind: "cell";
      readonly number: number;
      readonly of: number;
      readonly board: "start" | "goal";
    }
  | { readonly kind: "cells"; readonly count: number }
  | {
      readonly kind: "number";
      readonly name: NumberName;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "blank" }
  | { readonly kind: "board" }
  | { readonly kind: "move" }
  | { readonly kind: "moves"; readonly from: number; readonly to: number }
  | { readonly kind: "end" }
  | { readonly kind: "line-end" }
  | { readonly kind: "word"; readonly words: readonly string[] }
  | { readonly kind: "digit"; readonly digit: number }
  | { readonly kind: "sizes"; readonly sizes: readonly string[] };

/** A place in the input, 1-based, counted in the reader's characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong with an input: what, where, and what would be right. */
export interface Diagnostic extends Place {
  readonly code: DiagnosticCode;
  /** The offending text, cut at 80 characters; empty at the end of the input. */
  readonly text: string;
  readonly expected?: Expected;
  /** The other place that matters: where a tile, or the blank, stood first. */
  readonly first?: Place;
  /** The tile that a duplicate displaces, as the dialect writes it. */
  readonly missing?: string;
  /** How many cells there are: in all, or in each row. */
  readonly cells?: readonly number[];
  /** What strict reading would have had to repair. */
  readonly repair?: RepairKind;
  /** The line in question, cut to a window, and where in it `text` begins. */
  readonly excerpt: { readonly text: string; readonly offset: number };
}
