import type { InputGrammar } from "../../dialect.ts";
import type { OddAnswer } from "../../oddity.ts";
import { ROWS_3X3 } from "../parts.ts";

// What the odd dialects have in common.

/** An odd input is read by its own reader: only its repetition and its spacing are told here. */
export const ODD_INPUT: InputGrammar = { ...ROWS_3X3, items: [] };

export function told(words: OddAnswer["words"], values: OddAnswer["values"] = {}): OddAnswer {
  return { status: "told", words, values };
}
