import { FaultError } from "../http/fault.ts";
import { doWork } from "./do-work.ts";
import { createTurn } from "./turn.ts";
import type { Gives } from "./work.ts";
import type { Workers } from "./workers.ts";

/** Does all work on the caller's own thread, in turns: for runtimes without threads, and for tests. */
export function inlineWorkers(): Workers {
  let running = 0;
  return {
    async run(work, { milliseconds, signal, onProgress }) {
      const deadline = Date.now() + milliseconds;
      running++;
      try {
        const result = await doWork(work, {
          get aborted() {
            return signal?.aborted === true || Date.now() > deadline;
          },
          turn: createTurn(),
          ...(onProgress && { onProgress }),
        });
        if (!result.ok) throw new FaultError(result.fault);
        return result.value as Gives<typeof work>;
      } finally {
        running--;
      }
    },
    state: () => ({ threads: 0, running, waiting: 0, tableBytes: 0 }),
    close: async () => {},
  };
}
