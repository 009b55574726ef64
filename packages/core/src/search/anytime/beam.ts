import type { Board } from "../../board.ts";
import { moveTable } from "../../move.ts";
import type { Problem } from "../../problem.ts";
import type { ByteMeter } from "../byte-meter.ts";
import { BeamGuide } from "./beam-guide.ts";
import { constructPath } from "./construct.ts";

/** How a beam is sent out. */
export interface BeamPlan {
  /** How many boards are kept at each depth. */
  readonly width: number;
  /** See {@link BeamGuide}. */
  readonly power: number;
  /** Only shorter paths are of use. */
  readonly shorterThan: number;
}

/** The move before the first. */
const NO_MOVE = 4;

/**
 * Breadth-first search that keeps the boards alone which look nearest to the goal, a certain number at each
 * depth. Where they come no nearer any more, the path to the nearest of all is finished by construction.
 *
 * Boards are known by 64 bits of hash, and compared with those of the same depth and of two before: a clash
 * costs a board, and a path is replayed before it is believed.
 *
 * R. Bisiani, "Beam search", Encyclopedia of Artificial Intelligence, 1987.
 */
export class Beam {
  expanded = 0;
  generated = 0;

  readonly #problem: Problem;
  readonly #plan: BeamPlan;
  readonly #meter: ByteMeter;
  readonly #bytesBefore: number;
  readonly #guide: BeamGuide;
  readonly #neighbours: Int32Array;
  readonly #cells: number;
  /** Two hashes for each tile in each cell. */
  readonly #keys: Int32Array;
  readonly #goalHash: [number, number];

  // The boards kept, and room for the next.
  #level: Level;
  #next: Level;
  #count = 1;
  #at = 0;
  #depth = 0;
  /** Per depth: 4 · the index of the board before + code. */
  readonly #cameBy: Int32Array[] = [];

  // What the boards kept lead to.
  readonly #successors: Successors;
  #made = 0;
  /** Hashes seen, and at which depth. */
  readonly #seen: Int32Array;
  readonly #seenDepth: Int32Array;

  #best: { value: number; depth: number; index: number };
  /** Depths to go on without coming nearer. */
  readonly #patience: number;

  /** @throws OUT_OF_BYTES, having given back what it took */
  constructor(problem: Problem, plan: BeamPlan, meter: ByteMeter) {
    const { width, height, tiles } = problem.start;
    this.#problem = problem;
    this.#plan = plan;
    this.#meter = meter;
    this.#bytesBefore = meter.bytes;
    this.#cells = tiles.length;
    this.#neighbours = moveTable(width, height);
    this.#patience = 6 * (width + height);
    try {
      this.#guide = new BeamGuide(problem.goal, plan.power, meter);
      this.#keys = hashKeys(tiles.length, meter);
      this.#level = new Level(plan.width, tiles.length, meter);
      this.#next = new Level(plan.width, tiles.length, meter);
      this.#successors = new Successors(3 * plan.width + 1, meter);
      // Three depths of up to three successors a board are held at once: more than half must stay free.
      const slots = 2 ** Math.ceil(Math.log2(20 * plan.width));
      this.#seen = meter.int32(2 * slots);
      this.#seenDepth = meter.int32(slots);
    } catch (error) {
      this.release();
      throw error;
    }
    this.#goalHash = this.#hashOf(problem.goal);
    const level = this.#level;
    level.tiles.set(tiles);
    level.blank[0] = tiles.indexOf(0);
    level.last[0] = NO_MOVE;
    [level.hash[0], level.hash[1]] = this.#hashOf(problem.start);
    level.value[0] = this.#guide.value(level.tiles, 0);
    this.#best = { value: level.value[0], depth: 0, index: 0 };
  }

  /** Gives back the bytes. */
  release(): void {
    this.#meter.give(this.#meter.bytes - this.#bytesBefore);
  }

  /**
   * Expands up to `budget` boards more. Returns the codes of a shorter path once there is one, null once
   * there will be none, else undefined.
   *
   * @throws OUT_OF_BYTES
   */
  run(budget: number): number[] | null | undefined {
    let left = budget;
    while (left > 0) {
      // A path by way of this depth has at least one move more.
      if (this.#depth + 1 >= this.#plan.shorterThan) return null;
      for (; this.#at < this.#count && left > 0; this.#at++, left--) {
        const found = this.#expand(this.#at);
        if (found !== undefined) return found;
      }
      if (this.#at < this.#count) return undefined;
      if (this.#made === 0 || this.#depth - this.#best.depth >= this.#patience) {
        return this.#finish();
      }
      this.#select();
    }
    return undefined;
  }

  /** Makes the successors of a board, and returns the path if one is the goal. */
  #expand(index: number): number[] | undefined {
    const { tiles, blank, last, hash, value } = this.#level;
    const keys = this.#keys;
    const successors = this.#successors;
    const cells = this.#cells;
    const at = index * cells;
    const to = blank[index]!;
    const back = last[index]! ^ 1;
    this.expanded++;
    for (let code = 0; code < 4; code++) {
      const from = this.#neighbours[4 * to + code]!;
      if (from < 0 || (code === back && last[index] !== NO_MOVE)) continue;
      this.generated++;
      const tile = tiles[at + from]!;
      const gone = 2 * (tile * cells + from);
      const come = 2 * (tile * cells + to);
      const first = hash[2 * index]! ^ keys[gone]! ^ keys[come]!;
      const second = hash[2 * index + 1]! ^ keys[gone + 1]! ^ keys[come + 1]!;
      if (this.#isSeen(first, second)) continue;
      if (first === this.#goalHash[0] && second === this.#goalHash[1]) {
        return [...this.#pathTo(this.#depth, index), code];
      }
      const made = this.#made++;
      successors.cameBy[made] = 4 * index + code;
      successors.value[made] = value[index]! + this.#guide.change(tiles, at, tile, from, to, code);
      successors.hash[2 * made] = first;
      successors.hash[2 * made + 1] = second;
    }
    return undefined;
  }

  /** Tells whether a board has been made at this depth or two before, and notes it. */
  #isSeen(first: number, second: number): boolean {
    const seen = this.#seen;
    const seenDepth = this.#seenDepth;
    const mask = seenDepth.length - 1;
    const depth = this.#depth + 3;
    let slot = first & mask;
    while (seenDepth[slot]! >= depth - 2) {
      if (seen[2 * slot] === first && seen[2 * slot + 1] === second) return true;
      slot = (slot + 1) & mask;
    }
    seenDepth[slot] = depth;
    seen[2 * slot] = first;
    seen[2 * slot + 1] = second;
    return false;
  }

  /** Keeps those of the successors that look nearest. */
  #select(): void {
    const { value, cameBy, hash } = this.#successors;
    const made = this.#made;
    let least = value[0]!;
    let greatest = least;
    for (let i = 1; i < made; i++) {
      if (value[i]! < least) least = value[i]!;
      if (value[i]! > greatest) greatest = value[i]!;
    }
    // The greatest value of which all are kept, and how many are of the next one.
    const counts = new Int32Array(greatest - least + 2);
    for (let i = 0; i < made; i++) counts[value[i]! - least]!++;
    let limit = 0;
    let room = this.#plan.width;
    while (limit <= greatest - least && counts[limit]! <= room) room -= counts[limit++]!;

    const kept = Math.min(made, this.#plan.width);
    const trace = this.#meter.int32(kept);
    const level = this.#level;
    const next = this.#next;
    const cells = this.#cells;
    let count = 0;
    let nearest = 0;
    for (let i = 0; i < made; i++) {
      const above = value[i]! - least - limit;
      if (above > 0 || (above === 0 && room-- <= 0)) continue;
      const parent = cameBy[i]! >> 2;
      const code = cameBy[i]! & 3;
      const blank = level.blank[parent]!;
      const from = this.#neighbours[4 * blank + code]!;
      const at = count * cells;
      next.tiles.set(level.tiles.subarray(parent * cells, (parent + 1) * cells), at);
      next.tiles[at + blank] = next.tiles[at + from]!;
      next.tiles[at + from] = 0;
      next.blank[count] = from;
      next.last[count] = code;
      next.hash[2 * count] = hash[2 * i]!;
      next.hash[2 * count + 1] = hash[2 * i + 1]!;
      next.value[count] = value[i]!;
      trace[count] = cameBy[i]!;
      if (value[i]! < next.value[nearest]!) nearest = count;
      count++;
    }
    this.#cameBy.push(trace);
    this.#level = next;
    this.#next = level;
    this.#count = count;
    this.#at = 0;
    this.#made = 0;
    this.#depth++;
    if (next.value[nearest]! < this.#best.value) {
      this.#best = { value: next.value[nearest]!, depth: this.#depth, index: nearest };
    }
  }

  #pathTo(depth: number, index: number): number[] {
    const codes: number[] = [];
    for (let at = index, left = depth; left > 0; left--) {
      const cameBy = this.#cameBy[left - 1]![at]!;
      codes.push(cameBy & 3);
      at = cameBy >> 2;
    }
    return codes.reverse();
  }

  /** Goes to the board that looked nearest, and on from there by construction. */
  #finish(): number[] | null {
    const { start, goal } = this.#problem;
    const codes = this.#pathTo(this.#best.depth, this.#best.index);
    const tiles = start.tiles.slice();
    let blank = tiles.indexOf(0);
    for (const code of codes) {
      const from = this.#neighbours[4 * blank + code]!;
      tiles[blank] = tiles[from]!;
      tiles[from] = 0;
      blank = from;
    }
    const rest = constructPath({ start: { ...start, tiles }, goal });
    const path = codes.concat(rest);
    return path.length < this.#plan.shorterThan ? path : null;
  }

  #hashOf({ tiles }: Board): [number, number] {
    let first = 0;
    let second = 0;
    for (const [cell, tile] of tiles.entries()) {
      if (tile === 0) continue;
      first ^= this.#keys[2 * (tile * this.#cells + cell)]!;
      second ^= this.#keys[2 * (tile * this.#cells + cell) + 1]!;
    }
    return [first, second];
  }
}

/** The boards of one depth. */
class Level {
  readonly tiles: Uint16Array;
  readonly blank: Int32Array;
  readonly last: Int32Array;
  readonly value: Int32Array;
  readonly hash: Int32Array;

  constructor(width: number, cells: number, meter: ByteMeter) {
    meter.take(2 * width * cells);
    this.tiles = new Uint16Array(width * cells);
    this.blank = meter.int32(width);
    this.last = meter.int32(width);
    this.value = meter.int32(width);
    this.hash = meter.int32(2 * width);
  }
}

/** What the boards of one depth lead to. */
class Successors {
  readonly cameBy: Int32Array;
  readonly value: Int32Array;
  readonly hash: Int32Array;

  constructor(length: number, meter: ByteMeter) {
    this.cameBy = meter.int32(length);
    this.value = meter.int32(length);
    this.hash = meter.int32(2 * length);
  }
}

/** Returns two well mixed words for each tile in each cell (the finaliser of MurmurHash3, A. Appleby, 2011). */
function hashKeys(cells: number, meter: ByteMeter): Int32Array {
  const keys = meter.int32(2 * cells * cells);
  for (let i = 0; i < keys.length; i++) {
    let key = Math.imul(i + 1, 0x9e3779b9);
    key = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
    key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35);
    keys[i] = key ^ (key >>> 16);
  }
  return keys;
}
