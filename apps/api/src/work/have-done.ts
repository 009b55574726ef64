import type { Context } from "hono";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { FaultError } from "../http/fault.ts";
import { doWork } from "./do-work.ts";
import { isShortWork } from "./is-short.ts";
import type { Gives, Work } from "./work.ts";

/**
 * Has a piece of work done for a request: at once where it is short; otherwise by the workers, for as long as
 * it may take and its asker waits for it.
 *
 * @throws {FaultError} what is wrong with the work, and what Workers.run throws
 */
export async function haveDone<W extends Work>(
  c: Context<Env>,
  work: W,
  { workers, limits }: AppDeps,
  milliseconds: number = limits.deadlineMilliseconds,
): Promise<Gives<W>> {
  if (!isShortWork(work)) {
    return workers.run(work, { client: c.get("client"), milliseconds, signal: c.req.raw.signal });
  }
  const result = await doWork(work, { aborted: false, turn: async () => {} });
  if (!result.ok) throw new FaultError(result.fault);
  return result.value as Gives<W>;
}
