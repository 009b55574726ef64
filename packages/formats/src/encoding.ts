/** Encodings of characters in bytes. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030";

/** What the runtime's TextDecoder is to this package, which knows neither the DOM's types nor Node's. */
export interface StreamingDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

declare const TextDecoder: (new (label: string) => StreamingDecoder) | undefined;

/** Returns a decoder of GB18030, or undefined where the runtime knows none. */
export function gb18030Decoder(): StreamingDecoder | undefined {
  if (typeof TextDecoder === "undefined") return undefined;
  try {
    return new TextDecoder("gb18030");
  } catch {
    return undefined;
  }
}

/** What stands for bytes that are no character. */
export const REPLACEMENT = 0xfffd;

/** The character that {@link utf8At} read, and how many bytes it takes; 0 where bytes are missing at the end. */
export interface Utf8Step {
  codePoint: number;
  size: number;
}

/**
 * Reads the character at `at` into `step`. Bytes that are no character are U+FFFD, one byte each; with
 * `last`, so is a character that the end cuts in two.
 */
export function utf8At(bytes: Uint8Array, at: number, last: boolean, step: Utf8Step): void {
  const lead = bytes[at]!;
  step.size = 1;
  step.codePoint = lead;
  if (lead < 0x80) return;
  step.codePoint = REPLACEMENT;
  const size = lead < 0xc2 || lead > 0xf4 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (size === 1) return;
  let value = lead & (0xff >> (size + 1));
  for (let i = 1; i < size; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) {
      if (!last) step.size = 0;
      return;
    }
    if ((byte & 0xc0) !== 0x80) return;
    value = (value << 6) | (byte & 0x3f);
  }
  const least = size === 2 ? 0x80 : size === 3 ? 0x800 : 0x10000;
  if (value < least || value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) return;
  step.codePoint = value;
  step.size = size;
}

/**
 * Tells whether bytes are rather UTF-8 than another encoding: most of what is beyond ASCII are whole
 * characters. O(bytes).
 */
export function looksLikeUtf8(bytes: Uint8Array, last: boolean): boolean {
  const step: Utf8Step = { codePoint: 0, size: 0 };
  let whole = 0;
  let broken = 0;
  for (let i = 0; i < bytes.length; i += step.size) {
    if (bytes[i]! < 0x80) {
      step.size = 1;
      continue;
    }
    utf8At(bytes, i, last, step);
    if (step.size === 0) break;
    if (step.size > 1) whole++;
    else broken++;
  }
  return broken === 0 || broken * 4 < whole;
}
