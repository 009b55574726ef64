import type { Problem } from "@slidepath/core";
import type { Language, VerdictKind, VerdictWords } from "@slidepath/formats";

/** A text as it was typed, or the bytes of a file. */
export type JudgedText = string | Uint8Array;

/** A dialect as one may look for it. */
export interface DialectEntry {
  readonly id: string;
  readonly title: string;
  /** Under which names its owners publish it. */
  readonly official: readonly string[];
}

/** A place in a text, with what stands around it. */
export interface MarkedPlace {
  readonly line: number;
  /** Characters, counted from 1. */
  readonly column: number;
  readonly before: string;
  /** Empty at a line's end. */
  readonly marked: string;
  readonly after: string;
}

/** A verdict for people to read. */
export interface SaidVerdict {
  readonly kind: VerdictKind;
  readonly words: VerdictWords;
}

/** What came of a whole output. */
export interface Judged {
  readonly verdict: SaidVerdict;
  readonly passes: boolean;
  readonly cases: number;
  readonly accepted: number;
  /** Where the verdict points to. */
  readonly place?: MarkedPlace & { readonly text: "input" | "output" };
  /** The first case that is at fault, counted from 0. */
  readonly firstFault?: number;
}

/** A line of the list of cases. */
export interface CaseRow {
  readonly index: number;
  readonly number: number;
  readonly passes: boolean;
  readonly verdict: SaidVerdict;
}

/** One case, to be looked at. */
export interface CaseShown extends CaseRow {
  /** Left out for a question that is no board to be led to another: it stands as text. */
  readonly problem?: Problem;
  readonly text: string;
  /** The moves of the output, as far as they can be made. */
  readonly theirs?: string;
  /** Whether more moves followed, which cannot be made. */
  readonly isCutShort: boolean;
  /** The moves of a right answer, where there is one and it is known soon. */
  readonly ours?: string;
}

/** What the judge's worker can be asked. What comes after `check` is about what was checked last. */
export interface JudgeTasks {
  readonly dialects: {
    readonly request: { readonly language: Language };
    readonly progress: never;
    readonly answer: readonly DialectEntry[];
  };
  /** The ids of the dialects that an input fits, the best first. */
  readonly fits: {
    readonly request: { readonly input: JudgedText };
    readonly progress: never;
    readonly answer: readonly string[];
  };
  readonly check: {
    readonly request: {
      readonly dialect: string;
      readonly input: JudgedText;
      readonly output: JudgedText;
      readonly forgivePresentation: boolean;
      readonly language: Language;
    };
    readonly progress: { readonly cases: number; readonly accepted: number };
    readonly answer: Judged;
  };
  readonly page: {
    readonly request: {
      readonly from: number;
      readonly count: number;
      readonly onlyFaults: boolean;
    };
    readonly progress: never;
    readonly answer: { readonly rows: readonly CaseRow[]; readonly of: number };
  };
  readonly case: {
    readonly request: { readonly index: number };
    readonly progress: never;
    readonly answer: CaseShown;
  };
  /** An input of a dialect, and a right output. */
  readonly example: {
    readonly request: { readonly dialect: string; readonly seed: number };
    readonly progress: never;
    readonly answer: { readonly input: string; readonly output: string };
  };
}
