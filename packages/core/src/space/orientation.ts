/**
 * How a board is turned and reflected so that few sizes and goals are left: no wider than high (a line
 * lies flat), and the goal's blank in the least cell that a symmetry of the rectangle can bring it to.
 */
export interface Orientation {
  /** Width and height of the turned board. */
  readonly width: number;
  readonly height: number;
  /** The goal's blank on the turned board. */
  readonly goalBlank: number;
  /** Per cell of the turned board: the cell of the board as given. */
  readonly cellOf: Uint8Array;
  /** Per move code (0 u, 1 d, 2 l, 3 r) on the board as given: the code on the turned board. */
  readonly turnedCode: Uint8Array;
}

/** Returns the orientation of boards of this size whose goal has the blank in `goalBlank`. */
export function orient(width: number, height: number, goalBlank: number): Orientation {
  let best: Orientation | undefined;
  for (let symmetry = 0; symmetry < 8; symmetry++) {
    const transposed = (symmetry & 4) !== 0;
    const across = transposed ? height : width;
    const down = transposed ? width : height;
    if (down !== 1 && (across === 1 || across > down)) continue;
    const cellOf = new Uint8Array(across * down);
    for (let cell = 0; cell < cellOf.length; cell++) {
      const column = cell % across;
      const row = Math.floor(cell / across);
      const x = transposed ? row : column;
      const y = transposed ? column : row;
      cellOf[cell] =
        ((symmetry & 2) === 0 ? y : height - 1 - y) * width +
        ((symmetry & 1) === 0 ? x : width - 1 - x);
    }
    const turnedBlank = cellOf.indexOf(goalBlank);
    if (best !== undefined && best.goalBlank <= turnedBlank) continue;
    const turnedCode = new Uint8Array(4);
    for (let code = 0; code < 4; code++) {
      const axis = code >> 1;
      const reflected = (symmetry & (axis === 0 ? 2 : 1)) !== 0 ? 1 : 0;
      turnedCode[code] = (((transposed ? 1 - axis : axis) << 1) | (code & 1)) ^ reflected;
    }
    best = { width: across, height: down, goalBlank: turnedBlank, cellOf, turnedCode };
  }
  return best!;
}
