import { Job as BullJob, QueueEvents, WaitingError, Worker } from "bullmq";
import type { Log } from "../log.ts";
import { faultOf } from "../work/fault-of.ts";
import type { Workers } from "../work/workers.ts";
import type { BullData, BullResult, BullRow, KeptJob } from "./bull-job.ts";
import type { CancelListener, CancelNews } from "./bull-queue.ts";
import type { JobProgress } from "./job.ts";
import { LOOK_EVERY, patientRedis, QUEUE_NAME } from "./redis.ts";
import { runJob } from "./run-job.ts";

/** Where jobs are, how many to do at once, and how soon a lost worker is noticed. */
export interface BullWorkerOptions {
  readonly url: string;
  readonly concurrency: number;
  readonly keepSeconds: number;
  /** Milliseconds without a sign of life after which a worker counts as lost. */
  readonly lostAfter: number;
}

/** Takes jobs from Redis until it is closed. */
export interface BullWorker {
  /** Stops taking jobs and hands those at hand back, to be begun again by another worker. */
  close(): Promise<void>;
}

/** Times that a job is begun again after its worker was lost: a job that kills its workers ends some time. */
const MOST_LOSSES = 10;
/** Milliseconds between two rows of progress. */
const REPORT_EVERY = 250;

/** Does jobs of the queue on Redis with these workers. */
export function bullWorker(workers: Workers, options: BullWorkerOptions, log: Log): BullWorker {
  const { url, concurrency, keepSeconds, lostAfter } = options;
  const redis = patientRedis(url);
  const listening = patientRedis(url);
  const stopping = new AbortController();
  const running = new Map<string, AbortController>();

  async function process(job: KeptJob, token: string | undefined): Promise<BullResult> {
    const id = job.id!;
    if (job.data.cancelledAt !== undefined) return { state: "cancelled" };
    const controller = new AbortController();
    running.set(id, controller);
    const looking = setInterval(() => abortIfCancelled(id, controller), LOOK_EVERY);
    const signal = AbortSignal.any([controller.signal, stopping.signal]);
    const report = reporter(job);
    try {
      await report.row("active", {});
      const result = await runJob(id, job.data.request, workers, {
        signal,
        onProgress: report.progress,
      });
      if (controller.signal.aborted) return { state: "cancelled" };
      if (!stopping.signal.aborted) return { state: "completed", result };
    } catch (error) {
      if (controller.signal.aborted) return { state: "cancelled" };
      if (!stopping.signal.aborted) {
        const fault = faultOf(error);
        if (fault === undefined) throw error;
        return { state: "failed", fault };
      }
    } finally {
      clearInterval(looking);
      running.delete(id);
      await report.settled();
    }
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** The news of it is lost where it comes before the job is at hand, or while Redis is away. */
  async function abortIfCancelled(id: string, controller: AbortController): Promise<void> {
    const kept = await BullJob.fromId<BullData, BullResult>(worker, id).catch(() => undefined);
    if (kept?.data.cancelledAt !== undefined) controller.abort();
  }

  const worker = new Worker<BullData, BullResult>(QUEUE_NAME, process, {
    connection: redis,
    skipVersionCheck: true,
    concurrency,
    lockDuration: lostAfter,
    stalledInterval: lostAfter,
    maxStalledCount: MOST_LOSSES,
    removeOnComplete: { age: keepSeconds },
    removeOnFail: { age: keepSeconds },
  });
  const news = new QueueEvents(QUEUE_NAME, { connection: listening, skipVersionCheck: true });
  news.on<CancelListener>("cancel", ({ jobId }: CancelNews) => running.get(jobId)?.abort());
  news.on("error", () => {});
  worker.on("error", (error) => log.warn({ error: error.message }, "the queue cannot be reached"));
  worker.on("stalled", (jobId) =>
    log.warn({ jobId }, "a worker was lost; its job is taken up again"),
  );
  worker.on("active", ({ id, attemptsStarted }) =>
    log.info({ jobId: id, attempt: attemptsStarted }, "job begun"),
  );
  worker.on("completed", ({ id }, { state }) => log.info({ jobId: id, state }, "job done"));
  worker.on("failed", (job, error) =>
    log.error({ jobId: job?.id, error: error.message }, "job failed"),
  );

  return {
    async close() {
      stopping.abort();
      await worker.close();
      await news.close();
      redis.disconnect();
      listening.disconnect();
    },
  };
}

/** Writes a job's progress down, no faster than others want to read it; a row that fails is left out. */
function reporter(job: KeptJob) {
  let last = 0;
  let writing: Promise<void> = Promise.resolve();

  async function write(type: BullRow["type"], progress: JobProgress): Promise<void> {
    const row: BullRow = { type, at: Date.now(), attempts: job.attemptsStarted, progress };
    await job.log(JSON.stringify(row));
    await job.updateProgress(progress);
  }

  return {
    row: (type: BullRow["type"], progress: JobProgress): Promise<void> => write(type, progress),
    progress(progress: JobProgress): void {
      const now = Date.now();
      if (now - last < REPORT_EVERY) return;
      last = now;
      writing = writing.then(() => write("progress", progress)).catch(() => {});
    },
    settled: (): Promise<void> => writing,
  };
}
