import { type LimitReached, leadsTo } from "@slidepath/core";
import { goldenCases } from "@slidepath/golden";
import { expect, it } from "vitest";
import { fault } from "../http/fault.ts";
import { inlineWorkers } from "../work/inline-workers.ts";
import type { Workers } from "../work/workers.ts";
import { embeddedQueue } from "./embedded-queue.ts";
import type { JobRequest } from "./job.ts";

const REQUEST: JobRequest = {
  kind: "solve",
  problem: {
    start: { width: 2, height: 2, tiles: [1, 2, 0, 3] },
    goal: { width: 2, height: 2, tiles: [1, 2, 3, 0] },
  },
  choice: {},
  milliseconds: 1000,
};
const SIZES = { concurrency: 1, waiting: 1, keepSeconds: 60 };

/** Workers that work until they are told to stop. */
const endless: Workers = {
  ...inlineWorkers(),
  run: (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(fault("WORKER_LOST", "aborted")));
    }),
};

async function states(queue: ReturnType<typeof embeddedQueue>, id: string, after = 0) {
  const types: string[] = [];
  for await (const { number, type } of queue.events(id, after, new AbortController().signal)) {
    types.push(`${number} ${type}`);
  }
  return types;
}

it("does a job, and tells what happened to whoever follows, from wherever they resume", async () => {
  const queue = embeddedQueue(inlineWorkers(), SIZES);
  const { job, created } = await queue.submit(REQUEST);
  expect(created).toBe(true);
  expect(await states(queue, job.id)).toEqual(["1 waiting", "2 active", "3 completed"]);
  expect(await states(queue, job.id, 2)).toEqual(["3 completed"]);
  expect(await queue.find(job.id)).toMatchObject({
    state: "completed",
    attempts: 1,
    result: { kind: "solve", outcome: { moves: "r" } },
  });
});

it("takes so many and no more", async () => {
  const queue = embeddedQueue(endless, SIZES);
  await queue.submit(REQUEST);
  await queue.submit(REQUEST);
  await expect(queue.submit(REQUEST)).rejects.toMatchObject({ fault: { code: "QUEUE_FULL" } });
  expect(await queue.counts()).toEqual({ waiting: 1, active: 1 });
  await queue.close();
});

it("stops a job at once, begun or not, and goes on with the next", async () => {
  const queue = embeddedQueue(endless, { ...SIZES, waiting: 2 });
  // One after another, for the order is that in which they are kept.
  const first = await queue.submit(REQUEST);
  const second = await queue.submit(REQUEST);
  const third = await queue.submit(REQUEST);
  expect(await queue.cancel(second.job.id)).toMatchObject({ state: "cancelled", attempts: 0 });
  expect(await queue.cancel(first.job.id)).toMatchObject({ state: "cancelled", attempts: 1 });
  await expect.poll(() => queue.find(third.job.id)).toMatchObject({ state: "active" });
  expect(await queue.cancel("none")).toBeUndefined();
  await queue.close();
});

it("says of its unfinished jobs that they are lost when it closes", async () => {
  const queue = embeddedQueue(endless, SIZES);
  const { job } = await queue.submit(REQUEST);
  const following = states(queue, job.id);
  await queue.close();
  expect(await following).toEqual(["1 waiting", "2 active", "3 failed"]);
  expect(await queue.find(job.id)).toMatchObject({ state: "failed", fault: { code: "STOPPING" } });
  await expect(queue.submit(REQUEST)).rejects.toMatchObject({ fault: { code: "STOPPING" } });
});

it("judges a program's output", async () => {
  const queue = embeddedQueue(inlineWorkers(), SIZES);
  const { input, output, reject } = goldenCases("hdu-3567").find(({ reject }) => reject)!;
  const judgedBy = async (judged: string) => {
    const texts = { dialect: "hdu-3567", input, output: judged, language: "en" } as const;
    const limits = { bytes: 1e8, milliseconds: 1000, forgivePresentation: false };
    const { job } = await queue.submit({ kind: "verdict", ...texts, ...limits });
    expect((await states(queue, job.id)).at(-1)).toMatch(/ completed$/);
    return (await queue.find(job.id))!.result;
  };
  expect(await judgedBy(output)).toMatchObject({ end: { verdict: { verdict: "accepted" } } });
  for (const { output: wrong, verdict } of reject!) {
    expect(await judgedBy(wrong)).toMatchObject({ kind: "verdict", end: { verdict: { verdict } } });
  }
});

it("tells the best path yet while it works, and the last one when it is over", async () => {
  const queue = embeddedQueue(inlineWorkers(), SIZES);
  const goal = { width: 5, height: 5, tiles: Array.from({ length: 25 }, (_, i) => i) };
  const tiles = [
    14, 5, 9, 2, 18, 8, 23, 19, 12, 17, 15, 0, 10, 20, 4, 6, 11, 21, 1, 7, 24, 3, 16, 22, 13,
  ];
  const problem = { start: { width: 5, height: 5, tiles }, goal };
  const choice = { limits: { nodes: 60_000 } };
  const { job } = await queue.submit({ kind: "solve", problem, choice, milliseconds: 60_000 });
  const seen: { readonly lowerBound?: number; readonly length: number }[] = [];
  for await (const { type, job: at } of queue.events(job.id, 0, new AbortController().signal)) {
    if (type !== "progress") continue;
    expect(leadsTo(problem, at.progress.best!.moves)).toBe(true);
    seen.push({ lowerBound: at.progress.lowerBound!, length: at.progress.best!.length });
  }
  expect(seen.length).toBeGreaterThan(2);
  const lengths = seen.map(({ length }) => length);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  const { result } = (await queue.find(job.id))!;
  const { best } = (result as { outcome: LimitReached }).outcome;
  expect(best!.length).toBeLessThanOrEqual(lengths.at(-1)!);
});
