import type {
  HintOutcome,
  KeptTables,
  Outcome,
  Problem,
  SearchProgress,
  SolveOptions,
} from "@slidepath/core";
import type {
  CheckEnd,
  Diagnostic,
  Difference,
  Language,
  ParseEnd,
  ParseOptions,
  Reason,
} from "@slidepath/formats";
import type { Fault } from "../http/fault.ts";

/** How a board is to be solved: what of core's options crosses threads. */
export type SolveChoice = Pick<
  SolveOptions,
  "method" | "metric" | "heuristic" | "order" | "limits"
>;

/** A text and how it is to be read. */
export interface TextWork {
  readonly dialect: string;
  readonly input: Uint8Array;
  readonly reading: ParseOptions;
  /** The language that its sender is told in what is wrong with it. */
  readonly language: Language;
}

/** A case as plain data. One that is no board to be led to another has a number alone. */
export interface ReadCase {
  readonly number: number;
  readonly problem?: Problem;
  /** The most moves that the case allows. */
  readonly limit?: number;
}

/** A text as a dialect reads it. */
export interface ReadText {
  readonly dialect: string;
  /** All cases, or the first ones. */
  readonly cases: readonly ReadCase[];
  readonly caseCount: number;
  /** What was read as something else than it is written. */
  readonly repairs: ParseEnd["repairs"];
}

/** A text in another dialect. */
export interface ConvertedText {
  readonly output: string;
  readonly cases: number;
  readonly repairs: ParseEnd["repairs"];
}

/** What a text may be. */
export type Detected =
  | {
      readonly status: "read" | "ambiguous";
      readonly readings: readonly (ReadText & { readonly reasons: readonly Reason[] })[];
      readonly differences: readonly Difference[];
    }
  | {
      readonly status: "unknown";
      readonly diagnostic: Diagnostic;
    };

/** Everything that can take longer than a moment, by name: what is asked and what comes of it. */
export interface WorkKinds {
  readonly solve: {
    readonly asks: { readonly problem: Problem; readonly choice: SolveChoice };
    readonly gives: Outcome;
  };
  /** All moves that begin a shortest path, and how many are left after each legal one. */
  readonly hints: {
    readonly asks: { readonly problem: Problem; readonly choice: SolveChoice };
    readonly gives: HintOutcome;
  };
  /** A whole input in a dialect, answered in that dialect's bytes. */
  readonly answer: {
    readonly asks: TextWork & { readonly bytes: number };
    readonly gives: string;
  };
  /** The cases of an input in a dialect. */
  readonly parse: { readonly asks: TextWork; readonly gives: ReadText };
  /** Every dialect that an input can be read in, the best first. */
  readonly detect: {
    readonly asks: Omit<TextWork, "dialect">;
    readonly gives: Detected;
  };
  /** The cases of an input, written in another dialect. */
  readonly convert: {
    readonly asks: TextWork & { readonly to: string };
    readonly gives: ConvertedText;
  };
  /** An output, judged as the dialect's judge would. */
  readonly check: {
    readonly asks: TextWork & {
      readonly output: Uint8Array;
      readonly forgivePresentation: boolean;
      readonly bytes: number;
    };
    readonly gives: CheckEnd;
  };
}

type WorkKind = keyof WorkKinds;

/** A piece of work, ready to be handed to a thread. */
export type Work = { [K in WorkKind]: { readonly kind: K } & WorkKinds[K]["asks"] }[WorkKind];

/** What comes of a piece of work. */
export type Gives<W extends Work> = WorkKinds[W["kind"]]["gives"];

/** What comes of a piece of work, or what was wrong with it; crosses threads. */
export type WorkResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Fault };

/** Where a piece of work stands. */
export type WorkProgress = SearchProgress;

/** How work is watched by the thread that does it. */
export interface WorkControl {
  /** That the answer is no longer wanted, or its time is up. */
  readonly aborted: boolean;
  /** Gives other work of this thread its turn. */
  turn(): Promise<void>;
  onProgress?(progress: WorkProgress): void;
  /** Tables that need not be built for this work alone, where there is a place for them. */
  readonly keptTables?: KeptTables;
}
