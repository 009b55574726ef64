/** What a stretch of a person's text is to the structure of boards. */
export const ATOM = 0; // a cell, or several glued together; an empty stretch is a cell left empty
export const WORD = 1; // prose
export const NEWLINE = 2; // a line end of the text
export const ROW_END = 3; // a row's end that is no line end: \\ of LaTeX, <br>
export const COMMA = 4;
export const SEMICOLON = 5;
export const SLASH = 6;
export const BAR = 7; // a line between two cells, or round the board
export const LABEL_END = 8; // what stands before it names what follows
export const OPEN = 9;
export const CLOSE = 10;
export const SIZE = 11; // 3x3:
export const RULE = 12; // a drawn line or a comment: nothing, but not an empty line

/** The marks of a text, in its order: the first `length` entries of each array. */
export class Marks {
  kinds: Uint8Array = new Uint8Array(1024);
  starts: Int32Array = new Int32Array(1024);
  ends: Int32Array = new Int32Array(1024);
  length = 0;

  push(kind: number, start: number, end: number): void {
    if (this.length === this.kinds.length) this.#grow();
    this.kinds[this.length] = kind;
    this.starts[this.length] = start;
    this.ends[this.length++] = end;
  }

  #grow(): void {
    const { kinds, starts, ends } = this;
    this.kinds = new Uint8Array(2 * kinds.length);
    this.starts = new Int32Array(2 * kinds.length);
    this.ends = new Int32Array(2 * kinds.length);
    this.kinds.set(kinds);
    this.starts.set(starts);
    this.ends.set(ends);
  }
}
