import { type BitMove, bitMoves } from "./bit-move.ts";
import { Levels, type Visit } from "./levels.ts";
import type { StateSpace } from "./state-space.ts";
import { type Sweep, visitBits } from "./sweep.ts";

/** Words to look at between two looks at what is left of the budget. */
const STRIDE = 4096;

/** A part of a level's work: so many units of so many words, each to be worked on by itself. */
interface Part {
  readonly units: number;
  readonly unitWords: number;
  work(first: number, end: number): void;
}

/**
 * Breadth-first search in the multi-tile metric by three bits a state: two for the distance modulo 3 plus one
 * (0 where it is not known), and one for the states that are ahead. Those of them whose distance is known are
 * being expanded; the others have been reached, and are the next level.
 */
export class MultiTileSweep implements Sweep {
  readonly space: StateSpace;
  readonly goalBlank: number;
  readonly levels: Levels;

  readonly #moves: readonly (readonly BitMove[])[];
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #ahead: Int32Array;
  /** States that slide along a column: those with the blank in the cell before, and in this one. */
  #sliding: Int32Array;
  #slid: Int32Array;
  /** The parts of a level's work, and which of them is next. */
  readonly #parts: readonly Part[];
  #part = 0;
  #unit = 0;

  constructor(space: StateSpace, goalBlank: number, keep: number) {
    this.levels = new Levels(keep);
    const { cells, words, width, height } = space;
    this.space = space;
    this.goalBlank = goalBlank;
    this.#moves = bitMoves(space, goalBlank);
    this.#low = new Int32Array(cells * words);
    this.#high = new Int32Array(cells * words);
    this.#ahead = new Int32Array(cells * words);
    this.#sliding = new Int32Array(height > 1 ? words : 0);
    this.#slid = new Int32Array(height > 1 ? words : 0);
    this.#ahead[goalBlank * words] = 1;

    const parts: Part[] = [];
    const byWords = (work: Part["work"]): void => {
      parts.push({ units: words, unitWords: 1, work });
    };
    for (let cell = 0; cell < cells; cell++) byWords((from, to) => this.#enter(cell, from, to));
    for (let row = 0; row < height; row++) byWords((from, to) => this.#spreadRow(row, from, to));
    for (let column = 0; column < width && height > 1; column++) {
      for (const step of [width, -width]) {
        const first = step > 0 ? column : column + (height - 1) * width;
        byWords((from, to) => this.#sliding.fill(0, from, to));
        for (let i = 0; i < height - 1; i++) {
          const cell = first + step * i;
          const move = this.#moves[cell]!.find(({ to }) => to === cell + step)!;
          byWords((from, to) => this.#join(cell, from, to));
          const { units, unitWords } = move;
          const work: Part["work"] = (from, to) => move.carry(this.#sliding, this.#slid, from, to);
          parts.push({ units, unitWords, work });
          byWords((from, to) => this.#slide(cell + step, from, to));
        }
      }
    }
    for (let cell = 0; cell < cells; cell++) byWords((from, to) => this.#leave(cell, from, to));
    this.#parts = parts;
  }

  get bytes(): number {
    return 3 * this.#ahead.byteLength + 2 * this.#slid.byteLength;
  }

  get planes(): readonly Int32Array[] {
    return [this.#low, this.#high];
  }

  run(budget: number, depth: number): boolean {
    let left = budget;
    while (!this.levels.isOver && this.levels.depth < depth) {
      if (left <= 0) return false;
      left -= this.#step();
    }
    return true;
  }

  /** Does the next stretch of the part in hand, and returns how many words it looked at. */
  #step(): number {
    const { units, unitWords, work } = this.#parts[this.#part]!;
    const first = this.#unit;
    const end = Math.min(units, first + Math.max(1, Math.floor(STRIDE / unitWords)));
    work(first, end);
    this.#unit = end;
    if (end === units) {
      this.#unit = 0;
      this.#part++;
      if (this.#part === this.#parts.length) {
        this.#part = 0;
        this.levels.end();
      }
    }
    return (end - first) * unitWords;
  }

  visitAhead(visit: Visit): void {
    const { cells, words } = this.space;
    for (let blank = 0; blank < cells; blank++) {
      visitBits(
        words,
        (word) => this.#ahead[blank * words + word]!,
        (number) => visit(blank, number),
      );
    }
  }

  // Each of these looks at a stretch of words.

  /** Notes the distance of the states that are ahead with the blank in `cell`. */
  #enter(cell: number, from: number, to: number): void {
    const { levels } = this;
    const { words } = this.space;
    const code = (levels.depth % 3) + 1;
    const low = -(code & 1);
    const high = -(code >> 1);
    for (let at = cell * words + from; at < cell * words + to; at++) {
      const bits = this.#ahead[at]!;
      if (bits === 0) continue;
      this.#low[at]! |= bits & low;
      this.#high[at]! |= bits & high;
      levels.count(cell, 32 * (at - cell * words), bits);
    }
  }

  /** Expands the states of this level with the blank in `row`, along it: every board keeps its number. */
  #spreadRow(row: number, from: number, to: number): void {
    const { words, width } = this.space;
    const low = this.#low;
    const high = this.#high;
    const ahead = this.#ahead;
    const first = row * width * words;
    const end = first + width * words;
    for (let word = from; word < to; word++) {
      let bits = 0;
      for (let at = first + word; at < end; at += words)
        bits |= ahead[at]! & (low[at]! | high[at]!);
      if (bits === 0) continue;
      for (let at = first + word; at < end; at += words)
        ahead[at]! |= bits & ~(low[at]! | high[at]!);
    }
  }

  /** Lets the states of this level with the blank in `cell` join those that slide. */
  #join(cell: number, from: number, to: number): void {
    const source = cell * this.space.words;
    const low = this.#low;
    const high = this.#high;
    const ahead = this.#ahead;
    const sliding = this.#sliding;
    for (let i = from, at = source + from; i < to; i++, at++) {
      sliding[i]! |= ahead[at]! & (low[at]! | high[at]!);
    }
  }

  /** Marks what has slid into `cell` as ahead; from there it slides on. */
  #slide(cell: number, from: number, to: number): void {
    const { words } = this.space;
    const target = cell * words;
    const low = this.#low;
    const high = this.#high;
    const ahead = this.#ahead;
    const slid = this.#slid;
    for (let i = from, at = target + from; i < to; i++, at++) {
      ahead[at]! |= slid[i]! & ~(low[at]! | high[at]!);
    }
    if (to < words) return;
    this.#slid = this.#sliding;
    this.#sliding = slid;
  }

  /** Leaves the states of this level behind. */
  #leave(cell: number, from: number, to: number): void {
    const { words } = this.space;
    for (let at = cell * words + from; at < cell * words + to; at++) {
      this.#ahead[at]! &= ~(this.#low[at]! | this.#high[at]!);
    }
  }
}
