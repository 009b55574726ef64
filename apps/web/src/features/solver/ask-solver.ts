import type { FromWorker, TaskName, Tasks, ToWorker } from "../../workers/protocol.ts";

/** A request that is under way. */
export interface Asked<Name extends TaskName> {
  /** Never settles once cancelled. Rejects with a {@link SolverFault}. */
  readonly answer: Promise<Tasks[Name]["answer"]>;
  cancel(): void;
}

/** The worker refused a request, or failed: `code` is core's, or INTERNAL. */
export class SolverFault extends Error {
  override readonly name = "SolverFault";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Listener {
  readonly onProgress: (progress: unknown) => void;
  readonly onAnswer: (answer: unknown) => void;
  readonly onFault: (fault: SolverFault) => void;
}

const listeners = new Map<number, Listener>();
let worker: Worker | undefined;
let lastId = 0;

/** Starts the worker if need be. */
function wakeSolver(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL("../../workers/solver.worker.ts", import.meta.url), {
    type: "module",
  });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    const listener = listeners.get(data.id);
    if (listener === undefined) return;
    if (data.type === "progress") {
      listener.onProgress(data.progress);
      return;
    }
    listeners.delete(data.id);
    if (data.type === "answer") listener.onAnswer(data.answer);
    else listener.onFault(new SolverFault(data.code, data.message));
  });
  worker.addEventListener("error", ({ message }) => {
    // It does not come back: whoever waits is told, and the next question starts another.
    worker?.terminate();
    worker = undefined;
    for (const { onFault } of listeners.values()) onFault(new SolverFault("INTERNAL", message));
    listeners.clear();
  });
  return worker;
}

/** Asks the worker. Several requests may be under way; they take turns. */
export function askSolver<Name extends TaskName>(
  name: Name,
  request: Tasks[Name]["request"],
  onProgress: (progress: Tasks[Name]["progress"]) => void = () => undefined,
): Asked<Name> {
  const id = ++lastId;
  const answer = new Promise<Tasks[Name]["answer"]>((resolve, reject) => {
    listeners.set(id, {
      onProgress: onProgress as (progress: unknown) => void,
      onAnswer: resolve as (answer: unknown) => void,
      onFault: reject,
    });
  });
  send({ type: "ask", id, name, request } as ToWorker);
  return {
    answer,
    cancel() {
      if (listeners.delete(id)) send({ type: "cancel", id });
    },
  };
}

function send(message: ToWorker): void {
  wakeSolver().postMessage(message);
}
