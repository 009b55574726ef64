import type { Tasks } from "../../workers/protocol.ts";
import { type AskWorker, workerClient } from "../worker/worker-client.ts";

/** Asks the solver's worker; requests take turns there. */
export const askSolver: AskWorker<Tasks> = workerClient<Tasks>(
  () => new Worker(new URL("../../workers/solver.worker.ts", import.meta.url), { type: "module" }),
);
