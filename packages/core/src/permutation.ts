import { PuzzleError } from "./puzzle-error.ts";

/**
 * Ranking of permutations by the Cantor expansion (Lehmer code in factorial base, lexicographic order):
 * rank 0 is 0 1 2 …, and rank n!-1 is its reverse. A board's tiles, row by row, are such a permutation.
 *
 * D. H. Lehmer, "Teaching combinatorial tricks to a computer", 1960.
 */

/** 18! is the last factorial below 2^53; longer permutations are ranked by {@link rankBigInt}. */
export const MAX_RANK_CELLS = 18;

/** n! for n = 0 .. 18, each exact. */
export const FACTORIALS: readonly number[] = [
  1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880, 3_628_800, 39_916_800, 479_001_600,
  6_227_020_800, 87_178_291_200, 1_307_674_368_000, 20_922_789_888_000, 355_687_428_096_000,
  6_402_373_705_728_000,
];

/**
 * Returns the Cantor rank, 0 .. n!-1, of a permutation of 0 .. n-1, for n up to 18. O(n): the entries
 * already seen are one bit each, and a popcount tells how many of them are smaller.
 *
 * @throws {PuzzleError} RANK_TOO_LARGE beyond 18 entries, RANK_INVALID when it is not a permutation
 */
export function rank(permutation: ArrayLike<number>): number {
  const n = permutation.length;
  if (n > MAX_RANK_CELLS) {
    throw new PuzzleError(
      "RANK_TOO_LARGE",
      `${n}! is beyond 2^53: use rankBigInt above 18 entries`,
    );
  }
  let seen = 0;
  let result = 0;
  for (let i = 0; i < n; i++) {
    const value = permutation[i]!;
    const bit = value >= 0 && value < n ? 1 << value : 0;
    if (bit === 0 || (seen & bit) !== 0 || !Number.isInteger(value))
      throw notAPermutation(n, i, value);
    result = result * (n - i) + value - popcount(seen & (bit - 1));
    seen |= bit;
  }
  return result;
}

/**
 * Returns the permutation of 0 .. n-1 that has this Cantor rank, for n up to 18.
 *
 * @throws {PuzzleError} RANK_TOO_LARGE beyond 18 entries, RANK_INVALID unless 0 <= rank < n!
 */
export function unrank(rank: number, n: number): number[] {
  if (n > MAX_RANK_CELLS) {
    throw new PuzzleError(
      "RANK_TOO_LARGE",
      `${n}! is beyond 2^53: use unrankBigInt above 18 entries`,
    );
  }
  if (
    !(Number.isInteger(n) && n >= 0 && Number.isInteger(rank) && rank >= 0 && rank < FACTORIALS[n]!)
  ) {
    throw new PuzzleError("RANK_INVALID", `rank ${rank} is not in 0 .. ${n}!-1`);
  }
  const digits = new Array<number>(n);
  for (let i = n - 1, rest = rank; i >= 0; i--) {
    digits[i] = rest % (n - i);
    rest = Math.floor(rest / (n - i));
  }
  return fromLehmerCode(digits);
}

/**
 * Returns the Cantor rank of a permutation of 0 .. n-1 of any length, exactly.
 * O(n log n) steps and one big multiplication for each entry.
 *
 * @throws {PuzzleError} RANK_INVALID when it is not a permutation
 */
export function rankBigInt(permutation: ArrayLike<number>): bigint {
  const digits = lehmerCode(permutation);
  let result = 0n;
  for (let i = 0; i < digits.length; i++) {
    result = result * BigInt(digits.length - i) + BigInt(digits[i]!);
  }
  return result;
}

/**
 * Returns the permutation of 0 .. n-1 that has this Cantor rank, for any n.
 *
 * @throws {PuzzleError} RANK_INVALID unless 0 <= rank < n!
 */
export function unrankBigInt(rank: bigint, n: number): number[] {
  const digits = new Array<number>(n);
  let rest = rank;
  for (let i = n - 1; i >= 0; i--) {
    const base = BigInt(n - i);
    digits[i] = Number(rest % base);
    rest /= base;
  }
  if (rest !== 0n || rank < 0n)
    throw new PuzzleError("RANK_INVALID", `rank ${rank} is not in 0 .. ${n}!-1`);
  return fromLehmerCode(digits);
}

/**
 * Returns the Lehmer code: digit i is how many later entries are smaller than entry i, so that
 * rank = Σ digit i · (n-1-i)!, and the digits' sum is the number of inversions. O(n log n).
 *
 * @throws {PuzzleError} RANK_INVALID when it is not a permutation of 0 .. n-1
 */
export function lehmerCode(permutation: ArrayLike<number>): number[] {
  const n = permutation.length;
  const tree = fenwickOfOnes(n);
  const seen = new Uint8Array(n);
  const digits = new Array<number>(n);
  for (let i = 0; i < n; i++) {
    const value = permutation[i]!;
    if (!(value >= 0 && value < n && Number.isInteger(value)) || seen[value] === 1) {
      throw notAPermutation(n, i, value);
    }
    seen[value] = 1;
    let smaller = 0;
    for (let j = value; j > 0; j &= j - 1) smaller += tree[j]!;
    digits[i] = smaller;
    for (let j = value + 1; j <= n; j += j & -j) tree[j] = tree[j]! - 1;
  }
  return digits;
}

/**
 * Returns the number of inversions among distinct non-negative entries, leaving out those equal to
 * `skip`: pairs of which the greater comes first. O(n log n); exact to n = 10^8.
 */
export function countInversions(entries: ArrayLike<number>, skip = -1): number {
  const length = entries.length;
  let from = new Float64Array(length);
  let n = 0;
  for (let i = 0; i < length; i++) {
    if (entries[i] !== skip) from[n++] = entries[i]!;
  }
  // Short runs by insertion, then a bottom-up merge: an entry taken from the right run is inverted with
  // all that is left of the left run.
  let inversions = 0;
  const run = 8;
  for (let low = 0; low < n; low += run) {
    const high = Math.min(low + run, n);
    for (let i = low + 1; i < high; i++) {
      const value = from[i]!;
      let j = i;
      for (; j > low && from[j - 1]! > value; j--) from[j] = from[j - 1]!;
      from[j] = value;
      inversions += i - j;
    }
  }
  let to = n > run ? new Float64Array(n) : from;
  for (let size = run; size < n; size *= 2) {
    for (let low = 0; low < n; low += 2 * size) {
      const middle = Math.min(low + size, n);
      const high = Math.min(low + 2 * size, n);
      let left = low;
      let right = middle;
      for (let out = low; out < high; out++) {
        if (left < middle && (right >= high || from[left]! <= from[right]!)) {
          to[out] = from[left++]!;
        } else {
          to[out] = from[right++]!;
          inversions += middle - left;
        }
      }
    }
    [from, to] = [to, from];
  }
  return inversions;
}

/**
 * Returns 1 if a permutation of 0 .. n-1 is odd, 0 if it is even: the number of its inversions modulo 2.
 * O(n). The entries are not checked.
 */
export function permutationParity(permutation: ArrayLike<number>): 0 | 1 {
  const n = permutation.length;
  if (n <= 32) {
    let seen = 0;
    let greater = 0;
    for (let i = 0; i < n; i++) {
      // The bits from this entry's place up are the greater entries before it.
      const value = permutation[i]!;
      greater ^= seen >>> value;
      seen |= 1 << value;
    }
    return (popcount(greater) & 1) as 0 | 1;
  }
  const done = new Uint8Array(n);
  let cycles = 0;
  for (let first = 0; first < n; first++) {
    if (done[first] === 1) continue;
    cycles++;
    for (let i = first; done[i] === 0; i = permutation[i]!) done[i] = 1;
  }
  return ((n - cycles) & 1) as 0 | 1;
}

function fromLehmerCode(digits: readonly number[]): number[] {
  const n = digits.length;
  const tree = fenwickOfOnes(n);
  let top = 1;
  while (top * 2 <= n) top *= 2;
  return digits.map((digit) => {
    // Walk down the tree to the value with `digit` unused values below it, and use it up.
    let value = 0;
    for (let step = top, rest = digit; step > 0; step >>= 1) {
      if (value + step <= n && tree[value + step]! <= rest) {
        value += step;
        rest -= tree[value]!;
      }
    }
    for (let j = value + 1; j <= n; j += j & -j) tree[j] = tree[j]! - 1;
    return value;
  });
}

/** A Fenwick tree, 1-based, over n ones: which values are still unused. */
function fenwickOfOnes(n: number): Int32Array {
  const tree = new Int32Array(n + 1);
  for (let j = 1; j <= n; j++) tree[j] = j & -j;
  return tree;
}

/** Returns how many of a 32-bit integer's bits are 1. */
export function popcount(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function notAPermutation(n: number, index: number, value: number): PuzzleError {
  return new PuzzleError(
    "RANK_INVALID",
    `entry ${index} is ${value}: a permutation holds each of 0 .. ${n - 1} once`,
  );
}
