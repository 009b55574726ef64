import type { Diagnostic, Place } from "./diagnostic.ts";
import type { GoalPolicy } from "./goal.ts";

/** What a judge says of an output. `bad-input`: the judge's own input cannot be judged by. */
export type VerdictKind =
  | "accepted"
  | "wrong-answer"
  | "illegal-move"
  | "not-shortest"
  | "not-least"
  | "false-unsolvable"
  | "missed-unsolvable"
  | "presentation"
  | "truncated"
  | "extra"
  | "bad-input";

/** What is said of one case, or of what stands around the cases. */
export interface Verdict {
  readonly verdict: VerdictKind;
  /** The case's number; left out where no case is concerned. */
  readonly case?: number;
  /** Where in the output; 1-based. */
  readonly place?: Place;
  readonly detail?: VerdictDetail;
  readonly hint?: VerdictHint;
}

/** The verdict of who has nothing to find fault with. */
export const ACCEPTED: Verdict = { verdict: "accepted" };

/** The reason as data, so that it can be said in any language. */
export type VerdictDetail =
  /** Another text was expected here. Both are cut at 80 characters. */
  | { readonly about: "text"; readonly expected: string; readonly found: string }
  /** A number is not the right one. */
  | {
      readonly about: "number";
      readonly name: "case" | "length" | "limit";
      readonly expected: number;
      readonly found: number;
    }
  | {
      readonly about: "move";
      /** From 1. */
      readonly number: number;
      readonly text: string;
      readonly reason: "not-a-move" | "not-beside-blank" | "off-board" | "too-many";
    }
  /** All moves can be made, and end elsewhere. */
  | { readonly about: "goal"; readonly moves: number }
  | { readonly about: "longer"; readonly length: number; readonly shortest: number }
  | { readonly about: "dearer"; readonly cost: number; readonly least: number }
  /** More moves than the dialect allows. */
  | { readonly about: "too-long"; readonly length: number; readonly atMost: number }
  /** Shortest, but from this move on, numbered from 1, another one is less. */
  | {
      readonly about: "order";
      readonly number: number;
      readonly expected: string;
      readonly found: string;
    }
  /** The printed number of moves is not that of the moves. */
  | { readonly about: "count"; readonly said: number; readonly counted: number }
  /** It can be solved: in so many moves, where that was looked for. */
  | { readonly about: "solvable"; readonly shortest?: number }
  | { readonly about: "unsolvable" }
  /** A board, numbered from 1 as printed, is wrong: it does not follow from the one before by one slide. */
  | {
      readonly about: "board";
      readonly number: number;
      readonly reason: "not-a-board" | "not-a-slide" | "not-the-start";
    }
  | { readonly about: "nearer"; readonly distance: number; readonly farthest: number }
  | { readonly about: "presentation"; readonly what: PresentationFault }
  /** The input is beyond what the dialect says anything about. */
  | { readonly about: "not-said" }
  | { readonly about: "input"; readonly diagnostic: Diagnostic };

/** What is wrong with an output whose content is right. */
export type PresentationFault =
  | "letter-case"
  | "blanks"
  | "line-ends"
  | "empty-line-missing"
  | "empty-line-extra"
  | "final-line-end";

/** Under which other convention the output would be right. */
export type VerdictHint =
  /** The letters are right if they name the other's direction. */
  | { readonly kind: "names"; readonly names: "blank" | "tile" }
  /** The moves end in another usual goal. */
  | { readonly kind: "goal"; readonly goal: GoalPolicy["kind"] }
  /** The least path in this order of the dialect's own letters for u d l r, from least to greatest. */
  | { readonly kind: "order"; readonly order: string }
  /** The moves are right in this way of writing. */
  | { readonly kind: "notation"; readonly notation: string }
  /** The words are another dialect's. */
  | { readonly kind: "words"; readonly dialect: string }
  /** The path is right, printed backwards. */
  | { readonly kind: "reversed" };
