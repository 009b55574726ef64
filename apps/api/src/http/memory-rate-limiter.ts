import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiter } from "./rate-limit.ts";

/** Counts in this process: no request waits for another machine to be counted. */
export function memoryRateLimiter(quota: number, window: number): RateLimiter {
  const limiter = new RateLimiterMemory({ points: quota, duration: window });
  return {
    quota,
    window,
    async take(client) {
      try {
        return left(await limiter.consume(client), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return left(refusal, false);
        throw refusal;
      }
    },
  };
}

function left({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean) {
  return { allowed, remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
}
