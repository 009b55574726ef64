import type { JudgeTasks } from "../../workers/judge-protocol.ts";
import { type AskWorker, workerClient } from "../worker/worker-client.ts";

/** Asks the worker that judges. */
export const askJudge: AskWorker<JudgeTasks> = workerClient<JudgeTasks>(
  () => new Worker(new URL("../../workers/judge.worker.ts", import.meta.url), { type: "module" }),
);
