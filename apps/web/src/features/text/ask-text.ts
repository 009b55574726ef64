import type { TextTasks } from "../../workers/text-protocol.ts";
import { type AskWorker, workerClient } from "../worker/worker-client.ts";

/** Asks the worker that knows the dialects. */
export const askText: AskWorker<TextTasks> = workerClient<TextTasks>(
  () => new Worker(new URL("../../workers/text.worker.ts", import.meta.url), { type: "module" }),
);
