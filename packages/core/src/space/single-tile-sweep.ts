import { type BitMove, bitMoves } from "./bit-move.ts";
import { Levels, type Visit } from "./levels.ts";
import { type StateSpace, stepParity } from "./state-space.ts";
import { type Sweep, visitBits } from "./sweep.ts";

/** Words to look at between two looks at what is left of the budget. */
const STRIDE = 4096;

/**
 * Breadth-first search in the single-tile metric by two bits a state.
 *
 * A board's distance is odd exactly if its blank is an odd number of steps from the goal's, so the half of it,
 * rounded down, modulo 2 (one bit) tells the distance modulo 4, which is more than a walk downhill needs. The
 * other bit tells whether a state has been left behind. A state that is not, but has its first bit set, is
 * ahead: reached, and yet to be expanded. All those are of one distance while it lasts, or of the next one
 * with the blank on a cell of the other colour; so one bit holds both levels.
 */
export class SingleTileSweep implements Sweep {
  readonly space: StateSpace;
  readonly goalBlank: number;
  readonly levels: Levels;

  readonly #moves: readonly (readonly BitMove[])[];
  /** Half the distance modulo 2, or that the state is ahead. */
  readonly #ahead: Int32Array;
  readonly #done: Int32Array;
  #blank = 0;
  #move = 0;
  #unit = 0;

  constructor(space: StateSpace, goalBlank: number, keep: number) {
    this.space = space;
    this.levels = new Levels(keep);
    this.goalBlank = goalBlank;
    this.#moves = bitMoves(space, goalBlank);
    this.#ahead = new Int32Array(space.cells * space.words);
    this.#done = new Int32Array(space.cells * space.words);
    this.#ahead[goalBlank * space.words] = 1;
  }

  get bytes(): number {
    return this.#ahead.byteLength + this.#done.byteLength;
  }

  get planes(): readonly Int32Array[] {
    return [this.#ahead];
  }

  run(budget: number, depth: number): boolean {
    let left = budget;
    while (!this.levels.isOver && this.levels.depth < depth) {
      if (left <= 0) return false;
      left -= this.#step();
    }
    return true;
  }

  visitAhead(visit: Visit): void {
    const { cells, words } = this.space;
    for (let blank = 0; blank < cells; blank++) {
      const base = blank * words;
      visitBits(
        words,
        (word) => this.#ahead[base + word]! & ~this.#done[base + word]!,
        (number) => visit(blank, number),
      );
    }
  }

  /** Does the next part of the work, and returns how many words it looked at. */
  #step(): number {
    const { cells, words } = this.space;
    while (
      this.#blank < cells &&
      stepParity(this.space, this.#blank, this.goalBlank) !== (this.levels.depth & 1)
    ) {
      this.#blank++;
    }
    if (this.#blank === cells) {
      this.#blank = 0;
      this.levels.end();
      return 0;
    }
    const move = this.#moves[this.#blank]![this.#move];
    const units = move?.units ?? words;
    const unitWords = move?.unitWords ?? 1;
    const first = this.#unit;
    const end = Math.min(units, first + Math.max(1, Math.floor(STRIDE / unitWords)));
    if (move !== undefined) move.spread(this.#ahead, this.#done, first, end);
    else this.#leave(first, end);
    this.#unit = end;
    if (end === units) {
      this.#unit = 0;
      this.#move++;
      if (move === undefined) {
        this.#move = 0;
        this.#blank++;
      }
    }
    return (end - first) * unitWords;
  }

  /** Leaves the states ahead behind whose blank is in the cell in hand. */
  #leave(first: number, end: number): void {
    const ahead = this.#ahead;
    const done = this.#done;
    const base = this.#blank * this.space.words;
    const { levels } = this;
    const half = (levels.depth & 2) === 0 ? 0 : -1;
    for (let at = base + first; at < base + end; at++) {
      const old = done[at]!;
      const bits = ahead[at]! & ~old;
      if (bits === 0) continue;
      done[at] = old | bits;
      ahead[at]! &= ~bits | half;
      levels.count(this.#blank, 32 * (at - base), bits);
    }
  }
}
