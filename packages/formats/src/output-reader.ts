import { type Utf8Step, utf8At } from "./encoding.ts";
import type { ByteSource } from "./text-reader.ts";

const NEWLINE = 0x0a;
/** A longer line is cut: no answer is that long. */
const LONGEST_LINE = 1 << 20;

/** A line of an output, and how it ended. */
export interface OutputLine {
  /** Without its line end; a carriage return is part of it. */
  readonly text: string;
  /** Whether the output ended before the line did. */
  readonly isUnended: boolean;
}

/**
 * Reads somebody's output in order: compares it with what is expected, or hands it out line by line. Holds
 * the lines of one case at a time.
 */
export class OutputReader {
  readonly #source: ByteSource;
  #bytes: Uint8Array = new Uint8Array(0);
  #ended = false;
  #position = 0;
  /** The line that the position is in, from 1. */
  #line = 1;
  readonly #lines: OutputLine[] = [];
  readonly #ends: number[] = [];

  constructor(source: ByteSource) {
    this.#source = source;
  }

  /** The line where the next case begins, from 1. */
  get line(): number {
    return this.#line;
  }

  /** Whether nothing is left. */
  get isAtEnd(): boolean {
    if (this.#position === this.#bytes.length) this.#compact();
    return this.#position === this.#bytes.length && !this.#refill();
  }

  /** If just this comes next, and in lines of its own, reads it and returns true. */
  take(expected: string): boolean {
    const { length } = expected;
    if (this.#bytes.length - this.#position < length) {
      this.#compact();
      while (this.#bytes.length < length) if (!this.#refill()) return false;
    }
    const bytes = this.#bytes;
    let at = this.#position;
    let lines = 0;
    for (let i = 0; i < length; i++, at++) {
      const code = expected.charCodeAt(i);
      if (bytes[at] !== code) return false;
      if (code === NEWLINE) lines++;
    }
    this.#advance(at, lines);
    return true;
  }

  /** Returns the line so many lines after the next one, or undefined past the end. */
  lineAt(index: number): OutputLine | undefined {
    if (this.#lines.length === 0) this.#compact();
    while (this.#lines.length <= index) {
      const from = this.#ends[this.#ends.length - 1] ?? this.#position;
      let to = from;
      for (;;) {
        if (to === this.#bytes.length && !this.#refill()) break;
        if (this.#bytes[to] === NEWLINE) break;
        to++;
      }
      const isUnended = to === this.#bytes.length;
      if (isUnended && to === from) return undefined;
      this.#lines.push({ text: this.#textOf(from, to), isUnended });
      this.#ends.push(isUnended ? to : to + 1);
    }
    return this.#lines[index];
  }

  /** Reads so many lines and forgets them. */
  skip(lines: number): void {
    if (lines === 0) return;
    this.lineAt(lines - 1);
    this.#advance(this.#ends[Math.min(lines, this.#ends.length) - 1] ?? this.#position, lines);
  }

  #advance(to: number, lines: number): void {
    this.#position = to;
    this.#line += lines;
    this.#lines.length = 0;
    this.#ends.length = 0;
  }

  #refill(): boolean {
    while (!this.#ended) {
      const chunk = this.#source();
      if (chunk === undefined) {
        this.#ended = true;
        return false;
      }
      if (chunk.length === 0) continue;
      this.#append(chunk);
      return true;
    }
    return false;
  }

  #append(chunk: Uint8Array): void {
    if (this.#bytes.length === 0) {
      this.#bytes = chunk;
      return;
    }
    const joined = new Uint8Array(this.#bytes.length + chunk.length);
    joined.set(this.#bytes);
    joined.set(chunk, this.#bytes.length);
    this.#bytes = joined;
  }

  /** Lets go of what has been read. No line may be out. */
  #compact(): void {
    this.#bytes = this.#bytes.subarray(this.#position);
    this.#position = 0;
  }

  #textOf(from: number, to: number): string {
    let text = "";
    const end = Math.min(to, from + LONGEST_LINE);
    for (let i = from; i < end; i += 4096) {
      text += String.fromCharCode(...this.#bytes.subarray(i, Math.min(end, i + 4096)));
    }
    return BEYOND_ASCII.test(text) ? textOfUtf8(this.#bytes.subarray(from, end)) : text;
  }
}

const BEYOND_ASCII = /[^\0-\x7f]/;

function textOfUtf8(bytes: Uint8Array): string {
  const step: Utf8Step = { codePoint: 0, size: 0 };
  let text = "";
  for (let at = 0; at < bytes.length; at += step.size) {
    utf8At(bytes, at, true, step);
    text += String.fromCodePoint(step.codePoint);
  }
  return text;
}
