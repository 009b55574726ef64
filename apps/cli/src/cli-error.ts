import type { LimitReached } from "@slidepath/core";
import type { Diagnostic, GenerateError, Unwritable, Verdict } from "@slidepath/formats";
import { EXIT, type ExitCode } from "./exit-code.ts";

/** What is wrong, as data, so that it can be said in any language. */
export type Complaint =
  | { readonly code: "COMMAND_MISSING" }
  | { readonly code: "COMMAND_UNKNOWN"; readonly given: string; readonly near?: string }
  | { readonly code: "OPTION_UNKNOWN"; readonly option: string; readonly near?: string }
  | { readonly code: "OPTION_VALUE_MISSING"; readonly option: string }
  | { readonly code: "OPTION_VALUE_UNEXPECTED"; readonly option: string }
  | {
      readonly code: "OPTION_VALUE";
      readonly option: string;
      readonly given: string;
      readonly expected: ExpectedValue;
      readonly near?: string;
    }
  | { readonly code: "OPTION_CONFLICT"; readonly options: readonly [string, string] }
  | {
      readonly code: "OPTION_UNFIT";
      readonly option: string;
      readonly dialect: string;
      /** Whether the dialect was named, or is what the text reads as. */
      readonly by: "name" | "reading";
      readonly why: UnfitReason;
    }
  | { readonly code: "OPTION_MISSING"; readonly option: string }
  | { readonly code: "ARGUMENT_EXTRA"; readonly given: string }
  | { readonly code: "ARGUMENT_MISSING"; readonly argument: string }
  | { readonly code: "DIALECT_UNKNOWN"; readonly given: string; readonly near?: string }
  | { readonly code: "FILE_NOT_FOUND"; readonly path: string }
  | {
      readonly code: "FILE_UNREADABLE";
      readonly path: string | undefined;
      readonly reason: string;
    }
  | {
      readonly code: "OUTPUT_FAILED";
      readonly path: string | undefined;
      readonly reason: string;
    }
  | {
      readonly code: "INPUT";
      readonly diagnostic: Diagnostic;
      /** The file's name, or the option that held the text; left out for standard input. */
      readonly source: string | undefined;
    }
  /** The text holds moves alone; `letters` are the first of them. */
  | {
      readonly code: "MOVES_ONLY";
      readonly length: number;
      readonly letters: string;
      readonly source: string | undefined;
    }
  /** The judge's own answer is not accepted; `said` is the verdict in the caller's language. */
  | {
      readonly code: "ANSWER_WRONG";
      readonly verdict: Verdict;
      readonly said: string;
      readonly source: string;
    }
  | {
      readonly code: "UNWRITABLE";
      readonly number: number;
      readonly dialect: string;
      readonly reason: Unwritable;
    }
  | {
      readonly code: "GENERATE";
      readonly reason: GenerateError["code"];
      readonly dialect: string;
    }
  | { readonly code: "COMMAND_UNSTARTED"; readonly command: string; readonly reason: string }
  | {
      readonly code: "METHOD_UNSUPPORTED";
      readonly number: number;
      readonly what: UnsupportedMeans;
    }
  /** Tables that take more memory than they may, in bytes, or than can be addressed at all. */
  | {
      readonly code: "MEMORY_LIMIT";
      readonly given: string;
      readonly bytes: number;
      readonly limit: number;
    }
  | { readonly code: "TABLES_TOO_LARGE"; readonly given: string }
  | { readonly code: "TABLES_UNSUPPORTED"; readonly given: string }
  | { readonly code: "TABLES_UNKNOWN"; readonly given: string }
  | { readonly code: "GOAL_SIZE"; readonly number: number }
  | { readonly code: "UNSOLVABLE_NOT_SAID"; readonly number: number; readonly dialect: string }
  | {
      readonly code: "LIMIT_REACHED";
      readonly number: number;
      readonly reason: LimitReason;
      readonly lowerBound: number;
    };

/** What a value should have been. */
export type ExpectedValue =
  | { readonly kind: "one-of"; readonly values: readonly string[] }
  | {
      readonly kind: "size" | "whole" | "ratio" | "nodes" | "bytes" | "seconds" | "order" | "goal";
    }
  /** A size of up to so many cells. */
  | { readonly kind: "space-size"; readonly cells: number }
  | { readonly kind: "jobs"; readonly most: number }
  /** Patterns that hold each of so many tiles once. */
  | { readonly kind: "patterns"; readonly tiles: number };

/** What cannot be done on a board that is too large. */
export type UnsupportedMeans = "table" | "multi-tile" | "walking-distance" | "pattern-database";

/** Why an option cannot be used with a dialect. */
export type UnfitReason = "goal-given" | "size-fixed" | "order-fixed";

/** Which limit was reached. */
export type LimitReason = Exclude<LimitReached["reason"], "aborted"> | "time";

/** Ends the run: reported once, in the caller's language, on standard error. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super(complaint.code);
    this.complaint = complaint;
  }

  /** The stable code that is shown: for an input, what is wrong with it. */
  get code(): string {
    return this.complaint.code === "INPUT" ? this.complaint.diagnostic.code : this.complaint.code;
  }

  get exit(): ExitCode {
    return this.complaint.code === "LIMIT_REACHED" ? EXIT.limited : EXIT.refused;
  }
}
