import type { MessagePort } from "node:worker_threads";
import type { Work } from "./work.ts";

/** What the pool hands to a thread. */
export interface ThreadTask {
  readonly work: Work;
  /** When its time is up, in milliseconds since 1970. */
  readonly deadline: number;
  /** Shared: set to 1 when nobody wants the answer any more. */
  readonly aborted: Int32Array;
  /** Where progress goes. */
  readonly progress?: MessagePort;
}
