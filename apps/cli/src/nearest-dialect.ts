import { DIALECTS } from "@slidepath/formats";
import { nearest } from "./nearest.ts";

/** Returns, as `near`, the id of the dialect that may have been meant. */
export function nearestDialect(given: string): Promise<{ readonly near?: string }> {
  return nearest(
    given,
    DIALECTS.map(({ id }) => id),
  );
}
