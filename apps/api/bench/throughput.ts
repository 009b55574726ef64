// Requests per second of POST /v1/solve on random 3×3 boards, beside a bare echo of the same bodies.
import autocannon from "autocannon";
import { threeByThree } from "./boards.ts";
import { serve } from "./process.ts";

const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 16;

async function measure(url: string, bodies: readonly string[], seconds: number): Promise<number> {
  const result = await autocannon({
    url: `${url}/v1/solve`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: bodies.map((body) => ({
      method: "POST" as const,
      headers: { "content-type": "application/json" },
      body,
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  }
  return result["2xx"] / result.duration;
}

/** Prints both rates and the median of their ratios: short rounds, so that what else the machine does spoils few. */
export async function throughput(): Promise<void> {
  const bodies = threeByThree(1000);
  const echo = await serve("node_modules/.cache/echo-server.js");
  const api = await serve("dist/server.js", { RATE_QUOTA: "1000000000" });
  try {
    for (const { url } of [echo, api]) await measure(url, bodies, 2);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await measure(echo.url, bodies, SECONDS);
      const solved = await measure(api.url, bodies, SECONDS);
      ratios.push(solved / bare);
      console.log(
        `round ${round + 1}: echo ${bare.toFixed(0)}/s, solve ${solved.toFixed(0)}/s, ratio ${(solved / bare).toFixed(3)}`,
      );
    }
    const median = ratios.sort((a, b) => a - b)[ROUNDS >> 1]!;
    console.log(`ratio ${median.toFixed(3)}, wanted at least 0.6`);
  } finally {
    await Promise.all([echo.stop(), api.stop()]);
  }
}
