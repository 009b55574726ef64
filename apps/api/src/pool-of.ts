import type { Config } from "./config.ts";
import { threadPool } from "./work/thread-pool.ts";
import type { Workers } from "./work/workers.ts";

/** Returns the threads that a process is configured to have. */
export function poolOf(config: Config): Workers {
  return threadPool({
    threads: config.THREADS,
    turnsPerThread: config.TURNS_PER_THREAD,
    niceness: config.THREAD_NICENESS,
    waiting: config.POOL_WAITING,
    perClient: config.POOL_PER_CLIENT,
    heapMegabytes: config.THREAD_HEAP_MEGABYTES,
  });
}
