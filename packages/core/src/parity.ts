import { countInversions, permutationParity } from "./permutation.ts";
import { assertProblem, type Problem } from "./problem.ts";

/**
 * Which boards can be reached from which.
 *
 * On a board of two or more rows and columns every move is one transposition and one step of the blank,
 * so the parity of the permutation and that of the blank's way go together; and every board that parity
 * allows is reached (W. W. Johnson and W. E. Story, "Notes on the '15' puzzle", 1879). Told by inversions
 * (blank left out): a move along a row changes none; a move along a column carries a tile past width-1
 * others. So on odd widths the inversion parity never changes; on even widths it changes with the blank's
 * row. On a single row or column the tiles can never pass each other.
 */

/** What one board contributes to the argument. */
export interface ParityOfBoard {
  /** Pairs of tiles of which the greater comes first in reading order, the blank left out. */
  readonly inversions: number;
  /** The blank's row, counted from 0 at the top. */
  readonly blankRow: number;
  /** What no move changes: inversions (odd width) or inversions + blankRow (even width), modulo 2. */
  readonly parity: 0 | 1;
}

/** Why the goal can be reached: both boards have the same parity, or on a line the same order. */
export interface Reachable {
  readonly reachable: true;
  readonly rule: "odd-width" | "even-width" | "line";
  readonly start: ParityOfBoard;
  readonly goal: ParityOfBoard;
}

/** Why the goal cannot be reached. */
export interface Unreachable {
  readonly reachable: false;
  readonly rule: "odd-width" | "even-width" | "line";
  readonly start: ParityOfBoard;
  readonly goal: ParityOfBoard;
  /**
   * Two tiles which, exchanged in the start, make the goal reachable: the first that is not in its place, and the
   * one that stands there; the first two where only the blank stands in another's place. Null where no single
   * exchange does (only on a line).
   */
  readonly swap: readonly [number, number] | null;
  /** On a line: the first place, counted without the blank from 0, where the tiles' orders differ. */
  readonly firstDifference?: number;
}

/**
 * Tells whether the goal can be reached from the start, without a search and without the argument.
 * O(cells), by the parity of the permutation.
 *
 * @throws {PuzzleError} what {@link assertProblem} throws
 */
export function isReachable(problem: Problem): boolean {
  assertProblem(problem);
  const { width, height, tiles } = problem.start;
  const goal = problem.goal.tiles;
  if (width === 1 || height === 1) return firstDifferenceOnLine(tiles, goal) === -1;
  const from = tiles.indexOf(0);
  const to = goal.indexOf(0);
  const blankSteps =
    (to % width) - (from % width) + Math.floor(to / width) - Math.floor(from / width);
  return ((permutationParity(tiles) ^ permutationParity(goal) ^ blankSteps) & 1) === 0;
}

/**
 * Tells whether the goal can be reached from the start, and why. O(cells · log cells).
 *
 * @throws {PuzzleError} what {@link assertProblem} throws
 */
export function explainReachability(problem: Problem): Reachable | Unreachable {
  assertProblem(problem);
  const { width, height } = problem.start;
  const start = parityOfBoard(width, problem.start.tiles);
  const goal = parityOfBoard(width, problem.goal.tiles);
  if (width === 1 || height === 1) {
    const firstDifference = firstDifferenceOnLine(problem.start.tiles, problem.goal.tiles);
    if (firstDifference === -1) return { reachable: true, rule: "line", start, goal };
    const swap = swapOnLine(problem.start.tiles, problem.goal.tiles);
    return { reachable: false, rule: "line", start, goal, swap, firstDifference };
  }
  const rule = width % 2 === 1 ? "odd-width" : "even-width";
  if (start.parity === goal.parity) return { reachable: true, rule, start, goal };
  return { reachable: false, rule, start, goal, swap: swapHome(problem) };
}

function parityOfBoard(width: number, tiles: readonly number[]): ParityOfBoard {
  const inversions = countInversions(tiles, 0);
  const blankRow = Math.floor(tiles.indexOf(0) / width);
  const invariant = width % 2 === 1 ? inversions : inversions + blankRow;
  return { inversions, blankRow, parity: invariant % 2 === 0 ? 0 : 1 };
}

function swapHome({ start, goal }: Problem): [number, number] {
  const placeOf = new Int32Array(goal.tiles.length);
  for (const [cell, tile] of goal.tiles.entries()) placeOf[tile] = cell;
  for (const [cell, tile] of start.tiles.entries()) {
    const other = start.tiles[placeOf[tile]!]!;
    if (tile !== 0 && other !== 0 && placeOf[tile] !== cell) return [tile, other];
  }
  const [first, second] = withoutBlank(start.tiles.slice(0, 3));
  return [first!, second!];
}

function firstDifferenceOnLine(start: readonly number[], goal: readonly number[]): number {
  const wanted = withoutBlank(goal);
  return withoutBlank(start).findIndex((tile, place) => tile !== wanted[place]);
}

function swapOnLine(start: readonly number[], goal: readonly number[]): [number, number] | null {
  const wanted = withoutBlank(goal);
  const misplaced = withoutBlank(start).filter((tile, place) => tile !== wanted[place]);
  return misplaced.length === 2 ? [misplaced[0]!, misplaced[1]!] : null;
}

function withoutBlank(tiles: readonly number[]): number[] {
  return tiles.filter((tile) => tile !== 0);
}
