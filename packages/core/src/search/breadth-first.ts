import type { Board } from "../board.ts";
import { moveOrderCodes } from "../move.ts";
import { FACTORIALS, rank } from "../permutation.ts";
import type { Problem } from "../problem.ts";
import type { ByteMeter } from "./byte-meter.ts";
import type { BoundBegun, Search, SearchLimits } from "./search.ts";
import { createSearch, type Engine } from "./search-frame.ts";
import { StateIndex } from "./state-index.ts";
import { StateLog } from "./state-log.ts";
import { NO_MOVE, successorList, successorTable } from "./successors.ts";
import { walkBack } from "./walk-back.ts";

/** How breadth-first search goes. */
export interface BreadthFirstOptions {
  /** The four letters, the one tried first (and counted as least) first; "udlr" when left out. */
  readonly order?: string;
  readonly limits?: SearchLimits;
}

/**
 * Returns a breadth-first search. The path it finds is the lexicographically least of the shortest ones
 * under `order`: nodes of equal depth are expanded in the order of their own least paths, and each
 * successor keeps the first path that came to it.
 *
 * `expanded`: nodes whose successors were made. `generated`: successors made, those known already
 * included; the step straight back is never made. The goal is recognised when it is generated: nothing more
 * is made then, and it is not expanded.
 *
 * Boards of up to ten cells are marked by their Cantor rank, one byte each, if that
 * takes at most half of the bytes; larger ones are kept packed and found by a hash. On a limit, `lowerBound` is the depth up to which
 * all boards have been seen, and one more.
 *
 * @throws {PuzzleError} OPTION_INVALID, MOVE_ORDER_INVALID; what a bad board throws
 */
export function breadthFirst(problem: Problem, options: BreadthFirstOptions = {}): Search {
  const { order = "udlr", limits } = options;
  const codes = moveOrderCodes(order);
  return createSearch(problem, {
    name: { method: "breadth-first" },
    limits,
    engine: (checked, meter) => new BreadthFirst(checked, codes, meter),
  });
}

/** Larger boards are not marked by rank: 11! bytes would be 40 MB, and only lines have 11 cells. */
const MAX_RANKED_CELLS = 10;

class BreadthFirst implements Engine {
  expanded = 0;
  generated = 0;
  /** One more than the depth of the node to be expanded next. */
  lowerBound = 1;
  readonly bounds: BoundBegun[] = [{ bound: 1, expanded: 0 }];

  readonly #start: Board;
  readonly #successors: Int32Array;
  readonly #tiles: Int32Array;
  /** The nodes in the order in which they were generated, each with the move that came to it. */
  readonly #log: StateLog;
  readonly #reached: Reached;
  readonly #goalKey: Int32Array;
  #next = 0;
  #levelEnd = 1;

  constructor({ start, goal }: Problem, order: Uint8Array, meter: ByteMeter) {
    const cells = start.tiles.length;
    this.#start = start;
    this.#successors = successorTable(start.width, start.height, order, meter);
    this.#tiles = meter.int32(cells);
    this.#log = new StateLog(cells, 1, meter);
    this.#goalKey = meter.int32(this.#log.key.length);
    this.#take(goal);
    this.#goalKey.set(this.#log.key);
    const ranked = cells <= MAX_RANKED_CELLS && FACTORIALS[cells]! <= meter.limit / 2;
    this.#reached = ranked
      ? new RankMarks(this.#log, this.#tiles, meter)
      : new HashedStates(this.#log, meter);
    this.#take(start);
    this.#reached.add(NO_MOVE);
  }

  advance(stop: number): boolean {
    const tiles = this.#tiles;
    const log = this.#log;
    const reached = this.#reached;
    while (this.expanded < stop) {
      const id = this.#next++;
      log.take(id);
      const blank = log.unpack(tiles);
      reached.leave(id);
      this.expanded++;
      const list = successorList(blank, log.note(id));
      for (let at = list; this.#successors[at]! >= 0; at++) {
        this.generated++;
        const code = this.#successors[at]! & 3;
        const from = this.#successors[at]! >> 2;
        const tile = tiles[from]!;
        tiles[blank] = tile;
        tiles[from] = 0;
        log.toggle(tile, from);
        log.toggle(tile, blank);
        if (reached.add(code) && log.holds(this.#goalKey)) return true;
        log.toggle(tile, blank);
        log.toggle(tile, from);
        tiles[from] = tile;
        tiles[blank] = 0;
      }
      if (this.#next === this.#levelEnd) {
        this.#levelEnd = log.length;
        this.lowerBound++;
        this.bounds.push({ bound: this.lowerBound, expanded: this.expanded });
      }
    }
    return false;
  }

  /** Walks back from the goal, which is in hand, by the moves that came first to each board. */
  moves(): string {
    return walkBack(this.#start, this.#tiles, this.#log, () => this.#reached.moveInto());
  }

  #take(board: Board): void {
    this.#tiles.set(board.tiles);
    this.#log.pack(this.#tiles);
  }
}

/** The boards that have been reached. The one in hand is that of the log, and in `tiles`. */
interface Reached {
  /**
   * Appends the board in hand to the log, with the move that came to it, unless it was reached before;
   * tells whether it did.
   *
   * @throws OUT_OF_BYTES
   */
  add(code: number): boolean;
  /** Returns the move that came first to the board in hand. */
  moveInto(): number;
  /** Is told that node `id` is being expanded. */
  leave(id: number): void;
}

/** One byte for every permutation, at its Cantor rank: the move + 1, or 0. The log is but the open list. */
class RankMarks implements Reached {
  readonly #log: StateLog;
  readonly #tiles: Int32Array;
  readonly #marks: Uint8Array;

  constructor(log: StateLog, tiles: Int32Array, meter: ByteMeter) {
    this.#log = log;
    this.#tiles = tiles;
    this.#marks = meter.uint8(FACTORIALS[tiles.length]!);
  }

  add(code: number): boolean {
    const index = rank(this.#tiles);
    if (this.#marks[index] !== 0) return false;
    this.#marks[index] = code + 1;
    this.#log.setNote(this.#log.append(), code);
    return true;
  }

  moveInto(): number {
    return this.#marks[rank(this.#tiles)]! - 1;
  }

  leave(id: number): void {
    this.#log.forgetBefore(id);
  }
}

/** All states in the log, and an index to find them. */
class HashedStates implements Reached {
  readonly #log: StateLog;
  readonly #index: StateIndex;

  constructor(log: StateLog, meter: ByteMeter) {
    this.#log = log;
    this.#index = new StateIndex(log, meter);
  }

  add(code: number): boolean {
    if (this.#index.find() >= 0) return false;
    this.#log.setNote(this.#index.add(), code);
    return true;
  }

  moveInto(): number {
    return this.#log.note(this.#index.find());
  }

  leave(): void {}
}
