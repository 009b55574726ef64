/**
 * Goes through all that a generator yields, and returns what it returns: of `parse` the repairs and the
 * diagnostic, of `checkCases` the verdict on the whole, of `…InSlices` what the plain function gives.
 */
export function endOf<End>(steps: Generator<unknown, End, undefined>): End {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
