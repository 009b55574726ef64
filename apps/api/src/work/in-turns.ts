import type { WorkControl } from "./work.ts";

/** Returns what slices of work come to, with a turn for others after each. */
export async function inTurns<T>(
  slices: Iterator<unknown, T, undefined>,
  control: WorkControl,
): Promise<T> {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    await control.turn();
  }
}
