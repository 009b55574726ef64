import type { Io } from "./io.ts";

/** Bytes that are written at once. */
const BLOCK = 1 << 16;
/** The most bytes that a character of a string takes in UTF-8. */
const WIDEST = 3;

/**
 * Standard output in blocks: whoever keeps its reader waiting flushes it first. Text becomes bytes at once,
 * as strings that wait to be joined would outlive many rounds of the garbage collector.
 */
export class Output {
  readonly #io: Pick<Io, "write">;
  readonly #block = Buffer.allocUnsafe(BLOCK);
  #length = 0;

  constructor(io: Pick<Io, "write">) {
    this.#io = io;
  }

  write(text: string): void {
    const most = WIDEST * text.length;
    if (most > BLOCK - this.#length) this.flush();
    if (most > BLOCK) this.#io.write(Buffer.from(text));
    else this.#length += this.#block.write(text, this.#length);
  }

  flush(): void {
    const length = this.#length;
    this.#length = 0;
    if (length > 0) this.#io.write(this.#block.subarray(0, length));
  }
}
