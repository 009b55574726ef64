import type { SearchProgress } from "@slidepath/core";
import type { Language } from "@slidepath/formats";
import type { Io } from "./io.ts";
import { StatusLine } from "./status-line.ts";
import { grouped } from "./texts/figures.ts";

/** Here and not among the texts, as these are wanted in the middle of a search, which waits for no import. */
const WORDS: Readonly<Record<Language, (bound: number, expanded: string, rate: string) => string>> =
  {
    en: (bound, expanded, rate) => `bound ${bound}, ${expanded} expanded, ${rate} a second`,
    "zh-CN": (bound, expanded, rate) => `下界 ${bound}，已扩展 ${expanded} 个结点，每秒 ${rate} 个`,
  };

/** One line on standard error about the search under way, where that is a terminal. */
export class ProgressLine {
  readonly #line: StatusLine;
  readonly #language: Language;

  constructor(io: Io, language: Language) {
    this.#line = new StatusLine(io);
    this.#language = language;
  }

  /** A search begins. */
  begin(): void {
    this.#line.begin();
  }

  show({ lowerBound, expanded }: SearchProgress): void {
    this.#line.show((milliseconds) => {
      const rate = Math.round((expanded * 1000) / milliseconds);
      return WORDS[this.#language](lowerBound, grouped(expanded), grouped(rate));
    });
  }

  /** The search has ended: the line goes. */
  end(): void {
    this.#line.end();
  }
}
