import envPaths from "env-paths";
import { isTerminal, openChunks, writeFile, writeWhole } from "./descriptors.ts";
import type { Io } from "./io.ts";
import { main } from "./main.ts";

const DESCRIPTORS = { stdin: 0, stdout: 1, stderr: 2 } as const;

// No handler for SIGINT: a search holds the thread, and the system's own way ends it at once.
const io: Io = {
  env: process.env,
  interrupted: { aborted: false },
  now: () => performance.now(),
  processes: { own: () => process.pid, isRunning },
  cacheFolder: () => envPaths("slidepath", { suffix: "" }).cache,
  open: openChunks,
  writeFile,
  async execute(execution) {
    const { execute } = await import("./stressing/execute.ts");
    return execute(execution, () => performance.now(), process);
  },
  write(bytes) {
    writeWhole(DESCRIPTORS.stdout, bytes);
  },
  writeError(text) {
    try {
      writeWhole(DESCRIPTORS.stderr, Buffer.from(text));
    } catch {
      // Nobody is left to be told.
    }
  },
  isTerminal: (stream) => isTerminal(DESCRIPTORS[stream], isatty),
  columns: () => process.stdout.columns ?? process.stderr.columns ?? 80,
};

/** Loaded when asked for: the module takes longer than most answers. */
function isatty(descriptor: number): boolean {
  return process.getBuiltinModule("node:tty").isatty(descriptor);
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Another user's may not be asked.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

// Not awaited: CommonJS, which this is bundled to, has no await at the top level.
main(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
});
