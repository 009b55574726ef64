import type { HintOutcome, Outcome, Problem, SearchProgress, SolveOptions } from "@slidepath/core";

/** Options that can be sent to a worker. */
type SentOptions = Omit<SolveOptions, "signal" | "onProgress">;

/** A problem, and how to solve it. */
interface SentProblem {
  readonly problem: Problem;
  readonly options?: SentOptions;
}

/** What the solver's worker can be asked, each with what it tells on the way and in the end. */
export interface Tasks {
  readonly solve: {
    readonly request: SentProblem;
    readonly progress: SearchProgress;
    readonly answer: Outcome;
  };
  readonly hints: {
    readonly request: SentProblem;
    readonly progress: SearchProgress;
    readonly answer: HintOutcome;
  };
}

export type TaskName = keyof Tasks;

/** What the page sends. Each request has a number of its own. */
export type ToWorker =
  | {
      [Name in TaskName]: {
        readonly type: "ask";
        readonly id: number;
        readonly name: Name;
        readonly request: Tasks[Name]["request"];
      };
    }[TaskName]
  | { readonly type: "cancel"; readonly id: number };

/** What comes back, with the request's number. */
export type FromWorker =
  | { readonly type: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly type: "answer"; readonly id: number; readonly answer: unknown }
  | {
      readonly type: "fault";
      readonly id: number;
      readonly code: string;
      readonly message: string;
    };
