import type { Board } from "@slidepath/core";
import { BoardText } from "./board-text.ts";
import type { Place } from "./diagnostic.ts";
import type { BoardsRule, TileRule } from "./dialect.ts";
import type { PathNotation } from "./notation.ts";
import type { OutputReader } from "./output-reader.ts";
import { type FieldName, partsOf } from "./template.ts";
import type { PresentationFault } from "./verdict.ts";

/** What a text says where a template has a field. */
export interface FieldText extends Place {
  readonly text: string;
  /** For {boards}, {start} and {goal}: the boards, and on which line each begins. */
  readonly boards?: readonly Board[];
  readonly lines?: readonly number[];
}

/** Where a text departs from the template in what does not matter to its meaning. */
export interface Departure extends Place {
  readonly what: PresentationFault;
}

/** An output that a template fits, departures apart. */
export interface Match {
  readonly fits: true;
  readonly fields: ReadonlyMap<FieldName, FieldText>;
  readonly departures: readonly Departure[];
  /** How many lines it takes. */
  readonly lines: number;
  /** Whether the output ended within it. */
  readonly isCut: boolean;
}

/** How far a template fits. */
export interface Mismatch extends Place {
  readonly fits: false;
  readonly expected: string;
  readonly found: string;
  /** Whether the output ended there. */
  readonly isCut: boolean;
}

/** What a template's fields may hold. */
export interface FieldRules {
  readonly moves: PathNotation;
  readonly boards: BoardsRule | undefined;
  readonly tiles: TileRule;
  readonly width: number;
  readonly height: number;
}

/** Reads the next lines of an output as a template has them, and leaves them in place. */
export function matchTemplate(
  template: string,
  reader: OutputReader,
  rules: FieldRules,
): Match | Mismatch {
  return new Matcher(reader, rules).match(template);
}

const BLANKS = /[ \t\r]*/y;

class Matcher {
  readonly #reader: OutputReader;
  readonly #rules: FieldRules;
  readonly #fields = new Map<FieldName, FieldText>();
  readonly #departures: Departure[] = [];
  /** The line, counted from the reader's next one, and the column, both from 0. */
  #row = 0;
  #column = 0;
  #isCut = false;

  constructor(reader: OutputReader, rules: FieldRules) {
    this.#reader = reader;
    this.#rules = rules;
  }

  match(template: string): Match | Mismatch {
    const parts = partsOf(template);
    for (const [i, part] of parts.entries()) {
      if (part.kind === "text") {
        const expected = this.#text(part.text);
        if (expected !== undefined) return this.#mismatch(expected);
        continue;
      }
      const next = parts[i + 1];
      const end = next?.kind === "text" ? next.text : "\n";
      if (!this.#field(part.name, end)) return this.#mismatch(`{${part.name}}`);
    }
    return {
      fits: true,
      fields: this.#fields,
      departures: this.#departures,
      lines: this.#row,
      isCut: this.#isCut,
    };
  }

  /** The rest of the line at hand. */
  get #rest(): string {
    return this.#reader.lineAt(this.#row)?.text.slice(this.#column) ?? "";
  }

  get #place(): Place {
    return { line: this.#reader.line + this.#row, column: this.#column + 1 };
  }

  #depart(what: PresentationFault): void {
    this.#departures.push({ what, ...this.#place });
  }

  #mismatch(expected: string): Mismatch {
    const line = this.#reader.lineAt(this.#row);
    return {
      fits: false,
      ...this.#place,
      expected,
      found: this.#rest.slice(0, 80),
      isCut: line === undefined || (line.isUnended && this.#column >= line.text.length),
    };
  }

  /** Reads a template's text; returns what was expected where something else stands. */
  #text(text: string): string | undefined {
    for (let i = 0; i < text.length; i++) {
      const expected = text[i]!;
      if (expected === "\n") {
        if (!this.#lineEnd()) return "\n";
      } else if (expected === " " || expected === "\t") {
        let blanks = 1;
        while (text[i + 1] === " " || text[i + 1] === "\t") {
          blanks++;
          i++;
        }
        this.#blanks(blanks, expected);
      } else if (!this.#character(expected)) {
        return text.slice(i).split("\n")[0]!;
      }
    }
    return undefined;
  }

  /** Reads one character, forgiving its case and blanks before it. */
  #character(expected: string): boolean {
    const rest = this.#rest;
    let at = 0;
    while (rest[at] === " " || rest[at] === "\t") at++;
    const found = rest[at];
    if (found?.toLowerCase() !== expected.toLowerCase()) return false;
    if (at > 0) this.#depart("blanks");
    if (found !== expected) this.#depart("letter-case");
    this.#column += at + 1;
    return true;
  }

  #blanks(expected: number, character: string): void {
    const { length } = /^[ \t]*/.exec(this.#rest)![0];
    const isRight = this.#rest.slice(0, length) === character.repeat(expected);
    if (!isRight) this.#depart("blanks");
    this.#column += length;
  }

  /** Reads up to the end of the line; false where more than blanks is left of it. */
  #lineEnd(): boolean {
    const line = this.#reader.lineAt(this.#row);
    if (line === undefined) {
      // The output has ended where one more line end is due: only if that line is empty is it no loss.
      if (this.#column > 0 || this.#isCut) return false;
      this.#depart("empty-line-missing");
      this.#isCut = true;
      return true;
    }
    const rest = line.text.slice(this.#column);
    if (/[^ \t\r]/.test(rest)) return false;
    if (rest !== "") this.#depart(rest === "\r" ? "line-ends" : "blanks");
    if (line.isUnended) {
      this.#column = line.text.length;
      this.#depart("final-line-end");
      this.#isCut = true;
    }
    this.#row++;
    this.#column = 0;
    return true;
  }

  #field(name: FieldName, end: string): boolean {
    switch (name) {
      case "case":
      case "length":
      case "limit":
        return this.#number(name);
      case "path":
        return this.#path(end);
      case "boards":
      case "start":
      case "goal":
        return this.#boards(name);
      case "text":
        return false;
    }
  }

  #number(name: FieldName): boolean {
    const rest = this.#rest;
    const found = /^([ \t]*)(\d{1,15})(?!\d)/.exec(rest);
    if (found === null) return false;
    if (found[1] !== "") this.#depart("blanks");
    this.#column += found[1]!.length;
    this.#fields.set(name, { ...this.#place, text: found[2]! });
    this.#column += found[2]!.length;
    return true;
  }

  /** A path is the rest of the line up to what follows it, or as many lines as look like moves. */
  #path(end: string): boolean {
    const place = this.#place;
    if (this.#rules.moves.after === "\n") {
      const lines: string[] = [];
      const isMove = lineOfMove(this.#rules.moves);
      for (;;) {
        const line = this.#reader.lineAt(this.#row);
        if (line === undefined || !isMove.test(line.text)) break;
        lines.push(line.text.replace(/\r$/, ""));
        if (line.text.endsWith("\r")) this.#departAt(this.#row, "line-ends");
        this.#row++;
        if (line.isUnended) {
          this.#departAt(this.#row - 1, "final-line-end");
          this.#isCut = true;
        }
      }
      this.#fields.set("path", { ...place, text: lines.map((line) => `${line}\n`).join("") });
      return true;
    }
    const rest = this.#rest;
    BLANKS.lastIndex = 0;
    const stop = end[0] === "\n" ? rest.replace(/[ \t\r]+$/, "").length : rest.lastIndexOf(end[0]!);
    if (stop < 0) return false;
    this.#fields.set("path", { ...place, text: rest.slice(0, stop) });
    this.#column += stop;
    return true;
  }

  #departAt(row: number, what: PresentationFault): void {
    const length = this.#reader.lineAt(row)?.text.length ?? 0;
    this.#departures.push({ what, line: this.#reader.line + row, column: length + 1 });
  }

  #boards(name: FieldName): boolean {
    const { boards: rule, tiles, width, height } = this.#rules;
    const text = new BoardText(rule!, rule!.tiles ?? tiles, width, height);
    const place = this.#place;
    const boards: Board[] = [];
    const lines: number[] = [];
    for (;;) {
      let row = this.#row;
      if (boards.length > 0 && rule!.between === "\n") {
        const line = this.#reader.lineAt(row);
        if (line !== undefined && line.text.trim() === "") row++;
      }
      const read = text.read((index) => this.#reader.lineAt(row + index));
      if (read === undefined) break;
      if (boards.length > 0 && rule!.between === "\n") {
        if (row === this.#row) this.#depart("empty-line-missing");
        else if (this.#reader.lineAt(this.#row)!.text !== "") this.#depart("blanks");
      }
      boards.push(read.board);
      lines.push(this.#reader.line + row);
      this.#row = row;
      if (read.departure !== undefined) {
        this.#row += read.departure.row;
        this.#depart(read.departure.what);
        this.#row = row;
      }
      this.#row += read.lines;
      if (this.#reader.lineAt(this.#row - 1)?.isUnended) {
        this.#departAt(this.#row - 1, "final-line-end");
        this.#isCut = true;
      }
      if (name !== "boards") break;
    }
    if (name !== "boards" && boards.length === 0) return false;
    this.#fields.set(name, { ...place, text: "", boards, lines });
    return true;
  }
}

/** What a line that holds one move looks like. */
function lineOfMove(notation: PathNotation): RegExp {
  if (!("words" in notation)) return /^\s*\d+([\s,]+\d+)?\s*$/;
  const words = notation.words.join("|");
  return notation.tile === true
    ? new RegExp(`^\\s*(move\\s+)?\\d+\\s+(${words})\\s*$`, "i")
    : new RegExp(`^\\s*(${words})\\s*$`, "i");
}
