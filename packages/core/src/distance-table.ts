import { MOVES, type Move } from "./move.ts";
import { popcount } from "./permutation.ts";
import type { Problem } from "./problem.ts";
import type { SingleSteps } from "./space/single-steps.ts";
import { digitsOf, orderParity, stepParity } from "./space/state-space.ts";
import { builtTable, type Metric, type Table, type View, viewOf } from "./table-store.ts";

/**
 * Answers from the distance tables.
 *
 * In the single-tile metric a table keeps one bit a state. A move changes the colour of the blank's cell and
 * the distance by exactly one, so the colour tells whether the distance is odd, and the bit whether half of it,
 * rounded down, is: the distance modulo 4, by which one walks downhill. (The usual two bits for the distance
 * modulo 3, as in the multi-tile metric here: R. E. Korf and P. Schultze, "Large-scale parallel breadth-first
 * search", 2005.) Taking at each state the first downhill move in a given letter order yields the
 * lexicographically least shortest path: each downhill move begins some shortest path, and no other move does.
 */

const letterOrder = /* @__PURE__ */ Uint8Array.of(0, 1, 2, 3);

// The walk at hand. The longest shortest path within twelve cells has 80 moves (2×6).
const path = /* @__PURE__ */ new Uint8Array(80);
/** Four moves as letters, by their codes: a path is put together from fewer pieces. */
const fours: string[] = /* @__PURE__ */ new Array(256);
const nameOf = /* @__PURE__ */ new Uint8Array(12);
const separate = /* @__PURE__ */ new Uint8Array(11);
const turnedOrder = /* @__PURE__ */ new Uint8Array(4);
let blank = 0;
let bit = 0;
let digits = 0;

/**
 * Returns the lexicographically least of the shortest paths; `order` names the moves' codes from least to
 * greatest. The problem must be well formed, reachable and of at most twelve cells.
 * O(cells + length).
 */
export function tablePath(problem: Problem, order: Uint8Array = letterOrder): string {
  const length = walkDownhill(problem, order);
  let moves = "";
  // Up to a dozen letters are joined flat; beyond that, each step would be an object of its own.
  let dozen = "";
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    const four = path[i]! | (path[i + 1]! << 2) | (path[i + 2]! << 4) | (path[i + 3]! << 6);
    fours[four] ??=
      MOVES[path[i]!]! + MOVES[path[i + 1]!]! + MOVES[path[i + 2]!]! + MOVES[path[i + 3]!]!;
    dozen += fours[four]!;
    if (dozen.length === 12) {
      moves += dozen;
      dozen = "";
    }
  }
  for (; i < length; i++) dozen += MOVES[path[i]!]!;
  return moves + dozen;
}

/** Returns the fewest moves, under the conditions of {@link tablePath}. O(cells + length). */
export function tableDistance(problem: Problem): number {
  return walkDownhill(problem, letterOrder);
}

/** Returns the fewest moves that are left after each legal move, under the conditions of {@link tablePath}. */
export function tableRemaining(problem: Problem): { readonly [move in Move]?: number } {
  const distance = walkDownhill(problem, letterOrder);
  const { orientation, table } = stand(problem, "single-tile");
  const { neighbours } = table.space;
  const half = bitAt(table, blank, bit);
  const wanted = half ^ (distance & 1) ^ 1;
  const remaining: { [move in Move]?: number } = {};
  for (const [code, move] of MOVES.entries()) {
    const turned = orientation.turnedCode[code]!;
    const to = neighbours[4 * blank + turned]!;
    if (to < 0) continue;
    const nearer =
      bitAt(table, to, bit + table.steps.change[entryOf(table.steps, blank, turned, digits)]!) ===
      wanted;
    remaining[move] = nearer && distance > 0 ? distance - 1 : distance + 1;
  }
  return remaining;
}

/**
 * Returns how many shortest paths there are, exactly, under the conditions of {@link tablePath}. The time
 * goes with the number of boards on them.
 */
export function tablePathCount(problem: Problem): bigint {
  const distance = walkDownhill(problem, letterOrder);
  const { table } = stand(problem, "single-tile");
  const { space, steps, goalBlank } = table;
  const { neighbours, words } = space;
  let level = new Map([[32 * words * blank + bit, 1n]]);
  for (let left = distance; left > 0; left--) {
    // Half of left - 1, modulo 2.
    const wanted = ((left - 1) >> 1) & 1;
    const next = new Map<number, bigint>();
    for (const [state, paths] of level) {
      const from = Math.floor(state / (32 * words));
      const number = state - 32 * words * from;
      digitsOf(space, number, orderParity(space, from, goalBlank), separate);
      let packed = 0;
      for (let i = 0; i < space.entries; i++) packed |= separate[i]! << steps.place[i]!;
      for (let code = 0; code < 4; code++) {
        const to = neighbours[4 * from + code]!;
        if (to < 0) continue;
        const moved = number + steps.change[entryOf(steps, from, code, packed)]!;
        if (bitAt(table, to, moved) !== wanted) continue;
        const key = 32 * words * to + moved;
        next.set(key, (next.get(key) ?? 0n) + paths);
      }
    }
    level = next;
  }
  return [...level.values()].reduce((sum, paths) => sum + paths);
}

/** Writes the moves' codes into `path` and returns how many there are. */
function walkDownhill(problem: Problem, order: Uint8Array): number {
  const { orientation, table } = stand(problem, "single-tile");
  const { space, steps, goalBlank, planes } = table;
  const bits = planes[0]!;
  const { neighbours, words } = space;
  const { offset, shift, mask, change, rotation } = steps;
  for (let i = 0; i < 4; i++) turnedOrder[i] = orientation.turnedCode[order[i]!]!;
  let at = blank;
  let number = bit;
  let packed = digits;
  let length = 0;
  let half = bitAt(table, at, number);
  let odd = stepParity(space, at, goalBlank);
  let back = -1;
  while (at !== goalBlank || number !== 0) {
    const wanted = half ^ odd ^ 1;
    let i = 0;
    for (; i < 4; i++) {
      const code = turnedOrder[i]!;
      const move = 4 * at + code;
      const to = neighbours[move]!;
      // A step straight back is never nearer.
      if (to < 0 || code === back) continue;
      const entry = offset[move]! + ((packed >>> shift[move]!) & mask[move]!);
      const moved = number + change[entry]!;
      if (((bits[to * words + (moved >> 5)]! >>> (moved & 31)) & 1) !== wanted) continue;
      path[length++] = order[i]!;
      at = to;
      number = moved;
      packed += rotation[entry]!;
      half = wanted;
      odd ^= 1;
      back = code ^ 1;
      break;
    }
    if (i === 4) throw new Error("no way down: the problem is not reachable");
  }
  return length;
}

/** Returns where `steps` tell of a move of the blank in `from` on a board with these digits. */
function entryOf(
  { offset, shift, mask }: SingleSteps,
  from: number,
  code: number,
  packed: number,
): number {
  const move = 4 * from + code;
  return offset[move]! + ((packed >>> shift[move]!) & mask[move]!);
}

function bitAt({ planes, space }: Table, blank: number, number: number): number {
  return (planes[0]![blank * space.words + (number >> 5)]! >>> (number & 31)) & 1;
}

/** Takes the start in hand: names each tile after its place in the goal, whose order then reads 0 1 2 … */
function stand({ start, goal }: Problem, metric: Metric): View & { readonly table: Table } {
  const view = viewOf(start.width, start.height, goal.tiles.indexOf(0), metric);
  view.table ??= builtTable(view);
  const { table } = view;
  const { cellOf } = view.orientation;
  const { cells, weights, entries } = table.space;
  const { place: placeOf } = table.steps;
  for (let cell = 0, name = 0; cell < cells; cell++) {
    const tile = goal.tiles[cellOf[cell]!]!;
    if (tile !== 0) nameOf[tile] = name++;
  }
  bit = 0;
  digits = 0;
  for (let cell = 0, place = 0, seen = 0; cell < cells; cell++) {
    const tile = start.tiles[cellOf[cell]!]!;
    if (tile === 0) {
      blank = cell;
    } else if (entries > 0) {
      const name = nameOf[tile]!;
      const digit = name - popcount(seen & ((1 << name) - 1));
      seen |= 1 << name;
      digits |= digit << placeOf[place]!;
      bit += digit * weights[place++]!;
    }
  }
  return view as View & { readonly table: Table };
}

/** A shortest path in the multi-tile metric. */
export interface MultiTilePath {
  /** Letters u d l r, one for each cell that the blank passes. A run of one letter is one move. */
  readonly moves: string;
  /** Number of runs. */
  readonly length: number;
}

/**
 * Returns a path of the fewest moves where a line of tiles pushed at once is one move, under the conditions of
 * {@link tablePath}: at each board the first letter in `order` that begins one, and of that the fewest cells.
 */
export function multiTilePath(problem: Problem, order: Uint8Array = letterOrder): MultiTilePath {
  const { orientation, table } = stand(problem, "multi-tile");
  const { space, steps, goalBlank } = table;
  const { neighbours } = space;
  let moves = "";
  let length = 0;
  for (; blank !== goalBlank || bit !== 0; length++) {
    const residue = residueAt(table, blank, bit);
    const nearer = residue === 0 ? 2 : residue - 1;
    let run = "";
    for (let i = 0; i < 4 && run === ""; i++) {
      const code = orientation.turnedCode[order[i]!]!;
      let passed = "";
      let number = bit;
      let packed = digits;
      for (let from = blank; run === ""; ) {
        const to = neighbours[4 * from + code]!;
        if (to < 0) break;
        passed += MOVES[order[i]!]!;
        const entry = entryOf(steps, from, code, packed);
        number += steps.change[entry]!;
        packed += steps.rotation[entry]!;
        from = to;
        if (residueAt(table, to, number) !== nearer) continue;
        run = passed;
        blank = to;
        bit = number;
        digits = packed;
      }
    }
    if (run === "") throw new Error("no way down: the problem is not reachable");
    moves += run;
  }
  return { moves, length };
}

/** Returns the distance modulo 3. */
function residueAt({ planes, space }: Table, blank: number, number: number): number {
  const word = blank * space.words + (number >> 5);
  const low = (planes[0]![word]! >>> (number & 31)) & 1;
  const high = (planes[1]![word]! >>> (number & 31)) & 1;
  return low + 2 * high - 1;
}
