import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The built command line. */
export const CLI: string = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment that a run of the command line sees: no locale, no colours, no kept tables, nothing of vitest's. */
export function environment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot } = process.env;
  return { PATH, HOME, SystemRoot, XDG_CACHE_HOME: join(tmpdir(), "slidepath-none"), ...extra };
}

/** Starts the built command line. */
export function start(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, [CLI, ...args], { env: environment(), ...options });
}

/** Gives a process its input, waits for its end and returns all that it wrote. */
export function ended(child: ChildProcess, stdin?: string | Uint8Array): Promise<Ended> {
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  // A process that ends before it has read everything is no fault of the test.
  child.stdin?.on("error", () => {}).end(stdin);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/** Runs the built command line to its end. */
export function slidepath(
  args: readonly string[],
  stdin: string | Uint8Array = "",
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return ended(start(args, { env: environment(env) }), stdin);
}
