import { type Board, goalBoard } from "../board.ts";
import { createProblem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { assertChecksum, Checksum, writeChecksum } from "../table-frame.ts";
import { defaultPartition } from "./default-partition.ts";
import { PatternBuilder } from "./pattern-builder.ts";
import { MAX_HEAD_BYTES, readHead, writeHead } from "./pattern-file.ts";
import {
  buildingBytes,
  type PatternPlan,
  type PatternTable,
  planPatterns,
} from "./pattern-layout.ts";
import { slotsOfOrders } from "./pattern-rank.ts";

/**
 * Additive pattern databases: the tiles are parted into patterns, and each pattern's table tells the fewest
 * moves of its own tiles that bring them home, whatever else stands or moves on the board. As each move is a
 * move of one tile, the patterns' entries add up to a lower bound.
 *
 * R. E. Korf and A. Felner, "Disjoint pattern database heuristics", 2002; J. C. Culberson and J. Schaeffer,
 * "Pattern databases", 1998.
 */
export interface PatternDatabases extends PatternPlan {
  /** Head and tables, as they are kept in files; not to be changed. */
  readonly data: Uint8Array;
}

/** What to build. */
export interface PatternRequest {
  readonly width: number;
  readonly height: number;
  /** The goal, whose blank's cell and tiles' names matter; tiles in reading order and the blank last when left out. */
  readonly goal?: Board;
  /**
   * The tiles of each pattern, by their numbers in the goal, each tile in one; up to eight in a pattern. For a
   * fifteen puzzle with its blank in a corner three patterns of five when left out, 3 MB in all; otherwise as
   * fits the size.
   */
  readonly partition?: readonly (readonly number[])[];
  /** Most bytes in use while building: 2 GB when left out. */
  readonly limits?: { readonly bytes?: number };
  /** Whether threads are to share the tables: then `data` lies in a SharedArrayBuffer. */
  readonly shared?: boolean;
}

/** How far building has come. */
export interface PatternProgress {
  /** Entries known, and those that there will be. */
  readonly entries: number;
  readonly total: number;
}

/** Tables in the making, or on their way from where they are kept: to be asked to go on, or dropped. */
export interface PatternBuild {
  /** What the tables will be. */
  readonly plan: PatternPlan;
  /** Most bytes in use at a time. */
  readonly bytes: number;
  /** Does so many steps of about a millisecond; returns the tables once they are complete. */
  run(steps: number): PatternDatabases | undefined;
  progress(): PatternProgress;
}

const DEFAULT_BYTES = 2 ** 31;

/**
 * Begins to build pattern databases. Nothing large is made before the first `run`.
 *
 * @throws {PuzzleError} PARTITION_INVALID for a tile in no pattern or in two; MEMORY_LIMIT where building takes
 * more than the limit, or more than can be addressed; OPTION_INVALID for a limit that is none; what a bad goal
 * board throws
 */
export function buildPatternDatabases(request: PatternRequest): PatternBuild {
  const { width, height, goal = goalBoard(width, height), shared = false } = request;
  createProblem(goalBoard(width, height), goal);
  const goalBlank = goal.tiles.indexOf(0);
  const partition =
    request.partition?.map((tiles) => tiles.map((tile) => cellOfTile(goal, tile))) ??
    defaultPartition(width, height, goalBlank);
  const plan = planPatterns(width, height, goalBlank, partition);
  const bytes = buildingBytes(plan);
  const limit = request.limits?.bytes ?? DEFAULT_BYTES;
  if (!(limit >= 0)) {
    throw new PuzzleError(
      "OPTION_INVALID",
      `limits.bytes must be a number from 0 up, got ${limit}`,
    );
  }
  if (bytes > limit) {
    throw new PuzzleError(
      "MEMORY_LIMIT",
      `building these tables takes ${bytes} bytes, more than the limit of ${limit}`,
    );
  }
  return new Building(plan, bytes, shared);
}

/** Returns the tables as bytes to be kept; not a copy. See {@link deserializePatternDatabases}. */
export function serializePatternDatabases({ data }: PatternDatabases): Uint8Array {
  return data;
}

/**
 * Returns the tables that the bytes hold, which are kept and not copied, so that threads can share them in a
 * SharedArrayBuffer. Their checksum is verified, at about a gigabyte a second, unless `verify` is false.
 *
 * @throws {PuzzleError} TABLES_FOREIGN for bytes that are no tables, or of another version; TABLES_DAMAGED for
 * bytes that are not what was written
 */
export function deserializePatternDatabases(
  data: Uint8Array,
  { verify = true }: { readonly verify?: boolean } = {},
): PatternDatabases {
  const plan = readHead(data, data.length);
  if (verify) {
    const sum = new Checksum();
    sum.add(data, 0, data.length);
    assertChecksum(data, sum);
  }
  return { ...plan, data };
}

/** Bytes of tables that are kept somewhere. */
export interface PatternBytes {
  readonly length: number;
  /** Reads bytes from `at` on, as many as there is room for; there are as many. */
  readonly read: (into: Uint8Array, at: number) => void;
  /** Whether threads are to share the tables, see {@link PatternRequest}. */
  readonly shared?: boolean;
}

/**
 * Returns what the tables are, by their first bytes alone; the rest may still be damaged.
 *
 * @throws {PuzzleError} TABLES_FOREIGN and TABLES_DAMAGED, as {@link deserializePatternDatabases}
 */
export function describePatternDatabases({ length, read }: PatternBytes): PatternPlan {
  const head = new Uint8Array(Math.min(length, MAX_HEAD_BYTES));
  read(head, 0);
  return readHead(head, length);
}

/**
 * Begins to load tables that were kept, a megabyte a step; in the end their checksum is verified.
 *
 * @throws {PuzzleError} TABLES_FOREIGN and TABLES_DAMAGED, as {@link deserializePatternDatabases}; the last step of
 * `run` as well
 */
export function loadPatternDatabases(bytes: PatternBytes): PatternBuild {
  return new Loading(describePatternDatabases(bytes), bytes);
}

function cellOfTile(goal: Board, tile: number): number {
  const cell = tile === 0 ? -1 : goal.tiles.indexOf(tile);
  if (cell < 0) {
    throw new PuzzleError(
      "PARTITION_INVALID",
      `patterns are of tiles 1 to ${goal.tiles.length - 1}, got ${String(tile)}`,
    );
  }
  return cell;
}

/** Direct tables are filled this many sets at a time, and checksums added up this many bytes. */
const SETS_A_STEP = 256;
const BYTES_A_STEP = 2 ** 20;

class Loading implements PatternBuild {
  readonly plan: PatternPlan;
  readonly bytes: number;
  readonly #source: PatternBytes;
  readonly #checksum = new Checksum();
  #data: Uint8Array | undefined;
  #loaded = 0;

  constructor(plan: PatternPlan, source: PatternBytes) {
    this.bytes = plan.bytes;
    this.plan = plan;
    this.#source = source;
  }

  progress(): PatternProgress {
    return { entries: this.#loaded, total: this.bytes };
  }

  run(steps: number): PatternDatabases | undefined {
    const { read, shared = false } = this.#source;
    this.#data ??= roomFor(this.bytes, shared);
    const data = this.#data;
    for (let step = 0; step < steps && this.#loaded < this.bytes; step++) {
      const to = Math.min(this.bytes, this.#loaded + BYTES_A_STEP);
      read(data.subarray(this.#loaded, to), this.#loaded);
      this.#checksum.add(data, this.#loaded, to);
      this.#loaded = to;
    }
    if (this.#loaded < this.bytes) return undefined;
    assertChecksum(data, this.#checksum);
    return { ...this.plan, data };
  }
}

function roomFor(bytes: number, shared: boolean): Uint8Array {
  return new Uint8Array(shared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
}

class Building implements PatternBuild {
  readonly plan: PatternPlan;
  readonly bytes: number;
  readonly #shared: boolean;
  /** The largest first, while nothing else takes room. */
  readonly #waiting: PatternTable[];
  readonly #total: number;
  #known = 0;
  #data: Uint8Array | undefined;
  #builder: PatternBuilder | undefined;
  #filling: DirectFilling | undefined;
  readonly #checksum = new Checksum();
  #summed = 0;
  #done: PatternDatabases | undefined;

  constructor(plan: PatternPlan, bytes: number, shared: boolean) {
    this.bytes = bytes;
    this.plan = plan;
    this.#shared = shared;
    this.#waiting = [...plan.patterns].sort((a, b) => a.cells.length - b.cells.length);
    this.#total = plan.patterns.reduce((sum, table) => sum + placementsOf(plan, table), 0);
  }

  progress(): PatternProgress {
    return { entries: this.#known + (this.#builder?.found ?? 0), total: this.#total };
  }

  run(steps: number): PatternDatabases | undefined {
    for (let step = 0; step < steps && this.#done === undefined; step++) this.#step();
    return this.#done;
  }

  #step(): void {
    if (this.#data === undefined) {
      this.#data = roomFor(this.plan.bytes, this.#shared);
      writeHead(this.#data, this.plan);
    } else if (this.#filling !== undefined) {
      if (this.#filling.advance()) this.#filling = undefined;
    } else if (this.#builder !== undefined) {
      this.#build(this.#data, this.#builder);
    } else if (this.#waiting.length > 0) {
      const { width, height, goalBlank } = this.plan;
      const { cells, layout, offset, entries } = this.#waiting.at(-1)!;
      const table = layout === "ranked" ? this.#data.subarray(offset, offset + entries) : undefined;
      this.#builder = new PatternBuilder(width, height, goalBlank, cells, table);
    } else if (this.#summed < this.#data.length) {
      const to = Math.min(this.#data.length, this.#summed + BYTES_A_STEP);
      this.#checksum.add(this.#data, this.#summed, to);
      this.#summed = to;
    } else {
      writeChecksum(this.#data, this.#checksum);
      this.#done = { ...this.plan, data: this.#data };
    }
  }

  #build(data: Uint8Array, builder: PatternBuilder): void {
    if (!builder.advance()) return;
    const { width, height } = this.plan;
    const { layout, offset, entries, cells } = this.#waiting.pop()!;
    this.#known += builder.entries;
    this.#builder = undefined;
    if (layout === "ranked") return;
    const direct = data.subarray(offset, offset + entries);
    this.#filling = new DirectFilling(builder, direct, width * height, cells.length);
  }
}

function placementsOf({ width, height }: PatternPlan, { cells }: PatternTable): number {
  let count = 1;
  for (let i = 0; i < cells.length; i++) count *= width * height - i;
  return count;
}

/** Spreads a ranked table over a direct one. */
class DirectFilling {
  readonly #builder: PatternBuilder;
  readonly #ranked: Uint8Array;
  readonly #direct: Uint8Array;
  readonly #tiles: number;
  readonly #slots: Uint8Array;
  readonly #weights: Float64Array;
  #set = 0;

  constructor(builder: PatternBuilder, direct: Uint8Array, cells: number, tiles: number) {
    this.#builder = builder;
    this.#ranked = builder.take();
    this.#direct = direct;
    this.#tiles = tiles;
    this.#slots = slotsOfOrders(tiles);
    this.#weights = Float64Array.from({ length: tiles }, (_, slot) => cells ** slot);
  }

  advance(): boolean {
    const tiles = this.#tiles;
    const orders = this.#slots.length / tiles;
    const last = Math.min(this.#builder.sets, this.#set + SETS_A_STEP);
    for (; this.#set < last; this.#set++) {
      const cells = this.#builder.cellsOf(this.#set);
      for (let order = 0; order < orders; order++) {
        let index = 0;
        for (let place = 0; place < tiles; place++) {
          index += cells[place]! * this.#weights[this.#slots[order * tiles + place]!]!;
        }
        this.#direct[index] = this.#ranked[this.#set * orders + order]!;
      }
    }
    return this.#set === this.#builder.sets;
  }
}
