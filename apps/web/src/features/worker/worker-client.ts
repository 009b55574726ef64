/** What a worker can be asked: a request by name, with what is told on the way and in the end. */
export type TaskTypes<Tasks> = {
  readonly [Name in keyof Tasks]: {
    readonly request: unknown;
    readonly progress: unknown;
    readonly answer: unknown;
  };
};

/** What the page sends. Each request has a number of its own. */
export type ToWorker<Tasks extends TaskTypes<Tasks>> =
  | {
      [Name in keyof Tasks]: {
        readonly type: "ask";
        readonly id: number;
        readonly name: Name;
        readonly request: Tasks[Name]["request"];
      };
    }[keyof Tasks]
  | { readonly type: "cancel"; readonly id: number };

/** What comes back, with the request's number. */
export type FromWorker =
  | { readonly type: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly type: "answer"; readonly id: number; readonly answer: unknown }
  | {
      readonly type: "fault";
      readonly id: number;
      readonly code: string;
      readonly message: string;
    };

/** A request that is under way. */
export interface Asked<Answer> {
  /** Never settles once cancelled. Rejects with a {@link WorkerFault}. */
  readonly answer: Promise<Answer>;
  cancel(): void;
}

/** A worker refused a request, or failed: `code` is the package's own, or INTERNAL. */
export class WorkerFault extends Error {
  override readonly name = "WorkerFault";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Asks a worker. Several requests may be under way. */
export interface AskWorker<Tasks extends TaskTypes<Tasks>> {
  <Name extends keyof Tasks>(
    name: Name,
    request: Tasks[Name]["request"],
    onProgress?: (progress: Tasks[Name]["progress"]) => void,
  ): Asked<Tasks[Name]["answer"]>;
  /** Starts the worker ahead of the first request: on a busy machine browsers take a tenth of a second for it. */
  prepare(): void;
}

interface Listener {
  readonly onProgress: (progress: unknown) => void;
  readonly onAnswer: (answer: unknown) => void;
  readonly onFault: (fault: WorkerFault) => void;
}

/** Returns what asks a worker, which starts with the first request: soon, not within the task that asks. */
export function workerClient<Tasks extends TaskTypes<Tasks>>(
  startWorker: () => Worker,
): AskWorker<Tasks> {
  const listeners = new Map<number, Listener>();
  /** Asked before the worker has started. */
  const waiting: ToWorker<Tasks>[] = [];
  let isStarting = false;
  let isWantedAhead = false;
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): void {
    isStarting = false;
    const asked = waiting.splice(0).filter(({ id }) => listeners.has(id));
    if (asked.length === 0 && !isWantedAhead) return;
    isWantedAhead = false;
    worker = startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      const listener = listeners.get(data.id);
      if (listener === undefined) return;
      if (data.type === "progress") {
        listener.onProgress(data.progress);
        return;
      }
      listeners.delete(data.id);
      if (data.type === "answer") listener.onAnswer(data.answer);
      else listener.onFault(new WorkerFault(data.code, data.message));
    });
    worker.addEventListener("error", ({ message }) => {
      // It does not come back: whoever waits is told, and the next question starts another.
      worker?.terminate();
      worker = undefined;
      for (const { onFault } of listeners.values()) onFault(new WorkerFault("INTERNAL", message));
      listeners.clear();
    });
    for (const message of asked) worker.postMessage(message);
  }

  function send(message: ToWorker<Tasks>): void {
    if (worker !== undefined) {
      worker.postMessage(message);
      return;
    }
    waiting.push(message);
    startSoon();
  }

  function startSoon(): void {
    // Starting takes as long as a frame may, and so may what asked.
    if (!isStarting) setTimeout(start);
    isStarting = true;
  }

  function prepare(): void {
    if (worker !== undefined) return;
    isWantedAhead = true;
    startSoon();
  }

  function ask<Name extends keyof Tasks>(
    name: Name,
    request: Tasks[Name]["request"],
    onProgress: (progress: Tasks[Name]["progress"]) => void = () => undefined,
  ): Asked<Tasks[Name]["answer"]> {
    type Answer = Tasks[Name]["answer"];
    const id = ++lastId;
    const answer = new Promise<Answer>((resolve, reject) => {
      listeners.set(id, {
        onProgress: onProgress as (progress: unknown) => void,
        onAnswer: resolve as (answer: unknown) => void,
        onFault: reject,
      });
    });
    send({ type: "ask", id, name, request } as ToWorker<Tasks>);
    return {
      answer,
      cancel() {
        if (listeners.delete(id)) worker?.postMessage({ type: "cancel", id });
      },
    };
  }

  return Object.assign(ask, { prepare });
}
