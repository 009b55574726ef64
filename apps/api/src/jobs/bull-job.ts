import type { Job as BullJob } from "bullmq";
import type { Fault } from "../http/fault.ts";
import type { Job, JobProgress, JobRequest, JobResult, JobState } from "./job.ts";

/** What is kept of a job in Redis. */
export interface BullData {
  readonly request: JobRequest;
  readonly print: string;
  /** When it was called off. Outlives whoever was working on it. */
  readonly cancelledAt?: number;
}

/** What a worker leaves when it is done. */
export type BullResult =
  | { readonly state: "completed"; readonly result: JobResult }
  | { readonly state: "failed"; readonly fault: Fault }
  | { readonly state: "cancelled" };

/** One row of a job's log: an event before the job's end. */
export interface BullRow {
  readonly type: "active" | "progress";
  readonly at: number;
  readonly attempts: number;
  readonly progress: JobProgress;
}

/** A job of ours in BullMQ's keeping. */
export type KeptJob = BullJob<BullData, BullResult>;

/** Says what BullMQ knows of a job in our words. `keepSeconds` is how long finished jobs are kept. */
export function jobOf(kept: KeptJob, keepSeconds: number): Job {
  const { data, finishedOn, processedOn, timestamp } = kept;
  const end = endOf(kept);
  const finishedAt = finishedOn ?? (end.state === "cancelled" ? data.cancelledAt : undefined);
  return {
    id: kept.id!,
    kind: data.request.kind,
    ...end,
    attempts: kept.attemptsStarted,
    createdAt: timestamp,
    ...(processedOn !== undefined && { startedAt: processedOn }),
    ...(finishedAt !== undefined && {
      finishedAt,
      expiresAt: finishedAt + keepSeconds * 1000,
    }),
    progress: typeof kept.progress === "object" ? (kept.progress as JobProgress) : {},
  };
}

function endOf({ data, finishedOn, processedOn, returnvalue, failedReason }: KeptJob): {
  readonly state: JobState;
  readonly result?: JobResult;
  readonly fault?: Fault;
} {
  if (finishedOn !== undefined && returnvalue !== undefined && returnvalue !== null) {
    return returnvalue;
  }
  if (data.cancelledAt !== undefined) return { state: "cancelled" };
  if (finishedOn !== undefined) {
    const detail = failedReason?.includes("stalled")
      ? "every worker that took this job up was lost"
      : "the job's work failed for a reason of ours";
    return { state: "failed", fault: { code: "WORKER_LOST", detail } };
  }
  return { state: processedOn === undefined ? "waiting" : "active" };
}

/** Returns the job as it was when a row was written. */
export function jobAt(job: Job, { at, attempts, progress }: BullRow): Job {
  const { id, kind, createdAt, startedAt = at } = job;
  return { id, kind, state: "active", attempts, createdAt, startedAt, progress };
}
