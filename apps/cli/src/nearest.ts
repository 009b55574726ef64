/** Returns, as `near`, the candidate that a slip of the finger may have meant, if one is close enough. */
export async function nearest(
  given: string,
  candidates: readonly string[],
): Promise<{ readonly near?: string }> {
  const { closestMatch } = await import("leven");
  const maxDistance = Math.max(2, Math.floor(given.length / 3));
  const near = closestMatch(given.toLowerCase(), [...candidates], { maxDistance });
  return near === undefined ? {} : { near };
}
