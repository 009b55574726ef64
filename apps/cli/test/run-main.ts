import { Buffer } from "node:buffer";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClosedPipeError, FileError, type Io } from "../src/io.ts";
import { main } from "../src/main.ts";

/** The world that {@link runMain} sets up; everything may be left out. */
export interface World {
  readonly stdin?: string | Uint8Array;
  /** Files by path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly terminals?: readonly ("stdin" | "stdout" | "stderr")[];
  readonly columns?: number;
  /** Where tables are kept; a folder that is not there when left out. */
  readonly cacheFolder?: string;
  /** How much at once standard input gives. */
  readonly chunk?: number;
  /** Milliseconds that pass between two looks at the clock. */
  readonly tick?: number;
  readonly interrupted?: { readonly aborted: boolean };
  /** How many blocks standard output takes before its reader goes away. */
  readonly takes?: number;
  /** What running a command comes to. */
  readonly execute?: Io["execute"];
  /** The system's code for why standard output cannot be written. */
  readonly full?: string;
}

/** What a run came to. */
export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The blocks in which standard output was written, and "<" where input was waited for. */
  readonly events: readonly string[];
  /** The files that were written, where there were any. */
  readonly written?: Readonly<Record<string, string>>;
}

/** Runs the command line in a world of its own, with no process, file or terminal. */
export async function runMain(argv: readonly string[], world: World = {}): Promise<Run> {
  const { terminals = [], tick = 1 } = world;
  const events: string[] = [];
  let stdout = "";
  let stderr = "";
  const written: Record<string, string> = {};
  let blocks = 0;
  let clock = 0;
  const io: Io = {
    env: world.env ?? {},
    interrupted: world.interrupted ?? { aborted: false },
    now: () => (clock += tick),
    processes: { own: () => 1, isRunning: () => true },
    cacheFolder: () => world.cacheFolder ?? join(tmpdir(), "slidepath-no-such-folder"),
    open(path) {
      const content = path === undefined ? (world.stdin ?? "") : world.files?.[path];
      if (content === undefined) throw new FileError("read", "ENOENT", path);
      const bytes = Buffer.from(content);
      let at = 0;
      return () => {
        events.push("<");
        const from = at;
        at += world.chunk ?? 65_536;
        return from < bytes.length ? bytes.subarray(from, at) : undefined;
      };
    },
    write(bytes) {
      if (world.full !== undefined) throw new FileError("write", world.full);
      if (blocks++ === world.takes) throw new ClosedPipeError();
      const text = Buffer.from(bytes).toString();
      events.push(text);
      stdout += text;
    },
    writeFile(path, text) {
      if (world.full !== undefined) throw new FileError("write", world.full, path);
      written[path] = text;
    },
    execute(execution) {
      if (world.execute === undefined) throw new Error("this world runs no commands");
      return world.execute(execution);
    },
    writeError(text) {
      stderr += text;
    },
    isTerminal: (stream) => terminals.includes(stream),
    columns: () => world.columns ?? 80,
  };
  const code = await main(argv, io);
  const run = { code, stdout, stderr, events };
  return Object.keys(written).length > 0 ? { ...run, written } : run;
}
