import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A Redis of the tests' own, on a port of its own, that writes every change to disk before it answers. */
export interface OwnRedis {
  readonly url: string;
  /** Begins, or begins again with all that it had; one that runs goes on. */
  begin(): Promise<void>;
  /** Ends it by a signal. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Ends it and forgets all. */
  remove(): Promise<void>;
}

/** Returns a Redis that has begun. */
export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "slidepath-redis-"));
  let child: ChildProcess | undefined;

  const runs = (): boolean =>
    child !== undefined && child.exitCode === null && child.signalCode === null;

  async function begin(): Promise<void> {
    if (runs()) return;
    const settings = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder];
    const durable = ["--save", "", "--appendonly", "yes", "--appendfsync", "always"];
    child = spawn("redis-server", [...settings, ...durable, "--maxmemory-policy", "noeviction"], {
      stdio: "ignore",
    });
    await once(child, "spawn");
    while (!(await answers(port))) await sleep(20);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === undefined || !runs()) return;
    child.kill(signal);
    await once(child, "exit");
  }

  await begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    begin,
    end,
    async remove() {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Whether Redis has read its data and takes commands. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.on("data", (data) => end(data.toString().startsWith("+PONG")));
    socket.on("error", () => end(false));
  });
}
