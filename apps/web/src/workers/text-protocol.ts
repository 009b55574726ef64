import type { Problem } from "@slidepath/core";
import type { DiagnosticCode, Language } from "@slidepath/formats";

/** A text as a dialect reads it. */
export interface TextReading {
  readonly dialect: string;
  readonly title: string;
  readonly caseCount: number;
  /** The first cases; null for one that is no board to be led to another. */
  readonly cases: readonly (Problem | null)[];
  /** What was read as something else than it is written, in words, and where first. */
  readonly repairs: readonly {
    readonly text: string;
    readonly line: number;
    readonly column: number;
  }[];
  /** Why it stands where it stands among the readings, in words. */
  readonly reasons: readonly string[];
}

/** What is wrong with a text, where, and what would be right. */
export interface TextFault {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The offending text; empty at the end. */
  readonly text: string;
  readonly excerpt: { readonly text: string; readonly offset: number };
}

/** What a text may be: readings, the best first, or what is wrong. */
export type TextRead =
  | {
      readonly status: "read" | "ambiguous";
      readonly readings: readonly [TextReading, ...TextReading[]];
      /** How other readings would be answered, in sentences. */
      readonly differences: readonly string[];
    }
  | { readonly status: "unknown"; readonly fault: TextFault };

/** The answers to a whole text in its dialect's own bytes, or why there are none. */
export type TextAnswered =
  | { readonly status: "answered"; readonly text: string }
  | { readonly status: "wrong"; readonly fault: TextFault }
  | { readonly status: "refused"; readonly reason: "no-word" | "memory" | "unwritable" };

/** How far the answers to a text have come. */
export interface AnswerProgress {
  /** The case under way, counted from 1, and how many there are. */
  readonly case: number;
  readonly count: number;
  /** What is proven of it: no path is shorter. */
  readonly lowerBound: number;
  readonly expanded: number;
}

/** A dialect by name. */
export interface DialectName {
  readonly id: string;
  readonly title: string;
}

/** What the worker that knows the dialects can be asked. */
export interface TextTasks {
  readonly read: {
    readonly request: {
      readonly text: string;
      readonly language: Language;
      /** The only dialect that counts; all do when left out. */
      readonly dialect?: string;
    };
    readonly progress: never;
    readonly answer: TextRead;
  };
  /** All cases of a text. */
  readonly answer: {
    readonly request: {
      readonly text: string;
      readonly dialect: string;
      readonly language: Language;
    };
    readonly progress: AnswerProgress;
    readonly answer: TextAnswered;
  };
  /** One problem, as if it had been an input of the dialect. */
  readonly answerProblem: {
    readonly request: { readonly problem: Problem; readonly dialect: string };
    readonly progress: AnswerProgress;
    readonly answer: TextAnswered;
  };
  readonly dialects: {
    readonly request: { readonly language: Language };
    readonly progress: never;
    readonly answer: readonly DialectName[];
  };
}
