import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** One of our processes, really started. */
export interface Started {
  readonly process: ChildProcess;
  /** Lines of its log so far, parsed. */
  readonly log: Record<string, unknown>[];
  /** Resolves with the first line of the log, past or to come, that says this. */
  logged(message: string): Promise<Record<string, unknown>>;
  /** Sends a signal and resolves with the exit code, null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a built program of this app with these settings and no others. */
export function start(program: "server" | "worker", settings: Record<string, string>): Started {
  const file = fileURLToPath(new URL(`../dist/${program}.js`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const log: Record<string, unknown>[] = [];
  const listeners = new Set<() => void>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    log.push(JSON.parse(line) as Record<string, unknown>);
    for (const listener of listeners) listener();
  });
  const exited = once(child, "exit") as Promise<[number | null]>;
  exited.then(() => {
    for (const listener of listeners) listener();
  });
  return {
    process: child,
    log,
    logged: (message) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = log.find(({ msg }) => msg === message);
          if (found === undefined && child.exitCode === null && child.signalCode === null) return;
          listeners.delete(look);
          if (found === undefined) reject(new Error(`${program} ended without "${message}"`));
          else resolve(found);
        };
        listeners.add(look);
        look();
      }),
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return (await exited)[0];
    },
  };
}

/** Starts an API process on a free port and returns it with its address once it listens. */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<Started & { readonly url: string }> {
  const started = start("server", { PORT: "0", RATE_QUOTA: "0", ...settings });
  const { url } = await started.logged("listening");
  return { ...started, url: url as string };
}
