// Five minutes of everything at once; memory must not grow.
import { setTimeout as sleep } from "node:timers/promises";
import { fourByFour, threeByThree } from "./boards.ts";
import { serve } from "./process.ts";

const MINUTES = 5;
const SENDERS = 4;

/** Prints memory each half minute, and its slope over the last three minutes. */
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
    while (Date.now() < end) {
      await sleep(30_000);
      const minute = MINUTES - (end - Date.now()) / 60_000;
      const megabytes = (await api.memory()) / 1e6;
      samples.push([minute, megabytes]);
      console.log(
        `minute ${minute.toFixed(1)}: ${megabytes.toFixed(0)} MB, ${asked} requests, ${failed} 5xx`,
      );
    }
    await Promise.all(sending);
    const late = samples.filter(([minute]) => minute >= 2);
    console.log(`slope since minute 2: ${slope(late).toFixed(1)} MB a minute`);
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
