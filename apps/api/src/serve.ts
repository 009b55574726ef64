import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { endOfTurn } from "./end-of-turn.ts";
import { memoryRateLimiter } from "./http/memory-rate-limiter.ts";
import { embeddedQueue } from "./jobs/embedded-queue.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import type { Log } from "./log.ts";
import { poolOf } from "./pool-of.ts";
import { processLog } from "./process-log.ts";
import { prometheus } from "./prometheus.ts";
import { swaggerPage } from "./reference-page.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import type { Workers } from "./work/workers.ts";

/** Milliseconds in which a request's head must arrive. */
const HEAD_MILLISECONDS = 10_000;
/** Milliseconds for which an idle connection is kept; longer than a load balancer's usual minute. */
const KEEP_ALIVE_MILLISECONDS = 65_000;
/** Milliseconds for which listening waits for the queue, looking so often. */
const QUEUE_MILLISECONDS = 3000;
const LOOK_EVERY = 50;
/** Milliseconds between two looks for idle connections once the process is told to stop. */
const SWEEP_MILLISECONDS = 50;
/** Milliseconds that a connection which is owed no answer has for bringing its request to an end then. */
const LAST_REQUEST_MILLISECONDS = 1000;

/** Listens and answers until the process is told to stop. */
export async function serve(config: Config): Promise<void> {
  const { log, flush } = processLog("slidepath-api", config.LOG_LEVEL, true);
  const workers = poolOf(config);
  const jobs = await queueOf(config, workers, log);
  let stopping = false;
  const app = createApp({
    workers,
    jobs,
    limits: config.limits,
    log,
    metrics: prometheus(workers, jobs),
    reference: swaggerPage(),
    ...(config.RATE_QUOTA > 0 && {
      rate: memoryRateLimiter(config.RATE_QUOTA, config.RATE_WINDOW_SECONDS),
    }),
    clientOf(c) {
      const forwarded = config.TRUST_PROXY ? c.req.header("x-forwarded-for") : undefined;
      return forwarded?.split(",").at(-1)?.trim() || (getConnInfo(c).remote.address ?? "unknown");
    },
    isStopping: () => stopping,
  });

  const listener = getRequestListener(async (request, bindings) => {
    const answer = await app.fetch(request, bindings);
    await endOfTurn();
    return answer;
  });
  /** Requests whose answer is not out yet. */
  let owed = 0;
  const settle = () => {
    owed--;
  };
  const server = createServer(
    {
      // The app itself times the bodies: a streamed batch may take as long as it goes on.
      requestTimeout: 0,
      headersTimeout: HEAD_MILLISECONDS,
      connectionsCheckingInterval: HEAD_MILLISECONDS / 2,
      keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    },
    (request, response) => {
      owed++;
      response.once("close", settle);
      if (stopping) response.setHeader("connection", "close");
      void listener(request, response);
    },
  );
  server.on("error", (error) => {
    log.fatal({ error: error.message }, "cannot listen");
    flush();
    process.exit(1);
  });
  server.listen(config.PORT, config.HOST, () => {
    const { address, port, family } = server.address() as AddressInfo;
    const host = family === "IPv6" ? `[${address}]` : address;
    log.info({ url: `http://${host}:${port}`, port, threads: config.THREADS }, "listening");
    if (jobs.engine === "embedded") {
      log.info(
        {},
        "jobs are kept in this process and do not outlive it; set REDIS_URL to keep them",
      );
    }
    flush();
  });

  stopOnSignal({
    log,
    flush,
    milliseconds: config.STOP_MILLISECONDS,
    async stop() {
      stopping = true;
      const answered = new Promise<void>((resolve) => server.close(() => resolve()));
      let quiet = 0;
      const sweep = setInterval(() => {
        // A connection that is kept alive falls idle when its answer is out, and must not be waited for.
        server.closeIdleConnections();
        // One that has sent nothing, or half a request, is never idle, and Node times it no longer.
        quiet = owed === 0 ? quiet + SWEEP_MILLISECONDS : 0;
        if (quiet >= LAST_REQUEST_MILLISECONDS) server.closeAllConnections();
      }, SWEEP_MILLISECONDS);
      // Jobs first: those who follow them hear of the end, and their connections close.
      await jobs.close();
      await answered;
      clearInterval(sweep);
      await workers.close();
    },
  });
}

async function queueOf(config: Config, workers: Workers, log: Log): Promise<JobQueue> {
  const sizes = { waiting: config.JOB_WAITING, keepSeconds: config.JOB_KEEP_SECONDS };
  if (config.REDIS_URL === undefined) {
    return embeddedQueue(workers, { concurrency: config.JOB_CONCURRENCY, ...sizes });
  }
  // Loaded only where it is needed: it takes longer than all the rest.
  const { bullQueue } = await import("./jobs/bull-queue.ts");
  const queue = bullQueue({ url: config.REDIS_URL, ...sizes }, log);
  // Who listens should be able to take jobs; but short questions need not wait for a Redis that is away.
  for (
    let waited = 0;
    waited < QUEUE_MILLISECONDS && !(await queue.isReady());
    waited += LOOK_EVERY
  ) {
    await sleep(LOOK_EVERY);
  }
  return queue;
}
