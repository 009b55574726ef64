import { PuzzleError } from "./puzzle-error.ts";
import { MultiTileSweep } from "./space/multi-tile-sweep.ts";
import { type Orientation, orient } from "./space/orientation.ts";
import { type SingleSteps, singleSteps } from "./space/single-steps.ts";
import { SingleTileSweep } from "./space/single-tile-sweep.ts";
import { MAX_SPACE_CELLS, type StateSpace, stateSpace } from "./space/state-space.ts";
import type { Sweep } from "./space/sweep.ts";

/**
 * The exhaustive distance tables for boards of up to twelve cells. Any start and goal are reduced to a
 * canonical goal by naming each tile after its place in the goal, and by the symmetries of the rectangle: 3×3
 * has three tables, 3×4 and 4×3 have four together.
 */

/** The most cells that a table covers. */
export const MAX_TABLE_CELLS: number = MAX_SPACE_CELLS;

/** Tables of so many cells are built in milliseconds, so nobody needs to ask for them. */
export const INSTANT_TABLE_CELLS = 9;

/** What is one move: a step of the blank, or a line of tiles pushed at once (the blank slides any number of cells). */
export type Metric = "single-tile" | "multi-tile";

/** Both of them, for those who let somebody choose. */
export const METRICS: readonly Metric[] = ["single-tile", "multi-tile"];

/** Distances to one canonical goal: tiles 1, 2, 3 … in reading order around the blank. */
export interface DistanceTable {
  readonly width: number;
  readonly height: number;
  /** The blank's cell in the goal. */
  readonly goalBlank: number;
  readonly metric: Metric;
  /** How many boards are exactly 0, 1, 2 … moves away from the goal. */
  readonly depthCounts: readonly number[];
  /**
   * Bytes that the table keeps: 24,192 for 3×3, 31,933,440 for twelve cells, twice that in the multi-tile
   * metric. Goals that a symmetry leads to each other share one table.
   */
  readonly bytes: number;
}

/** A table in memory that threads share: to be sent to them, and taken by {@link adoptDistanceTable}. */
export interface SharedDistanceTable extends DistanceTable {
  /** The table's bits, as this version of the package lays them out. */
  readonly planes: readonly Int32Array[];
}

/** A table that is being built, in slices. */
export interface TableBuild {
  /**
   * Looks at up to about `32 · budget` boards more, each once for every way it can move, whether or not it has
   * been reached. Returns the table once it is complete.
   */
  run(budget: number): DistanceTable | undefined;
  progress(): TableProgress;
}

/** How far a breadth-first search of a whole space has come. */
export interface TableProgress {
  /** No path is shorter than this from a board that has not been reached. */
  readonly depth: number;
  /** How many boards have been expanded. */
  readonly reached: number;
  /** How many there are. */
  readonly states: number;
  /** How many boards are exactly 0, 1, 2 … moves away from the goal, as far as they have been counted. */
  readonly depthCounts: readonly number[];
  /** Bytes that the search takes now: twice those of the table, or three halves in the multi-tile metric. */
  readonly bytes: number;
}

/** The bits of all goals that a symmetry leads to each other. */
export interface Table {
  readonly space: StateSpace;
  readonly steps: SingleSteps;
  readonly goalBlank: number;
  /** See {@link Sweep}. */
  planes: readonly Int32Array[];
  readonly depthCounts: readonly number[];
}

/** A way to a table. */
export interface View {
  readonly orientation: Orientation;
  readonly metric: Metric;
  table: Table | undefined;
}

const views = /* @__PURE__ */ new Map<number, View>();
const tables = /* @__PURE__ */ new Map<number, Table>();
const builds = /* @__PURE__ */ new Map<number, Sweep>();

/**
 * Returns the table for boards of this size and a goal whose blank is in `goalBlank`. It is built on the
 * first call, unless a symmetry leads to one that is there, and kept. That takes some milliseconds to nine
 * cells, a tenth of a second for ten, and seconds for twelve: {@link tableBuild} does it in slices.
 *
 * @throws {PuzzleError} BOARD_SIZE beyond {@link MAX_TABLE_CELLS} cells, TILE_INVALID for a cell off the
 * board, OPTION_INVALID for another metric
 */
export function distanceTable(
  width: number,
  height: number,
  goalBlank: number,
  metric: Metric = "single-tile",
): DistanceTable {
  return tableBuild(width, height, goalBlank, metric).run(Number.POSITIVE_INFINITY)!;
}

/**
 * Returns what builds a table in slices; with nothing to do if it is there. All builds of one table go on
 * with the same work, and it is kept once it is complete.
 *
 * @throws {PuzzleError} as {@link distanceTable}
 */
export function tableBuild(
  width: number,
  height: number,
  goalBlank: number,
  metric: Metric = "single-tile",
): TableBuild {
  assertCovered(width, height, goalBlank, metric);
  const view = viewOf(width, height, goalBlank, metric);
  const { states } = stateSpace(view.orientation.width, view.orientation.height);
  return {
    run(budget) {
      const table = tableOf(view) ?? advance(view, budget);
      if (table === undefined) return undefined;
      const { depthCounts, planes } = table;
      return { width, height, goalBlank, metric, depthCounts, bytes: bytesOf(planes) };
    },
    progress() {
      const table = tableOf(view);
      if (table !== undefined) {
        const { depthCounts, planes } = table;
        const depth = depthCounts.length;
        return { depth, reached: states, states, depthCounts, bytes: bytesOf(planes) };
      }
      const build = builds.get(tableKey(view));
      if (build === undefined) {
        return { depth: 0, reached: 0, states, depthCounts: [], bytes: 0 };
      }
      return sweepProgress(build);
    },
  };
}

/** @throws {PuzzleError} as {@link distanceTable} */
export function assertCovered(
  width: number,
  height: number,
  goalBlank: number,
  metric: Metric,
): void {
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
  if (metric !== "single-tile" && metric !== "multi-tile") {
    throw new PuzzleError(
      "OPTION_INVALID",
      `the metric must be single-tile or multi-tile, got ${String(metric)}`,
    );
  }
}

/**
 * Returns a table for other threads, moved to memory that they share; it is built unless it is there.
 *
 * @throws {PuzzleError} as {@link distanceTable}
 */
export function shareDistanceTable(
  width: number,
  height: number,
  goalBlank: number,
  metric: Metric = "single-tile",
): SharedDistanceTable {
  const told = distanceTable(width, height, goalBlank, metric);
  const table = builtTable(viewOf(width, height, goalBlank, metric));
  table.planes = table.planes.map(shared);
  return { ...told, planes: table.planes };
}

/**
 * Goes by a table that another thread shares, unless there is one already.
 *
 * @throws {PuzzleError} as {@link distanceTable}; TABLES_FOREIGN for bits of another size
 */
export function adoptDistanceTable({
  width,
  height,
  goalBlank,
  metric,
  depthCounts,
  planes,
}: SharedDistanceTable): void {
  assertCovered(width, height, goalBlank, metric);
  const view = viewOf(width, height, goalBlank, metric);
  if (tableOf(view) !== undefined) return;
  const { orientation } = view;
  const space = stateSpace(orientation.width, orientation.height);
  const words = space.cells * space.words;
  const count = metric === "single-tile" ? 1 : 2;
  if (planes.length !== count || planes.some(({ length }) => length !== words)) {
    throw new PuzzleError(
      "TABLES_FOREIGN",
      `these are no distances of ${width}×${height} boards: expected ${count} × ${words} words`,
    );
  }
  keep(view, {
    space,
    steps: singleSteps(space),
    goalBlank: orientation.goalBlank,
    planes,
    depthCounts,
  });
}

/** Tells whether {@link distanceTable} has been built for this size and goal. */
export function isTableBuilt(
  width: number,
  height: number,
  goalBlank: number,
  metric: Metric = "single-tile",
): boolean {
  if (!(width * height <= MAX_TABLE_CELLS)) return false;
  return tableOf(viewOf(width, height, goalBlank, metric)) !== undefined;
}

/** Returns how many bytes building a table for this size takes. */
export function tableBuildBytes(
  width: number,
  height: number,
  metric: Metric = "single-tile",
): number {
  const orientation = orient(width, height, 0);
  const { cells, words } = stateSpace(orientation.width, orientation.height);
  return (metric === "single-tile" ? 2 : 3) * 4 * cells * words;
}

/** Returns the way to the table for this size and goal. */
export function viewOf(width: number, height: number, goalBlank: number, metric: Metric): View {
  const key = keyOf(width, height, goalBlank, metric);
  let view = views.get(key);
  if (view === undefined) {
    view = { orientation: orient(width, height, goalBlank), metric, table: undefined };
    views.set(key, view);
  }
  return view;
}

/** Returns the table, which is built unless it is there. */
export function builtTable(view: View): Table {
  return tableOf(view) ?? advance(view, Number.POSITIVE_INFINITY)!;
}

/** Returns a search of the whole space that begins at the goal, and keeps so many states of its last level. */
export function sweepOf({ orientation, metric }: View, keep = 0): Sweep {
  const { width, height, goalBlank } = orientation;
  const space = stateSpace(width, height);
  return metric === "single-tile"
    ? new SingleTileSweep(space, goalBlank, keep)
    : new MultiTileSweep(space, goalBlank, keep);
}

/** Returns how far a search has come. */
export function sweepProgress({ levels, bytes, space: { states } }: Sweep): TableProgress {
  const { depth, reached, counts } = levels;
  return { depth, reached, states, depthCounts: counts.slice(), bytes };
}

function tableOf(view: View): Table | undefined {
  view.table ??= tables.get(tableKey(view));
  return view.table;
}

/** Goes on with a build. Returns the table once it is complete. */
function advance(view: View, budget: number): Table | undefined {
  const key = tableKey(view);
  let sweep = builds.get(key);
  if (sweep === undefined) {
    sweep = sweepOf(view);
    builds.set(key, sweep);
  }
  if (!sweep.run(budget, Number.POSITIVE_INFINITY)) return undefined;
  const { levels, planes, space, goalBlank } = sweep;
  const depthCounts = levels.counts;
  return keep(view, { space, steps: singleSteps(space), goalBlank, planes, depthCounts });
}

function keep(view: View, table: Table): Table {
  const key = tableKey(view);
  tables.set(key, table);
  builds.delete(key);
  return table;
}

/** Returns the same words in memory that threads share. */
function shared(plane: Int32Array): Int32Array {
  if (plane.buffer instanceof SharedArrayBuffer) return plane;
  const copy = new Int32Array(new SharedArrayBuffer(plane.byteLength));
  copy.set(plane);
  return copy;
}

function bytesOf(planes: readonly Int32Array[]): number {
  return planes.reduce((sum, plane) => sum + plane.byteLength, 0);
}

function tableKey({ orientation, metric }: View): number {
  return keyOf(orientation.width, orientation.height, orientation.goalBlank, metric);
}

function keyOf(width: number, height: number, goalBlank: number, metric: Metric): number {
  return ((width * 16 + height) * 16 + goalBlank) * 2 + (metric === "single-tile" ? 0 : 1);
}
