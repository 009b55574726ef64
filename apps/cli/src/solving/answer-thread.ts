import {
  adoptDistanceTable,
  deserializePatternDatabases,
  type SharedDistanceTable,
} from "@slidepath/core";
import {
  type Answer,
  type BoardCase,
  type Dialect,
  type Language,
  loadDialect,
} from "@slidepath/formats";
import { CliError, type Complaint } from "../cli-error.ts";
import { CaseSolver } from "./case-solver.ts";
import type { SolveSettings } from "./solve-options.ts";

// What a thread of the pool runs: built into a file of its own.

/** Some cases for a thread to answer. All that a thread is given is of one run, under the same settings. */
export interface ThreadTask {
  readonly dialect: string;
  readonly settings: SolveSettings;
  readonly language: Language;
  readonly cacheFolder: string;
  readonly cases: readonly BoardCase[];
  /** Tables that threads share, for those of the cases that they serve. */
  readonly tables: Uint8Array | undefined;
  /** All distances to their goals, where they are looked up and take long to make. */
  readonly distances: readonly SharedDistanceTable[];
}

/** What became of a case. */
export type ThreadAnswer =
  | { readonly outcome: Answer["outcome"]; readonly milliseconds: number }
  | { readonly complaint: Complaint };

let solver: CaseSolver | undefined;
let dialect: Dialect | undefined;
let tables: Uint8Array | undefined;

/** Answers cases one after another, to the end or to the first that cannot be answered. */
export async function answerCases(task: ThreadTask): Promise<ThreadAnswer[]> {
  dialect ??= await loadDialect(task.dialect);
  if (dialect === undefined) throw new Error(`there is no dialect ${task.dialect}`);
  solver ??= new CaseSolver(
    {
      language: task.language,
      io: {
        interrupted: { aborted: false },
        now: () => performance.now(),
        // Only the threads' owner speaks.
        writeError: () => {},
        isTerminal: () => false,
        cacheFolder: () => task.cacheFolder,
      },
      output: { flush: () => {} },
    },
    task.settings,
  );
  if (task.tables !== undefined && task.tables.buffer !== tables?.buffer) {
    ({ tables } = task);
    // They were sound when they were shared.
    solver.takeTables(deserializePatternDatabases(task.tables, { verify: false }));
  }
  for (const table of task.distances) adoptDistanceTable(table);
  const answers: ThreadAnswer[] = [];
  for (const asked of task.cases) {
    try {
      const { outcome, milliseconds } = solver.timed(dialect, asked);
      answers.push({ outcome, milliseconds });
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      answers.push({ complaint: error.complaint });
      break;
    }
  }
  return answers;
}
