import type { JudgedText } from "../../workers/judge-protocol.ts";

/** A text that is to be judged: typed, or too long to be shown and kept as a file's bytes. */
export type JudgedSource =
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "file"; readonly name: string; readonly bytes: Uint8Array };

/** A longer text would make a text field slow. Characters, or bytes. */
export const MAX_TYPED = 100_000;

/** Larger files are for the command line. Bytes. */
export const MAX_FILE = 50_000_000;

export const EMPTY: JudgedSource = { kind: "typed", text: "" };

export function textOf(source: JudgedSource): JudgedText {
  return source.kind === "typed" ? source.text : source.bytes;
}

export function isEmpty(source: JudgedSource): boolean {
  return source.kind === "typed" ? source.text.trim() === "" : source.bytes.length === 0;
}

/** Returns the text of a file, to be typed on if it is short. */
export async function readSource(file: File): Promise<JudgedSource> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return bytes.length <= MAX_TYPED
    ? { kind: "typed", text: await file.text() }
    : { kind: "file", name: file.name, bytes };
}
