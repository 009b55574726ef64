import { lehmerCode } from "./permutation.ts";

/** One digit of a Cantor expansion, worked out. */
export interface RankDigit {
  /** The entry that the digit stands for. */
  readonly entry: number;
  /** How many of the entries after it are smaller: the digit. */
  readonly smaller: number;
  /** How many entries come after it. */
  readonly after: number;
  /** The factorial of `after`: what the digit counts. */
  readonly weight: bigint;
  /** `smaller` times `weight`. */
  readonly term: bigint;
}

/** A Cantor rank, worked out digit by digit. */
export interface RankExplanation {
  readonly digits: readonly RankDigit[];
  /** The sum of the digits' terms, from 0. */
  readonly rank: bigint;
  /** How many permutations there are, of which the last has the rank `of - 1`. */
  readonly of: bigint;
}

/**
 * Returns the Cantor expansion (Lehmer code in factorial base) of a permutation of 0 .. n-1, worked out. A
 * board's tiles, row by row, are such a permutation. Exact for any n; the numbers grow as n! does.
 *
 * @throws {PuzzleError} RANK_INVALID when it is not a permutation
 */
export function explainRank(permutation: ArrayLike<number>): RankExplanation {
  const code = lehmerCode(permutation);
  const digits: RankDigit[] = [];
  let weight = 1n;
  let rank = 0n;
  for (let index = code.length - 1; index >= 0; index--) {
    const after = code.length - 1 - index;
    if (after > 0) weight *= BigInt(after);
    const smaller = code[index]!;
    const term = BigInt(smaller) * weight;
    rank += term;
    digits.unshift({ entry: permutation[index]!, smaller, after, weight, term });
  }
  return { digits, rank, of: weight * BigInt(Math.max(1, code.length)) };
}
