import { setTimeout as sleep } from "node:timers/promises";
import { Queue } from "bullmq";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobEvents } from "../../test/job-events.ts";
import { postJson } from "../../test/post-json.ts";
import { type Started, start, startServer } from "../../test/process.ts";
import { type OwnRedis, ownRedis } from "../../test/redis.ts";
import type { BullData } from "./bull-job.ts";
import { QUEUE_NAME } from "./redis.ts";

type Server = Awaited<ReturnType<typeof startServer>>;

interface ToldJob {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly progress: { readonly expanded?: number };
  readonly result?: { readonly outcome: { readonly status: string; readonly length: number } };
  readonly problem?: { readonly code: string };
}

/** The first of Korf's hundred, by a heuristic that takes some seconds. */
const LONG = {
  kind: "solve",
  board: [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3],
  goal: "blank-first",
  method: "ida-star",
  heuristic: "manhattan",
} as const;
/** The same with the weakest heuristic: longer than any test waits. */
const ENDLESS = { ...LONG, heuristic: "misplacedTiles" } as const;
/** The first of Korf's fifty 24-puzzles: 95 moves, and far from proven in any test's time. */
const TWENTY_FOUR = {
  kind: "solve",
  board: [14, 5, 9, 2, 18, 8, 23, 19, 12, 17, 15, 0, 10, 20, 4, 6, 11, 21, 1, 7, 24, 3, 16, 22, 13],
  goal: "blank-first",
} as const;
const EIGHT = { kind: "solve", board: [2, 0, 3, 1, 4, 5, 7, 8, 6] } as const;

let redis: OwnRedis;
let settings: Record<string, string>;
let servers: Server[];
let workers: Started[];

beforeAll(async () => {
  redis = await ownRedis();
  settings = {
    REDIS_URL: redis.url,
    THREADS: "1",
    // Other tests keep both cores busy: giving way to them, a job of seconds takes minutes.
    THREAD_NICENESS: "0",
    WORKER_LOST_MILLISECONDS: "2000",
  };
  servers = await Promise.all([startServer(settings), startServer(settings)]);
  workers = [start("worker", settings), start("worker", settings)];
  await Promise.all(workers.map((worker) => worker.logged("taking jobs")));
});
afterAll(async () => {
  await Promise.all([...servers, ...workers].map((started) => started.end("SIGKILL")));
  await redis.remove();
});

/** Jobs that a test has left to be done. */
let submitted: string[] = [];

beforeEach(async () => {
  // A test may have killed some.
  await redis.begin();
  for (const [i, worker] of workers.entries())
    if (hasEnded(worker)) workers[i] = start("worker", settings);
  for (const [i, server] of servers.entries())
    if (hasEnded(server)) servers[i] = await startServer(settings);
});
afterEach(async () => {
  // One that fails in the midst would leave the workers to others only when its job ends.
  const left = submitted;
  submitted = [];
  const url = servers.find((server) => !hasEnded(server))?.url;
  if (url !== undefined)
    await Promise.all(left.map((id) => fetch(`${url}/v1/jobs/${id}`, { method: "DELETE" })));
});

describe("jobs on Redis", () => {
  it("are done by a worker and known to every API process", async () => {
    const { id } = await submit(servers[0]!, EIGHT);
    const job = await finished(servers[1]!, id);
    expect(job).toMatchObject({
      state: "completed",
      attempts: 1,
      result: { outcome: { length: 5 } },
    });
  });

  it("are one for one idempotency key, whichever process takes it", async () => {
    const ask = (server: Server, request: object) =>
      fetch(`${server.url}/v1/jobs`, postJson(request, { "idempotency-key": "one" }));
    const answers = await Promise.all([0, 1, 0, 1].map((i) => ask(servers[i]!, EIGHT)));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as ToldJob).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await ask(servers[1]!, ENDLESS)).status).toBe(409);
  });

  it("fail with a code where the work cannot be done", async () => {
    const { id } = await submit(servers[0]!, {
      kind: "answer",
      dialect: "acwing-179",
      input: "1 1 2 3 4 5 6 7 x",
    });
    expect(await finished(servers[0]!, id)).toMatchObject({
      state: "failed",
      problem: { code: "TILE_DUPLICATE", line: 1, column: 3 },
    });
  });

  it("judge a program's output, and tell the failing case", async () => {
    const { id } = await submit(servers[0]!, {
      kind: "verdict",
      dialect: "acwing-179",
      input: "2 x 3 1 5 6 4 7 8\n",
      output: "lddr\n",
    });
    expect(await finished(servers[1]!, id)).toMatchObject({
      state: "completed",
      result: { kind: "verdict", verdict: { verdict: "wrong-answer", case: 1 } },
    });
  });

  it("tell the best path yet and its bound, in the job and in its events", async () => {
    const { id } = await submit(servers[0]!, TWENTY_FOUR);
    const url = `${servers[1]!.url}/v1/jobs/${id}`;
    const best = { length: expect.any(Number), moves: expect.stringMatching(/^[udlr]{95,}$/) };
    const told = { progress: { lowerBound: expect.any(Number), best } };
    const events = await jobEvents(url, undefined, ({ type }) => type !== "progress");
    expect(events.at(-1)).toMatchObject({ type: "progress", job: told });
    expect(await find(servers[0]!, id)).toMatchObject(told);
  });

  it("are stopped at once by another process than the one that took them", async () => {
    const { id } = await submit(servers[0]!, ENDLESS);
    await begun(servers[0]!, id);
    const cancelled = await fetch(`${servers[1]!.url}/v1/jobs/${id}`, { method: "DELETE" });
    expect(await cancelled.json()).toMatchObject({ state: "cancelled" });
    expect(await find(servers[0]!, id)).toMatchObject({ state: "cancelled" });
    await expect.poll(() => done(id)).toMatchObject([{ state: "cancelled" }]);
  });

  it("are stopped though the news of it was lost", async () => {
    const { id } = await submit(servers[0]!, ENDLESS);
    await begun(servers[0]!, id);
    const queue = new Queue<BullData>(QUEUE_NAME, { connection: { url: redis.url } });
    const job = (await queue.getJob(id))!;
    await job.updateData({ ...job.data, cancelledAt: Date.now() });
    await queue.close();
    await expect.poll(() => done(id)).toMatchObject([{ state: "cancelled" }]);
  });

  it("are stopped before they are begun", async () => {
    const busy = await Promise.all([0, 1].map(() => submit(servers[0]!, ENDLESS)));
    await Promise.all(busy.map(({ id }) => begun(servers[0]!, id)));
    const { id } = await submit(servers[0]!, EIGHT);
    const cancel = (each: string) =>
      fetch(`${servers[0]!.url}/v1/jobs/${each}`, { method: "DELETE" });
    expect(await (await cancel(id)).json()).toMatchObject({ state: "cancelled", attempts: 0 });
    await Promise.all(busy.map((job) => cancel(job.id)));
    await sleep(500);
    const cancelled = await find(servers[0]!, id);
    expect(cancelled.state).toBe("cancelled");
    expect(cancelled.result).toBeUndefined();
  });

  it("are followed, and followed on by another process without a gap", async () => {
    const { id } = await submit(servers[0]!, LONG);
    const [first, second] = servers.map(({ url }) => `${url}/v1/jobs/${id}`);
    const begin = await jobEvents(first!, undefined, ({ type }) => type !== "progress");
    const last = begin.at(-1)!;
    await sleep(600);
    const rest = await jobEvents(second!, last.id);
    const ids = [...begin, ...rest].map((event) => Number(event.id));
    expect(ids).toEqual(ids.map((_, i) => i + 1));
    expect(
      [...begin, ...rest].map(({ type }) => type).filter((type) => type !== "progress"),
    ).toEqual(["waiting", "active", "completed"]);
    expect(rest.length).toBeGreaterThan(1);
  });
});

describe("a worker killed in mid-job", () => {
  it("loses nothing: the job is taken up again and finishes once", async () => {
    const { id } = await submit(servers[0]!, LONG);
    await begun(servers[0]!, id);
    const holder = await workerOf(id);
    await holder.end("SIGKILL");
    const job = await finished(servers[1]!, id);
    expect(job).toMatchObject({
      state: "completed",
      attempts: 2,
      result: { outcome: { status: "solved", length: 57 } },
    });
    // A worker speaks of it after the queue does, through a pipe.
    await expect.poll(() => done(id)).not.toEqual([]);
    expect(done(id)).toHaveLength(1);
    const events = await jobEvents(`${servers[0]!.url}/v1/jobs/${id}`);
    expect(events.filter(({ type }) => type === "active")).toHaveLength(2);
    expect(events.filter(({ type }) => type === "completed")).toHaveLength(1);
  });

  it("told to stop, hands its job back for another to begin at once", async () => {
    const { id } = await submit(servers[0]!, LONG);
    await begun(servers[0]!, id);
    const holder = await workerOf(id);
    expect(await holder.end("SIGTERM")).toBe(0);
    expect(await finished(servers[0]!, id)).toMatchObject({ state: "completed", attempts: 2 });
  });
});

describe("an API process killed", () => {
  it("and started again knows every job, and goes on with a stream", async () => {
    const { id } = await submit(servers[0]!, LONG);
    const broken = jobEvents(`${servers[0]!.url}/v1/jobs/${id}`);
    await begun(servers[1]!, id);
    await sleep(400);
    await servers[0]!.end("SIGKILL");
    const seen = await broken;
    expect(seen.length).toBeGreaterThan(1);
    servers[0] = await startServer(settings);
    const rest = await jobEvents(`${servers[0].url}/v1/jobs/${id}`, seen.at(-1)!.id);
    const ids = [...seen, ...rest].map((event) => Number(event.id));
    expect(ids).toEqual(ids.map((_, i) => i + 1));
    expect(rest.at(-1)).toMatchObject({ type: "completed" });
  });
});

describe("Redis going away and coming back", () => {
  it.each(["SIGTERM", "SIGKILL"] as const)(
    "by %s: short questions go on, jobs wait, none is lost",
    async (signal) => {
      const before = await submit(servers[0]!, EIGHT);
      await finished(servers[0]!, before.id);
      const during = await submit(servers[0]!, LONG);
      await begun(servers[0]!, during.id);

      await redis.end(signal);
      const short = await fetch(`${servers[0]!.url}/v1/solve`, postJson({ board: EIGHT.board }));
      expect(short.status).toBe(200);
      await expect
        .poll(async () => (await fetch(`${servers[0]!.url}/v1/jobs/${before.id}`)).status)
        .toBe(503);
      const refused = await fetch(`${servers[0]!.url}/v1/jobs`, postJson(EIGHT));
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(await refused.json()).toMatchObject({ code: "QUEUE_UNAVAILABLE" });
      const ready = await fetch(`${servers[0]!.url}/readyz`);
      expect(await ready.json()).toMatchObject({ status: "degraded", jobs: "redis" });
      await sleep(1500);
      await redis.begin();

      await expect
        .poll(async () => (await fetch(`${servers[0]!.url}/v1/jobs/${before.id}`)).status)
        .toBe(200);
      expect(await find(servers[0]!, before.id)).toMatchObject({ state: "completed" });
      const job = await finished(servers[1]!, during.id);
      expect(job).toMatchObject({ state: "completed", result: { outcome: { length: 57 } } });
      const after = await submit(servers[1]!, EIGHT);
      expect(await finished(servers[0]!, after.id)).toMatchObject({ state: "completed" });
    },
  );
});

async function submit(server: Server, request: object): Promise<ToldJob> {
  const response = await fetch(`${server.url}/v1/jobs`, postJson(request));
  expect(response.status).toBe(202);
  const job = (await response.json()) as ToldJob;
  submitted.push(job.id);
  return job;
}

async function find(server: Server, id: string): Promise<ToldJob> {
  return (await (await fetch(`${server.url}/v1/jobs/${id}`)).json()) as ToldJob;
}

async function begun(server: Server, id: string): Promise<void> {
  await expect
    .poll(async () => (await find(server, id)).progress?.expanded ?? 0)
    .toBeGreaterThan(0);
}

async function finished(server: Server, id: string): Promise<ToldJob> {
  await expect
    .poll(async () => (await find(server, id)).state)
    .toMatch(/completed|failed|cancelled/);
  return find(server, id);
}

/** What workers have logged of a job's ends. */
function done(id: string): unknown[] {
  return workers.flatMap(({ log }) =>
    log.filter(({ msg, jobId }) => msg === "job done" && jobId === id),
  );
}

/** The worker that has begun a job. */
async function workerOf(id: string): Promise<Started> {
  const find = () =>
    workers.find(({ log }) => log.some(({ msg, jobId }) => msg === "job begun" && jobId === id));
  // It speaks of it through a pipe, so the queue may be quicker.
  await expect.poll(find).toBeDefined();
  return find()!;
}

function hasEnded({ process }: Started): boolean {
  return process.exitCode !== null || process.signalCode !== null;
}
