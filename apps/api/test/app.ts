import { type App, createApp } from "../src/app.ts";
import type { AppDeps } from "../src/app-deps.ts";
import { embeddedQueue } from "../src/jobs/embedded-queue.ts";
import { DEFAULT_LIMITS } from "../src/limits.ts";
import { SILENT } from "../src/log.ts";
import { NO_METRICS } from "../src/metrics.ts";
import { inlineWorkers } from "../src/work/inline-workers.ts";

/** Returns the app as a runtime without threads would have it, with whatever a test needs otherwise. */
export function testApp(changed: Partial<AppDeps> = {}): App {
  const workers = changed.workers ?? inlineWorkers();
  return createApp({
    workers,
    jobs: embeddedQueue(workers, { concurrency: 1, waiting: 10, keepSeconds: 60 }),
    limits: DEFAULT_LIMITS,
    log: SILENT,
    metrics: NO_METRICS,
    clientOf: () => "test",
    isStopping: () => false,
    ...changed,
  });
}
