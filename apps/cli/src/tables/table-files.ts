import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import {
  describePatternDatabases,
  type PatternBytes,
  type PatternDatabases,
  PuzzleError,
  serializePatternDatabases,
} from "@slidepath/core";
import { FileError, type Io } from "../io.ts";

/** What is wrong with a file. */
export type TableFault = "foreign" | "damaged" | "unreadable";

/** What the head of a file says. */
type TableHead = ReturnType<typeof describePatternDatabases>;

/** A file of tables, as far as its head tells. */
export interface TableFile {
  readonly id: string;
  readonly path: string;
  readonly bytes: number;
  /** What it holds, or what is wrong with it. */
  readonly head: TableHead | TableFault;
}

const EXTENSION = ".slidepdb";
/** Ends the names of files that are being written, before which the writer's process stands. */
const PART = ".part";

/** Returns the folder of tables within that of the program. */
export function tableFolder(cache: string): string {
  return join(cache, "tables");
}

/** Returns the file that tables of this name go into. */
function tablePath(folder: string, id: string): string {
  return join(folder, id + EXTENSION);
}

/** Returns the files of a folder, those of the largest tables first; none where there is no folder. */
export function tableFiles(folder: string): TableFile[] {
  const files = namesIn(folder).filter((name) => name.endsWith(EXTENSION));
  return files
    .map((name) => describeFile(join(folder, name), name.slice(0, -EXTENSION.length)))
    .sort((a, b) => b.bytes - a.bytes || (a.id < b.id ? -1 : 1));
}

function describeFile(path: string, id: string): TableFile {
  let bytes = 0;
  try {
    const source = tablesIn(path);
    bytes = source.length;
    return { id, path, bytes, head: describePatternDatabases(source) };
  } catch (error) {
    return { id, path, bytes, head: faultOf(error) };
  }
}

/** Returns what an error says of the file that was being read, if it is about the file. */
export function faultOf(error: unknown): TableFault {
  if (error instanceof FileError) return "unreadable";
  const code = error instanceof PuzzleError ? error.code : undefined;
  if (code === "TABLES_FOREIGN") return "foreign";
  if (code === "TABLES_DAMAGED") return "damaged";
  throw error;
}

/**
 * Returns the bytes of a file of tables. It is opened for each stretch, a megabyte mostly, so that whoever loads
 * it may stop at any time; if it is exchanged meanwhile, the checksum tells.
 *
 * @throws {FileError} also by `read`
 */
export function tablesIn(path: string): PatternBytes {
  return {
    length: attempt("read", path, () => statSync(path).size),
    read(into, at) {
      attempt("read", path, () => {
        const descriptor = openSync(path, "r");
        try {
          readSync(descriptor, into, 0, into.length, at);
        } finally {
          closeSync(descriptor);
        }
      });
    },
  };
}

/** How much is written at once. */
const BLOCK = 2 ** 24;

/**
 * Keeps tables under a name: written beside and then renamed, so that there is the whole file or none.
 *
 * @throws {FileError}
 */
export function keepTables(
  folder: string,
  id: string,
  tables: PatternDatabases,
  { own }: Io["processes"],
): string {
  const path = tablePath(folder, id);
  const part = `${path}.${own()}${PART}`;
  attempt("write", path, () => {
    mkdirSync(folder, { recursive: true });
    try {
      const descriptor = openSync(part, "w");
      try {
        const data = serializePatternDatabases(tables);
        for (let at = 0; at < data.length; ) {
          at += writeSync(descriptor, data, at, Math.min(BLOCK, data.length - at));
        }
        // Not before it is on the disk does it bear its name.
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      renameSync(part, path);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  });
  return path;
}

/**
 * Removes a file.
 *
 * @throws {FileError}
 */
export function removeTables({ path }: Pick<TableFile, "path">): void {
  attempt("write", path, () => rmSync(path, { force: true }));
}

/** Removes what processes that are no more left half written. */
export function removeLeftovers(folder: string, { isRunning }: Io["processes"]): void {
  for (const name of namesIn(folder)) {
    const writer = /\.(\d+)\.part$/.exec(name)?.[1];
    if (writer !== undefined && !isRunning(Number(writer))) {
      rmSync(join(folder, name), { force: true });
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function attempt<Result>(access: "read" | "write", path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "code" in error && "syscall" in error) {
      throw new FileError(access, String(error.code), path);
    }
    throw error;
  }
}
