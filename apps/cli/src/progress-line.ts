import type { SearchProgress } from "@slidepath/core";
import type { Language } from "@slidepath/formats";
import type { Io } from "./io.ts";
import { grouped } from "./texts/figures.ts";

/** How long a search may take before it is spoken of, and how often then, in milliseconds. */
const PATIENCE = 1000;
const INTERVAL = 100;

/** Here and not among the texts, as these are wanted in the middle of a search, which waits for no import. */
const WORDS: Readonly<Record<Language, (bound: number, expanded: string, rate: string) => string>> =
  {
    en: (bound, expanded, rate) => `bound ${bound}, ${expanded} expanded, ${rate} a second`,
    "zh-CN": (bound, expanded, rate) => `下界 ${bound}，已扩展 ${expanded} 个结点，每秒 ${rate} 个`,
  };

/** One line on standard error about the search under way, where that is a terminal. */
export class ProgressLine {
  readonly #io: Io;
  readonly #language: Language;
  #began = 0;
  #next = 0;
  #shown = false;
  #isTerminal: boolean | undefined;

  constructor(io: Io, language: Language) {
    this.#io = io;
    this.#language = language;
  }

  /** A search begins. */
  begin(): void {
    this.#began = this.#io.now();
    this.#next = this.#began + PATIENCE;
  }

  show({ lowerBound, expanded }: SearchProgress): void {
    const now = this.#io.now();
    if (now < this.#next) return;
    this.#isTerminal ??= this.#io.isTerminal("stderr");
    this.#next = this.#isTerminal ? now + INTERVAL : Number.POSITIVE_INFINITY;
    if (!this.#isTerminal) return;
    const rate = Math.round((expanded * 1000) / (now - this.#began));
    const line = WORDS[this.#language](lowerBound, grouped(expanded), grouped(rate));
    // Back at the line's beginning, so that whatever comes next writes over it.
    this.#io.writeError(`\r\u001b[K${line}\r`);
    this.#shown = true;
  }

  /** The search has ended: the line goes. */
  end(): void {
    if (this.#shown) this.#io.writeError("\r\u001b[K");
    this.#shown = false;
  }
}
