import type { DecodedText } from "../decoded-text.ts";

const TAB = 0x09;
const TAB_STOP = 8;

/**
 * Returns twice the middle of each cell of one line, in columns as they are seen: a tab reaches to the next
 * eighth column, and a full-width character takes two. O(line).
 */
export function visualColumns(
  text: DecodedText,
  starts: readonly number[],
  ends: readonly number[],
): number[] {
  const middles: number[] = [];
  let column = 0;
  let at = text.lineStart(starts[0]!);
  for (let i = 0; i < starts.length; i++) {
    let start = 0;
    for (; at < ends[i]!; at++) {
      if (at === starts[i]) start = column;
      if (text.bytes[at] === TAB) column += TAB_STOP - (column % TAB_STOP);
      else column += isWide(text.written(at)) ? 2 : 1;
    }
    middles.push(start + column);
  }
  return middles;
}

/** Whether a character takes two columns: Chinese, Japanese, Korean and full-width ones. */
function isWide(codePoint: number): boolean {
  return (
    (codePoint >= 0x1100 && codePoint <= 0x115f) ||
    (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
    (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xff01 && codePoint <= 0xff60) ||
    codePoint >= 0x1f300
  );
}
