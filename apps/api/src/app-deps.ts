import type { Context } from "hono";
import type { Env } from "./http/env.ts";
import type { RateLimiter } from "./http/rate-limit.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { ReferencePage } from "./routes/docs.ts";
import type { Workers } from "./work/workers.ts";

/** All that the app has from the runtime that it runs in. */
export interface AppDeps {
  readonly workers: Workers;
  readonly jobs: JobQueue;
  readonly limits: Limits;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Left out where nobody is refused for asking often. */
  readonly rate?: RateLimiter;
  /** Left out where the runtime cannot serve files: /docs is then not there. */
  readonly reference?: ReferencePage;
  /** Names who asks. */
  readonly clientOf: (c: Context<Env>) => string;
  /** Tells whether the server is about to stop, and new work should go elsewhere. */
  readonly isStopping: () => boolean;
}
