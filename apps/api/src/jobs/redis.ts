import { Redis } from "ioredis";

/** The name of the queue in Redis, the same for every process of one server. */
export const QUEUE_NAME = "slidepath-jobs";

/** Milliseconds between two looks at a job whose news may have been missed. */
export const LOOK_EVERY = 2000;

/** Milliseconds between two attempts to reach a lost Redis, growing up to a second. */
function retryDelay(attempt: number): number {
  return Math.min(50 * attempt, 1000);
}

/** A connection on which a command fails at once while Redis is away: its caller is told so. */
export function impatientRedis(url: string): Redis {
  return quiet(
    new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2000,
      retryStrategy: retryDelay,
    }),
  );
}

/** A connection that waits until Redis is back, for those who have nothing else to do. */
export function patientRedis(url: string): Redis {
  return quiet(new Redis(url, { maxRetriesPerRequest: null, retryStrategy: retryDelay }));
}

/** BullMQ tells of a connection's errors; the connection itself would tell of each once more. */
function quiet(redis: Redis): Redis {
  return redis.on("error", () => {});
}
