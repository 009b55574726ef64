import { MessageChannel, type MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import { FaultError, fault } from "../http/fault.ts";
import { FairGate } from "./fair-gate.ts";
import { keepTableNews } from "./table-news.ts";
import type { ThreadTask } from "./thread-task.ts";
import type { Gives, WorkResult } from "./work.ts";
import type { Workers, WorkOptions } from "./workers.ts";

/** How many threads, and what they may hold. */
export interface PoolOptions {
  readonly threads: number;
  /** Pieces of work that take turns on one thread, so that short ones overtake long ones. */
  readonly turnsPerThread: number;
  /** Pieces of work that may wait. */
  readonly waiting: number;
  /** Pieces of work of one client, waiting ones included. */
  readonly perClient: number;
  /** Added to the niceness of the threads, so that the event loop never waits for a core. */
  readonly niceness: number;
  /** Megabytes of JavaScript objects that one thread may hold. */
  readonly heapMegabytes: number;
  /** The built thread.js. */
  readonly filename?: URL;
}

/** Does work on a bounded number of threads, taking clients in turns. */
export function threadPool(options: PoolOptions): Workers {
  const { threads, turnsPerThread, waiting, perClient, niceness, heapMegabytes } = options;
  const { filename = new URL("./thread.js", import.meta.url) } = options;
  // Nothing ever waits inside piscina: there, aborting a task that has begun would end its whole thread.
  const gate = new FairGate({ inside: threads * turnsPerThread, waiting, perClient });
  const pool = new Piscina<ThreadTask, WorkResult>({
    filename: filename.href,
    name: "work",
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: turnsPerThread,
    atomics: "disabled",
    niceIncrement: niceness,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });

  let tableBytes = 0;
  const channel = keepTableNews((news) => {
    tableBytes += news.kind === "patterns" ? news.data.byteLength : news.table.bytes;
  });

  async function inThread(
    task: Omit<ThreadTask, "progress">,
    { onProgress }: WorkOptions,
  ): Promise<WorkResult> {
    if (onProgress === undefined) return pool.run(task);
    const { port1, port2 } = new MessageChannel();
    port1.on("message", onProgress);
    try {
      return await pool.run({ ...task, progress: port2 }, { transferList: [port2] });
    } finally {
      closeQuietly(port1);
    }
  }

  return {
    async run(work, runOptions) {
      const { client, milliseconds, signal } = runOptions;
      const deadline = Date.now() + milliseconds;
      await gate.enter(client, signal);
      const aborted = new Int32Array(new SharedArrayBuffer(4));
      const onAbort = (): void => {
        Atomics.store(aborted, 0, 1);
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      if (signal?.aborted === true) onAbort();
      try {
        const result = await inThread({ work, deadline, aborted }, runOptions);
        if (!result.ok) throw new FaultError(result.fault);
        return result.value as Gives<typeof work>;
      } catch (error) {
        if (error instanceof FaultError) throw error;
        throw lost(error);
      } finally {
        signal?.removeEventListener("abort", onAbort);
        gate.leave(client);
      }
    },
    state: () => ({ threads, running: gate.inside, waiting: gate.waiting, tableBytes }),
    async close() {
      gate.refuseAll(fault("STOPPING", "the server is about to stop"));
      await pool.close();
      channel.close();
    },
  };
}

/** A thread dies of memory, or of an error that is ours; the server goes on with a new one. */
function lost(cause: unknown): FaultError {
  const error = fault(
    "WORKER_LOST",
    "the thread that worked on this died; it may have run out of memory",
  );
  error.cause = cause;
  return error;
}

function closeQuietly(port: MessagePort): void {
  port.removeAllListeners("message");
  port.close();
}
