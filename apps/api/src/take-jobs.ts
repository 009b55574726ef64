import type { Config } from "./config.ts";
import { bullWorker } from "./jobs/bull-worker.ts";
import { poolOf } from "./pool-of.ts";
import { processLog } from "./process-log.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** Does the jobs of the queue on `url` until the process is told to stop. */
export function takeJobs(config: Config, url: string): void {
  const { log, flush } = processLog("slidepath-worker", config.LOG_LEVEL, false);
  const workers = poolOf(config);
  const worker = bullWorker(
    workers,
    {
      url,
      concurrency: config.JOB_CONCURRENCY,
      keepSeconds: config.JOB_KEEP_SECONDS,
      lostAfter: config.WORKER_LOST_MILLISECONDS,
    },
    log,
  );
  log.info({ threads: config.THREADS }, "taking jobs");
  flush();
  stopOnSignal({
    log,
    flush,
    milliseconds: config.STOP_MILLISECONDS,
    async stop() {
      await worker.close();
      await workers.close();
    },
  });
}
