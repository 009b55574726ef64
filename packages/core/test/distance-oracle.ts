import type { Board } from "../src/board.ts";
import { applyMoves, legalMoves } from "../src/move.ts";
import { rank } from "../src/permutation.ts";

/** Returns the boards one move away. */
export type MovesOf = (board: Board) => Board[];

/** Boards one step of the blank away. */
export const singleTileMoves: MovesOf = (board) =>
  [...legalMoves(board)].map((move) => applyMoves(board, move));

/** Boards one push of a line of tiles away. */
export const multiTileMoves: MovesOf = (board) =>
  [...legalMoves(board)].flatMap((move) => {
    const pushed: Board[] = [];
    for (let next = board; legalMoves(next).includes(move); ) {
      next = applyMoves(next, move);
      pushed.push(next);
    }
    return pushed;
  });

/** Distances from every board to `goal` by rank, by plain breadth-first search over whole boards: the oracle. */
export function distancesTo(goal: Board, movesOf: MovesOf = singleTileMoves): Map<number, number> {
  const distances = new Map([[rank(goal.tiles), 0]]);
  let level = [goal];
  for (let distance = 1; level.length > 0; distance++) {
    const next: Board[] = [];
    for (const moved of level.flatMap(movesOf)) {
      const index = rank(moved.tiles);
      if (distances.has(index)) continue;
      distances.set(index, distance);
      next.push(moved);
    }
    level = next;
  }
  return distances;
}

/** How many boards there are at each distance. */
export function countsOf(distances: Map<number, number>): number[] {
  const counts: number[] = [];
  for (const distance of distances.values()) counts[distance] = (counts[distance] ?? 0) + 1;
  return counts;
}
