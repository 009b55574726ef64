import { BroadcastChannel } from "node:worker_threads";
import {
  buildPatternDatabases,
  deserializePatternDatabases,
  isServedBy,
  type KeptTables,
  type PatternBuild,
  type PatternDatabases,
  serializePatternDatabases,
} from "@slidepath/core";

const CHANNEL = "slidepath-fifteen-tables";

/** Tells of tables that a thread of this process has built; without any, that a thread has begun, knowing none. */
interface TableNews {
  readonly data?: Uint8Array;
}

/**
 * Keeps the bytes of each table that a thread of this process builds for threads that begin later, and calls back
 * with them.
 */
export function keepTables(onTables: (data: Uint8Array) => void): BroadcastChannel {
  const kept: Uint8Array[] = [];
  const channel = hearNews(({ data }) => {
    if (data === undefined) {
      for (const each of kept) channel.postMessage({ data: each } satisfies TableNews);
    } else {
      kept.push(data);
      onTables(data);
    }
  });
  return channel;
}

function hearNews(onNews: (news: TableNews) => void): BroadcastChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  channel.onmessage = (message) => onNews((message as { readonly data: TableNews }).data);
  return channel;
}

/**
 * Has the threads of this process keep one copy of the tables for fifteen puzzles: whichever of them first needs
 * some builds them in shared memory and hands them round.
 */
export function sharedTables(): KeptTables {
  const kept: PatternDatabases[] = [];
  const channel = hearNews(({ data }) => {
    if (data === undefined) return;
    // They come from memory, not from a file: there is nothing to verify.
    const tables = deserializePatternDatabases(data, { verify: false });
    if (kept.every(({ goalBlank }) => goalBlank !== tables.goalBlank)) kept.push(tables);
  });
  channel.postMessage({} satisfies TableNews);
  return (goal) => {
    const known = kept.find((each) => isServedBy(goal, each));
    if (known !== undefined) return complete(known);
    if (goal.width !== 4 || goal.height !== 4) return undefined;
    const build = buildPatternDatabases({ width: 4, height: 4, goal, shared: true });
    return {
      plan: build.plan,
      bytes: build.bytes,
      progress: () => build.progress(),
      run(steps) {
        // Another thread may have been faster.
        const theirs = kept.find((each) => isServedBy(goal, each));
        if (theirs !== undefined) return theirs;
        const tables = build.run(steps);
        if (tables === undefined) return undefined;
        kept.push(tables);
        channel.postMessage({ data: serializePatternDatabases(tables) } satisfies TableNews);
        return tables;
      },
    };
  };
}

/** Returns a build that has nothing left to do. */
function complete(tables: PatternDatabases): PatternBuild {
  const progress = { entries: 1, total: 1 };
  return { plan: tables, bytes: tables.bytes, run: () => tables, progress: () => progress };
}
