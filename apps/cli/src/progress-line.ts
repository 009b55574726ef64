import type { SearchProgress } from "@slidepath/core";
import type { Language } from "@slidepath/formats";
import type { Io } from "./io.ts";
import { StatusLine } from "./status-line.ts";
import { grouped } from "./texts/figures.ts";

/** Here and not among the texts, as these are wanted in the middle of a search, which waits for no import. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    work: (bound, expanded, rate) => `bound ${bound}, ${expanded} expanded, ${rate} a second`,
    best: (length, rest) => `${length} moves so far, ${rest}`,
  },
  "zh-CN": {
    work: (bound, expanded, rate) => `下界 ${bound}，已扩展 ${expanded} 个结点，每秒 ${rate} 个`,
    best: (length, rest) => `目前 ${length} 步，${rest}`,
  },
};

interface Words {
  work(bound: number, expanded: string, rate: string): string;
  /** Begins with the best path yet. */
  best(length: string, rest: string): string;
}

/** One line on standard error about the search under way, where that is a terminal. */
export class ProgressLine {
  readonly #line: StatusLine;
  readonly #language: Language;

  constructor(io: Pick<Io, "isTerminal" | "now" | "writeError">, language: Language) {
    this.#line = new StatusLine(io);
    this.#language = language;
  }

  /** A search begins. */
  begin(): void {
    this.#line.begin();
  }

  show({ lowerBound, expanded, best }: SearchProgress): void {
    this.#line.show((milliseconds) => {
      const rate = Math.round((expanded * 1000) / milliseconds);
      const words = WORDS[this.#language];
      const work = words.work(lowerBound, grouped(expanded), grouped(rate));
      return best === undefined ? work : words.best(grouped(best.length), work);
    });
  }

  /** The search has ended: the line goes. */
  end(): void {
    this.#line.end();
  }
}
