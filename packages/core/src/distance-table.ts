import { MOVES, moveTable } from "./move.ts";
import { FACTORIALS } from "./permutation.ts";
import type { Problem } from "./problem.ts";
import { PuzzleError } from "./puzzle-error.ts";

/**
 * Exhaustive distance tables for boards of up to nine cells, one for each cell that the goal's blank can
 * be in, mirror images apart: three for 3×3. Any start and goal are reduced to such a canonical goal by naming each tile after its place in
 * the goal.
 *
 * A state is the blank's cell and the tiles in reading order without the blank. A move along a row leaves
 * that order as it is; a move along a column carries one tile past width-1 others, which rotates `width`
 * neighbouring entries. The blank's cell fixes the order's parity, so half the Cantor rank of the order,
 * together with the blank's cell, numbers the reachable states without a gap.
 *
 * A table holds distances modulo 3, two bits a state: neighbours differ by exactly one, so that is enough
 * to walk downhill (R. E. Korf and P. Schultze, "Large-scale parallel breadth-first search", 2005).
 * Taking at each state the first downhill move in a given letter order yields the lexicographically least
 * shortest path: each downhill move begins some shortest path, and no other move does.
 */

/** The most cells that a table covers. */
export const MAX_TABLE_CELLS = 9;

/** Distances to one canonical goal: tiles 1, 2, 3 … in reading order around the blank. */
export interface DistanceTable {
  readonly width: number;
  readonly height: number;
  /** The blank's cell in the goal. */
  readonly goalBlank: number;
  /** How many boards are exactly 0, 1, 2 … moves away from the goal. */
  readonly depthCounts: readonly number[];
  /** Bytes that the table keeps: 45,360 for 3×3. */
  readonly bytes: number;
}

interface Table extends DistanceTable {
  readonly space: Space;
  /** Distance modulo 3 of state i in bits 2·(i mod 4) of byte i div 4; 3 where no board is reached. */
  readonly distances: Uint8Array;
}

/**
 * The mirror in which the goal's blank is in the last cell it can be in: goals that are mirror images of
 * each other share one table.
 */
interface Mirror {
  readonly goalBlank: number;
  /** For each cell in the mirror, the cell that is seen there. */
  readonly cellOf: Uint8Array;
  /** For each move, what it looks like in the mirror; both as codes. */
  readonly codeOf: Uint8Array;
}

/** What all tables of one size share. */
interface Space {
  readonly cells: number;
  /** See {@link moveTable}. */
  readonly neighbours: Int32Array;
  /** Half the number of orders of the tiles: the states of each blank cell. */
  readonly half: number;
  /** Half the Cantor rank of an order is head[its first entries] + tail[its last four]. */
  readonly head: Uint16Array;
  readonly tail: Uint8Array;
  readonly headBits: number;
  /** Scratch: the name of each tile in the problem at hand. */
  readonly nameOf: Uint8Array;
}

const TILE_BITS = 3;
const TILE_MASK = 0b111;
const ORDER_BITS = TILE_BITS * (MAX_TABLE_CELLS - 1);
const ORDER_MASK = (1 << ORDER_BITS) - 1;
const UNREACHED = 3;
/** A queue entry holds the order, above it the blank's cell, above that the move that would lead back. */
const BACK_SHIFT = ORDER_BITS + 4;

const spaces = /* @__PURE__ */ new Map<number, Space>();
const tables = /* @__PURE__ */ new Map<number, Table>();
const mirrors = /* @__PURE__ */ new Map<number, Mirror>();
/** The moves of the walk at hand; the longest shortest path within nine cells has 36 (2×4). */
const path = /* @__PURE__ */ new Uint8Array(36);
/** Four moves as letters, by their codes: a path is put together from fewer pieces. */
const fours: string[] = /* @__PURE__ */ new Array(256);
const letterOrder = /* @__PURE__ */ Uint8Array.of(0, 1, 2, 3);

/**
 * Returns the table for boards of this size and a goal whose blank is in `goalBlank`. It is built on the
 * first call, in some ten milliseconds at most, and kept.
 *
 * @throws {PuzzleError} BOARD_SIZE beyond {@link MAX_TABLE_CELLS} cells, TILE_INVALID for a cell off the board
 */
export function distanceTable(width: number, height: number, goalBlank: number): DistanceTable {
  const cells = width * height;
  if (
    !(Number.isInteger(width) && Number.isInteger(height) && cells >= 1 && cells <= MAX_TABLE_CELLS)
  ) {
    throw new PuzzleError(
      "BOARD_SIZE",
      `tables cover up to ${MAX_TABLE_CELLS} cells, not ${width}×${height}`,
    );
  }
  if (!(Number.isInteger(goalBlank) && goalBlank >= 0 && goalBlank < cells)) {
    throw new PuzzleError(
      "TILE_INVALID",
      `the blank's cell is ${goalBlank}, expected 0 to ${cells - 1}`,
    );
  }
  const table = tableFor(width, height, mirrorFor(width, height, goalBlank).goalBlank);
  return { ...table, goalBlank };
}

/** Tells whether {@link distanceTable} has been built for this size and goal. */
export function isTableBuilt(width: number, height: number, goalBlank: number): boolean {
  return tables.has(keyOf(width, height, mirrorFor(width, height, goalBlank).goalBlank));
}

/**
 * Returns the lexicographically least of the shortest paths; `order` names the moves' codes from least to
 * greatest. The problem must be well formed, reachable and of at most {@link MAX_TABLE_CELLS} cells.
 * O(cells + length).
 */
export function tablePath(problem: Problem, order: Uint8Array = letterOrder): string {
  const length = walkDownhill(problem, order);
  let moves = "";
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    const four = path[i]! | (path[i + 1]! << 2) | (path[i + 2]! << 4) | (path[i + 3]! << 6);
    fours[four] ??=
      MOVES[path[i]!]! + MOVES[path[i + 1]!]! + MOVES[path[i + 2]!]! + MOVES[path[i + 3]!]!;
    moves += fours[four]!;
  }
  for (; i < length; i++) moves += MOVES[path[i]!]!;
  return moves;
}

/** Returns the fewest moves, under the conditions of {@link tablePath}. O(cells + length). */
export function tableDistance(problem: Problem): number {
  return walkDownhill(problem, letterOrder);
}

/** Writes the moves' codes into `path` and returns how many there are. */
function walkDownhill({ start, goal }: Problem, order: Uint8Array): number {
  const { width, height } = start;
  const { goalBlank, cellOf, codeOf } = mirrorFor(width, height, goal.tiles.indexOf(0));
  const { space, distances } = tableFor(width, height, goalBlank);
  const { neighbours, half, head, tail, headBits } = space;
  const headMask = (1 << headBits) - 1;

  // Name each tile after its place in the goal: the goal's order then reads 0 1 2 …
  const { nameOf } = space;
  let identity = 0;
  for (let cell = 0, name = 0; cell < space.cells; cell++) {
    const tile = goal.tiles[cellOf[cell]!]!;
    if (tile === 0) continue;
    nameOf[tile] = name;
    identity |= name << (TILE_BITS * name);
    name++;
  }
  let tiles = 0;
  let blank = 0;
  for (let cell = 0, shift = 0; cell < space.cells; cell++) {
    const tile = start.tiles[cellOf[cell]!]!;
    if (tile === 0) {
      blank = cell;
      continue;
    }
    tiles |= nameOf[tile]! << shift;
    shift += TILE_BITS;
  }

  let length = 0;
  let back = -1;
  let index = blank * half + head[tiles & headMask]! + tail[tiles >>> headBits]!;
  let distance = (distances[index >> 2]! >> ((index & 3) << 1)) & 3;
  while (blank !== goalBlank || tiles !== identity) {
    const nearer = distance === 0 ? 2 : distance - 1;
    let i = 0;
    for (; i < 4; i++) {
      const code = codeOf[order[i]!]!;
      const to = neighbours[4 * blank + code]!;
      if (to < 0 || code === back) continue;
      const moved = code < 2 ? carry(tiles, blank, to, width) : tiles;
      index = to * half + head[moved & headMask]! + tail[moved >>> headBits]!;
      if (((distances[index >> 2]! >> ((index & 3) << 1)) & 3) !== nearer) continue;
      path[length++] = order[i]!;
      blank = to;
      tiles = moved;
      distance = nearer;
      back = code ^ 1;
      break;
    }
    if (i === 4) throw new Error("no way down: the problem is not reachable");
  }
  return length;
}

function keyOf(width: number, height: number, goalBlank: number): number {
  return (width * 10 + height) * 10 + goalBlank;
}

function mirrorFor(width: number, height: number, goalBlank: number): Mirror {
  const key = keyOf(width, height, goalBlank);
  let mirror = mirrors.get(key);
  if (mirror === undefined) {
    mirror = findMirror(width, height, goalBlank);
    mirrors.set(key, mirror);
  }
  return mirror;
}

/** Tries the board as it is, turned over in either way, and if it is square, along its diagonal as well. */
function findMirror(width: number, height: number, goalBlank: number): Mirror {
  const cells = width * height;
  let best = { goalBlank: -1, cellOf: new Uint8Array(0), codeOf: new Uint8Array(0) };
  for (let mirror = 0; mirror < (width === height ? 8 : 4); mirror++) {
    const leftRight = mirror & 1;
    const upDown = (mirror >> 1) & 1;
    const diagonal = mirror >> 2;
    const cellOf = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      let row = Math.floor(cell / width);
      let column = cell % width;
      if (upDown === 1) row = height - 1 - row;
      if (leftRight === 1) column = width - 1 - column;
      cellOf[diagonal === 1 ? column * width + row : row * width + column] = cell;
    }
    const seenAt = cellOf.indexOf(goalBlank);
    if (seenAt <= best.goalBlank) continue;
    const codeOf = Uint8Array.of(upDown, 1 - upDown, 2 + leftRight, 3 - leftRight);
    best = { goalBlank: seenAt, cellOf, codeOf: codeOf.map((code) => code ^ (diagonal << 1)) };
  }
  return best;
}

function tableFor(width: number, height: number, goalBlank: number): Table {
  const key = keyOf(width, height, goalBlank);
  let table = tables.get(key);
  if (table === undefined) {
    table = buildTable(width, height, goalBlank);
    tables.set(key, table);
  }
  return table;
}

function buildTable(width: number, height: number, goalBlank: number): Table {
  const space = spaceFor(width, height);
  const { cells, half, head, tail, headBits } = space;
  const distances = new Uint8Array((cells * half + 3) >> 2).fill(0xff);
  let goal = 0;
  for (let tile = 0; tile < cells - 1; tile++) goal |= tile << (TILE_BITS * tile);
  const goalIndex =
    goalBlank * half + head[goal & ((1 << headBits) - 1)]! + tail[goal >>> headBits]!;
  distances[goalIndex >> 2]! ^= UNREACHED << ((goalIndex & 3) << 1);

  const depthCounts: number[] = [];
  const noMove = 4;
  const queue = new Int32Array(cells * half);
  queue[0] = goal | (goalBlank << ORDER_BITS) | (noMove << BACK_SHIFT);
  for (let read = 0, end = 1, next = 1; read < end; next = next === 2 ? 0 : next + 1) {
    depthCounts.push(end - read);
    const levelEnd = end;
    end = expandLevel(space, width, distances, queue, read, levelEnd, next);
    read = levelEnd;
  }
  return { width, height, goalBlank, depthCounts, bytes: distances.length, space, distances };
}

/**
 * Appends the unreached neighbours of the states from `read` to `end` to the queue, notes their distance
 * modulo 3, and returns where the queue ends then. A function of its own, entered once a level, so that
 * the engine has optimised it by the time the levels are long.
 */
function expandLevel(
  { neighbours, half, head, tail, headBits }: Space,
  width: number,
  distances: Uint8Array,
  queue: Int32Array,
  read: number,
  end: number,
  distance: number,
): number {
  const headMask = (1 << headBits) - 1;
  let write = end;
  for (let i = read; i < end; i++) {
    const state = queue[i]!;
    const tiles = state & ORDER_MASK;
    const blank = (state >>> ORDER_BITS) & 0xf;
    const back = state >>> BACK_SHIFT;
    for (let code = 0; code < 4; code++) {
      const to = neighbours[4 * blank + code]!;
      if (to < 0 || code === back) continue;
      const moved = code < 2 ? carry(tiles, blank, to, width) : tiles;
      const index = to * half + head[moved & headMask]! + tail[moved >>> headBits]!;
      const shift = (index & 3) << 1;
      if (((distances[index >> 2]! >> shift) & 3) !== UNREACHED) continue;
      distances[index >> 2]! ^= (UNREACHED ^ distance) << shift;
      queue[write++] = moved | (to << ORDER_BITS) | ((code ^ 1) << BACK_SHIFT);
    }
  }
  return write;
}

/**
 * Returns the order after the blank has gone up or down from `blank` to `to`: the tile it meets goes past
 * the width-1 tiles between them.
 */
function carry(tiles: number, blank: number, to: number, width: number): number {
  const bits = TILE_BITS * width;
  const mask = (1 << bits) - 1;
  if (to < blank) {
    const shift = TILE_BITS * to;
    const passed = (tiles >>> shift) & mask;
    const rotated = (passed >>> TILE_BITS) | ((passed & TILE_MASK) << (bits - TILE_BITS));
    return (tiles & ~(mask << shift)) | (rotated << shift);
  }
  const shift = TILE_BITS * blank;
  const passed = (tiles >>> shift) & mask;
  const rotated = ((passed << TILE_BITS) & mask) | (passed >>> (bits - TILE_BITS));
  return (tiles & ~(mask << shift)) | (rotated << shift);
}

function spaceFor(width: number, height: number): Space {
  const key = width * 10 + height;
  let space = spaces.get(key);
  if (space === undefined) {
    const cells = width * height;
    const tiles = cells - 1;
    const tailTiles = Math.min(4, tiles);
    const headTiles = tiles - tailTiles;
    space = {
      cells,
      neighbours: moveTable(width, height),
      half: Math.max(1, FACTORIALS[tiles]! >> 1),
      head: headRanks(headTiles, tiles),
      tail: tailRanks(tailTiles),
      headBits: TILE_BITS * headTiles,
      nameOf: new Uint8Array(cells),
    };
    spaces.set(key, space);
  }
  return space;
}

/**
 * Returns, for the packed first `headTiles` entries of an order of `tiles` entries, half of what they add
 * to its Cantor rank.
 */
function headRanks(headTiles: number, tiles: number): Uint16Array {
  const ranks = new Uint16Array(1 << (TILE_BITS * headTiles));
  const halfTail = FACTORIALS[tiles - headTiles]! >> 1;
  for (let packed = 0; packed < ranks.length; packed++) {
    let seen = 0;
    let result = 0;
    for (let i = 0; i < headTiles; i++) {
      const entry = (packed >> (TILE_BITS * i)) & TILE_MASK;
      let digit = entry;
      for (let below = seen & ((1 << entry) - 1); below !== 0; below &= below - 1) digit--;
      result = result * (tiles - i) + digit;
      seen |= 1 << entry;
    }
    ranks[packed] = result * halfTail;
  }
  return ranks;
}

/** Returns, for the packed last entries of an order, half the Cantor rank of the order they stand in. */
function tailRanks(tailTiles: number): Uint8Array {
  const ranks = new Uint8Array(1 << (TILE_BITS * tailTiles));
  for (let packed = 0; packed < ranks.length; packed++) {
    let result = 0;
    for (let i = 0; i < tailTiles; i++) {
      const entry = (packed >> (TILE_BITS * i)) & TILE_MASK;
      let digit = 0;
      for (let j = i + 1; j < tailTiles; j++) {
        if (((packed >> (TILE_BITS * j)) & TILE_MASK) < entry) digit++;
      }
      result = result * (tailTiles - i) + digit;
    }
    ranks[packed] = result >> 1;
  }
  return ranks;
}
