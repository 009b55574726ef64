import type { HeuristicName } from "../outcome.ts";

/**
 * A lower bound on the number of moves to one goal, kept up move by move. It is consistent (hence
 * admissible): one move changes it by at most 1; and it is 0 at the goal alone.
 */
export interface Heuristic {
  readonly name: HeuristicName;

  /** Returns the value of a board, and stands there. The array is kept and read, not copied. */
  load(tiles: Int32Array): number;

  /**
   * Returns by how much the value changes when the blank makes the move `code` and so `tile` goes from its
   * cell to the blank's. Nothing is changed.
   */
  change(tile: number, from: number, to: number, code: number): number;

  /**
   * Follows that move, before or after it is made on the array given to `load`. The same with `from` and
   * `to` exchanged and the inverse code (XOR 1) takes it back.
   */
  apply(tile: number, from: number, to: number, code: number): void;
}
