import type { TimedProgress } from "../../workers/protocol.ts";

/** How many nodes a search expanded at one bound: a depth, a least f, an iteration. */
export interface BoundCount {
  readonly bound: number;
  readonly expanded: number;
}

/** Returns what each bound of a search took, so far. */
export function courseOf({ bounds = [], expanded }: TimedProgress): BoundCount[] {
  return bounds.map(({ bound, expanded: before }, index) => ({
    bound,
    expanded: (bounds[index + 1]?.expanded ?? expanded) - before,
  }));
}
