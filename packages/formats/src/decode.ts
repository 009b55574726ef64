/**
 * Bytes to characters. Everything after this stage works on one byte a character: ASCII as it is, other
 * characters that people type for an ASCII one (full-width digits, the ideographic space, × for x …) as
 * that one, and what has no such reading as {@link FOREIGN}. So line and column still count the reader's
 * own characters, and plain ASCII, which is nearly all input, is passed on without a copy.
 */

/** Stands for a character that no puzzle is written with. */
export const FOREIGN = 0x80;

/** What was read as something else than it is written. */
export type RepairKind =
  | "byte-order-mark"
  | "utf-16"
  | "line-ends"
  | "full-width"
  | "space"
  | "zero-width"
  | "blank-symbol"
  | "minus-sign"
  | "digit"
  | "end-of-file-byte"
  | "separator"
  | "letter-case"
  | "layout";

/** A kind of repair, how often it was made, and where first. */
export interface Repair {
  readonly kind: RepairKind;
  readonly count: number;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Decodes a stream of chunks; keeps what a chunk boundary cuts in two. */
export class Decoder {
  /** The characters that {@link FOREIGN} stands for, by their offset in the decoded stream. */
  readonly foreign: Map<number, string> = new Map();
  readonly #onRepair: (kind: RepairKind, line: number, column: number, text: string) => void;
  #encoding: "unknown" | "utf-8" | "utf-16le" | "utf-16be" = "unknown";
  #pending: Uint8Array = new Uint8Array(0);
  #afterReturn = false;
  /** Offset in the decoded stream of the next character, its line, and where that line began. */
  #written = 0;
  #line = 1;
  #lineStart = 0;

  /** `onRepair` hears of each repair: its place, 1-based, and the character that was written. */
  constructor(onRepair: (kind: RepairKind, line: number, column: number, text: string) => void) {
    this.#onRepair = onRepair;
  }

  /** Returns the next decoded characters; with `last`, what was kept back comes too. */
  decode(chunk: Uint8Array, last: boolean): Uint8Array {
    let bytes = chunk;
    if (this.#pending.length > 0) {
      bytes = new Uint8Array(this.#pending.length + chunk.length);
      bytes.set(this.#pending);
      bytes.set(chunk, this.#pending.length);
      this.#pending = new Uint8Array(0);
    }
    if (this.#encoding === "unknown") {
      if (bytes.length < 3 && !last) {
        this.#pending = bytes.slice();
        return this.#pending.subarray(0, 0);
      }
      bytes = bytes.subarray(this.#sniff(bytes));
    }
    if (this.#encoding === "utf-8" && !this.#afterReturn && this.#passesPlain(bytes)) return bytes;
    return this.#encoding === "utf-8" ? this.#utf8(bytes, last) : this.#utf16(bytes, last);
  }

  /**
   * Tells whether every byte is its own reading (ASCII without carriage returns and end-of-file bytes),
   * and if so counts them as written.
   */
  #passesPlain(bytes: Uint8Array): boolean {
    let line = this.#line;
    let lineStart = this.#lineStart - this.#written;
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
    this.#lineStart = lineStart + this.#written;
    this.#written += bytes.length;
    return true;
  }

  #repair(kind: RepairKind, codePoint: number): void {
    const column = this.#written - this.#lineStart + 1;
    this.#onRepair(kind, this.#line, column, String.fromCodePoint(codePoint));
  }

  /** Decides the encoding by the byte order mark and returns the mark's length. */
  #sniff(bytes: Uint8Array): number {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) {
      this.#encoding = "utf-16le";
      this.#repair("utf-16", BYTE_ORDER_MARK);
      return 2;
    }
    if (bytes[0] === 0xfe && bytes[1] === 0xff) {
      this.#encoding = "utf-16be";
      this.#repair("utf-16", BYTE_ORDER_MARK);
      return 2;
    }
    this.#encoding = "utf-8";
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
      this.#repair("byte-order-mark", BYTE_ORDER_MARK);
      return 3;
    }
    return 0;
  }

  #utf8(bytes: Uint8Array, last: boolean): Uint8Array {
    const out = new Uint8Array(bytes.length + 1);
    let length = 0;
    let i = 0;
    while (i < bytes.length) {
      const lead = bytes[i]!;
      const size = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
      if (i + size > bytes.length && !last) {
        this.#pending = bytes.slice(i);
        break;
      }
      let codePoint = lead < 0x80 ? lead : 0xfffd;
      let used = 1;
      if (size > 1) {
        let value = lead & (0xff >> (size + 1));
        while (used < size && ((bytes[i + used] ?? 0) & 0xc0) === 0x80) {
          value = (value << 6) | (bytes[i + used]! & 0x3f);
          used++;
        }
        if (used === size) codePoint = value;
      }
      i += used;
      length = this.#put(out, length, codePoint);
    }
    return out.subarray(0, length);
  }

  #utf16(bytes: Uint8Array, last: boolean): Uint8Array {
    const low = this.#encoding === "utf-16le" ? 0 : 1;
    const unitAt = (i: number): number => bytes[i + low]! | (bytes[i + 1 - low]! << 8);
    const out = new Uint8Array((bytes.length >> 1) + 2);
    let length = 0;
    let i = 0;
    while (i < bytes.length) {
      const unit = i + 1 < bytes.length ? unitAt(i) : -1;
      const isHigh = unit >= 0xd800 && unit < 0xdc00;
      if ((unit < 0 || (isHigh && i + 3 >= bytes.length)) && !last) {
        this.#pending = bytes.slice(i);
        break;
      }
      let codePoint = unit < 0 ? 0xfffd : unit;
      i += 2;
      if (isHigh && i + 1 < bytes.length) {
        const next = unitAt(i);
        if (next >= 0xdc00 && next < 0xe000) {
          codePoint = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00);
          i += 2;
        }
      }
      length = this.#put(out, length, codePoint);
    }
    return out.subarray(0, length);
  }

  /** Writes one character at `length` of `out` and returns the new length. */
  #put(out: Uint8Array, length: number, codePoint: number): number {
    const afterReturn = this.#afterReturn;
    this.#afterReturn = codePoint === RETURN;
    if (codePoint === NEWLINE && afterReturn) return length;
    if (codePoint === RETURN) {
      this.#repair("line-ends", RETURN);
      out[length] = NEWLINE;
    } else if (codePoint < 0x80 && codePoint !== END_OF_FILE_BYTE) {
      out[length] = codePoint;
    } else {
      const reading = READINGS.find(({ from, to }) => from <= codePoint && codePoint <= to);
      if (reading === undefined) {
        this.foreign.set(this.#written, String.fromCodePoint(codePoint));
        out[length] = FOREIGN;
      } else {
        this.#repair(reading.kind, codePoint);
        if (reading.kind === "zero-width") return length;
        out[length] = reading.ascii + (reading.run ? codePoint - reading.from : 0);
      }
    }
    this.#written++;
    if (out[length] === NEWLINE) {
      this.#line++;
      this.#lineStart = this.#written;
    }
    return length + 1;
  }
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const BYTE_ORDER_MARK = 0xfeff;
const END_OF_FILE_BYTE = 0x1a;

/** Characters from .. to, read as the ASCII character `ascii`, or as a run that starts there. */
interface Reading {
  readonly from: number;
  readonly to: number;
  readonly kind: RepairKind;
  readonly ascii: number;
  readonly run?: true;
}

const SPACE = 0x20;
const ZERO = 0x30;
const ONE = 0x31;
const LETTER_X = 0x78;
const one = (codePoint: number, kind: RepairKind, ascii: number): Reading => ({
  from: codePoint,
  to: codePoint,
  kind,
  ascii,
});
const run = (from: number, to: number, kind: RepairKind, ascii: number): Reading => ({
  from,
  to,
  kind,
  ascii,
  run: true,
});

const READINGS: readonly Reading[] = [
  run(0xff01, 0xff5e, "full-width", 0x21),
  one(0x3000, "space", SPACE),
  one(0x00a0, "space", SPACE),
  { from: 0x2000, to: 0x200a, kind: "space", ascii: SPACE },
  one(0x202f, "space", SPACE),
  one(0x205f, "space", SPACE),
  one(END_OF_FILE_BYTE, "end-of-file-byte", SPACE),
  { from: 0x200b, to: 0x200f, kind: "zero-width", ascii: 0 },
  { from: 0x202a, to: 0x202e, kind: "zero-width", ascii: 0 },
  { from: 0x2060, to: 0x2064, kind: "zero-width", ascii: 0 },
  one(BYTE_ORDER_MARK, "zero-width", 0),
  one(0x00ad, "zero-width", 0),
  one(0x00d7, "blank-symbol", LETTER_X),
  one(0x0445, "blank-symbol", LETTER_X),
  one(0x0425, "blank-symbol", LETTER_X),
  one(0x25a1, "blank-symbol", LETTER_X),
  one(0x53e3, "blank-symbol", LETTER_X),
  one(0x7a7a, "blank-symbol", LETTER_X),
  one(0x2212, "minus-sign", 0x2d),
  { from: 0x2010, to: 0x2014, kind: "minus-sign", ascii: 0x2d },
  run(0x0660, 0x0669, "digit", ZERO),
  run(0x06f0, 0x06f9, "digit", ZERO),
  run(0x2460, 0x2468, "digit", ONE),
  one(0x3007, "digit", ZERO),
  one(0x96f6, "digit", ZERO),
  ...Array.from("一二三四五六七八九", (numeral, i) =>
    one(numeral.codePointAt(0)!, "digit", ONE + i),
  ),
  one(0x3001, "separator", 0x2c),
];

/** Returns a text's UTF-8 bytes; a lone surrogate becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let codePoint = text.charCodeAt(i);
    if (codePoint >= 0x80) {
      codePoint = text.codePointAt(i)!;
      if (codePoint > 0xffff) i++;
      if (codePoint >= 0xd800 && codePoint < 0xe000) codePoint = 0xfffd;
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
