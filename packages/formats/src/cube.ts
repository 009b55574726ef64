/**
 * Tells whether the tiles of a cube, layer by layer and row by row with 0 for the gap, can be brought into
 * order with the gap last. As on a board, every slide is one transposition and one step of the gap; and every
 * order that this parity allows is reached on a cube of side two or more. O(cells).
 */
export function isReachableInCube(side: number, tiles: readonly number[]): boolean {
  const cells = tiles.length;
  const done = new Uint8Array(cells);
  let odd = cells % 2;
  for (let first = 0; first < cells; first++) {
    if (done[first] === 1) continue;
    odd ^= 1;
    // The tile in a cell belongs into the cell before its number; the gap belongs into the last one.
    for (let cell = first; done[cell] === 0; cell = (tiles[cell]! + cells - 1) % cells)
      done[cell] = 1;
  }
  const gap = tiles.indexOf(0);
  const steps = (gap % side) + (Math.floor(gap / side) % side) + Math.floor(gap / (side * side));
  return (odd + 3 * (side - 1) - steps) % 2 === 0;
}
