import type { Io } from "./io.ts";

/** Bytes that are written at once. */
const BLOCK = 1 << 16;

/** Standard output in blocks: whoever keeps its reader waiting flushes it first. */
export class Output {
  readonly #io: Pick<Io, "write">;
  #pending = "";

  constructor(io: Pick<Io, "write">) {
    this.#io = io;
  }

  write(text: string): void {
    this.#pending += text;
    if (this.#pending.length >= BLOCK) this.flush();
  }

  flush(): void {
    if (this.#pending === "") return;
    const text = this.#pending;
    this.#pending = "";
    this.#io.write(text);
  }
}
