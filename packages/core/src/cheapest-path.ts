import { MOVES, moveTable } from "./move.ts";
import { isReachable } from "./parity.ts";
import { FACTORIALS, rank, unrank } from "./permutation.ts";
import type { Problem } from "./problem.ts";
import { PuzzleError } from "./puzzle-error.ts";
import { INSTANT_TABLE_CELLS } from "./table-store.ts";

/** A path whose slid tiles' numbers have the least sum. */
export interface CheapestPath {
  readonly moves: string;
  readonly cost: number;
}

/**
 * Returns a cheapest path from start to goal, where to slide a tile costs its number; or undefined where there
 * is no path. A* by buckets, each tile's distance from its place weighed by its number.
 *
 * @throws {PuzzleError} what `assertProblem` throws; BOARD_SIZE beyond {@link INSTANT_TABLE_CELLS} cells
 */
export function cheapestPath(problem: Problem): CheapestPath | undefined {
  const { start, goal } = problem;
  const { width, height } = start;
  const cells = width * height;
  if (cells > INSTANT_TABLE_CELLS) {
    throw new PuzzleError(
      "BOARD_SIZE",
      `cheapest paths are known up to ${INSTANT_TABLE_CELLS} cells`,
    );
  }
  if (!isReachable(problem)) return undefined;
  const neighbours = moveTable(width, height);
  const goalCell = new Int32Array(cells);
  for (let cell = 0; cell < cells; cell++) goalCell[goal.tiles[cell]!] = cell;
  const estimate = (tiles: readonly number[]): number => {
    let h = 0;
    for (let cell = 0; cell < cells; cell++) {
      const tile = tiles[cell]!;
      const place = goalCell[tile]!;
      const rows = Math.abs(Math.floor(cell / width) - Math.floor(place / width));
      h += tile * (rows + Math.abs((cell % width) - (place % width)));
    }
    return h;
  };

  const count = FACTORIALS[cells]!;
  const costs = new Int32Array(count).fill(-1);
  const cameBy = new Uint8Array(count);
  const goalRank = rank(goal.tiles);
  const startRank = rank(start.tiles);
  costs[startRank] = 0;
  const open: number[][] = [];
  const push = (f: number, state: number): void => {
    open[f] ??= [];
    open[f].push(state);
  };
  push(estimate(start.tiles), startRank);
  for (let f = 0; f < open.length; f++) {
    const bucket = open[f];
    for (let state = bucket?.pop(); state !== undefined; state = bucket?.pop()) {
      if (state === goalRank) {
        return { moves: walkBack(goalRank), cost: costs[goalRank]! };
      }
      const tiles = unrank(state, cells);
      const cost = costs[state]!;
      // An entry that a cheaper way has overtaken is dropped.
      if (cost + estimate(tiles) !== f) continue;
      const blank = tiles.indexOf(0);
      for (let code = 0; code < 4; code++) {
        const to = neighbours[4 * blank + code]!;
        if (to < 0) continue;
        const next = tiles.slice();
        next[blank] = tiles[to]!;
        next[to] = 0;
        const nextCost = cost + tiles[to]!;
        const index = rank(next);
        if (costs[index] !== -1 && costs[index]! <= nextCost) continue;
        costs[index] = nextCost;
        cameBy[index] = code;
        push(nextCost + estimate(next), index);
      }
    }
  }
  return undefined;

  function walkBack(end: number): string {
    let moves = "";
    let tiles = unrank(end, cells);
    for (let state = end; state !== startRank; state = rank(tiles)) {
      const code = cameBy[state]!;
      moves = MOVES[code]! + moves;
      const blank = tiles.indexOf(0);
      const from = neighbours[4 * blank + (code ^ 1)]!;
      tiles = tiles.slice();
      tiles[blank] = tiles[from]!;
      tiles[from] = 0;
    }
    return moves;
  }
}
