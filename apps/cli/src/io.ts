import type { ByteSource } from "@slidepath/formats";
import type { Executed, Execution } from "./stressing/execution.ts";

/** The world as a command sees it; a test hands in another one. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Set once the run is to end, where something else than the process's own end tells so. */
  readonly interrupted: { readonly aborted: boolean };
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** The process, by its number, and whether another one is still running. */
  readonly processes: { own(): number; isRunning(id: number): boolean };
  /** Where this program keeps what it could make again. */
  cacheFolder(): string;
  /**
   * Opens a file, or standard input where no path is given. Chunks are pulled from it one by one.
   *
   * @throws {FileError} now or with a chunk
   */
  open(path?: string): ByteSource;
  /**
   * Writes to standard output, at once and whole; the bytes may change afterwards.
   *
   * @throws {ClosedPipeError}
   * @throws {FileError}
   */
  write(bytes: Uint8Array): void;
  /**
   * Writes a file whole.
   *
   * @throws {FileError}
   */
  writeFile(path: string, text: string): void;
  /**
   * Runs a command, with limits.
   *
   * @throws {StartError}
   */
  execute(execution: Execution): Promise<Executed>;
  /** Writes to standard error; never throws. */
  writeError(text: string): void;
  isTerminal(stream: "stdin" | "stdout" | "stderr"): boolean;
  /** How many columns the terminal at standard output or standard error has. */
  columns(): number;
}

/** Nobody reads standard output any more. */
export class ClosedPipeError extends Error {
  override readonly name = "ClosedPipeError";
}

/** The run was to end, see {@link Io.interrupted}. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
}

/** A file, or a standard stream, cannot be read or written; `reason` is the system's own code, such as ENOENT. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly access: "read" | "write";
  readonly reason: string;
  /** Left out for a standard stream. */
  readonly path: string | undefined;

  constructor(access: "read" | "write", reason: string, path?: string) {
    super(`cannot ${access} ${path ?? "a standard stream"}: ${reason}`);
    this.access = access;
    this.reason = reason;
    this.path = path;
  }
}
