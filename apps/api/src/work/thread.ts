import { doWork } from "./do-work.ts";
import { sharedDistances } from "./shared-distances.ts";
import { sharedPatterns } from "./shared-patterns.ts";
import type { ThreadTask } from "./thread-task.ts";
import { createTurn } from "./turn.ts";
import type { WorkResult } from "./work.ts";

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 100;

const keptTables = sharedPatterns();
const shareDistances = sharedDistances();

/** What a thread of the pool does with a task. Several of them take turns on one thread. */
export async function work({ work, deadline, aborted, progress }: ThreadTask): Promise<WorkResult> {
  let reported = 0;
  try {
    return await doWork(work, {
      get aborted() {
        return Atomics.load(aborted, 0) !== 0 || Date.now() > deadline;
      },
      turn: createTurn(),
      keptTables,
      ...(progress && {
        onProgress(state) {
          const now = performance.now();
          if (now - reported < REPORT_EVERY) return;
          reported = now;
          progress.postMessage(state);
        },
      }),
    });
  } finally {
    if (work.kind === "solve" || work.kind === "hints") {
      shareDistances(work.problem, work.choice.metric);
    }
    progress?.close();
  }
}
