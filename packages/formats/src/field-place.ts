import type { Place } from "./diagnostic.ts";
import type { FieldText } from "./template-matcher.ts";

/** Returns where a field begins. */
export function placeOf({ line, column }: Place): Place {
  return { line, column };
}

/** Returns the place so many characters into a field, which may span lines. */
export function placeIn({ line, column, text }: FieldText, offset: number): Place {
  const before = text.slice(0, offset);
  const lines = before.split("\n").length - 1;
  if (lines === 0) return { line, column: column + offset };
  return { line: line + lines, column: offset - before.lastIndexOf("\n") };
}
