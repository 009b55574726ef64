import { popcount } from "../permutation.ts";

/** Is shown a state. */
export type Visit = (blank: number, number: number) => void;

/** How far a breadth-first search has come: each level's count, and the first states of the last one. */
export class Levels {
  /** How many states are 0, 1, 2 … moves away: of the levels that have been expanded. */
  readonly counts: number[] = [];
  /** How many states have been expanded. */
  reached = 0;
  /** Whether the level in hand had no states, so that none follows. */
  isOver = false;

  readonly #most: number;
  /** What {@link reached} was when the level in hand began. */
  #reachedBefore = 0;
  #here: number[] = [];
  #before: number[] = [];

  /** Keeps so many states of a level at most. */
  constructor(most: number) {
    this.#most = most;
  }

  /** How far away the states are that are being expanded. */
  get depth(): number {
    return this.counts.length;
  }

  /** Counts states of the level in hand: those at the bits that are 1, of which the first one's number is given. */
  count(blank: number, first: number, bits: number): void {
    this.reached += popcount(bits);
    for (let left = bits; left !== 0 && this.#here.length < 2 * this.#most; left &= left - 1) {
      this.#here.push(blank, first + 31 - Math.clz32(left & -left));
    }
  }

  /** Closes the level in hand. */
  end(): void {
    const count = this.reached - this.#reachedBefore;
    if (count === 0) {
      this.isOver = true;
      return;
    }
    this.counts.push(count);
    this.#reachedBefore = this.reached;
    this.#before = this.#here;
    this.#here = [];
  }

  /** Calls `visit` with the states that are kept of the last level that was expanded. */
  visitLast(visit: Visit): void {
    for (let at = 0; at < this.#before.length; at += 2) {
      visit(this.#before[at]!, this.#before[at + 1]!);
    }
  }
}
