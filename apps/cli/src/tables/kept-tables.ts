import {
  buildPatternDatabases,
  isServedBy,
  type KeptTables,
  loadPatternDatabases,
  type PatternBuild,
  type PatternDatabases,
} from "@slidepath/core";
import type { Language } from "@slidepath/formats";
import type { Io } from "../io.ts";
import { faultOf, type TableFault, tableFiles, tableFolder, tablesIn } from "./table-files.ts";

/** Here and not among the texts, as these are wanted in the middle of a search, which waits for no import. */
const WORDS: Readonly<Record<Language, (path: string, fault: TableFault) => string>> = {
  en: (path, fault) =>
    `slidepath: ${path} is ${fault}, and left aside; "slidepath tables build" makes it anew\n`,
  "zh-CN": (path, fault) =>
    `slidepath: ${path} ${FAULTS_ZH[fault]}，不予采用；“slidepath tables build”可以重新生成\n`,
};
const FAULTS_ZH: Readonly<Record<TableFault, string>> = {
  foreign: "不是本程序的表",
  damaged: "已损坏",
  unreadable: "无法读取",
};

/**
 * Returns what loads, a step at a time, the largest of the kept tables that serve a goal and take up to so many
 * bytes; undefined where there are none. Of a file that turns out to be at fault standard error is told, and the
 * next one is tried; where none is left, tables are built.
 */
export function loadKeptTables(
  io: Pick<Io, "cacheFolder" | "writeError">,
  language: Language,
  { shared = false }: { readonly shared?: boolean } = {},
): KeptTables {
  return (goal, bytes) => {
    const fitting = tableFiles(tableFolder(io.cacheFolder())).filter(
      (file) => typeof file.head !== "string" && isServedBy(goal, file.head) && file.bytes <= bytes,
    );
    let current = next();
    if (current === undefined) return undefined;

    /** Opens the next file that there is. */
    function next(): PatternBuild | undefined {
      for (let file = fitting.shift(); file !== undefined; file = fitting.shift()) {
        const { path } = file;
        const found = telling(path, () => loadPatternDatabases({ ...tablesIn(path), shared }));
        if (found !== undefined) return watched(path, found);
      }
      return undefined;
    }

    /** Goes over to the next file where this one is at fault. */
    function watched(path: string, loading: PatternBuild): PatternBuild {
      return {
        plan: loading.plan,
        bytes: loading.bytes,
        progress: () => loading.progress(),
        run(steps) {
          let tables: PatternDatabases | undefined;
          const isSound = telling(path, () => {
            tables = loading.run(steps);
            return true;
          });
          if (!isSound) {
            const { width, height } = goal;
            current = next() ?? buildPatternDatabases({ width, height, goal, shared });
          }
          return tables;
        },
      };
    }

    function telling<Result>(path: string, work: () => Result): Result | undefined {
      try {
        return work();
      } catch (error) {
        io.writeError(WORDS[language](path, faultOf(error)));
        return undefined;
      }
    }

    return {
      plan: current.plan,
      bytes: current.bytes,
      progress: () => current!.progress(),
      run: (steps) => current!.run(steps),
    };
  };
}
