import type { StateSpace } from "./state-space.ts";

/** Breadth-first search over a whole space, from the goal, in parts. */
export interface Sweep {
  readonly space: StateSpace;
  readonly goalBlank: number;
  /** How many states are 0, 1, 2 … moves away: of the levels that have been expanded. */
  readonly depthCounts: readonly number[];
  /** How far away the states are that are being expanded. */
  readonly depth: number;
  /** How many states have been expanded. */
  readonly reached: number;
  readonly bytes: number;
  /** Bits that tell the distances once all is done: of a state at its number + 32 · words · (blank's cell). */
  readonly planes: readonly Int32Array[];
  /**
   * Looks at about `budget` words of 32 states. Returns true when all has been reached, or when it comes to
   * `depth`: {@link visitAhead} then shows the states at that depth.
   */
  run(budget: number, depth: number): boolean;
  /** Calls `visit` with every state that is to be expanded, in ascending order. */
  visitAhead(visit: Visit): void;
  /** Calls `visit` with the first states, as many as it was to keep, of the last level that was expanded. */
  visitLast(visit: Visit): void;
}

/** Is shown a state. */
export type Visit = (blank: number, number: number) => void;

/** The first states of a level, and of the one before. */
export class LevelStart {
  readonly #most: number;
  #here: number[] = [];
  #before: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Notes states of the level in hand: those at the bits that are 1, of which the first one's number is given. */
  note(blank: number, first: number, bits: number): void {
    for (let left = bits; left !== 0 && this.#here.length < 2 * this.#most; left &= left - 1) {
      this.#here.push(blank, first + 31 - Math.clz32(left & -left));
    }
  }

  endLevel(): void {
    this.#before = this.#here;
    this.#here = [];
  }

  visitBefore(visit: Visit): void {
    for (let at = 0; at < this.#before.length; at += 2) {
      visit(this.#before[at]!, this.#before[at + 1]!);
    }
  }
}

/** Calls `visit` with the number of every bit that is 1 in `words` words; `bits` returns a word. */
export function visitBits(
  words: number,
  bits: (word: number) => number,
  visit: (number: number) => void,
): void {
  for (let word = 0; word < words; word++) {
    for (let left = bits(word); left !== 0; left &= left - 1) {
      visit(32 * word + 31 - Math.clz32(left & -left));
    }
  }
}
