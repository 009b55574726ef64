import { closeSync, fstatSync, openSync, readSync, writeFileSync, writeSync } from "node:fs";
import type { ByteSource } from "@slidepath/formats";
import { ClosedPipeError, FileError } from "./io.ts";

/** How much is read at once: what a pipe holds on most systems. */
const CHUNK = 1 << 16;
const STDIN = 0;
/** The longest pause between two tries where a descriptor is not ready. */
const PAUSE = 16;

/**
 * Opens a file, or standard input where no path is given, to be read in chunks.
 *
 * @throws {FileError} now or with a chunk
 */
export function openChunks(path?: string): ByteSource {
  const descriptor = path === undefined ? STDIN : opened(path);
  let ended = false;
  return () => {
    if (ended) return undefined;
    const chunk = new Uint8Array(CHUNK);
    const length = readReady(descriptor, chunk, path);
    if (length > 0) return chunk.subarray(0, length);
    ended = true;
    if (path !== undefined) closeSync(descriptor);
    return undefined;
  };
}

/**
 * Writes all of the bytes, waiting where the other side is slow.
 *
 * @throws {ClosedPipeError}
 * @throws {FileError}
 */
export function writeWhole(descriptor: number, bytes: Uint8Array): void {
  let written = 0;
  let pause = 1;
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written);
      pause = 1;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === "EPIPE") throw new ClosedPipeError();
      if (reason !== "EAGAIN") throw new FileError("write", reason);
      pause = sleep(pause);
    }
  }
}

/**
 * Writes a file whole.
 *
 * @throws {FileError}
 */
export function writeFile(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new FileError("write", reasonOf(error), path);
  }
}

/** Tells whether a descriptor is a terminal; `isatty` is asked only about what may be one. */
export function isTerminal(descriptor: number, isatty: (descriptor: number) => boolean): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && isatty(descriptor);
  } catch {
    return false;
  }
}

function opened(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    throw new FileError("read", reasonOf(error), path);
  }
}

function readReady(descriptor: number, chunk: Uint8Array, path: string | undefined): number {
  for (let pause = 1; ; ) {
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const reason = reasonOf(error);
      // Windows reports the end of a pipe in this way.
      if (reason === "EOF") return 0;
      if (reason !== "EAGAIN") throw new FileError("read", reason, path);
      pause = sleep(pause);
    }
  }
}

/** Sleeps for so many milliseconds and returns how long to sleep next time. */
function sleep(milliseconds: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return Math.min(2 * milliseconds, PAUSE);
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  throw error;
}
