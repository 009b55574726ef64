import {
  buildPatternDatabases,
  deserializePatternDatabases,
  isServedBy,
  type KeptTables,
  type PatternBuild,
  type PatternDatabases,
  serializePatternDatabases,
} from "@slidepath/core";
import { hearTableNews } from "./table-news.ts";

/**
 * Has the threads of this process keep one copy of the tables for fifteen puzzles: whichever of them first needs
 * some builds them in shared memory and hands them round.
 */
export function sharedPatterns(): KeptTables {
  const kept: PatternDatabases[] = [];
  const channel = hearTableNews((news) => {
    if (news.kind !== "patterns") return;
    // They come from memory, not from a file: there is nothing to verify.
    const tables = deserializePatternDatabases(news.data, { verify: false });
    if (kept.every(({ goalBlank }) => goalBlank !== tables.goalBlank)) kept.push(tables);
  });
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
        channel.tell({ kind: "patterns", data: serializePatternDatabases(tables) });
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
