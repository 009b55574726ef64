/** A command to run on one input. */
export interface Execution {
  readonly command: readonly string[];
  readonly input: string;
  /** Milliseconds that it may take. */
  readonly timeLimit: number;
  /** Bytes that it and its children may hold in memory together. */
  readonly memoryLimit?: number;
}

/** How a command ended. */
export interface Executed {
  readonly output: Uint8Array;
  /** The last of what it wrote to standard error. */
  readonly errors: string;
  readonly milliseconds: number;
  /** What stopped it, where something did. */
  readonly stopped?: "time" | "memory" | "output";
  /** The exit code; left out where a signal ended it. */
  readonly code?: number;
  readonly signal?: string;
}

/** The command cannot be started at all; `reason` is the system's own code, such as ENOENT. */
export class StartError extends Error {
  override readonly name = "StartError";
  readonly reason: string;

  constructor(command: string, reason: string) {
    super(`cannot start ${command}: ${reason}`);
    this.reason = reason;
  }
}
