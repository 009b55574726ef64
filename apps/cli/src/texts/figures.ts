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

/** Returns an amount of memory, such as "34 MB". */
export function memory(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(2)} GB`;
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1e3)} KB`;
}

/** Returns a part of a whole as a percentage. */
export function percentage(part: number): string {
  return `${Math.floor(100 * part)} %`;
}
