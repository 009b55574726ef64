/** Returns a whole number with commas between thousands. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Returns a time in milliseconds, or in seconds where it is long. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
  return `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 2 : 0)} s`;
}
