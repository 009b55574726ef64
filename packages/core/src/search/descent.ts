import { MOVES, moveTable } from "../move.ts";
import type { SearchStats } from "../outcome.ts";
import type { Problem } from "../problem.ts";
import type { ByteMeter } from "./byte-meter.ts";
import { type AutomatonBuild, buildAutomaton, type MoveAutomaton } from "./move-automaton.ts";
import type { BoundBegun } from "./search.ts";
import type { Engine } from "./search-frame.ts";

/** How a {@link Descent} left off. */
export const FOUND = 1;
export const PAUSED = 0;
export const EXHAUSTED = -1;
export type Left = typeof FOUND | typeof PAUSED | typeof EXHAUSTED;

/**
 * Depth-first search within a bound, specialised for one heuristic so that its loop is of one shape. Its
 * stack holds each node's successors within the bound, the first to be tried on top; those on the path to the
 * node in hand are marked.
 */
export interface Descent extends SearchStats {
  /** Does some milliseconds' work before all else; tells whether it is done. `h` is known then. */
  ready(): boolean;
  /** The start's h. It and the length of any path to the goal are both even, or both odd. */
  readonly h: number;
  /** Begins at the start, to be given once. */
  prepare(automaton: MoveAutomaton, successors: Int32Array): void;
  /** Begins an iteration. */
  begin(bound: number): void;
  /** Goes on until the goal is reached, all has been tried, or a node would be expanded with `expanded` at `stop`. */
  run(stop: number): Left;
  /** The codes of the moves from the start to the node in hand. */
  path(): number[];
}

/** The cells of the largest boards that a stack entry has room for. */
export const MAX_DESCENT_CELLS = 64;

/** In {@link packedRows}: this move is forbidden. */
export const PRUNED = 0xffff;

/** Returns the automaton's rows for a loop that needs them in cache: two bytes each, rows counted by one. */
export function packedRows({ next }: MoveAutomaton, meter: ByteMeter): Uint16Array {
  meter.take(2 * next.length);
  const rows = new Uint16Array(next.length);
  // No Uint16Array.from: with a function it takes longer than many a search.
  for (let at = 0; at < rows.length; at++) {
    const row = next[at]!;
    rows[at] = row < 0 ? PRUNED : row >> 2;
  }
  return rows;
}

/** Returns by how much each move code changes the blank's cell, as `cellOf` names the cells. */
export function moveSteps(width: number, height: number, cellOf: ArrayLike<number>): Int32Array {
  const targets = moveTable(width, height);
  const steps = new Int32Array(4);
  for (let cell = 0; cell < width * height; cell++) {
    for (let code = 0; code < 4; code++) {
      const target = targets[4 * cell + code]!;
      if (target >= 0) steps[code] = cellOf[target]! - cellOf[cell]!;
    }
  }
  return steps;
}

/**
 * Returns the codes of the moves on the path: those of the marked entries, whose first word holds
 * `cell | code << 6 | tile << 8 | row << 14`, and whose second word is negative.
 */
export function codesOnPath(stack: Int32Array, top: number, entry: number): number[] {
  const codes: number[] = [];
  for (let at = 0; at < top; at += entry) {
    if (stack[at + 1]! < 0) codes.push((stack[at]! >> 6) & 3);
  }
  return codes;
}

/** What a node's successors take of a stack at most, in entries. */
export const MOST_SUCCESSORS = 4;

/**
 * Returns, for every blank cell, the moves to try, the last one first: entries 5 · blank and on hold
 * `4 · (the cell the blank goes to) + move code`, and -1 ends the list.
 */
function reversedSuccessors(
  width: number,
  height: number,
  order: Uint8Array,
  meter: ByteMeter,
): Int32Array {
  const cells = width * height;
  const table = meter.int32(5 * cells).fill(-1);
  const targets = moveTable(width, height);
  for (let blank = 0; blank < cells; blank++) {
    let at = 5 * blank;
    for (let i = 3; i >= 0; i--) {
      const code = order[i]!;
      const target = targets[4 * blank + code]!;
      if (target >= 0) table[at++] = (target << 2) | code;
    }
  }
  return table;
}

/**
 * Iterative deepening over a {@link Descent}, its duplicate paths pruned by a {@link MoveAutomaton}. All
 * moves change h by an odd number, so each bound is two more than the one before.
 */
export class DescentDeepening implements Engine {
  lowerBound: number;
  readonly bounds: BoundBegun[] = [];

  readonly #descent: Descent;
  readonly #start: number;
  readonly #build: AutomatonBuild;
  readonly #successors: Int32Array;
  #isDescentReady = false;
  #automaton: MoveAutomaton | undefined;
  /** Successors of nodes on the path which were made together with the one gone to, but not in turn yet. */
  #untried = 0;

  constructor(
    { start }: Problem,
    descent: Descent,
    order: Uint8Array,
    pruning: number,
    meter: ByteMeter,
    lowerBound = 0,
  ) {
    this.#descent = descent;
    this.#start = start.tiles.indexOf(0);
    this.#build = buildAutomaton(order, pruning);
    this.#successors = reversedSuccessors(start.width, start.height, order, meter);
    this.lowerBound = Math.max(1, lowerBound);
  }

  get expanded(): number {
    return this.#descent.expanded;
  }

  get generated(): number {
    return this.#descent.generated - this.#untried;
  }

  advance(stop: number): boolean {
    const descent = this.#descent;
    if (this.#automaton === undefined && !this.#isReady(stop)) return false;
    for (;;) {
      const left = descent.run(stop);
      if (left === FOUND) {
        this.#untried = this.#countUntried();
        return true;
      }
      if (left === PAUSED) return false;
      this.lowerBound += 2;
      this.#begin();
    }
  }

  /** Makes what has to be there first, in about the time that the nodes asked for would take. */
  #isReady(stop: number): boolean {
    for (let nodes = stop - this.expanded; nodes > 0; nodes -= 16_384) {
      this.#isDescentReady ||= this.#descent.ready();
      if (!this.#isDescentReady) continue;
      this.#automaton = this.#build.advance();
      if (this.#automaton === undefined) continue;
      const { h } = this.#descent;
      // All bounds are even, or all are odd.
      this.lowerBound = Math.max(h, this.lowerBound + ((this.lowerBound ^ h) & 1));
      this.#descent.prepare(this.#automaton, this.#successors);
      this.#begin();
      return true;
    }
    return false;
  }

  #begin(): void {
    this.bounds.push({ bound: this.lowerBound, expanded: this.expanded });
    this.#descent.begin(this.lowerBound);
  }

  /** What a search that makes its successors one by one would not have made. */
  #countUntried(): number {
    const { next } = this.#automaton!;
    let untried = 0;
    let blank = this.#start;
    let row = 0;
    for (const code of this.#descent.path()) {
      let at = 5 * blank;
      for (; (this.#successors[at]! & 3) !== code; at++) {
        if (next[row + (this.#successors[at]! & 3)]! >= 0) untried++;
      }
      blank = this.#successors[at]! >> 2;
      row = next[row + code]!;
    }
    return untried;
  }

  moves(): string {
    return this.#descent
      .path()
      .map((code) => MOVES[code]!)
      .join("");
  }
}
