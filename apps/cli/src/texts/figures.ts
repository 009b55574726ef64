/** Returns a whole number with commas between thousands. */
export function grouped(number: number | bigint): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Returns a time in milliseconds, or in seconds where it is long. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
  return `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 2 : 0)} s`;
}

/** Returns an English count, such as "1 move" or "12,345 moves". */
export function counted(number: number, thing: string): string {
  return `${grouped(number)} ${thing}${number === 1 ? "" : "s"}`;
}
