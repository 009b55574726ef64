import { FOREIGN } from "../character.ts";
import type { DecodedText } from "../decoded-text.ts";
import { isBlankWord } from "./blank-word.ts";
import {
  ATOM,
  BAR,
  CLOSE,
  COMMA,
  LABEL_END,
  Marks,
  NEWLINE,
  OPEN,
  ROW_END,
  RULE,
  SEMICOLON,
  SIZE,
  SLASH,
  WORD,
} from "./mark.ts";

/** How far a quotation, a tag or the like may reach; what is longer is taken character by character. */
const REACH = 80;

/**
 * Returns the marks of a person's text: cells, words, and whatever parts or encloses them in the many ways
 * of writing boards, HTML, LaTeX and source code among them. O(length).
 */
export function scan(text: DecodedText): Marks {
  return new Scanner(text).scan();
}

class Scanner {
  readonly #text: DecodedText;
  readonly #bytes: Uint8Array;
  readonly #marks = new Marks();
  #at = 0;
  /** Where the quotation that is open ends, or -1. */
  #quoteEnd = -1;
  /** Inside a row of an HTML table, where line ends say nothing. */
  #inTableRow = false;
  /** Whether the line holds anything before the place. */
  #lineHasContent = false;
  /** The ends of comments of which there are no more. */
  readonly #missingEnds = new Set<string>();

  constructor(text: DecodedText) {
    this.#text = text;
    this.#bytes = text.bytes;
  }

  scan(): Marks {
    while (this.#at < this.#bytes.length) {
      const code = this.#bytes[this.#at]!;
      if (this.#quoteEnd >= 0 && this.#at >= this.#quoteEnd) {
        this.#marks.push(CLOSE, this.#quoteEnd, this.#quoteEnd);
        if (this.#at === this.#quoteEnd) this.#at++;
        this.#quoteEnd = -1;
      } else this.#step();
      if (code === LINE_END) this.#lineHasContent = false;
      else if (code > SPACE) this.#lineHasContent = true;
    }
    return this.#marks;
  }

  #step(): void {
    const code = this.#bytes[this.#at]!;
    switch (String.fromCharCode(code)) {
      case "\n":
        if (this.#inTableRow) this.#at++;
        else this.#push(NEWLINE, 1);
        return;
      case ",":
        this.#push(COMMA, 1);
        return;
      case ";":
        this.#push(SEMICOLON, 1);
        return;
      case "|":
        this.#push(BAR, 1);
        return;
      case ":":
      case "=":
        if (!this.#skipRule()) this.#push(LABEL_END, 1);
        return;
      case "[":
        if (!this.#skipSizeBracket()) this.#push(OPEN, 1);
        return;
      case "(":
      case "{":
        this.#push(OPEN, 1);
        return;
      case "]":
      case ")":
      case "}":
        this.#push(CLOSE, 1);
        return;
      case '"':
      case "'":
        this.#quotation(code);
        return;
      case "<":
        this.#tag();
        return;
      case "&":
        this.#entity();
        return;
      case "\\":
        this.#command();
        return;
      case "%":
        this.#percent();
        return;
      case "/":
        this.#slash();
        return;
      case "#":
        if (this.#isComment(1)) this.#skipLine();
        else this.#run();
        return;
      default:
        if (isRunCharacter(code)) {
          if (!this.#skipRule()) this.#run();
        } else this.#at++;
    }
  }

  #push(kind: number, length: number): void {
    this.#marks.push(kind, this.#at, this.#at + length);
    this.#at += length;
  }

  /** Characters from the place on, as a string of at most `length`. */
  #ahead(length: number): string {
    return String.fromCharCode(...this.#bytes.subarray(this.#at, this.#at + length));
  }

  /** Skips a drawn line, such as +---+---+ or =====. */
  #skipRule(): boolean {
    let end = this.#at;
    while (end < this.#bytes.length && RULE_CHARACTERS[this.#bytes[end]!] === 1) end++;
    if (end - this.#at < 3) return false;
    this.#push(RULE, end - this.#at);
    return true;
  }

  /** Skips [3] after a name or before another bracket, and []: sizes of arrays. */
  #skipSizeBracket(): boolean {
    let end = this.#at + 1;
    while (end < this.#at + 24 && isWordCode(this.#bytes[end])) end++;
    if (this.#bytes[end] !== CLOSING_BRACKET) return false;
    const before = this.#at > 0 ? this.#bytes[this.#at - 1]! : 0;
    const after = this.#bytes[end + 1];
    const isSize =
      end === this.#at + 1 ||
      isWordCode(before) ||
      before === CLOSING_BRACKET ||
      after === OPENING_BRACKET ||
      isLetterCode(after);
    if (!isSize) return false;
    this.#at = end + 1;
    return true;
  }

  #quotation(quote: number): void {
    const at = this.#at;
    const bytes = this.#bytes;
    if (bytes[at + 1] === quote && bytes[at + 2] === quote) {
      this.#at += 3;
      return;
    }
    const afterWord = at > 0 && isWordCode(bytes[at - 1]);
    let end = at + 1;
    while (
      end < at + REACH &&
      end < bytes.length &&
      bytes[end] !== quote &&
      bytes[end] !== LINE_END
    )
      end++;
    if (this.#quoteEnd >= 0 || (quote === APOSTROPHE && afterWord) || bytes[end] !== quote) {
      this.#at++;
      return;
    }
    let from = at + 1;
    let to = end;
    while (from < to && bytes[from] === SPACE) from++;
    while (to > from && bytes[to - 1] === SPACE) to--;
    if (from === to) {
      this.#marks.push(ATOM, at + 1, at + 1);
      this.#at = end + 1;
      return;
    }
    let simple = true;
    for (let i = from; i < to; i++) if (!isRunCharacter(bytes[i]!)) simple = false;
    if (simple) {
      this.#classify(from, to);
      this.#at = end + 1;
    } else {
      this.#quoteEnd = end;
      this.#push(OPEN, 1);
    }
  }

  #tag(): void {
    const next = this.#bytes[this.#at + 1];
    if (!isLetterCode(next) && next !== SLASH_CODE && next !== EXCLAMATION_MARK) {
      this.#at++;
      return;
    }
    if (this.#ahead(4) === "<!--") {
      this.#skipTo("-->");
      return;
    }
    const match = /^<\/?([a-zA-Z][a-zA-Z0-9]*)(?:[\s/][^<>\n]*)?>/.exec(this.#ahead(REACH));
    const name = match?.[1]?.toLowerCase();
    if (match !== null && name !== undefined && TAGS.has(name)) {
      if (name === "tr") this.#inTableRow = match[0][1] !== "/";
      if (name === "table") this.#inTableRow = false;
      if (name === "td" || name === "th") {
        if (match[0][1] !== "/") this.#marks.push(BAR, this.#at, this.#at);
      } else if (LINE_TAGS.has(name)) this.#marks.push(ROW_END, this.#at, this.#at);
      this.#at += match[0].length;
      return;
    }
    // The types of C++ and its kin: vector<int>, array<int, 9>.
    const type = /^<[\w\s,:*&<>]*?>+/.exec(this.#ahead(64));
    const afterName = this.#at > 0 && isWordCode(this.#bytes[this.#at - 1]);
    this.#at += afterName && type !== null ? type[0].length : 1;
  }

  #entity(): void {
    const match = /^&(#?\w{1,10});/.exec(this.#ahead(13));
    if (match === null) {
      this.#push(BAR, 1);
      return;
    }
    if (BLANK_ENTITIES.has(match[1]!.toLowerCase())) {
      this.#marks.push(ATOM, this.#at, this.#at);
    }
    this.#at += match[0].length;
  }

  /** LaTeX's commands, and the escapes of source code. */
  #command(): void {
    const ahead = this.#ahead(REACH);
    if (ahead[1] === "\\") {
      const gap = /^\\\\(?:\s*\[[^\]\n]{0,12}\])?/.exec(ahead)!;
      this.#push(ROW_END, gap[0].length);
      return;
    }
    const environment = /^\\(?:begin|end)\s*\{[^{}\n]*\}(?:\{[^{}\n]*\})?/.exec(ahead);
    if (environment !== null) {
      this.#push(RULE, environment[0].length);
      return;
    }
    const name = /^\\([a-zA-Z]+)/.exec(ahead)?.[1] ?? "";
    if (BLANK_COMMANDS.has(name)) {
      this.#marks.push(ATOM, this.#at, this.#at);
      this.#at += name.length + 1;
    } else if (name.startsWith("n") && this.#quoteEnd >= 0) this.#push(ROW_END, 2);
    else if (name === "left" || name === "right") this.#at += name.length + 2;
    else this.#at += Math.max(name.length + 1, 2);
  }

  /** A comment, or a character of a URL written %2C. */
  #percent(): void {
    const code = /^%([0-9a-fA-F]{2})/.exec(this.#ahead(3));
    const kind = code === null ? undefined : ESCAPES[code[1]!.toUpperCase()];
    if (kind !== undefined) {
      if (kind < 0) this.#at += 3;
      else this.#push(kind, 3);
    } else if (this.#isComment(1)) this.#skipLine();
    else this.#at++;
  }

  #slash(): void {
    const next = this.#bytes[this.#at + 1];
    const isUrl = this.#at > 0 && this.#bytes[this.#at - 1] === COLON;
    if (next === SLASH_CODE && !isUrl && this.#isComment(2)) this.#skipLine();
    else if (next === STAR) this.#skipTo("*/");
    else this.#push(SLASH, 1);
  }

  /** Whether words follow on the line, `skip` characters on, so that it is a comment from here. */
  #isComment(skip: number): boolean {
    let at = this.#at + skip;
    while (at < this.#at + 16 && isCommentFiller(this.#bytes[at])) at++;
    if (isLetterCode(this.#bytes[at]) && isLetterCode(this.#bytes[at + 1])) return true;
    // At the beginning of a line, a number may come first.
    return !this.#lineHasContent && /^#+[ \t]*\d+[ \t]*[a-zA-Z]{2}/.test(this.#ahead(24));
  }

  #skipLine(): void {
    let end = this.#at;
    while (end < this.#bytes.length && this.#bytes[end] !== LINE_END) end++;
    this.#push(RULE, end - this.#at);
  }

  /** Skips a comment up to its end; where there is none, the next one need not look for it. */
  #skipTo(closing: string): void {
    if (this.#missingEnds.has(closing)) {
      this.#at++;
      return;
    }
    const codes = Array.from(closing, (c) => c.charCodeAt(0));
    for (let i = this.#at + 2; i + codes.length <= this.#bytes.length; i++) {
      if (codes.every((code, k) => this.#bytes[i + k] === code)) {
        this.#push(RULE, i + codes.length - this.#at);
        return;
      }
    }
    this.#missingEnds.add(closing);
    this.#at++;
  }

  /** Reads the characters that hang together and says what they are. */
  #run(): void {
    let end = this.#at + 1;
    while (
      end < this.#bytes.length &&
      isRunCharacter(this.#bytes[end]!) &&
      end !== this.#quoteEnd
    ) {
      end++;
    }
    this.#classify(this.#at, end);
    this.#at = end;
  }

  #classify(from: number, to: number): void {
    const bytes = this.#bytes;
    let letterRun = 0;
    let longestLetters = 0;
    let onlyHex = true;
    let digits = 0;
    let prose = false;
    const parts = { dash: 0, underscore: 0, dot: 0 };
    for (let i = from; i < to; i++) {
      const code = bytes[i]!;
      const isForeign = code === FOREIGN;
      if (isForeign && /\p{L}/u.test(String.fromCodePoint(this.#text.written(i)))) prose = true;
      letterRun = isLetterCode(code) ? letterRun + 1 : 0;
      longestLetters = Math.max(longestLetters, letterRun);
      if (letterRun > 0 && !isHexLetter(code)) onlyHex = false;
      if (code >= ZERO && code <= NINE) digits++;
      const isInside = i > from && i < to - 1 && bytes[i - 1] !== code;
      if (isInside && code === DASH) parts.dash++;
      if (isInside && code === UNDERSCORE) parts.underscore++;
      if (isInside && code === DOT) parts.dot++;
    }
    if (to - from <= 10 && (longestLetters > 1 || prose) && isBlankWord(this.#text, from, to)) {
      this.#marks.push(ATOM, from, to);
    } else if (prose || (longestLetters > 1 && (!onlyHex || digits === 0))) {
      this.#marks.push(WORD, from, to);
    } else if (digits > 0 && this.#sizeLabel(from, to)) {
      this.#marks.push(SIZE, from, to);
    } else if (parts.dash > 1) this.#split(from, to, DASH);
    else if (parts.underscore > 1) this.#split(from, to, UNDERSCORE);
    else if (parts.dot > 1) this.#split(from, to, DOT);
    else {
      // A full stop after a number: the end of a sentence, or a float of numpy's.
      const stop =
        to - from <= 3 && to - from > 1 && bytes[to - 1] === DOT && digits === to - from - 1;
      this.#marks.push(ATOM, from, stop ? to - 1 : to);
    }
  }

  /** Whether this is a size before a colon, as in 4x4:1,2,3. */
  #sizeLabel(from: number, to: number): boolean {
    if (to - from > 9 || this.#bytes[to] !== COLON) return false;
    return /^\d{1,4}[xX*]\d{1,4}$/.test(this.#text.text(from, to));
  }

  #split(from: number, to: number, separator: number): void {
    let start = from;
    for (let i = from; i <= to; i++) {
      if (i < to && (this.#bytes[i] !== separator || i === start)) continue;
      if (i > start) this.#marks.push(ATOM, start, i);
      if (i < to) this.#marks.push(COMMA, i, i + 1);
      start = i + 1;
    }
  }
}

const LINE_END = 0x0a;
const SPACE = 0x20;
const EXCLAMATION_MARK = 0x21;
const APOSTROPHE = 0x27;
const STAR = 0x2a;
const DASH = 0x2d;
const DOT = 0x2e;
const SLASH_CODE = 0x2f;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const UNDERSCORE = 0x5f;

const RULE_CHARACTERS = /* @__PURE__ */ tableOf("-+=_~");
const RUN_CHARACTERS = /* @__PURE__ */ tableOf("_.*#?-");
const COMMENT_FILLERS = /* @__PURE__ */ tableOf(" \t#!*-=:/%");

function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

function isRunCharacter(code: number): boolean {
  return (
    code >= FOREIGN ||
    isLetterCode(code) ||
    (code >= ZERO && code <= NINE) ||
    RUN_CHARACTERS[code] === 1
  );
}

function isLetterCode(code: number | undefined): boolean {
  return (
    code !== undefined && (((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) || code === FOREIGN)
  );
}

function isHexLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x66;
}

function isWordCode(code: number | undefined): boolean {
  return (
    code !== undefined &&
    (isLetterCode(code) || (code >= ZERO && code <= NINE) || code === UNDERSCORE)
  );
}

function isCommentFiller(code: number | undefined): boolean {
  return code !== undefined && COMMENT_FILLERS[code] === 1;
}

/** What a character of a URL stands for; -1 for a blank. */
const ESCAPES: Readonly<Record<string, number>> = {
  "20": -1,
  "2B": -1,
  "2C": COMMA,
  "3B": SEMICOLON,
  "2F": SLASH,
  "7C": BAR,
  "0A": ROW_END,
};

const LINE_TAGS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "br tr p div li pre ul ol table thead tbody tfoot hr h1 h2 h3 h4 h5 h6 body html".split(" "),
);
const TAGS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...LINE_TAGS,
  ..."td th span b i em strong code tt font a sup sub img head title center section article small big u kbd samp var caption col colgroup".split(
    " ",
  ),
]);

const BLANK_COMMANDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "square Box blacksquare bullet cdot circ ast times emptyset varnothing phantom".split(" "),
);
const BLANK_ENTITIES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  "times squ square middot bull".split(" "),
);
