// Five minutes of everything at once; memory must not grow.
import { setTimeout as sleep } from "node:timers/promises";
import { fourByFour, threeByThree } from "./boards.ts";
import { serve } from "./process.ts";

const MINUTES = 5;
const SENDERS = 4;

/** Prints memory each half minute, and the slope of the heap over the last three minutes. */
export async function soak(): Promise<void> {
  const api = await serve("dist/server.js", { RATE_QUOTA: "0", JOB_KEEP_SECONDS: "10" });
  const end = Date.now() + MINUTES * 60_000;
  const small = threeByThree(200);
  const large = fourByFour(20);
  const headers = { "content-type": "application/json" };
  let asked = 0;
  let failed = 0;

  async function ask(path: string, body: string, type = "application/json"): Promise<void> {
    asked++;
    const init = { method: "POST", headers: { ...headers, "content-type": type }, body };
    const response = await fetch(`${api.url}${path}`, init);
    await response.arrayBuffer();
    if (response.status >= 500) failed++;
  }

  async function sender(seed: number): Promise<void> {
    for (let i = seed; Date.now() < end; i++) {
      await ask("/v1/solve", small[i % small.length]!);
      await ask("/v1/solve", `{"board":[${i}`);
      await ask("/v1/detect", JSON.stringify({ input: small[i % small.length] }));
      if (i % 50 === 0) {
        const board = JSON.parse(large[i % large.length]!) as object;
        await ask("/v1/solve", JSON.stringify({ ...board, limits: { milliseconds: 50 } }));
        await ask(
          "/v1/jobs",
          JSON.stringify({ kind: "solve", ...board, limits: { milliseconds: 50 } }),
        );
        await ask("/v1/solve/batch", `${small.join("\n")}\n`, "application/x-ndjson");
      }
    }
  }

  try {
    const sending = Array.from({ length: SENDERS }, (_, i) => sender(i * 1000));
    const samples: [number, number][] = [];
    while (end - Date.now() > 20_000) {
      // The least of many samples is what is left when the collector has been there.
      let heap = Number.POSITIVE_INFINITY;
      let resident = 0;
      for (let second = 0; second < 30 && Date.now() < end; second++) {
        await sleep(1000);
        const memory = await api.memory();
        heap = Math.min(heap, memory.heap / 1e6);
        resident = memory.resident / 1e6;
      }
      const minute = MINUTES - Math.max(0, end - Date.now()) / 60_000;
      samples.push([minute, heap]);
      console.log(
        `minute ${minute.toFixed(1)}: heap ${heap.toFixed(1)} MB at least, ${resident.toFixed(0)} MB resident, ${asked} requests, ${failed} 5xx`,
      );
    }
    await Promise.all(sending);
    const late = samples.filter(([minute]) => minute >= 2);
    console.log(`slope of the heap since minute 2: ${slope(late).toFixed(2)} MB a minute`);
  } finally {
    await api.stop();
  }
}

/** The least-squares slope of points. */
function slope(points: readonly [number, number][]): number {
  const mean = (i: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[i], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const up = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return up / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
