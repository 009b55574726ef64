import { PuzzleError } from "@slidepath/core";
import type { FromWorker } from "../features/worker/worker-client.ts";

/** Tells the page, from a worker. */
export function tell(message: FromWorker): void {
  postMessage(message);
}

/** Tells the page that a request was refused, or has failed. */
export function tellFault(id: number, error: unknown): void {
  const code = error instanceof PuzzleError ? error.code : "INTERNAL";
  const message = error instanceof Error ? error.message : String(error);
  tell({ type: "fault", id, code, message });
}
