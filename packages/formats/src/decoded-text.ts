import { FOREIGN } from "./character.ts";
import { type Decoded, Decoder, encodeUtf8, type Repair, type RepairKind } from "./decode.ts";
import type { Diagnostic, Place } from "./diagnostic.ts";
import { type FaultFacts, InputFault } from "./input-fault.ts";
import { Repairs } from "./repairs.ts";

const NEWLINE = 0x0a;
/** How much of a text a diagnostic quotes. */
const QUOTED = 80;

/** A whole text, decoded, one byte a character; and where in it the reader sees what. */
export class DecodedText {
  readonly bytes: Uint8Array;
  readonly #written: Uint32Array | undefined;
  readonly #lineStarts: number[] = [0];
  readonly #repairs: Repairs;

  /**
   * With `strict`, the first repair is a fault.
   *
   * @throws {InputFault}
   */
  constructor(input: string | Uint8Array, strict: boolean) {
    this.#repairs = new Repairs(strict);
    const decoder = new Decoder({
      repair: (kind, line, column, text) =>
        this.#repairs.note(kind, { line, column }, text, { text, offset: 0 }),
      undecodable: (line, column, text) => {
        const excerpt = { text, offset: 0 };
        throw new InputFault({ code: "ENCODING_UNKNOWN", line, column, text, excerpt });
      },
    });
    const decoded: Decoded = decoder.decode(
      typeof input === "string" ? encodeUtf8(input) : input,
      true,
    );
    this.bytes = decoded.bytes;
    this.#written = decoded.written;
    for (let i = 0; i < this.bytes.length; i++) {
      if (this.bytes[i] === NEWLINE) this.#lineStarts.push(i + 1);
    }
  }

  /** Returns the character at an offset as it was written. */
  written(offset: number): number {
    return this.#written?.[offset] ?? this.bytes[offset]!;
  }

  /** Returns a stretch as it was written, cut at 80 characters. */
  writtenText(from: number, to: number): string {
    const end = Math.min(to, from + QUOTED);
    return String.fromCodePoint(...(this.#written ?? this.bytes).subarray(from, end));
  }

  /** Returns a stretch as it is understood: １ is 1. Cut at 80 characters. */
  text(from: number, to: number): string {
    let text = "";
    const end = Math.min(to, from + QUOTED);
    for (let i = from; i < end; i++) {
      const code = this.bytes[i]!;
      text += String.fromCodePoint(code < FOREIGN ? code : this.written(i));
    }
    return text;
  }

  /** Returns the line, from 0, that holds an offset. O(log lines). */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#lineStarts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Returns where the line of an offset begins. */
  lineStart(offset: number): number {
    return this.#lineStarts[this.lineAt(offset)]!;
  }

  /** Returns the place of an offset. */
  place(offset: number): Place {
    const line = this.lineAt(offset);
    return { line: line + 1, column: offset - this.#lineStarts[line]! + 1 };
  }

  /**
   * Counts a repair that was made at `offset`.
   *
   * @throws {InputFault} REPAIR_NEEDED with `strict`
   */
  note(kind: RepairKind, offset: number): void {
    if (this.#repairs.countAgain(kind)) return;
    this.#repairs.note(
      kind,
      this.place(offset),
      this.writtenText(offset, offset + 1),
      this.#excerpt(offset),
    );
  }

  /** Whatever was repaired so far, in the order in which it was first met. */
  get repairs(): readonly Repair[] {
    return this.#repairs.list;
  }

  /** Returns the fault at a stretch. */
  fault(from: number, to: number, facts: FaultFacts): InputFault {
    const excerpt = this.#excerpt(from);
    return new InputFault({
      ...facts,
      ...this.place(from),
      text: this.writtenText(from, to),
      excerpt,
    });
  }

  #excerpt(at: number): Diagnostic["excerpt"] {
    const from = Math.max(this.lineStart(at), at - QUOTED / 2);
    let to = at;
    while (to < this.bytes.length && to < at + QUOTED / 2 && this.bytes[to] !== NEWLINE) to++;
    return { text: this.writtenText(from, to), offset: at - from };
  }
}
