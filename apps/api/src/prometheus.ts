import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Metrics } from "./metrics.ts";
import type { Workers } from "./work/workers.ts";

/** Seconds from a tenth of a millisecond to the default deadline. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30];

/** What is counted of one method, route and status. */
interface Counted {
  readonly seconds: { observe(value: number): void };
  readonly answers: { inc(): void };
}

/** Keeps the numbers by prom-client: requests, the pool, the queue, and what Node tells of its process. */
export function prometheus(workers: Workers, jobs: JobQueue): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "slidepath_http_request_duration_seconds",
    help: "Time from a request's head to the head of its answer.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const answers = new Counter({
    name: "slidepath_http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  /** Looking a series up by its labels costs more than counting. */
  const series = new Map<string, Counted>();
  new Gauge({
    name: "slidepath_pool_work",
    help: "Pieces of work on the pool's threads, and waiting for them.",
    labelNames: ["state"],
    registers,
    collect() {
      const { running, waiting } = workers.state();
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
  new Gauge({
    name: "slidepath_table_bytes",
    help: "Bytes of the tables that the pool's threads have built, one copy for all.",
    registers,
    collect() {
      this.set(workers.state().tableBytes);
    },
  });
  new Gauge({
    name: "slidepath_jobs",
    help: "Jobs that wait or are being worked on; left out while the queue cannot be reached.",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const counts = await jobs.counts().catch(() => undefined);
      if (counts === undefined) return;
      this.set({ state: "waiting" }, counts.waiting);
      this.set({ state: "active" }, counts.active);
    },
  });
  return {
    answered(method, route, status, duration) {
      const key = `${method} ${route} ${status}`;
      let own = series.get(key);
      if (own === undefined) {
        own = {
          seconds: seconds.labels({ method, route }),
          answers: answers.labels({ method, route, status }),
        };
        series.set(key, own);
      }
      own.seconds.observe(duration);
      own.answers.inc();
    },
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
