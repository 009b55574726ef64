import { readFileSync } from "node:fs";

/**
 * How many boards are 0, 1, 2 … moves away from the canonical goal, by "WIDTHxHEIGHT/blank=CELL" of the
 * goal, found by an independent exhaustive search. All sizes of two to twelve cells but longer lines; the
 * numbers for 3×3 with the blank in a corner are OEIS A089473.
 */
export function depthCounts(): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(allCounts().filter(([key]) => !key.endsWith(MULTI_TILE)));
}

/**
 * The same where a line of tiles pushed at once is one move; for twelve cells, where the goal's blank is in a
 * corner.
 */
export function multiTileDepthCounts(): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    allCounts()
      .filter(([key]) => key.endsWith(MULTI_TILE))
      .map(([key, counts]) => [key.slice(0, -MULTI_TILE.length), counts]),
  );
}

const MULTI_TILE = "/mtm";

function allCounts(): [string, number[]][] {
  const file = new URL("../truth/depth-counts.json", import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, number[]>);
}
