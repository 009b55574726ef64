import { FaultError } from "../http/fault.ts";
import { doWork } from "./do-work.ts";
import type { Gives, Work } from "./work.ts";

/** Does a short piece of work at once, on this thread. @throws {FaultError} what is wrong with it */
export async function hereAndNow<W extends Work>(work: W): Promise<Gives<W>> {
  const result = await doWork(work, { aborted: false, turn: async () => {} });
  if (!result.ok) throw new FaultError(result.fault);
  return result.value as Gives<W>;
}
