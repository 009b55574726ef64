import type { Context } from "hono";
import type { Fault } from "./fault.ts";
import { setHeader } from "./headers.ts";

/** What is left of a client's rate after one more request. */
interface RateLeft {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the rate is whole again. */
  readonly resetSeconds: number;
}

/** Counts the requests of each client. */
export interface RateLimiter {
  /** Requests in a window. */
  readonly quota: number;
  /** Seconds. */
  readonly window: number;
  take(client: string): Promise<RateLeft>;
}

/** Tells a client how much it has left, and returns the refusal where that is nothing. */
export async function limitRate(
  c: Context,
  limiter: RateLimiter,
  client: string,
): Promise<Fault | undefined> {
  const { quota, window } = limiter;
  const { allowed, remaining, resetSeconds } = await limiter.take(client);
  setHeader(c, "ratelimit-policy", `"default";q=${quota};w=${window}`);
  setHeader(c, "ratelimit", `"default";r=${remaining};t=${resetSeconds}`);
  if (allowed) return undefined;
  const detail = `more than ${quota} requests in ${window} seconds`;
  return { code: "RATE_LIMITED", detail, retryAfter: resetSeconds };
}
