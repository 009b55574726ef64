import { execFileSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import facts from "../../golden/truth/depth-counts.json" with { type: "json" };
import { goalBoard } from "../src/board.ts";
import { boardsAtDepth } from "../src/boards-at-depth.ts";
import { distanceTable, tableBuild } from "../src/table-store.ts";

/** The counts by depth of each space, that is `WIDTHxHEIGHT/blank=CELL`, or that and `/mtm`. */
const truth: Readonly<Record<string, readonly number[]>> = facts;

/**
 * Enumerates spaces, checks the count at each depth, and prints seconds and the process's greatest size.
 *
 *     bench:spaces 4x3/blank=0 [TRUTH…]   one space; with a yardstick's command, that beside it
 *     bench:spaces all                    every space of the golden facts, both metrics
 *
 * TRUTH is called with `--dist WIDTH HEIGHT BLANK` added, and prints the counts as a JSON array.
 */
function main([which = "4x3/blank=0", ...yardstick]: string[]): void {
  if (which === "all") {
    for (const key of Object.keys(truth)) enumerate(key);
    return;
  }
  const seconds = enumerate(which);
  const [width, height, blank] = sizeOf(which);
  const [command, ...given] = yardstick;
  if (command !== undefined) {
    const start = process.hrtime.bigint();
    const printed = execFileSync(command, [
      ...given,
      "--dist",
      ...[width, height, blank].map(String),
    ]);
    const theirs = secondsSince(start);
    check(JSON.parse(printed.toString("utf8")), truth[which]!);
    console.log(
      `${which}  the yardstick: ${theirs.toFixed(1)} s; ratio ${(seconds / theirs).toFixed(3)}`,
    );
  }
  const start = process.hrtime.bigint();
  const farthest = boardsAtDepth(goalBoard(width, height, blank)).run(Number.POSITIVE_INFINITY)!;
  console.log(
    `${which}  the ${farthest.length} farthest boards: ${secondsSince(start).toFixed(1)} s`,
  );
  for (const { tiles } of farthest) console.log(`  ${tiles.join(" ")}`);
}

function enumerate(key: string): number {
  const metric = key.endsWith("/mtm") ? "multi-tile" : "single-tile";
  const [width, height, blank] = sizeOf(key);
  const build = tableBuild(width, height, blank, metric);
  const start = process.hrtime.bigint();
  let longest = 0;
  for (let before = start; ; ) {
    const table = build.run(8192);
    const now = process.hrtime.bigint();
    longest = Math.max(longest, Number(now - before) / 1e6);
    before = now;
    if (table !== undefined) break;
  }
  const seconds = secondsSince(start);
  const { depthCounts: counts } = distanceTable(width, height, blank, metric);
  check(counts, truth[key]!);
  const states = counts.reduce((sum, count) => sum + count);
  console.log(
    `${key} ${states} states, ${counts.length - 1} moves at most: ${seconds.toFixed(2)} s, ` +
      `the longest slice ${longest.toFixed(1)} ms; ` +
      `the process at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`,
  );
  return seconds;
}

function sizeOf(key: string): [width: number, height: number, blank: number] {
  const [width, height, blank] = key.match(/\d+/g)!.map(Number);
  return [width!, height!, blank!];
}

function secondsSince(start: bigint): number {
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function check(counts: unknown, expected: readonly number[]): void {
  if (!isDeepStrictEqual(counts, expected)) throw new Error("the counts differ");
}

main(process.argv.slice(2));
