import { Queue, QueueEvents, type QueueEventsListener, QueueEventsProducer } from "bullmq";
import { fault } from "../http/fault.ts";
import type { Log } from "../log.ts";
import {
  type BullData,
  type BullResult,
  type BullRow,
  jobAt,
  jobOf,
  type KeptJob,
} from "./bull-job.ts";
import { keyTaken } from "./embedded-queue.ts";
import { fingerprint, idOfKey } from "./fingerprint.ts";
import { isFinished, type Job } from "./job.ts";
import type { JobEvent, JobQueue } from "./job-queue.ts";
import { impatientRedis, LOOK_EVERY, patientRedis, QUEUE_NAME } from "./redis.ts";

/** Where jobs are kept, how many and for how long. */
export interface BullQueueOptions {
  readonly url: string;
  /** Jobs that may wait. */
  readonly waiting: number;
  /** Seconds for which a finished job is kept. */
  readonly keepSeconds: number;
}

/** Milliseconds after which Redis counts as away. */
const PATIENCE = 3000;

/** A queue on Redis, by BullMQ: any number of processes share it, and jobs outlive them all. */
export function bullQueue({ url, waiting, keepSeconds }: BullQueueOptions, log: Log): JobQueue {
  const redis = impatientRedis(url);
  const listening = patientRedis(url);
  const queue = new Queue<BullData, BullResult, string>(QUEUE_NAME, {
    connection: redis,
    skipVersionCheck: true,
    defaultJobOptions: {
      attempts: 1,
      removeOnComplete: { age: keepSeconds },
      removeOnFail: { age: keepSeconds },
    },
  });
  const news = new QueueEvents(QUEUE_NAME, { connection: listening, skipVersionCheck: true });
  const producer = new QueueEventsProducer(QUEUE_NAME, {
    connection: redis,
    skipVersionCheck: true,
  });
  const listeners = new Map<string, Set<() => void>>();
  let closed = false;

  queue.on("error", onTrouble);
  producer.on("error", onTrouble);
  news.on("error", onTrouble);
  for (const event of ["active", "progress", "completed", "failed"] as const) {
    news.on(event, ({ jobId }: { jobId: string }) => wake(jobId));
  }
  news.on<CancelListener>("cancel", ({ jobId }: CancelNews) => wake(jobId));

  let troubled = false;
  function onTrouble(error: Error): void {
    if (troubled || closed) return;
    troubled = true;
    log.warn({ error: error.message }, "the queue cannot be reached");
    redis.once("ready", () => {
      troubled = false;
      log.info({}, "the queue is back");
    });
  }

  function wake(id: string): void {
    for (const listener of listeners.get(id) ?? []) listener();
  }

  async function reached<T>(call: () => Promise<T>): Promise<T> {
    if (redis.status !== "ready") throw unavailable();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(unavailable()), PATIENCE);
    });
    try {
      return await Promise.race([call(), patience]);
    } catch (error) {
      if (error instanceof Error && "fault" in error) throw error;
      throw unavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  const kept = (id: string): Promise<KeptJob | undefined> => reached(() => queue.getJob(id));

  async function find(id: string): Promise<Job | undefined> {
    const job = await kept(id);
    return job && jobOf(job, keepSeconds);
  }

  /** The events of a job that are known now, and whether there will be more. */
  async function eventsAfter(
    id: string,
    after: number,
  ): Promise<{ events: JobEvent[]; end: boolean }> {
    const job = await find(id);
    if (job === undefined) return { events: [], end: true };
    // Event 1 is the submission, event n+2 row n of the log, and the last one the end.
    const first = Math.max(0, after - 1);
    const { logs, count } = await reached(() => queue.getJobLogs(id, first, -1));
    const events: JobEvent[] = logs.map((text, i) => {
      const row = JSON.parse(text) as BullRow;
      return { number: first + i + 2, type: row.type, job: jobAt(job, row) };
    });
    if (after < 1) {
      const { kind, createdAt } = job;
      const asSubmitted: Job = { id, kind, state: "waiting", attempts: 0, createdAt, progress: {} };
      events.unshift({ number: 1, type: "waiting", job: asSubmitted });
    }
    const end = isFinished(job);
    if (end && after < count + 2) events.push({ number: count + 2, type: job.state, job });
    return { events, end };
  }

  return {
    engine: "redis",
    async submit(request, idempotencyKey) {
      if (closed) throw fault("STOPPING", "the server is about to stop");
      const id = idempotencyKey === undefined ? crypto.randomUUID() : await idOfKey(idempotencyKey);
      const print = await fingerprint(request);
      const known = await kept(id);
      if (known === undefined) {
        const line = await reached(() => queue.getWaitingCount());
        if (line >= waiting) throw fault("QUEUE_FULL", `${line} jobs wait already`);
        await reached(() => queue.add(request.kind, { request, print }, { jobId: id }));
      }
      // Of several requests with one key the first made the job, whichever process took it.
      const job = known ?? (await kept(id));
      if (job === undefined) throw unavailable();
      if (job.data.print !== print) throw keyTaken();
      return { job: jobOf(job, keepSeconds), created: known === undefined };
    },
    find,
    async cancel(id) {
      const job = await kept(id);
      if (job === undefined) return undefined;
      if (!isFinished(jobOf(job, keepSeconds))) {
        await reached(() => job.updateData({ ...job.data, cancelledAt: Date.now() }));
        await reached(() => producer.publishEvent({ eventName: "cancel", jobId: id }));
      }
      return find(id);
    },
    async *events(id, after, signal) {
      let told = after;
      let isNew = false;
      let onNews = (): void => {};
      const listener = (): void => {
        isNew = true;
        onNews();
      };
      const mine = listeners.get(id) ?? new Set();
      listeners.set(id, mine.add(listener));
      signal.addEventListener("abort", listener);
      try {
        while (!signal.aborted && !closed) {
          isNew = false;
          const { events, end } = await eventsAfter(id, told);
          for (const event of events) {
            told = event.number;
            yield event;
          }
          if (end) return;
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, LOOK_EVERY);
            onNews = () => {
              clearTimeout(timer);
              resolve();
            };
            if (isNew) onNews();
          });
        }
      } finally {
        mine.delete(listener);
        if (mine.size === 0) listeners.delete(id);
        signal.removeEventListener("abort", listener);
      }
    },
    counts: () =>
      reached(async () => {
        const { wait = 0, active = 0 } = await queue.getJobCounts("wait", "active");
        return { waiting: wait, active };
      }),
    async isReady() {
      if (closed) return false;
      try {
        return (await reached(() => redis.ping())) === "PONG";
      } catch {
        return false;
      }
    },
    async close() {
      closed = true;
      for (const mine of listeners.values()) for (const listener of mine) listener();
      await Promise.allSettled([news.close(), queue.close(), producer.close()]);
      redis.disconnect();
      listening.disconnect();
    },
  };
}

/** What an API process tells the workers when a job is called off. */
export interface CancelNews {
  readonly jobId: string;
}

/** Hears of {@link CancelNews}. */
export interface CancelListener extends QueueEventsListener {
  readonly cancel: (news: CancelNews, id: string) => void;
}

function unavailable(cause?: unknown): Error {
  const error = fault(
    "QUEUE_UNAVAILABLE",
    "the job queue cannot be reached; jobs that it has are safe",
  );
  error.cause = cause;
  return error;
}
