import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { ROOT } from "./repository.ts";

/** The API, really started, on a free port. */
export interface Server {
  readonly host: string;
  stop(): Promise<void>;
}

/** Starts the API as it is built. */
export async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, ["apps/api/dist/server.js"], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], PORT: "0", RATE_QUOTA: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { host: await hostOf(child), stop: () => stop(child) };
}

async function hostOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const host = /http:\/\/([\d.]+:\d+)/.exec(line)?.[1];
    if (host !== undefined) {
      child.stdout!.resume();
      return host;
    }
  }
  throw new Error("the API ended without telling its address");
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill();
  await exited;
}
