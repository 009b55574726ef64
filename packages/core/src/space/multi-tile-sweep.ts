import { popcount } from "../permutation.ts";
import { type BitMove, bitMoves } from "./bit-move.ts";
import type { StateSpace } from "./state-space.ts";
import { LevelStart, type Sweep, type Visit, visitBits } from "./sweep.ts";

/**
 * Breadth-first search in the multi-tile metric by three bits a state: two for the distance modulo 3 plus one
 * (0 where it is not known), and one for the states that are ahead. Those of them whose distance is known are
 * being expanded; the others have been reached, and are the next level.
 */
export class MultiTileSweep implements Sweep {
  readonly space: StateSpace;
  readonly goalBlank: number;
  readonly depthCounts: number[] = [];
  reached = 0;

  readonly #moves: readonly (readonly BitMove[])[];
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #ahead: Int32Array;
  /** States that slide along a column: those with the blank in the cell before, and in this one. */
  #sliding: Int32Array;
  #slid: Int32Array;
  #finished = false;
  /** The parts of a level's work, and which of them is next. */
  readonly #parts: readonly (() => void)[];
  #part = 0;
  #count = 0;
  readonly #kept: LevelStart;

  constructor(space: StateSpace, goalBlank: number, keep: number) {
    this.#kept = new LevelStart(keep);
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

    const parts = Array.from({ length: cells }, (_, cell) => () => this.#enter(cell));
    for (let row = 0; row < height; row++) parts.push(() => this.#spreadRow(row));
    for (let column = 0; column < width && height > 1; column++) {
      for (const step of [1, -1]) {
        const first = step === 1 ? column : column + (height - 1) * width;
        parts.push(() => this.#sliding.fill(0));
        for (let i = 0; i < height - 1; i++) {
          parts.push(() => this.#slide(first + step * width * i, step * width));
        }
      }
    }
    for (let cell = 0; cell < cells; cell++) parts.push(() => this.#leave(cell));
    this.#parts = parts;
  }

  get depth(): number {
    return this.depthCounts.length;
  }

  get bytes(): number {
    return 3 * this.#ahead.byteLength + 2 * this.#slid.byteLength;
  }

  get planes(): readonly Int32Array[] {
    return [this.#low, this.#high];
  }

  run(budget: number, depth: number): boolean {
    let left = budget;
    while (!this.#finished && this.depth < depth) {
      if (left <= 0) return false;
      left -= this.space.words;
      this.#parts[this.#part++]!();
      if (this.#part === this.#parts.length) this.#endLevel();
    }
    return true;
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

  visitLast(visit: Visit): void {
    this.#kept.visitBefore(visit);
  }

  /** Notes the distance of the states that are ahead with the blank in `cell`. */
  #enter(cell: number): void {
    const { words } = this.space;
    const code = (this.depth % 3) + 1;
    const low = -(code & 1);
    const high = -(code >> 1);
    let count = 0;
    for (let at = cell * words; at < (cell + 1) * words; at++) {
      const bits = this.#ahead[at]!;
      if (bits === 0) continue;
      this.#low[at]! |= bits & low;
      this.#high[at]! |= bits & high;
      this.#kept.note(cell, 32 * (at - cell * words), bits);
      count += popcount(bits);
    }
    this.#count += count;
    this.reached += count;
  }

  /** Expands the states of this level with the blank in `row`, along it: every board keeps its number. */
  #spreadRow(row: number): void {
    const { words, width } = this.space;
    const low = this.#low;
    const high = this.#high;
    const ahead = this.#ahead;
    const first = row * width * words;
    const end = first + width * words;
    for (let word = 0; word < words; word++) {
      let bits = 0;
      for (let at = first + word; at < end; at += words)
        bits |= ahead[at]! & (low[at]! | high[at]!);
      if (bits === 0) continue;
      for (let at = first + word; at < end; at += words)
        ahead[at]! |= bits & ~(low[at]! | high[at]!);
    }
  }

  /** Lets the states of this level with the blank in `from` join those that slide, and all of them go on to the next cell. */
  #slide(from: number, step: number): void {
    const { words } = this.space;
    const low = this.#low;
    const high = this.#high;
    const ahead = this.#ahead;
    const sliding = this.#sliding;
    const source = from * words;
    for (let i = 0, at = source; i < words; i++, at++) {
      sliding[i]! |= ahead[at]! & (low[at]! | high[at]!);
    }
    const move = this.#moves[from]!.find(({ to }) => to === from + step)!;
    const slid = this.#slid;
    move.carry(sliding, slid);
    for (let i = 0, at = source + step * words; i < words; i++, at++) {
      ahead[at]! |= slid[i]! & ~(low[at]! | high[at]!);
    }
    this.#sliding = slid;
    this.#slid = sliding;
  }

  /** Leaves the states of this level behind. */
  #leave(cell: number): void {
    const { words } = this.space;
    for (let at = cell * words; at < (cell + 1) * words; at++) {
      this.#ahead[at]! &= ~(this.#low[at]! | this.#high[at]!);
    }
  }

  #endLevel(): void {
    if (this.#count === 0) this.#finished = true;
    else {
      this.depthCounts.push(this.#count);
      this.#kept.endLevel();
    }
    this.#count = 0;
    this.#part = 0;
  }
}
