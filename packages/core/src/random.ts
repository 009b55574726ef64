import { PuzzleError } from "./puzzle-error.ts";

/**
 * Returns a whole number, uniform over 0 .. bound-1, for a whole bound from 1 to 2^32.
 *
 * @throws {PuzzleError} OPTION_INVALID for another bound
 */
export type RandomBelow = (bound: number) => number;

/**
 * Returns a seeded generator that gives the same numbers on every machine: xoshiro128** (D. Blackman and
 * S. Vigna, 2018), its state filled from the seed by splitmix32. Not for secrets.
 *
 * @param seed a whole number from 0 to 2^53-1
 * @throws {PuzzleError} SEED_INVALID
 */
export function seededRandom(seed: number): RandomBelow {
  if (!(Number.isSafeInteger(seed) && seed >= 0)) {
    throw new PuzzleError(
      "SEED_INVALID",
      `a seed is a whole number from 0 to 2^53-1, got ${String(seed)}`,
    );
  }
  const state = new Uint32Array(4);
  let filler = seed >>> 0;
  const high = Math.floor(seed / 0x1_0000_0000);
  for (let i = 0; i < 4; i++) {
    filler = (filler + 0x9e3779b9 + (i === 1 ? high : 0)) >>> 0;
    let z = filler;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    state[i] = z ^ (z >>> 15);
  }
  if (state.every((word) => word === 0)) state[0] = 1;

  function next(): number {
    const product = Math.imul(state[1]!, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = state[1]! << 9;
    state[2]! ^= state[0]!;
    state[3]! ^= state[1]!;
    state[1]! ^= state[2]!;
    state[0]! ^= state[3]!;
    state[2]! ^= shifted;
    state[3] = (state[3]! << 11) | (state[3]! >>> 21);
    return result;
  }

  return (bound) => {
    if (!(Number.isInteger(bound) && bound >= 1 && bound <= 0x1_0000_0000)) {
      throw new PuzzleError(
        "OPTION_INVALID",
        `a bound is a whole number from 1 to 2^32, got ${bound}`,
      );
    }
    // Draws from the incomplete last block are thrown back, or small numbers would come up more often.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const draw = next();
      if (draw < limit) return draw % bound;
    }
  };
}
