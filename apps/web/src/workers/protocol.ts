import type {
  DistanceTable,
  HeuristicName,
  HintOutcome,
  Outcome,
  Problem,
  SearchLimits,
  SearchProgress,
  SolveOptions,
  TableProgress,
} from "@slidepath/core";
import type { GoalKind } from "./distance-tables.ts";
import type { TablesNews } from "./fifteen-tables.ts";

/** Options that can be sent to a worker. */
type SentOptions = Omit<SolveOptions, "signal" | "onProgress" | "keptTables">;

/** A problem, and how to solve it. */
interface SentProblem {
  readonly problem: Problem;
  readonly options?: SentOptions;
}

/** A search that may go by large tables. */
export interface SolveProgress extends SearchProgress {
  readonly tables?: TablesNews;
}

/** A search, and the time that it has worked by now. Milliseconds; other searches' turns are left out. */
export interface TimedProgress extends SearchProgress {
  readonly ms: number;
}

/** A search that takes part in a race. */
export interface Race {
  readonly problem: Problem;
  readonly method: "breadth-first" | "a-star" | "ida-star";
  /** Left out for breadth-first search alone. */
  readonly heuristic?: HeuristicName;
  readonly limits: SearchLimits;
}

/** What the solver's worker can be asked, each with what it tells on the way and in the end. */
export interface Tasks {
  readonly solve: {
    readonly request: SentProblem;
    readonly progress: SolveProgress;
    readonly answer: Outcome;
  };
  readonly hints: {
    readonly request: SentProblem;
    readonly progress: SolveProgress;
    readonly answer: HintOutcome;
  };
  /** A search as it is taught, with the time that it took and its course. */
  readonly race: {
    readonly request: Race;
    readonly progress: TimedProgress;
    readonly answer: { readonly outcome: Outcome; readonly end: TimedProgress };
  };
  /** What each heuristic says of a board; null where it does not serve boards of that size. */
  readonly heuristics: {
    readonly request: Problem;
    readonly progress: never;
    readonly answer: readonly { readonly name: HeuristicName; readonly value: number | null }[];
  };
  /** How many boards are how far from a goal with its blank there. */
  readonly distances: {
    readonly request: GoalKind;
    readonly progress: TableProgress;
    readonly answer: DistanceTable;
  };
}

export type TaskName = keyof Tasks;
