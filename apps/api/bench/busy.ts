// The 99th percentile of 3×3 answers, idle and while every thread of the pool grinds 15-puzzles.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { fourByFour, threeByThree } from "./boards.ts";
import { serve } from "./process.ts";

const SECONDS = 10;
/** So many requests a second as leave the server time to spare: latency is measured, not saturation. */
const RATE = 300;
const GRINDING = 8;

/** Prints both percentiles and their ratio. */
export async function busy(): Promise<void> {
  const api = await serve("dist/server.js", { RATE_QUOTA: "0", POOL_PER_CLIENT: "64" });
  const stop = new AbortController();
  try {
    await percentiles(api.url, 3);
    const idle = await percentiles(api.url, SECONDS);
    const grinding = fourByFour(GRINDING).map((body) => grind(api.url, body, stop.signal));
    await sleep(1000);
    const loaded = await percentiles(api.url, SECONDS);
    stop.abort();
    await Promise.allSettled(grinding);
    console.log(`idle p50 ${idle.p50} ms, p99 ${idle.p99} ms`);
    console.log(`busy p50 ${loaded.p50} ms, p99 ${loaded.p99} ms`);
    console.log(`ratio of p99 ${(loaded.p99 / idle.p99).toFixed(2)}, wanted at most 3`);
  } finally {
    stop.abort();
    await api.stop();
  }
}

/** Asks for 15-puzzles that are never solved in time, one after another. */
async function grind(url: string, body: string, signal: AbortSignal): Promise<void> {
  const asked = {
    ...(JSON.parse(body) as object),
    method: "ida-star",
    heuristic: "misplacedTiles",
  };
  const headers = { "content-type": "application/json" };
  while (!signal.aborted) {
    await fetch(`${url}/v1/solve`, {
      method: "POST",
      headers,
      body: JSON.stringify(asked),
      signal,
    });
  }
}

async function percentiles(url: string, seconds: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  const bodies = threeByThree(100);
  const options = {
    url: `${url}/v1/solve`,
    connections: 4,
    duration: seconds,
    overallRate: RATE,
    requests: bodies.map((body) => ({
      method: "POST" as const,
      headers: { "content-type": "application/json" },
      body,
    })),
  };
  // With a callback it returns the run itself, which tells of every answer.
  const run = autocannon(options, () => {});
  run.on("response", (_client, _status, _bytes, time) => times.push(time));
  await once(run, "done");
  times.sort((a, b) => a - b);
  const at = (part: number): number => Number(times[Math.floor(times.length * part)]!.toFixed(2));
  return { p50: at(0.5), p99: at(0.99) };
}
