import type { Gives, Work, WorkProgress } from "./work.ts";

/** For whom work is done, and for how long. */
export interface WorkOptions {
  /** Who asks: turns go round between clients, not between requests. */
  readonly client: string;
  /** Milliseconds from now after which the answer is what is known by then. */
  readonly milliseconds: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WorkProgress) => void) | undefined;
}

/** What is going on among the workers. */
interface WorkersState {
  readonly threads: number;
  readonly running: number;
  readonly waiting: number;
  /** Bytes of the tables that the workers have built to share. */
  readonly tableBytes: number;
}

/** Does work that can take longer than a moment, somewhere it keeps nobody waiting. */
export interface Workers {
  /**
   * Resolves to what comes of the work.
   *
   * @throws {FaultError} what is wrong with the work; POOL_FULL and CLIENT_BUSY where there is no room for it;
   * WORKER_LOST where the thread died
   */
  run<W extends Work>(work: W, options: WorkOptions): Promise<Gives<W>>;
  state(): WorkersState;
  /** Resolves when nothing runs any more. What still waits is refused. */
  close(): Promise<void>;
}
