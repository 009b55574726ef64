import type { Io } from "./io.ts";

/** How long work may take before it is spoken of, and how often then, in milliseconds. */
const PATIENCE = 1000;
const INTERVAL = 100;

/** One line on standard error about the work under way, where that is a terminal. */
export class StatusLine {
  readonly #io: Pick<Io, "isTerminal" | "now" | "writeError">;
  #next = 0;
  /** Left out until the work is first spoken of: most is over before anybody looks at a clock. */
  #began: number | undefined;
  #shown = false;
  #isTerminal: boolean | undefined;

  constructor(io: Pick<Io, "isTerminal" | "now" | "writeError">) {
    this.#io = io;
  }

  /** Work begins. */
  begin(): void {
    this.#began = undefined;
  }

  /** Shows what `line` makes of the milliseconds that the work has taken, if it is time to. */
  show(line: (milliseconds: number) => string): void {
    const now = this.#io.now();
    if (this.#began === undefined) {
      this.#began = now;
      this.#next = now + PATIENCE;
    }
    if (now < this.#next) return;
    this.#isTerminal ??= this.#io.isTerminal("stderr");
    this.#next = this.#isTerminal ? now + INTERVAL : Number.POSITIVE_INFINITY;
    if (!this.#isTerminal) return;
    // Back at the line's beginning, so that whatever comes next writes over it.
    this.#io.writeError(`\r\u001b[K${line(now - this.#began)}\r`);
    this.#shown = true;
  }

  /** The work has ended: the line goes. */
  end(): void {
    if (this.#shown) this.#io.writeError("\r\u001b[K");
    this.#shown = false;
  }
}
