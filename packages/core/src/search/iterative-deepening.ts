import type { Heuristic } from "../heuristics/heuristic.ts";
import { MOVES } from "../move.ts";
import type { SearchStats } from "../outcome.ts";
import type { Problem } from "../problem.ts";
import type { ByteMeter } from "./byte-meter.ts";
import type { BoundBegun } from "./search.ts";
import type { Engine } from "./search-frame.ts";
import { NO_MOVE, successorList } from "./successors.ts";

/** Leaves out of a depth-first search what it knows to lead nowhere. It follows the search, move by move. */
export interface Pruning {
  /**
   * Tells whether to go down to a successor within the bound: by moving `tile` from one cell to the blank's.
   *
   * @throws OUT_OF_BYTES
   */
  enter(tile: number, from: number, to: number): boolean;
  /** Is told that everything below the node has been tried, and that this move is being taken back. */
  leave(tile: number, from: number, to: number): void;
}

/** What the stack keeps of each node on the path: where to go on in its list of moves, its h, its blank. */
const FRAME = 3;
/** The excess while no node has gone beyond the bound. */
const NONE_BEYOND = 0x7fff_ffff;

/** Where a depth-first pass takes up after another search has proven a bound. */
export interface DeepeningStart extends SearchStats {
  readonly bound: number;
  readonly pruning: Pruning;
}

/**
 * Depth-first search over typed arrays, without recursion or allocation: each iteration tries all paths
 * without a step straight back, in the successors' order, whose f stays within the bound; the least f beyond
 * is the next bound.
 */
export class IterativeDeepening implements Engine {
  expanded: number;
  generated: number;
  /** The bound of the iteration under way. */
  lowerBound: number;
  readonly bounds: BoundBegun[] = [];

  readonly #meter: ByteMeter;
  readonly #heuristic: Heuristic;
  readonly #pruning: Pruning | undefined;
  readonly #successors: Int32Array;
  readonly #tiles: Int32Array;
  #stack: Int32Array;

  // The node that is to be expanded next: the end of the path on the stack.
  #top = 0;
  #blank: number;
  #h: number;
  /** Where its list of moves begins. */
  #next: number;
  /** By how much the nearest node beyond the bound went beyond it. */
  #excess = NONE_BEYOND;

  constructor(
    { start }: Problem,
    heuristic: Heuristic,
    successors: Int32Array,
    meter: ByteMeter,
    from?: DeepeningStart,
  ) {
    const { tiles } = start;
    this.expanded = from?.expanded ?? 0;
    this.generated = from?.generated ?? 0;
    this.#meter = meter;
    this.#heuristic = heuristic;
    this.#pruning = from?.pruning;
    this.#successors = successors;
    this.#tiles = meter.int32(tiles.length);
    this.#tiles.set(tiles);
    this.#blank = tiles.indexOf(0);
    this.#next = successorList(this.#blank, NO_MOVE);
    this.#h = heuristic.load(this.#tiles);
    this.lowerBound = from?.bound ?? this.#h;
    this.bounds.push({ bound: this.lowerBound, expanded: this.expanded });
    this.#stack = meter.int32(FRAME * (this.lowerBound + 1));
  }

  advance(stop: number): boolean {
    while (this.expanded < stop) {
      if (this.#iterate(stop)) return this.#h === 0;
      // All within the bound has been tried, and the path is the start again.
      this.lowerBound += this.#excess;
      this.bounds.push({ bound: this.lowerBound, expanded: this.expanded });
      this.#excess = NONE_BEYOND;
      this.#next = successorList(this.#blank, NO_MOVE);
      this.#stack = this.#meter.grown(this.#stack, FRAME * (this.lowerBound + 1));
    }
    return false;
  }

  /** Works on an iteration until the goal or the last node allowed is reached (then true), or to its end. */
  #iterate(stop: number): boolean {
    const heuristic = this.#heuristic;
    const pruning = this.#pruning;
    const successors = this.#successors;
    const tiles = this.#tiles;
    const stack = this.#stack;
    let top = this.#top;
    let blank = this.#blank;
    let h = this.#h;
    let next = this.#next;
    let excess = this.#excess;
    /** The greatest h within the bound for a successor of the node in hand. */
    let room = this.lowerBound - top / FRAME - 1;
    let expanded = this.expanded + 1;
    let generated = this.generated;
    let ended = false;

    for (;;) {
      const successor = successors[next++]!;
      if (successor >= 0) {
        generated++;
        const code = successor & 3;
        const from = successor >> 2;
        const tile = tiles[from]!;
        const successorH = h + heuristic.change(tile, from, blank, code);
        if (successorH > room) {
          if (successorH - room < excess) excess = successorH - room;
          continue;
        }
        if (pruning !== undefined) {
          this.expanded = expanded;
          this.generated = generated;
          if (!pruning.enter(tile, from, blank)) continue;
        }
        // Go down.
        heuristic.apply(tile, from, blank, code);
        tiles[blank] = tile;
        tiles[from] = 0;
        stack[top] = next;
        stack[top + 1] = h;
        stack[top + 2] = blank;
        top += FRAME;
        room--;
        blank = from;
        h = successorH;
        next = successorList(blank, code);
        if (h === 0 || expanded === stop) break;
        expanded++;
      } else if (top > 0) {
        // Go back up.
        top -= FRAME;
        room++;
        next = stack[top]!;
        h = stack[top + 1]!;
        const above = stack[top + 2]!;
        const tile = tiles[above]!;
        if (pruning !== undefined) pruning.leave(tile, blank, above);
        heuristic.apply(tile, above, blank, (successors[next - 1]! & 3) ^ 1);
        tiles[blank] = tile;
        tiles[above] = 0;
        blank = above;
      } else {
        ended = true;
        break;
      }
    }

    this.#top = top;
    this.#blank = blank;
    this.#h = h;
    this.#next = next;
    this.#excess = excess;
    this.expanded = expanded;
    this.generated = generated;
    return !ended;
  }

  moves(): string {
    let moves = "";
    for (let at = 0; at < this.#top; at += FRAME) {
      moves += MOVES[this.#successors[this.#stack[at]! - 1]! & 3]!;
    }
    return moves;
  }
}
