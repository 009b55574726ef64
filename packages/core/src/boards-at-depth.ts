import { assertBoard, type Board } from "./board.ts";
import { PuzzleError } from "./puzzle-error.ts";
import type { Visit } from "./space/levels.ts";
import { digitsOf, orderParity } from "./space/state-space.ts";
import type { Sweep } from "./space/sweep.ts";
import {
  assertCovered,
  type Metric,
  sweepOf,
  sweepProgress,
  type TableProgress,
  tableBuild,
  type View,
  viewOf,
} from "./table-store.ts";

/** Which boards are asked for. */
export interface BoardsAtDepthOptions {
  /** So many moves from the goal; "last", which is as many as there can be, when left out. */
  readonly depth?: number | "last";
  /** What counts as one move; "single-tile" when left out. */
  readonly metric?: Metric;
  /** How many boards to return at most; all when left out. */
  readonly most?: number;
}

/** A search for the boards at one distance, in slices. */
export interface BoardsAtDepth {
  /** Works as {@link TableBuild.run} does. Returns the boards once they are known. */
  run(budget: number): readonly Board[] | undefined;
  progress(): TableProgress;
}

/**
 * Returns the search for all boards of up to twelve cells that are at one distance from `goal`, in no
 * particular order, though always the same. It goes through the space from the goal, which takes milliseconds
 * to nine cells and seconds for twelve, and 64 MB there (96 MB in the multi-tile metric). For all boards of
 * "last" the table is built first, unless it is there; for up to 65,536 of them one way through the space is
 * enough, and `progress` then tells how many boards there are at each depth.
 *
 * @throws {PuzzleError} BOARD_SIZE beyond twelve cells; OPTION_INVALID for another metric, or a depth or a
 * number of boards that is none; what a bad board throws
 */
export function boardsAtDepth(goal: Board, options: BoardsAtDepthOptions = {}): BoardsAtDepth {
  const { depth = "last", metric = "single-tile", most = Number.POSITIVE_INFINITY } = options;
  assertBoard(goal);
  const { width, height } = goal;
  const goalBlank = goal.tiles.indexOf(0);
  assertCovered(width, height, goalBlank, metric);
  if (depth !== "last") assertCount("the depth", depth);
  if (most !== Number.POSITIVE_INFINITY) assertCount("the number of boards", most);
  const tiles = goal.tiles.slice();
  const view = viewOf(width, height, goalBlank, metric);
  const build = tableBuild(width, height, goalBlank, metric);
  // A few boards of the last level are kept on the way, whichever turns out to be the last.
  const keep = depth === "last" && most <= MOST_KEPT ? most : 0;
  let target = depth === "last" ? undefined : depth;
  if (keep > 0) target = Number.POSITIVE_INFINITY;
  let sweep: Sweep | undefined;
  let boards: readonly Board[] | undefined;
  let end: TableProgress | undefined;

  return {
    run(budget) {
      if (boards !== undefined) return boards;
      if (target === undefined) {
        const table = build.run(budget);
        if (table === undefined) return undefined;
        target = table.depthCounts.length - 1;
      }
      sweep ??= sweepOf(view, keep);
      if (!sweep.run(budget, target)) return undefined;
      boards = boardsOf(sweep, keep > 0, view, { width, height, tiles }, most);
      // All boards of the last level are found on a second way, which ends before that level is counted.
      end = depth === "last" && keep === 0 ? build.progress() : sweepProgress(sweep);
      sweep = undefined;
      return boards;
    },
    progress() {
      if (end !== undefined) return end;
      return sweep === undefined ? build.progress() : sweepProgress(sweep);
    },
  };
}

/** The most boards that are kept on the way. */
const MOST_KEPT = 65_536;

function assertCount(what: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new PuzzleError(
    "OPTION_INVALID",
    `${what} must be a whole number from 0 up, got ${String(value)}`,
  );
}

function boardsOf(
  sweep: Sweep,
  isAtEnd: boolean,
  { orientation }: View,
  goal: Board,
  most: number,
): Board[] {
  const { space, goalBlank } = sweep;
  const { width, height } = goal;
  const { cellOf } = orientation;
  const order = Array.from(cellOf, (cell) => goal.tiles[cell]!).filter((tile) => tile !== 0);
  const digits = new Uint8Array(space.entries);
  const boards: Board[] = [];
  const visit: Visit = (blank, number) => {
    if (boards.length >= most) return;
    digitsOf(space, number, orderParity(space, blank, goalBlank), digits);
    const left = order.slice();
    const tiles = new Array<number>(cellOf.length);
    for (let cell = 0, place = 0; cell < tiles.length; cell++) {
      // On a line the order, which has no digits, never changes.
      const tile = cell === blank ? 0 : left.splice(digits[place++] ?? 0, 1)[0]!;
      tiles[cellOf[cell]!] = tile;
    }
    boards.push({ width, height, tiles });
  };
  if (isAtEnd) sweep.levels.visitLast(visit);
  else sweep.visitAhead(visit);
  return boards;
}
