import type { Levels, Visit } from "./levels.ts";
import type { StateSpace } from "./state-space.ts";

/** Breadth-first search over a whole space, from the goal, in parts. */
export interface Sweep {
  readonly space: StateSpace;
  readonly goalBlank: number;
  readonly levels: Levels;
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
