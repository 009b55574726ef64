import type { Heuristic } from "../heuristics/heuristic.ts";
import { assertHeuristicName, createHeuristic } from "../heuristics/heuristic-value.ts";
import { moveOrderCodes } from "../move.ts";
import type { HeuristicName } from "../outcome.ts";
import type { Problem } from "../problem.ts";
import { BucketQueue } from "./bucket-queue.ts";
import type { ByteMeter } from "./byte-meter.ts";
import { IterativeDeepening } from "./iterative-deepening.ts";
import { LeastPath } from "./least-path.ts";
import { gOf, moveOf, nodeNote } from "./node-note.ts";
import type { BoundBegun, Search, SearchLimits } from "./search.ts";
import { createSearch, type Engine } from "./search-frame.ts";
import { StateIndex } from "./state-index.ts";
import { StateLog } from "./state-log.ts";
import { NO_MOVE, successorList, successorTable } from "./successors.ts";
import { walkBack } from "./walk-back.ts";

/** How A* searches. */
export interface AStarOptions {
  readonly heuristic: HeuristicName;
  /**
   * The four letters, the one counted as least first. When given, the path found is the lexicographically
   * least of the shortest ones; when left out, it is any of them.
   */
  readonly order?: string;
  readonly limits?: SearchLimits;
}

/**
 * Returns an A* search. Among nodes of equal f = g + h, one of the greatest g is expanded first, and among
 * those the latest. A state that is reached again by a shorter path is opened again.
 *
 * `expanded`: nodes whose successors were made; the goal is recognised when its turn to be expanded comes,
 * and is not. `generated`: successors made, those known already included; the step straight back is never
 * made. Where `order` is given, a depth-first pass for the least path follows once the length is proven, and
 * what it expands and generates counts as well; so it does for the limits.
 *
 * On a limit, `lowerBound` is the least f in the open list.
 *
 * P. E. Hart, N. J. Nilsson and B. Raphael, "A formal basis for the heuristic determination of minimum cost
 * paths", 1968.
 *
 * @throws {PuzzleError} OPTION_INVALID, MOVE_ORDER_INVALID; what a bad board throws
 */
export function aStar(problem: Problem, options: AStarOptions): Search {
  const { heuristic, order, limits } = options;
  assertHeuristicName(heuristic);
  const codes = moveOrderCodes(order ?? "udlr");
  return createSearch(problem, {
    name: { method: "a-star", heuristic },
    limits,
    engine: (checked, meter) =>
      new AStar(
        checked,
        createHeuristic(heuristic, checked.goal, meter),
        codes,
        order !== undefined,
        meter,
      ),
  });
}

class AStar implements Engine {
  expanded = 0;
  generated = 0;
  /** The least f in the open list. */
  lowerBound: number;
  readonly bounds: BoundBegun[] = [];

  readonly #problem: Problem;
  readonly #heuristic: Heuristic;
  readonly #successors: Int32Array;
  readonly #tiles: Int32Array;
  /** Every state reached, with its node: the least g yet, and the move that came to it. */
  readonly #log: StateLog;
  readonly #index: StateIndex;
  readonly #open: BucketQueue;
  readonly #leastWanted: boolean;
  readonly #meter: ByteMeter;
  /** The depth-first pass for the least path. */
  #pass: IterativeDeepening | undefined;

  constructor(
    problem: Problem,
    heuristic: Heuristic,
    order: Uint8Array,
    leastWanted: boolean,
    meter: ByteMeter,
  ) {
    const { width, height, tiles } = problem.start;
    this.#problem = problem;
    this.#heuristic = heuristic;
    this.#leastWanted = leastWanted;
    this.#meter = meter;
    this.#successors = successorTable(width, height, order, meter);
    this.#tiles = meter.int32(tiles.length);
    this.#tiles.set(tiles);
    this.lowerBound = heuristic.load(this.#tiles);
    this.bounds.push({ bound: this.lowerBound, expanded: 0 });
    this.#log = new StateLog(tiles.length, 1, meter);
    this.#index = new StateIndex(this.#log, meter);
    this.#open = new BucketQueue(this.lowerBound, meter);
    this.#log.pack(this.#tiles);
    this.#index.find();
    this.#log.setNote(this.#index.add(), nodeNote(0, NO_MOVE));
    this.#open.push(0, this.lowerBound, 0);
  }

  advance(stop: number): boolean {
    if (this.#pass !== undefined) return this.#advancePass(this.#pass, stop);
    const log = this.#log;
    const open = this.#open;
    for (;;) {
      const id = open.pop();
      const g = open.g;
      // A node that has been reached by a shorter path since has another entry.
      if (gOf(log.note(id)) !== g) continue;
      if (open.f !== this.lowerBound) {
        this.lowerBound = open.f;
        this.bounds.push({ bound: open.f, expanded: this.expanded });
      }
      if (open.f === g) {
        log.take(id);
        return this.#leastWanted ? this.#advancePass(this.#startPass(), stop) : true;
      }
      if (this.expanded >= stop) {
        open.push(id, open.f, g);
        return false;
      }
      this.#expand(id, g);
    }
  }

  #expand(id: number, g: number): void {
    const tiles = this.#tiles;
    const log = this.#log;
    const index = this.#index;
    log.take(id);
    const blank = log.unpack(tiles);
    const h = this.#heuristic.load(tiles);
    this.expanded++;
    const list = successorList(blank, moveOf(log.note(id)));
    for (let at = list; this.#successors[at]! >= 0; at++) {
      this.generated++;
      const code = this.#successors[at]! & 3;
      const from = this.#successors[at]! >> 2;
      const tile = tiles[from]!;
      const f = g + 1 + h + this.#heuristic.change(tile, from, blank, code);
      log.toggle(tile, from);
      log.toggle(tile, blank);
      let successor = index.find();
      if (successor < 0 || g + 1 < gOf(log.note(successor))) {
        if (successor < 0) successor = index.add();
        log.setNote(successor, nodeNote(g + 1, code));
        this.#open.push(successor, f, g + 1);
      }
      log.toggle(tile, blank);
      log.toggle(tile, from);
    }
  }
  #startPass(): IterativeDeepening {
    const { start } = this.#problem;
    const length = this.lowerBound;
    this.#tiles.set(start.tiles);
    this.#log.pack(this.#tiles);
    const pruning = new LeastPath(this.#log, this.#index, length, this.#meter);
    this.#pass = new IterativeDeepening(
      this.#problem,
      this.#heuristic,
      this.#successors,
      this.#meter,
      { bound: length, pruning, expanded: this.expanded, generated: this.generated },
    );
    return this.#pass;
  }

  #advancePass(pass: IterativeDeepening, stop: number): boolean {
    try {
      return pass.advance(stop);
    } finally {
      this.expanded = pass.expanded;
      this.generated = pass.generated;
    }
  }

  /** Walks back from the goal, which is in hand, by the moves noted. */
  moves(): string {
    if (this.#pass !== undefined) return this.#pass.moves();
    this.#log.unpack(this.#tiles);
    return walkBack(this.#problem.start, this.#tiles, this.#log, () =>
      moveOf(this.#log.note(this.#index.find())),
    );
  }
}
