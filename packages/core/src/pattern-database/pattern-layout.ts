import { FACTORIALS, rank } from "../permutation.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { binomials, placements } from "./pattern-rank.ts";

/**
 * How a pattern's placements are numbered. `direct`: the cell of each tile is a digit to the base of the
 * number of cells, so that a move is one addition, and there are numbers for tiles on one another, which
 * mean nothing. `ranked`: set of cells, then order of the tiles, without a gap.
 */
export type Layout = "direct" | "ranked";

/** One pattern's part of the tables. */
export interface PatternTable {
  /** The goal cells of its tiles, in the order of their slots. */
  readonly cells: readonly number[];
  readonly layout: Layout;
  /** Where its entries begin among the bytes, and how many there are. */
  readonly offset: number;
  readonly entries: number;
}

/** What tables are for, and of which parts they are made. */
export interface PatternPlan {
  readonly width: number;
  readonly height: number;
  /** The blank's cell in the goal. */
  readonly goalBlank: number;
  readonly patterns: readonly PatternTable[];
  /** Bytes of it all, the head included. */
  readonly bytes: number;
}

/** Up to how many times as many bytes a direct table may take as a ranked one. */
const DIRECT_AT_MOST = 3;
/** A set of cells is one word in a ranked table. */
const MAX_RANKED_CELLS = 32;
/** The most cells of a board that pattern databases serve. */
export const MAX_PATTERN_CELLS = 64;
const MAX_PATTERN_TILES = 8;
/** Indices are whole numbers of 31 bits. */
const MAX_BYTES = 2 ** 31 - 1;
const ALIGNMENT = 64;

/** Bytes of the head for so many patterns: see `pattern-file.ts`. */
export function headBytes(patterns: number): number {
  return aligned(40 + 16 * patterns);
}

/**
 * Returns where everything goes.
 *
 * @param partition the goal cells of each pattern's tiles
 * @throws {PuzzleError} PARTITION_INVALID unless each goal cell but the blank's is in one pattern, of at most
 * {@link MAX_PATTERN_TILES}; METHOD_UNSUPPORTED beyond 64 cells; MEMORY_LIMIT where the tables are larger than anything that can be addressed
 */
export function planPatterns(
  width: number,
  height: number,
  goalBlank: number,
  partition: readonly (readonly number[])[],
): PatternPlan {
  const cells = width * height;
  if (cells > MAX_PATTERN_CELLS) {
    throw new PuzzleError(
      "METHOD_UNSUPPORTED",
      `pattern databases serve boards of up to ${MAX_PATTERN_CELLS} cells, not ${width}×${height}`,
    );
  }
  const seen = new Uint8Array(cells);
  seen[goalBlank] = 1;
  for (const pattern of partition) {
    if (pattern.length < 1 || pattern.length > MAX_PATTERN_TILES) {
      throw new PuzzleError(
        "PARTITION_INVALID",
        `a pattern has 1 to ${MAX_PATTERN_TILES} tiles, got ${pattern.length}`,
      );
    }
    for (const cell of pattern) {
      if (seen[cell] !== 0) {
        throw new PuzzleError(
          "PARTITION_INVALID",
          `tile of cell ${cell}: expected each tile in one pattern, and the blank in none`,
        );
      }
      seen[cell] = 1;
    }
  }
  // One search goes by one layout.
  const isDirect =
    cells > MAX_RANKED_CELLS ||
    partition.every(({ length }) => cells ** length <= DIRECT_AT_MOST * placements(cells, length));
  let offset = headBytes(partition.length);
  const patterns = partition.map((pattern) => {
    const entries = isDirect ? cells ** pattern.length : placements(cells, pattern.length);
    const table: PatternTable = {
      cells: [...pattern],
      layout: isDirect ? "direct" : "ranked",
      offset,
      entries,
    };
    offset = aligned(offset + entries);
    return table;
  });
  if (seen.includes(0)) {
    throw new PuzzleError(
      "PARTITION_INVALID",
      `the tile of cell ${seen.indexOf(0)} is in no pattern: expected each in one`,
    );
  }
  if (offset > MAX_BYTES) {
    throw new PuzzleError(
      "MEMORY_LIMIT",
      `these tables take ${offset} bytes, more than the ${MAX_BYTES} that can be addressed`,
    );
  }
  return { width, height, goalBlank, patterns, bytes: offset };
}

/**
 * Returns the most bytes in use at a time while the tables are built: they themselves, and beside them what
 * building one of them takes.
 */
export function buildingBytes({ width, height, patterns, bytes }: PatternPlan): number {
  const cells = width * height;
  let most = 0;
  for (const { cells: pattern, layout } of patterns) {
    const tiles = pattern.length;
    const ranked = placements(cells, tiles);
    let orders = 1;
    for (let i = 2; i <= tiles; i++) orders *= i;
    const sets = ranked / orders;
    // The regions of the blank, a bit for each entry, and per set its cells, regions and moves (of which
    // growing may keep twice as many); a direct table's entries, ranked at first.
    const perSet = tiles + cells + 14 + 3 * tiles * 10;
    const here =
      ranked +
      4 * sets * Math.ceil(orders / 32) +
      sets * perSet +
      (2 * tiles * tiles + 5 + tiles) * orders +
      (layout === "direct" ? ranked : 0);
    most = Math.max(most, here);
  }
  return bytes + most;
}

/** Returns where a pattern's entry is, given the cell of each of its tiles. */
export function entryIndex(
  { width, height }: PatternPlan,
  { layout, offset }: PatternTable,
  places: readonly number[],
): number {
  const cells = width * height;
  if (layout === "direct") {
    return places.reduce((index, place, slot) => index + place * cells ** slot, offset);
  }
  const choose = binomials(cells);
  const ascending = [...places].sort((a, b) => a - b);
  const set = ascending.reduce((sum, cell, i) => sum + choose[cell]![i + 1]!, 0);
  const order = rank(ascending.map((cell) => places.indexOf(cell)));
  return offset + set * FACTORIALS[places.length]! + order;
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
