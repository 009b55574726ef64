import { type Fault, fault } from "../http/fault.ts";
import { faultOf } from "../work/fault-of.ts";
import type { Workers } from "../work/workers.ts";
import { fingerprint, idOfKey } from "./fingerprint.ts";
import { isFinished, type Job, type JobProgress, type JobRequest } from "./job.ts";
import type { JobEvent, JobQueue } from "./job-queue.ts";
import { runJob } from "./run-job.ts";

/** How many jobs, and for how long. */
export interface EmbeddedQueueOptions {
  /** Jobs that are worked on at once. */
  readonly concurrency: number;
  /** Jobs that may wait. */
  readonly waiting: number;
  /** Seconds for which a finished job is kept. */
  readonly keepSeconds: number;
}

/** Events that are kept of one job: its first ones may be lost to those who resume late, its last never. */
const MOST_EVENTS = 1000;

/** A job and all that belongs to it. */
interface Entry {
  job: Job;
  readonly request: JobRequest;
  readonly print: string;
  readonly events: JobEvent[];
  readonly controller: AbortController;
  readonly listeners: Set<() => void>;
}

/** A queue within this process: jobs do not outlive it. */
export function embeddedQueue(workers: Workers, options: EmbeddedQueueOptions): JobQueue {
  const { concurrency, waiting, keepSeconds } = options;
  const entries = new Map<string, Entry>();
  const line: Entry[] = [];
  const active = new Set<Promise<void>>();
  let closed = false;

  function record(entry: Entry, type: JobEvent["type"], change: Partial<Job>): void {
    entry.job = { ...entry.job, ...change };
    const number = (entry.events.at(-1)?.number ?? 0) + 1;
    entry.events.push({ number, type, job: entry.job });
    if (entry.events.length > MOST_EVENTS) entry.events.shift();
    for (const listener of entry.listeners) listener();
  }

  function finish(
    entry: Entry,
    state: "completed" | "failed" | "cancelled",
    more: Partial<Job>,
  ): void {
    const finishedAt = Date.now();
    const expiresAt = finishedAt + keepSeconds * 1000;
    record(entry, state, { state, finishedAt, expiresAt, ...more });
    const timer = setTimeout(() => entries.delete(entry.job.id), keepSeconds * 1000);
    // Where a timer is an object, it must not keep the process alive.
    if (typeof timer === "object") timer.unref();
  }

  async function work(entry: Entry): Promise<void> {
    const { id } = entry.job;
    record(entry, "active", { state: "active", attempts: 1, startedAt: Date.now() });
    try {
      const result = await runJob(id, entry.request, workers, {
        signal: entry.controller.signal,
        onProgress: (progress: JobProgress) => {
          if (!isFinished(entry.job)) record(entry, "progress", { progress });
        },
      });
      if (!isFinished(entry.job)) finish(entry, "completed", { result });
    } catch (error) {
      if (!isFinished(entry.job)) finish(entry, "failed", { fault: faultOf(error) ?? UNEXPECTED });
    }
  }

  function workOn(): void {
    while (!closed && active.size < concurrency) {
      const entry = line.shift();
      if (entry === undefined) return;
      const working = work(entry).finally(() => {
        active.delete(working);
        workOn();
      });
      active.add(working);
    }
  }

  return {
    engine: "embedded",
    async submit(request, idempotencyKey) {
      if (closed) throw fault("STOPPING", "the server is about to stop");
      const id = idempotencyKey === undefined ? crypto.randomUUID() : await idOfKey(idempotencyKey);
      const print = await fingerprint(request);
      const known = entries.get(id);
      if (known !== undefined) {
        if (known.print !== print) throw keyTaken();
        return { job: known.job, created: false };
      }
      if (line.length >= waiting) throw fault("QUEUE_FULL", `${line.length} jobs wait already`);
      const job: Job = {
        id,
        kind: request.kind,
        state: "waiting",
        attempts: 0,
        createdAt: Date.now(),
        progress: {},
      };
      const entry: Entry = {
        job,
        request,
        print,
        events: [],
        controller: new AbortController(),
        listeners: new Set(),
      };
      entries.set(id, entry);
      record(entry, "waiting", {});
      line.push(entry);
      workOn();
      return { job: entry.job, created: true };
    },
    async find(id) {
      return entries.get(id)?.job;
    },
    async cancel(id) {
      const entry = entries.get(id);
      if (entry === undefined) return undefined;
      if (!isFinished(entry.job)) {
        finish(entry, "cancelled", {});
        entry.controller.abort();
        const place = line.indexOf(entry);
        if (place >= 0) line.splice(place, 1);
      }
      return entry.job;
    },
    async *events(id, after, signal) {
      const entry = entries.get(id);
      if (entry === undefined) return;
      let told = after;
      let wake = (): void => {};
      const listener = (): void => wake();
      entry.listeners.add(listener);
      signal.addEventListener("abort", listener);
      try {
        while (!signal.aborted) {
          const news = entry.events.filter(({ number }) => number > told);
          for (const event of news) {
            told = event.number;
            yield event;
          }
          if (isFinished(entry.job) && entry.events.at(-1)!.number <= told) return;
          if (news.length === 0) {
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          }
        }
      } finally {
        entry.listeners.delete(listener);
        signal.removeEventListener("abort", listener);
      }
    },
    counts: async () => ({ waiting: line.length, active: active.size }),
    isReady: async () => !closed,
    async close() {
      closed = true;
      for (const entry of line.splice(0)) finish(entry, "failed", { fault: STOPPED });
      for (const entry of entries.values()) {
        if (isFinished(entry.job)) continue;
        finish(entry, "failed", { fault: STOPPED });
        entry.controller.abort();
      }
      await Promise.all(active);
    },
  };
}

const UNEXPECTED: Fault = {
  code: "INTERNAL",
  detail: "the job's work failed for a reason of ours",
};
const STOPPED: Fault = {
  code: "STOPPING",
  detail: "the server stopped before the job was finished, and keeps no jobs; submit it again",
};

/** Returns the refusal of a key that was used for something else. */
export function keyTaken(): Error {
  return fault("IDEMPOTENCY_CONFLICT", "this idempotency key came with another request before");
}
