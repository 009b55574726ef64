import { readFileSync } from "node:fs";

/**
 * How many boards are 0, 1, 2 … moves away from the canonical goal, by "WIDTHxHEIGHT/blank=CELL" of the
 * goal, found by an independent exhaustive search. Sizes of up to nine cells; the numbers for 3×3 with the
 * blank in a corner are OEIS A089473.
 */
export function depthCounts(): Readonly<Record<string, readonly number[]>> {
  const file = new URL("../truth/depth-counts.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, number[]>;
}
