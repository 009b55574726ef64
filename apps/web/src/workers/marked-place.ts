import type { MarkedPlace } from "./judge-protocol.ts";

/** So much of a line is shown on each side. Characters. */
const WINDOW = 60;

/** Longer words are marked in part. Characters. */
const MOST_MARKED = 20;

/**
 * Returns the word at a place of a text, counted from 1, with what stands around it on its line; of a longer word,
 * what is named, if it stands there.
 */
export function markedPlace(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
  word = "",
): MarkedPlace {
  let start = 0;
  for (let n = 1; n < line && start >= 0; n++) start = text.indexOf("\n", start) + 1 || -1;
  const end = start < 0 ? -1 : text.indexOf("\n", start);
  const shown = start < 0 ? "" : text.slice(start, end < 0 ? undefined : end).replace(/\r$/, "");
  const characters = Array.from(shown);
  const rest = characters.slice(column - 1);
  const blank = rest.findIndex((character) => /\s/u.test(character));
  const isNamed = word !== "" && rest.join("").startsWith(word);
  const whole = blank < 0 ? rest.length : Math.max(1, blank);
  const length = isNamed ? Array.from(word).length : Math.min(MOST_MARKED, whole);
  return {
    line,
    column,
    before: characters.slice(Math.max(0, column - 1 - WINDOW), column - 1).join(""),
    marked: rest.slice(0, length).join(""),
    after: rest.slice(length, length + WINDOW).join(""),
  };
}
