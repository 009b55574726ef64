import { type CharacterRepairKind, characterReading, FOREIGN } from "./character.ts";
import {
  type Encoding,
  gb18030Decoder,
  looksLikeUtf8,
  REPLACEMENT,
  type StreamingDecoder,
  type Utf8Step,
  utf8At,
} from "./encoding.ts";

/**
 * Bytes to characters. Everything after this stage works on one byte a character: ASCII as it is, other
 * characters that people type for an ASCII one (full-width digits, the ideographic space, × for x …) as
 * that one, and what has no such reading as {@link FOREIGN}. So line and column still count the reader's
 * own characters, and plain ASCII, which is nearly all input, is passed on without a copy.
 */

/** What was read as something else than it is written. */
export type RepairKind =
  | CharacterRepairKind
  | "byte-order-mark"
  | "utf-16"
  | "gb18030"
  | "invalid-bytes"
  | "end-of-file-byte"
  | "letter-case"
  | "terminator"
  | "layout"
  | "markup"
  | "glued"
  | "digit-letter"
  | "blank-by-column"
  | "largest-blank"
  | "picture-labels"
  | "ignored-text";

/** A kind of repair, how often it was made, and where first. */
export interface Repair {
  readonly kind: RepairKind;
  readonly count: number;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Decoded characters, one byte each. */
export interface Decoded {
  readonly bytes: Uint8Array;
  /** The characters as they were written, where they are not all the same as `bytes`. */
  readonly written?: Uint32Array;
}

/** What a decoder has to tell while it works: places are 1-based, `text` is what was written. */
export interface DecoderEvents {
  repair(kind: RepairKind, line: number, column: number, text: string): void;
  /** Bytes beyond ASCII that no encoding at hand explains; what throws here ends the reading. */
  undecodable(line: number, column: number, text: string): void;
}

/** Decodes a stream of chunks; keeps what a chunk boundary cuts in two. */
export class Decoder {
  readonly #events: DecoderEvents;
  /** Unknown at the first byte; ascii until something tells more. */
  #encoding: Encoding | "unknown" | "ascii" = "unknown";
  #gb18030: StreamingDecoder | undefined;
  #pending: Uint8Array = new Uint8Array(0);
  #afterReturn = false;
  /** Offset in the decoded stream of the next character, its line, and where that line began. */
  #offset = 0;
  #line = 1;
  #lineStart = 0;
  /** What is being written. */
  #bytes: Uint8Array = new Uint8Array(0);
  #written: Uint32Array = new Uint32Array(0);
  #length = 0;

  constructor(events: DecoderEvents) {
    this.#events = events;
  }

  /** Returns the next decoded characters; with `last`, what was kept back comes too. */
  decode(chunk: Uint8Array, last: boolean): Decoded {
    let bytes = chunk;
    if (this.#pending.length > 0) {
      bytes = new Uint8Array(this.#pending.length + chunk.length);
      bytes.set(this.#pending);
      bytes.set(chunk, this.#pending.length);
      this.#pending = new Uint8Array(0);
    }
    if (this.#encoding === "unknown") {
      if (bytes.length < 4 && !last) {
        this.#pending = bytes.slice();
        return { bytes: this.#pending.subarray(0, 0) };
      }
      bytes = bytes.subarray(this.#sniff(bytes));
    }
    const mayBePlain = this.#encoding === "ascii" || this.#encoding === "utf-8";
    if (mayBePlain && !this.#afterReturn && this.#passesPlain(bytes)) return { bytes };
    if (this.#encoding === "ascii") this.#decide(bytes, last);
    this.#length = 0;
    if (this.#gb18030 !== undefined) this.#putText(this.#gb18030.decode(bytes, { stream: !last }));
    else if (this.#encoding === "utf-16le" || this.#encoding === "utf-16be") {
      this.#putUtf16(bytes, last);
    } else this.#putUtf8(bytes, last);
    return {
      bytes: this.#bytes.subarray(0, this.#length),
      written: this.#written.subarray(0, this.#length),
    };
  }

  /**
   * Tells whether every byte is its own reading (ASCII without carriage returns and end-of-file bytes),
   * and if so counts them as written.
   */
  #passesPlain(bytes: Uint8Array): boolean {
    let line = this.#line;
    let lineStart = this.#lineStart - this.#offset;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i]!;
      if (byte === NEWLINE) {
        line++;
        lineStart = i + 1;
      } else if (byte >= 0x80 || byte === RETURN || byte === END_OF_FILE_BYTE) {
        return false;
      }
    }
    this.#line = line;
    this.#lineStart = lineStart + this.#offset;
    this.#offset += bytes.length;
    return true;
  }

  #repair(kind: RepairKind, codePoint: number): void {
    const column = this.#offset - this.#lineStart + 1;
    this.#events.repair(kind, this.#line, column, String.fromCodePoint(codePoint));
  }

  /** Decides the encoding by the first bytes and returns the byte order mark's length. */
  #sniff(bytes: Uint8Array): number {
    const [first, second, third] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
      this.#encoding = first === 0xff ? "utf-16le" : "utf-16be";
      this.#repair("utf-16", BYTE_ORDER_MARK);
      return 2;
    }
    if (bytes.length >= 4 && (first === 0) !== (second === 0) && bytes[2] !== bytes[3]) {
      // No text has zero bytes; every other byte zero is UTF-16 without its mark.
      const zero = first === 0 ? 0 : 1;
      if (bytes[2 + zero] === 0) {
        this.#encoding = zero === 0 ? "utf-16be" : "utf-16le";
        this.#repair("utf-16", bytes[1 - zero]!);
        return 0;
      }
    }
    this.#encoding = "ascii";
    if (first === 0xef && second === 0xbb && third === 0xbf) {
      this.#encoding = "utf-8";
      this.#repair("byte-order-mark", BYTE_ORDER_MARK);
      return 3;
    }
    return 0;
  }

  /** Decides between UTF-8 and GB18030 by the first bytes that are not all plain. */
  #decide(bytes: Uint8Array, last: boolean): void {
    const beyond = bytes.findIndex((byte) => byte >= 0x80);
    if (beyond < 0) return;
    this.#encoding = "utf-8";
    if (looksLikeUtf8(bytes, last)) return;
    const decoder = gb18030Decoder();
    if (decoder === undefined) {
      const { line, column } = this.#placeOf(bytes, beyond);
      this.#events.undecodable(line, column, hexOf(bytes.subarray(beyond, beyond + 4)));
      return;
    }
    // A decoder of its own for the trial: the one that is kept must not have begun.
    if (gb18030Decoder()!.decode(bytes, { stream: !last }).includes("\ufffd")) return;
    this.#encoding = "gb18030";
    this.#gb18030 = decoder;
    const { line, column } = this.#placeOf(bytes, beyond);
    this.#events.repair("gb18030", line, column, hexOf(bytes.subarray(beyond, beyond + 2)));
  }

  /** The place of a byte before which all is ASCII. */
  #placeOf(bytes: Uint8Array, at: number): { line: number; column: number } {
    let line = this.#line;
    let lineStart = this.#lineStart - this.#offset;
    for (let i = 0; i < at; i++) {
      if (bytes[i] === NEWLINE || (bytes[i] === RETURN && bytes[i + 1] !== NEWLINE)) {
        line++;
        lineStart = i + 1;
      }
    }
    return { line, column: at - lineStart + 1 };
  }

  #putUtf8(bytes: Uint8Array, last: boolean): void {
    this.#reserve(bytes.length);
    const step: Utf8Step = { codePoint: 0, size: 0 };
    for (let i = 0; i < bytes.length; i += step.size) {
      const lead = bytes[i]!;
      if (lead > NEWLINE && lead < 0x80 && lead !== RETURN && lead !== END_OF_FILE_BYTE) {
        this.#afterReturn = false;
        this.#bytes[this.#length] = lead;
        this.#written[this.#length++] = lead;
        this.#offset++;
        step.size = 1;
        continue;
      }
      utf8At(bytes, i, last, step);
      if (step.size === 0) {
        this.#pending = bytes.slice(i);
        return;
      }
      this.#put(step.codePoint);
    }
  }

  #putUtf16(bytes: Uint8Array, last: boolean): void {
    const low = this.#encoding === "utf-16le" ? 0 : 1;
    const unitAt = (i: number): number => bytes[i + low]! | (bytes[i + 1 - low]! << 8);
    this.#reserve((bytes.length >> 1) + 1);
    let i = 0;
    while (i < bytes.length) {
      const unit = i + 1 < bytes.length ? unitAt(i) : -1;
      const isHigh = unit >= 0xd800 && unit < 0xdc00;
      if ((unit < 0 || (isHigh && i + 3 >= bytes.length)) && !last) {
        this.#pending = bytes.slice(i);
        return;
      }
      let codePoint = unit < 0 || (unit >= 0xd800 && unit < 0xe000) ? REPLACEMENT : unit;
      i += 2;
      if (isHigh && i + 1 < bytes.length) {
        const next = unitAt(i);
        if (next >= 0xdc00 && next < 0xe000) {
          codePoint = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00);
          i += 2;
        }
      }
      this.#put(codePoint);
    }
  }

  #putText(text: string): void {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) {
      const codePoint = text.codePointAt(i)!;
      if (codePoint > 0xffff) i++;
      this.#put(codePoint);
    }
  }

  /** Makes new room for so many characters: what was returned before must stay as it is. */
  #reserve(characters: number): void {
    this.#bytes = new Uint8Array(characters);
    this.#written = new Uint32Array(characters);
  }

  #put(codePoint: number): void {
    const afterReturn = this.#afterReturn;
    this.#afterReturn = codePoint === RETURN;
    if (codePoint === NEWLINE && afterReturn) return;
    let code = codePoint;
    if (codePoint === RETURN) {
      this.#repair("line-ends", RETURN);
      code = NEWLINE;
    } else if (codePoint === END_OF_FILE_BYTE) {
      this.#repair("end-of-file-byte", codePoint);
      code = SPACE;
    } else if (codePoint >= 0x80) {
      const reading = characterReading(codePoint);
      if (reading !== undefined) {
        this.#repair(reading.kind, codePoint);
        if (reading.kind === "zero-width") return;
        code = reading.code;
      } else {
        if (codePoint === REPLACEMENT) this.#repair("invalid-bytes", codePoint);
        code = FOREIGN;
      }
    }
    this.#bytes[this.#length] = code;
    this.#written[this.#length++] = codePoint;
    this.#offset++;
    if (code === NEWLINE) {
      this.#line++;
      this.#lineStart = this.#offset;
    }
  }
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const BYTE_ORDER_MARK = 0xfeff;
const END_OF_FILE_BYTE = 0x1a;

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, "0")).join(" ");
}

/** Returns a text's UTF-8 bytes; a lone surrogate becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let codePoint = text.charCodeAt(i);
    if (codePoint >= 0x80) {
      codePoint = text.codePointAt(i)!;
      if (codePoint > 0xffff) i++;
      if (codePoint >= 0xd800 && codePoint < 0xe000) codePoint = REPLACEMENT;
    }
    if (codePoint < 0x80) {
      bytes[length++] = codePoint;
      continue;
    }
    const continuations = codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
    const lead = continuations === 1 ? 0xc0 : continuations === 2 ? 0xe0 : 0xf0;
    bytes[length++] = lead | (codePoint >> (6 * continuations));
    for (let shift = 6 * (continuations - 1); shift >= 0; shift -= 6) {
      bytes[length++] = 0x80 | ((codePoint >> shift) & 0x3f);
    }
  }
  return bytes.subarray(0, length);
}
