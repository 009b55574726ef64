import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A server in a process of its own. */
export interface Served {
  readonly url: string;
  readonly process: ChildProcess;
  /** Bytes that the process has in memory, and how many of them are JavaScript objects. */
  memory(): Promise<{ readonly resident: number; readonly heap: number }>;
  stop(): Promise<void>;
}

/** Starts a program that logs `{"port": …}` once it listens, on a free port of the loopback interface. */
export async function serve(
  program: string,
  settings: Record<string, string> = {},
): Promise<Served> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve, reject) => {
    lines.on("line", (line) => {
      const port = /"port":(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    process: child,
    async memory() {
      const text = await (await fetch(`${url}/metrics`)).text();
      return {
        resident: Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]),
        heap: Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]),
      };
    },
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
