import type { DecodedText } from "../decoded-text.ts";

/** Words for the blank, lower case, as they are written or as they are understood. */
const BLANK_WORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "none null nil blank empty hole gap space nan undefined void 空格 空白 空位 blanc leer vide".split(
    " ",
  ),
);
const LONGEST = 10;

/** Tells whether a stretch of a text is a word for the blank, letters' case apart. */
export function isBlankWord(text: DecodedText, from: number, to: number): boolean {
  if (to - from < 2 || to - from > LONGEST) return false;
  return (
    BLANK_WORDS.has(text.text(from, to).toLowerCase()) ||
    BLANK_WORDS.has(text.writtenText(from, to).toLowerCase())
  );
}
