import type { TaskName, Tasks } from "../../workers/protocol.ts";
import { type Asking, useWorker } from "../worker/use-worker.ts";
import { askSolver } from "./ask-solver.ts";

/** {@link useWorker}, of the solver. */
export function useAnswer<Name extends TaskName>(
  name: Name,
  request: Tasks[Name]["request"] | null,
): Asking<Tasks[Name]["progress"], Tasks[Name]["answer"]> {
  return useWorker<Tasks, Name>(askSolver, name, request);
}
