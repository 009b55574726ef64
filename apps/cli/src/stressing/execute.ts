import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { type Executed, type Execution, StartError } from "./execution.ts";

/** What running a command takes of the process that runs it. */
export interface Host {
  readonly pid: number;
  readonly platform: string;
  kill(pid: number, signal: string): boolean;
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  off(signal: NodeJS.Signals, listener: () => void): unknown;
}

/** Signals on which the command must not outlive its caller. */
const ENDINGS: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Milliseconds between two looks at the memory. */
const LOOK = 10;
/** More output than any answer has. */
const MOST_OUTPUT = 1 << 28;
const MOST_ERRORS = 4096;
const PAGE = 4096;

/**
 * Runs a command on one input, in a process group of its own, which is killed whole with all that has
 * descended from it: when the command has ended, at a limit, and where the caller is interrupted. Memory is
 * what Linux says that these processes hold; elsewhere that limit cannot be told.
 *
 * @throws {StartError}
 */
export function execute(
  { command, input, timeLimit, memoryLimit }: Execution,
  now: () => number,
  host: Host,
): Promise<Executed> {
  const [program = "", ...args] = command;
  const hasGroups = host.platform !== "win32";
  const child = spawn(program, args, { detached: hasGroups, stdio: "pipe" });
  const began = now();
  const chunks: Buffer[] = [];
  let length = 0;
  let errors = "";
  let stopped: Executed["stopped"];

  const kill = (pid: number): void => {
    try {
      host.kill(pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  };
  const killAll = (): void => {
    const { pid } = child;
    if (pid === undefined) return;
    const all = host.platform === "linux" ? descendants(pid) : [];
    kill(hasGroups ? -pid : pid);
    for (const other of all) kill(other);
  };
  const stop = (why: Executed["stopped"]): void => {
    stopped ??= why;
    killAll();
  };
  const timer = setTimeout(() => stop("time"), timeLimit);
  const look =
    memoryLimit === undefined
      ? undefined
      : setInterval(() => {
          if (child.pid !== undefined && memoryOf(child.pid) > memoryLimit) stop("memory");
        }, LOOK);
  const endings = ENDINGS.map((signal) => {
    const listener = (): void => {
      killAll();
      host.off(signal, listener);
      host.kill(host.pid, signal);
    };
    host.on(signal, listener);
    return () => host.off(signal, listener);
  });

  child.stdout.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > MOST_OUTPUT) stop("output");
    else chunks.push(chunk);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-MOST_ERRORS);
  });
  // A command that ends before it has read everything breaks the pipe, which is no fault.
  child.stdin.on("error", () => {}).end(input);

  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      clearInterval(look);
      for (const off of endings) off();
    };
    child.on("error", (error) => {
      settle();
      const reason = "code" in error ? String(error.code) : error.message;
      reject(new StartError(program, reason));
    });
    // What the command has left running would keep the pipes open.
    child.on("exit", () => killAll());
    child.on("close", (code, signal) => {
      settle();
      resolve({
        output: Buffer.concat(chunks),
        errors,
        milliseconds: now() - began,
        ...(stopped !== undefined && { stopped }),
        ...(code !== null && { code }),
        ...(signal !== null && { signal }),
      });
    });
  });
}

/** The processes that descend from one, on Linux. */
function descendants(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendants(child)]);
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
        .split(" ")
        .filter((word) => word !== "")
        .map(Number),
    );
  } catch {
    return [];
  }
}

/** The bytes that a process and its descendants hold in memory; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, one) => sum + residentOf(one), 0);
}

function residentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE;
  } catch {
    return 0;
  }
}
