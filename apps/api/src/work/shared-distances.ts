import {
  adoptDistanceTable,
  INSTANT_TABLE_CELLS,
  isTableBuilt,
  type Metric,
  type Problem,
  shareDistanceTable,
} from "@slidepath/core";
import { hearTableNews } from "./table-news.ts";

/**
 * Has the threads of this process go by one copy of each large table of all distances, tens of megabytes. Returns a
 * function to call when work on a problem is over: a table that it has built is moved to shared memory and handed
 * round. Threads that are building the same one take it instead.
 */
export function sharedDistances(): (problem: Problem, metric?: Metric) => void {
  /** Those that everybody has. Goals that a symmetry leads to each other have the same. */
  const known = new WeakSet<ArrayBufferLike>();
  const channel = hearTableNews((news) => {
    if (news.kind !== "distances") return;
    adoptDistanceTable(news.table);
    for (const { buffer } of news.table.planes) known.add(buffer);
  });
  return ({ goal: { width, height, tiles } }, metric) => {
    const blank = tiles.indexOf(0);
    const isSmall = width * height <= INSTANT_TABLE_CELLS;
    if (isSmall || !isTableBuilt(width, height, blank, metric)) return;
    const table = shareDistanceTable(width, height, blank, metric);
    if (table.planes.every(({ buffer }) => known.has(buffer))) return;
    for (const { buffer } of table.planes) known.add(buffer);
    channel.tell({ kind: "distances", table });
  };
}
