import { type Board, goalBoard } from "../../board.ts";
import { tablePath } from "../../distance-table.ts";
import { MOVES, moveTable } from "../../move.ts";
import type { Problem } from "../../problem.ts";

/**
 * A path by construction, no search: line by line from the outside, tile by tile, until two rows of three cells
 * (or less) are left, which are looked up. It works on every size, for every goal with the blank anywhere, and
 * takes O(tiles · cells) at most. The lines that do not hold the goal's blank are settled first.
 */

/**
 * Returns the moves' codes of some path. The problem must be well formed and reachable. A step straight back
 * is never in it.
 */
export function constructPath(problem: Problem): number[] {
  const { start, goal } = problem;
  const { width, height } = start;
  if (width === 1 || height === 1) return alongLine(start, goal);
  const work = new Construction(start, goal);
  let top = 0;
  let bottom = height - 1;
  let left = 0;
  let right = width - 1;
  const goalBlank = goal.tiles.indexOf(0);
  const blankRow = Math.floor(goalBlank / width);
  const blankColumn = goalBlank % width;
  while ((bottom - top + 1) * (right - left + 1) > 6) {
    // Of the longer side, the line farther from the goal's blank, or else the first.
    const columns = right - left + 1;
    const rows = bottom - top + 1;
    if (rows >= columns) {
      const row = blankRow - top >= bottom - blankRow ? top : bottom;
      work.settleLine(row * width + left, 1, columns, row === top ? width : -width);
      if (row === top) top++;
      else bottom--;
    } else {
      const column = blankColumn - left >= right - blankColumn ? left : right;
      work.settleLine(top * width + column, width, rows, column === left ? 1 : -1);
      if (column === left) left++;
      else right--;
    }
  }
  work.settleRest(top, left, bottom - top + 1, right - left + 1);
  return work.moves;
}

/** On a line the blank slides to its place, and the tiles follow. */
function alongLine(start: Board, goal: Board): number[] {
  const steps = goal.tiles.indexOf(0) - start.tiles.indexOf(0);
  const forth = start.height === 1 ? 3 : 1;
  return new Array<number>(Math.abs(steps)).fill(steps > 0 ? forth : forth ^ 1);
}

/** A board on its way, and the moves made. */
class Construction {
  readonly moves: number[] = [];

  readonly #width: number;
  readonly #goal: readonly number[];
  readonly #tiles: number[];
  readonly #neighbours: Int32Array;
  /** Cells that must be left as they are. */
  readonly #settled: Uint8Array;
  #blank: number;
  /** The breadth-first search at hand: its queue, and per cell the code that led there, or -1, or 4 at its root. */
  readonly #queue: Int32Array;
  readonly #cameBy: Int8Array;
  /** Steps of a tile to its target, by cell; -1 where there is no way. */
  readonly #steps: Int32Array;

  constructor(start: Board, goal: Board) {
    const cells = start.tiles.length;
    this.#width = start.width;
    this.#goal = goal.tiles;
    this.#tiles = start.tiles.slice();
    this.#neighbours = moveTable(start.width, start.height);
    this.#settled = new Uint8Array(cells);
    this.#blank = this.#tiles.indexOf(0);
    this.#queue = new Int32Array(cells);
    this.#cameBy = new Int8Array(cells);
    this.#steps = new Int32Array(cells);
  }

  /**
   * Brings the tiles of a line to their cells: `first`, first + along, … (`length` cells), at least two lines
   * being left on the side of `inward`. The goal's blank is not in it.
   */
  settleLine(first: number, along: number, length: number, inward: number): void {
    for (let i = 0; i < length - 2; i++) {
      const cell = first + i * along;
      this.#bring(this.#goal[cell]!, cell);
      this.#settled[cell] = 1;
    }
    this.#settleTwo(first + (length - 2) * along, first + (length - 1) * along, inward);
  }

  /**
   * The last two of a line go in together: one waits in the corner, the other beneath it (or, if it is there
   * already, in the first one's cell), and the six cells around them do the rest.
   */
  #settleTwo(cell: number, corner: number, inward: number): void {
    const a = this.#goal[cell]!;
    const b = this.#goal[corner]!;
    if (this.#tiles[cell] !== a || this.#tiles[corner] !== b) {
      this.#bring(a, corner);
      this.#settled[corner] = 1;
      // The first one's cell has but one way out now, which the other tile must not shut.
      if (this.#blank === cell) this.#move(this.#codeTo(cell, cell + inward));
      if (this.#tiles[cell] !== b) this.#bring(b, corner + inward);
      const second = this.#tiles.indexOf(b);
      this.#settled[second] = 1;
      const window = [0, 1, 2].flatMap((i) => [cell + i * inward, corner + i * inward]);
      this.#walk((to) => window.includes(to));
      this.#settled[corner] = 0;
      this.#settled[second] = 0;
      this.#arrange(window, a, b);
    }
    this.#settled[cell] = 1;
    this.#settled[corner] = 1;
  }

  /** Brings tiles `a` and `b` into the first two cells of a window of six that holds them and the blank. */
  #arrange(window: readonly number[], a: number, b: number): void {
    // A state: the places in the window of the two tiles and the blank.
    const stateOf = (tile: number, other: number, blank: number): number =>
      (tile * 6 + other) * 6 + blank;
    const start = stateOf(
      window.indexOf(this.#tiles.indexOf(a)),
      window.indexOf(this.#tiles.indexOf(b)),
      window.indexOf(this.#blank),
    );
    const cameBy = new Int8Array(216).fill(-1);
    const cameFrom = new Uint8Array(216);
    const queue = [start];
    cameBy[start] = 4;
    for (const state of queue) {
      const tile = Math.floor(state / 36);
      const other = Math.floor(state / 6) % 6;
      const blank = state % 6;
      if (tile === 0 && other === 1) {
        const moves: number[] = [];
        for (let at = state; cameBy[at] !== 4; at = cameFrom[at]!) moves.push(cameBy[at]!);
        for (const code of moves.reverse()) this.#move(code);
        return;
      }
      for (let code = 0; code < 4; code++) {
        const to = window.indexOf(this.#neighbours[4 * window[blank]! + code]!);
        if (to < 0) continue;
        const next = stateOf(tile === to ? blank : tile, other === to ? blank : other, to);
        if (cameBy[next] !== -1) continue;
        cameBy[next] = code;
        cameFrom[next] = state;
        queue.push(next);
      }
    }
    throw new Error("internal error: two tiles cannot be arranged");
  }

  /** Brings a tile to a cell, step by step, each time to the nearer cell that the blank comes to soonest. */
  #bring(tile: number, target: number): void {
    let cell = this.#tiles.indexOf(tile);
    if (cell === target) return;
    this.#measure(target);
    const steps = this.#steps;
    while (cell !== target) {
      const from = cell;
      this.#settled[from] = 1;
      const ahead = this.#walk((to) => steps[to] === steps[from]! - 1 && this.#touches(to, from));
      this.#settled[from] = 0;
      this.#move(this.#codeTo(ahead, from));
      cell = ahead;
    }
  }

  /** Counts the steps of a tile to `target` from every cell, over cells that are not settled. */
  #measure(target: number): void {
    const steps = this.#steps.fill(-1);
    const queue = this.#queue;
    steps[target] = 0;
    queue[0] = target;
    for (let read = 0, written = 1; read < written; read++) {
      const cell = queue[read]!;
      for (let code = 0; code < 4; code++) {
        const to = this.#neighbours[4 * cell + code]!;
        if (to < 0 || steps[to] !== -1 || this.#settled[to] === 1) continue;
        steps[to] = steps[cell]! + 1;
        queue[written++] = to;
      }
    }
  }

  /** Walks the blank to the nearest cell that will do, over cells that are not settled, and returns it. */
  #walk(willDo: (cell: number) => boolean): number {
    const cameBy = this.#cameBy.fill(-1);
    const queue = this.#queue;
    cameBy[this.#blank] = 4;
    queue[0] = this.#blank;
    for (let read = 0, written = 1; read < written; read++) {
      const cell = queue[read]!;
      if (willDo(cell)) {
        const moves: number[] = [];
        for (let at = cell; cameBy[at] !== 4; at = this.#neighbours[4 * at + (cameBy[at]! ^ 1)]!) {
          moves.push(cameBy[at]!);
        }
        for (const code of moves.reverse()) this.#move(code);
        return cell;
      }
      for (let code = 0; code < 4; code++) {
        const to = this.#neighbours[4 * cell + code]!;
        if (to < 0 || cameBy[to] !== -1 || this.#settled[to] === 1) continue;
        cameBy[to] = code;
        queue[written++] = to;
      }
    }
    throw new Error("internal error: the blank cannot get there");
  }

  #touches(a: number, b: number): boolean {
    return this.#codeTo(a, b) >= 0;
  }

  /** Returns the code of the move from one cell to another, or -1. */
  #codeTo(from: number, to: number): number {
    for (let code = 0; code < 4; code++) {
      if (this.#neighbours[4 * from + code] === to) return code;
    }
    return -1;
  }

  #move(code: number): void {
    const to = this.#neighbours[4 * this.#blank + code]!;
    this.#tiles[this.#blank] = this.#tiles[to]!;
    this.#tiles[to] = 0;
    this.#blank = to;
    if (this.moves.at(-1) === (code ^ 1)) this.moves.pop();
    else this.moves.push(code);
  }

  /** Looks up how to settle the last rows and columns, at most six cells. */
  settleRest(top: number, left: number, rows: number, columns: number): void {
    const cells = Array.from(
      { length: rows * columns },
      (_, i) => (top + Math.floor(i / columns)) * this.#width + left + (i % columns),
    );
    const wanted = cells.map((cell) => this.#goal[cell]!);
    const goal = goalBoard(columns, rows, wanted.indexOf(0));
    const tiles = cells.map((cell) => goal.tiles[wanted.indexOf(this.#tiles[cell]!)]!);
    const path = tablePath({ start: { width: columns, height: rows, tiles }, goal });
    for (const move of path) this.#move(MOVES.indexOf(move as "u"));
  }
}
