import type { Job, JobRequest } from "./job.ts";

/** What happened to a job, numbered 1, 2, 3 … in the order in which it happened. */
export interface JobEvent {
  readonly number: number;
  /** `progress`, or the state that the job has come to. */
  readonly type: "progress" | Job["state"];
  readonly job: Job;
}

/** What was submitted, and whether it is new. */
interface Submitted {
  readonly job: Job;
  /** False where an earlier request with the same idempotency key made the job. */
  readonly created: boolean;
}

/** Keeps jobs and has them done. */
export interface JobQueue {
  /** `embedded`: jobs live and die with this process. `redis`: they outlive it. */
  readonly engine: "embedded" | "redis";
  /**
   * Resolves when the job is kept.
   *
   * @throws {FaultError} QUEUE_FULL, QUEUE_UNAVAILABLE; IDEMPOTENCY_CONFLICT where the key came with another request
   */
  submit(request: JobRequest, idempotencyKey?: string): Promise<Submitted>;
  /** @throws {FaultError} QUEUE_UNAVAILABLE */
  find(id: string): Promise<Job | undefined>;
  /** Stops a job's work and resolves to the job; a finished job stays as it is. @throws {FaultError} QUEUE_UNAVAILABLE */
  cancel(id: string): Promise<Job | undefined>;
  /**
   * Yields a job's events after the one numbered `after` (0 for all), then those to come, until the job is
   * finished or the signal is aborted.
   *
   * @throws {FaultError} QUEUE_UNAVAILABLE
   */
  events(id: string, after: number, signal: AbortSignal): AsyncIterable<JobEvent>;
  /** @throws {FaultError} QUEUE_UNAVAILABLE */
  counts(): Promise<{ readonly waiting: number; readonly active: number }>;
  /** Tells whether jobs can be taken now. */
  isReady(): Promise<boolean>;
  /** Resolves when nothing is being worked on any more; unfinished jobs are handed back where there is a place for them. */
  close(): Promise<void>;
}
