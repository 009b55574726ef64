/** No system's page of memory is smaller. */
export const PAGE = 4096;

/**
 * Writes a byte of each page of some arrays from number `first` on, `pages` of them or as many as there are, as it
 * is already. Returns whether those were the last.
 *
 * A system makes a page ready when it is first written to, which can take as long as thousands of steps of a
 * search that writes far and wide: a large array that is touched through, a few pages at a time, holds nobody up.
 */
export function touchPages(
  arrays: readonly ArrayBufferView[],
  first: number,
  pages: number,
): boolean {
  let areLast = true;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    const end = Math.min(bytes.length, (first + pages) * PAGE);
    for (let at = first * PAGE; at < end; at += PAGE) bytes[at] = bytes[at]!;
    if (end < bytes.length) areLast = false;
  }
  return areLast;
}
