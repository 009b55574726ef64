/** No system's page of memory is smaller. */
const PAGE = 4096;

/**
 * Writes a byte of each page from number `first` on, `pages` of them or as many as there are, as it is already.
 * Returns whether that was the last.
 *
 * A system makes a page ready when it is first written to, which can take as long as thousands of steps of a
 * search that writes far and wide: a large array that is touched through, a few pages at a time, holds nobody up.
 */
export function touchPages(array: ArrayBufferView, first: number, pages: number): boolean {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const end = Math.min(bytes.length, (first + pages) * PAGE);
  for (let at = first * PAGE; at < end; at += PAGE) bytes[at] = bytes[at]!;
  return end === bytes.length;
}
