import { placeOf } from "./field-place.ts";
import type { FieldName } from "./template.ts";
import type { FieldText } from "./template-matcher.ts";
import type { Verdict } from "./verdict.ts";

const NO_PATH: FieldText = { line: 1, column: 1, text: "" };

/** Returns the path that an output gives; an empty one where it has no room for any. */
export function saidPath(fields: ReadonlyMap<FieldName, FieldText>): FieldText {
  return fields.get("path") ?? NO_PATH;
}

/** Returns the verdict on a printed number of moves that is not that of the moves; undefined where all is well. */
export function wrongSaidLength(
  fields: ReadonlyMap<FieldName, FieldText>,
  counted: number,
): Verdict | undefined {
  const said = fields.get("length");
  if (said === undefined || Number(said.text) === counted) return undefined;
  return {
    verdict: "wrong-answer",
    place: placeOf(said),
    detail: { about: "count", said: Number(said.text), counted },
  };
}
