import type { BestPath, Outcome, Problem } from "@slidepath/core";
import type { CheckEnd, Language } from "@slidepath/formats";
import type { Fault } from "../http/fault.ts";
import type { SolveChoice } from "../work/work.ts";

/** Work that is asked for as a job; plain data, so that any machine can do it. */
export type JobRequest =
  | {
      readonly kind: "solve";
      readonly problem: Problem;
      readonly choice: SolveChoice;
      readonly milliseconds: number;
    }
  | {
      readonly kind: "batch";
      readonly problems: readonly Problem[];
      readonly choice: SolveChoice;
      /** For each problem. */
      readonly milliseconds: number;
    }
  | {
      /** Answers a judge's input in the judge's own bytes. */
      readonly kind: "answer";
      readonly dialect: string;
      readonly input: string;
      readonly language: Language;
      /** For the arrays of one search. */
      readonly bytes: number;
      readonly milliseconds: number;
    }
  | {
      /** Judges somebody's output as the dialect's judge would. */
      readonly kind: "verdict";
      readonly dialect: string;
      readonly input: string;
      readonly output: string;
      readonly forgivePresentation: boolean;
      readonly language: Language;
      /** For the arrays of one search. */
      readonly bytes: number;
      readonly milliseconds: number;
    };

export type JobState = "waiting" | "active" | "completed" | "failed" | "cancelled";

/** Where a job's work stands. */
export interface JobProgress {
  readonly expanded?: number;
  readonly generated?: number;
  /** Proven so far: no path is shorter than this. */
  readonly lowerBound?: number;
  /** The best path yet, where the method has one before it is done. */
  readonly best?: BestPath;
  /** Problems of a batch that are done, and how many there are. */
  readonly done?: number;
  readonly total?: number;
}

/** What came of a job. */
export type JobResult =
  | { readonly kind: "solve"; readonly outcome: Outcome }
  | { readonly kind: "batch"; readonly outcomes: readonly Outcome[] }
  | { readonly kind: "answer"; readonly output: string }
  | { readonly kind: "verdict"; readonly end: CheckEnd; readonly language: Language };

/** A job as it is told to whoever asks. Times are milliseconds since 1970. */
export interface Job {
  readonly id: string;
  readonly kind: JobRequest["kind"];
  readonly state: JobState;
  /** How often the work was begun: more than once where a machine was lost. */
  readonly attempts: number;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** When the job will be forgotten; only once it is finished. */
  readonly expiresAt?: number;
  readonly progress: JobProgress;
  readonly result?: JobResult;
  readonly fault?: Fault;
}

/** Tells whether nothing will happen to a job any more. */
export function isFinished({ state }: Pick<Job, "state">): boolean {
  return state === "completed" || state === "failed" || state === "cancelled";
}
