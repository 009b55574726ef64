import { FOREIGN, numeralValue } from "./character.ts";
import { type Decoded, Decoder, type Repair, type RepairKind } from "./decode.ts";
import type { Diagnostic, Expected, Place } from "./diagnostic.ts";
import { type FaultFacts, InputFault } from "./input-fault.ts";
import { Repairs } from "./repairs.ts";
import type { TokenRule } from "./token-rule.ts";

/** Where bytes come from: the next chunk, or undefined at the end. A chunk must stay as it is. */
export type ByteSource = () => Uint8Array | undefined;

const NEWLINE = 0x0a;
const SPACE = 0x20;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
/**
 * Nothing in a puzzle is longer. What is, is read as several tokens that are no numbers, so that the chunks it
 * comes in need not be put together again and again before it is refused.
 */
const LONGEST_TOKEN = 65_536;
/** How much of a text a diagnostic quotes. */
const QUOTED = 80;
/** How much of the line before the position is kept when the next chunk comes. */
const KEPT = 160;

const TOKEN = 0;
const BLANK = 1;
const BREAK = 2;
const SEPARATOR = 3;
/** A line end to whoever counts cells, not to whoever counts lines. */
const ROW_BREAK = 4;
const COMMENT = 5;

/** What each character is to the reader of tokens, where the dialect has no rules of its own. */
const CLASSES = /* @__PURE__ */ (() => {
  const classes = new Uint8Array(256);
  classes.fill(BLANK, 0x09, 0x0e);
  classes[0x20] = BLANK;
  classes[NEWLINE] = BREAK;
  for (const separator of ",;") classes[separator.charCodeAt(0)] = SEPARATOR;
  return classes;
})();

/** What is known of the cells of a board that is being read. */
export interface CellNotes {
  readonly labels: Int32Array;
  readonly lines: Float64Array;
  readonly offsets: Float64Array;
  readonly lineOffsets: Float64Array;
  /** What a zero is read as; {@link NO_LABEL} where it is no cell. */
  readonly zero: number;
  /** What the blank is read as, and the code of its symbol; -1 where that is no single character. */
  readonly blank: number;
  readonly blankCode: number;
}

/** What no cell is read as. */
export const NO_LABEL = -2;

function classesOf({ blanks = "", breaks = "", comments = "" }: TokenRule): Uint8Array {
  const classes = CLASSES.slice();
  for (const character of blanks) classes[character.charCodeAt(0)] = BLANK;
  for (const character of breaks) classes[character.charCodeAt(0)] = ROW_BREAK;
  for (const character of comments) classes[character.charCodeAt(0)] = COMMENT;
  return classes;
}

/**
 * Reads tokens or single characters from a stream and knows their lines and columns. It holds one chunk
 * and a little of what came before, however long the input is; its fields speak of the last thing read,
 * so that reading a million tokens allocates nothing.
 */
export class TextReader {
  /** How many line ends stand between the last thing read and the one before it; 1 before the first. */
  breaks = 1;
  /** The last token as a whole number; NaN where it is none. */
  value = 0;
  /** See {@link readPlain}. */
  isOutOfLine = false;

  readonly #source: ByteSource;
  readonly #classes: Uint8Array;
  readonly #decoder: Decoder;
  readonly #repairs: Repairs;
  #bytes: Uint8Array = new Uint8Array(0);
  /** The characters of #bytes as they were written, where they differ. */
  #written: Uint32Array | undefined;
  #ended = false;
  /** Offset of #bytes[0] in the decoded stream; other offsets count from #bytes[0]. */
  #base = 0;
  #position = 0;
  #start = 0;
  #lineStart = 0;
  #line = 1;
  #isEmpty = true;
  /** Whether the blanks before the next thing have been skipped already. */
  #isSkipped = false;
  /** Whether the last thing read is a line, whose end is still to come. */
  #isLineRead = false;
  /** Where the thing before the last one ended. */
  #previousEnd = 0;
  #previousLine = 1;
  #previousLineStart = 0;

  /** With `strict`, the first repair is a fault. */
  constructor(source: ByteSource, strict: boolean, tokens?: TokenRule) {
    this.#source = source;
    this.#repairs = new Repairs(strict);
    this.#classes = tokens === undefined ? CLASSES : classesOf(tokens);
    this.#decoder = new Decoder({
      repair: (kind, line, column, text) =>
        this.#repairs.note(kind, { line, column }, text, { text, offset: 0 }),
      undecodable: (line, column, text) => {
        const excerpt = { text, offset: 0 };
        throw new InputFault({ code: "ENCODING_UNKNOWN", line, column, text, excerpt });
      },
    });
  }

  /** Reads the next token; returns false at the end of the input. */
  nextToken(): boolean {
    if (!this.#skipToToken()) return false;
    const classes = this.#classes;
    let bytes = this.#bytes;
    let position = this.#position;
    const negative = bytes[position] === MINUS;
    if (negative) position++;
    let value = 0;
    let whole = true;
    let digits = 0;
    for (;;) {
      if (position === bytes.length) {
        this.#position = position;
        if (position - this.#start > LONGEST_TOKEN) {
          this.value = Number.NaN;
          return true;
        }
        if (!this.#refill()) break;
        bytes = this.#bytes;
        position = this.#position;
      }
      const character = bytes[position]!;
      if (character >= ZERO && character <= NINE) {
        value = value * 10 + (character - ZERO);
        digits++;
      } else if (classes[character] === TOKEN) {
        whole = false;
      } else {
        break;
      }
      position++;
    }
    this.#position = position;
    if (!whole) value = numeralValue(bytes, this.#start + (negative ? 1 : 0), position);
    this.value = whole && digits === 0 ? Number.NaN : negative ? -value : value;
    return true;
  }

  /**
   * Reads cells `from` .. `to`-1 as long as they are plain numbers between plain blanks and line ends, and
   * all at hand; returns how many are read then. {@link nextToken} reads what comes next, and does all that
   * this leaves. Each line should hold `perLine` of them: where one does not, `isOutOfLine` is set.
   */
  readPlain(cells: CellNotes, from: number, to: number, perLine: number): number {
    if (this.#isSkipped || this.#isLineRead) return from;
    const { labels, lines, offsets, lineOffsets, zero, blank, blankCode } = cells;
    const bytes = this.#bytes;
    const base = this.#base;
    let position = this.#position;
    let line = this.#line;
    let lineStart = this.#lineStart;
    let count = from;
    let onLine = from % perLine;
    while (count < to) {
      let at = position;
      let character = bytes[at];
      let newLines = 0;
      let newStart = lineStart;
      while (character === SPACE || character === NEWLINE) {
        at++;
        if (character === NEWLINE) {
          newLines++;
          newStart = at;
        }
        character = bytes[at];
      }
      const start = at;
      let value = 0;
      while (character! >= ZERO && character! <= NINE) {
        value = value * 10 + (character! - ZERO);
        character = bytes[++at];
      }
      let label = value === 0 ? zero : value;
      if (at === start && character === blankCode) {
        label = blank;
        character = bytes[++at];
      }
      // Anything else than a short number and a plain end after it is for others to look at.
      const isEnd = character === SPACE || character === NEWLINE;
      const isPlain = isEnd && at > start && at - start < 10;
      if (!isPlain || label === NO_LABEL) break;
      if (count > 0 && (onLine === 0) !== newLines > 0) this.isOutOfLine = true;
      onLine = onLine + 1 === perLine ? 0 : onLine + 1;
      position = at;
      line += newLines;
      lineStart = newStart;
      labels[count] = label;
      lines[count] = line;
      offsets[count] = base + start;
      lineOffsets[count] = base + lineStart;
      count++;
    }
    if (count > from) {
      this.#start = offsets[count - 1]! - base;
      this.#position = position;
      this.#line = line;
      this.#lineStart = lineStart;
      this.#isEmpty = false;
    }
    return count;
  }

  /**
   * Reads cells `from` .. `to`-1 as long as each is a digit from 1 to 9 or the blank, in the same line.
   * Returns how many are read then, as {@link readPlain} does.
   */
  readDigits(cells: CellNotes, from: number, to: number): number {
    if (this.#isSkipped || this.#isLineRead) return from;
    const { labels, lines, offsets, lineOffsets, blank, blankCode } = cells;
    const bytes = this.#bytes;
    const base = this.#base;
    let position = this.#position;
    let count = from;
    for (; count < to; count++) {
      const character = bytes[position];
      if (character === blankCode) labels[count] = blank;
      else if (character === undefined || character <= ZERO || character > NINE) break;
      else labels[count] = character - ZERO;
      lines[count] = this.#line;
      offsets[count] = base + position;
      lineOffsets[count] = base + this.#lineStart;
      position++;
    }
    if (count > from) {
      this.#start = position - 1;
      this.#position = position;
      this.#isEmpty = false;
    }
    return count;
  }

  /** Reads the next character that is not a blank or line end; returns its code, or -1 at the end. */
  nextCharacter(): number {
    if (!this.#skipToToken()) return -1;
    this.value = Number.NaN;
    return this.#bytes[this.#position++]!;
  }

  /**
   * Reads the next line, or the rest of the one at hand, blanks included; returns undefined at the end of
   * the input.
   */
  nextLine(): string | undefined {
    if (this.#isSkipped) {
      this.#isSkipped = false;
      this.#position = Math.max(this.#lineStart, 0);
    } else if (this.#isLineRead && this.#bytes[this.#position] === NEWLINE) {
      this.#position++;
      this.#line++;
      this.#lineStart = this.#position;
    }
    this.#isLineRead = true;
    this.#start = this.#position;
    for (;;) {
      if (this.#position === this.#bytes.length && !this.#refill()) break;
      if (this.#bytes[this.#position] === NEWLINE) break;
      this.#position++;
    }
    if (this.#position === this.#bytes.length && this.#position === this.#start) return undefined;
    this.#isEmpty = false;
    return this.#plainText(this.#start, this.#position);
  }

  /** Tells whether something more follows. The last thing read is then no longer at hand. */
  hasMore(): boolean {
    if (!this.#isSkipped) this.#isSkipped = this.#skipToToken();
    return this.#isSkipped;
  }

  /** Puts the last token back: it is the next one again. */
  unread(): void {
    this.#position = this.#start;
    this.#isSkipped = true;
  }

  /** Returns how many tokens the line holds on which the next one stands, without reading them. */
  countTokensOnLine(): number {
    if (!this.hasMore()) return 0;
    const classes = this.#classes;
    let tokens = 0;
    let isToken = false;
    for (let ahead = 0; ; ahead++) {
      if (this.#position + ahead === this.#bytes.length && !this.#refill()) return tokens;
      const kind = classes[this.#bytes[this.#position + ahead]!];
      if (kind === BREAK || kind === COMMENT) return tokens;
      if (kind === TOKEN && !isToken) tokens++;
      isToken = kind === TOKEN;
    }
  }

  /** The last thing read, as it is understood (１ is 1), cut at 80 characters. */
  get text(): string {
    const end = Math.min(this.#position, this.#start + QUOTED);
    let text = "";
    for (let i = this.#start; i < end; i++) {
      const code = this.#bytes[i]!;
      text += String.fromCodePoint(code < FOREIGN ? code : (this.#written?.[i] ?? code));
    }
    return text;
  }

  /** The last thing read, as its writer wrote it, cut at 80 characters. */
  get written(): string {
    return this.#writtenText(this.#start, Math.min(this.#position, this.#start + QUOTED));
  }

  /** How many characters the last thing read has. */
  get length(): number {
    return this.#position - this.#start;
  }

  /** The place of the last thing read; at the end of the input, the place after it. */
  get place(): Place {
    return { line: this.#line, column: this.#start - this.#lineStart + 1 };
  }

  /** Notes that the last thing read was taken for something else than it is written. */
  note(kind: RepairKind): void {
    if (this.#repairs.countAgain(kind)) return;
    const excerpt = this.#excerpt(this.#lineStart, this.#start);
    this.#repairs.note(kind, this.place, this.written, excerpt);
  }

  /** Whatever was repaired so far, in the order in which it was first met. */
  get repairs(): readonly Repair[] {
    return this.#repairs.list;
  }

  /** Returns the fault at the last thing read, or at the place after the input's end. */
  fault(facts: FaultFacts): InputFault {
    return new InputFault({
      ...facts,
      ...this.place,
      text: this.written,
      excerpt: this.#excerpt(this.#lineStart, this.#start),
    });
  }

  get line(): number {
    return this.#line;
  }

  /** Offsets in the stream of the last thing read and of its line's beginning, for {@link faultAt}. */
  get offset(): number {
    return this.#base + this.#start;
  }

  get lineOffset(): number {
    return this.#base + this.#lineStart;
  }

  /** Returns the fault at something read earlier, quoting what is still at hand of its line. */
  faultAt(
    line: number,
    offset: number,
    lineOffset: number,
    text: string,
    facts: FaultFacts,
  ): InputFault {
    const start = offset - this.#base;
    const excerpt =
      start >= 0 ? this.#excerpt(lineOffset - this.#base, start) : { text, offset: 0 };
    return new InputFault({ ...facts, line, column: offset - lineOffset + 1, text, excerpt });
  }

  /** Returns the fault of the input's having ended. */
  faultAtEnd(expected: Expected): InputFault {
    return this.fault({ code: this.#isEmpty ? "INPUT_EMPTY" : "INPUT_SHORT", expected });
  }

  /** Returns the fault of something missing where the thing before the last one ended. */
  faultBefore(facts: FaultFacts): InputFault {
    const end = this.#previousEnd;
    return new InputFault({
      ...facts,
      line: this.#previousLine,
      column: end - this.#previousLineStart + 1,
      text: "",
      excerpt: this.#excerpt(this.#previousLineStart, end),
    });
  }

  /** The line around `at`, as far as it is at hand. */
  #excerpt(lineStart: number, at: number): Diagnostic["excerpt"] {
    const from = Math.max(lineStart, at - QUOTED / 2, 0);
    let to = at;
    while (to < this.#bytes.length && to < at + QUOTED && this.#bytes[to] !== NEWLINE) to++;
    return { text: this.#writtenText(from, to), offset: at - from };
  }

  #plainText(from: number, to: number): string {
    let text = "";
    for (let i = from; i < to; i++) text += String.fromCharCode(this.#bytes[i]!);
    return text;
  }

  #skipToToken(): boolean {
    if (this.#isSkipped) {
      this.#isSkipped = false;
      return true;
    }
    this.#isLineRead = false;
    const classes = this.#classes;
    let inComment = false;
    let bytes = this.#bytes;
    let position = this.#position;
    this.breaks = this.#base + position === 0 ? 1 : 0;
    this.#previousEnd = position;
    this.#previousLine = this.#line;
    this.#previousLineStart = this.#lineStart;
    for (;;) {
      if (position === bytes.length) {
        this.#position = position;
        this.#start = position;
        if (!this.#refill()) return false;
        bytes = this.#bytes;
        position = this.#position;
      }
      const kind = classes[bytes[position]!];
      if (kind === BREAK) {
        inComment = false;
        this.breaks++;
        this.#line++;
        this.#lineStart = position + 1;
      } else if (inComment) {
        // Nothing counts before the line's end.
      } else if (kind === TOKEN) {
        break;
      } else if (kind === ROW_BREAK) {
        this.breaks++;
      } else if (kind === COMMENT) {
        inComment = true;
      } else if (kind === SEPARATOR) {
        this.#start = position;
        this.#position = position + 1;
        this.note("separator");
      }
      position++;
    }
    this.#position = position;
    this.#start = position;
    this.#isEmpty = false;
    return true;
  }

  /** Appends the next chunk to what is still needed; returns false at the end of the input. */
  #refill(): boolean {
    while (!this.#ended) {
      const chunk = this.#source();
      this.#ended = chunk === undefined;
      const decoded = this.#decoder.decode(chunk ?? new Uint8Array(0), this.#ended);
      if (decoded.bytes.length === 0) continue;
      const kept = Math.min(this.#start, Math.max(this.#position - KEPT, 0));
      this.#append(kept, decoded);
      this.#base += kept;
      this.#position -= kept;
      this.#start -= kept;
      this.#lineStart -= kept;
      this.#previousEnd -= kept;
      this.#previousLineStart -= kept;
      return true;
    }
    return false;
  }

  /** Keeps what is at hand from `kept` on, and `decoded` after it. */
  #append(kept: number, { bytes, written }: Decoded): void {
    const rest = this.#bytes.subarray(kept);
    if (rest.length === 0) {
      this.#bytes = bytes;
      this.#written = written;
      return;
    }
    this.#bytes = new Uint8Array(rest.length + bytes.length);
    this.#bytes.set(rest);
    this.#bytes.set(bytes, rest.length);
    if (written === undefined && this.#written === undefined) return;
    const both = new Uint32Array(rest.length + bytes.length);
    both.set(this.#written?.subarray(kept) ?? rest);
    both.set(written ?? bytes, rest.length);
    this.#written = both;
  }

  #writtenText(from: number, to: number): string {
    const characters = (this.#written ?? this.#bytes).subarray(from, to);
    return String.fromCodePoint(...characters);
  }
}
