/**
 * Returns the inversions themselves: pairs of entries of which the greater comes first, as
 * [greater, lesser], in the order of the greater's place and then the lesser's; entries equal to `skip` left
 * out. O(n²): for showing, where `countInversions` counts.
 */
export function inversionPairs(entries: ArrayLike<number>, skip = -1): [number, number][] {
  const kept = Array.from(entries).filter((entry) => entry !== skip);
  return kept.flatMap((greater, place) =>
    kept
      .slice(place + 1)
      .filter((lesser) => lesser < greater)
      .map((lesser): [number, number] => [greater, lesser]),
  );
}
