import type { Board } from "../../board.ts";
import { moveTable } from "../../move.ts";
import type { Problem } from "../../problem.ts";
import type { ByteMeter } from "../byte-meter.ts";
import { NO_MOVE } from "../successors.ts";
import { BeamGuide } from "./beam-guide.ts";
import type { BeamRoom, Level } from "./beam-room.ts";
import { constructPath } from "./construct.ts";

/** How a beam is sent out. */
export interface BeamPlan {
  /** See {@link BeamGuide}. */
  readonly power: number;
  /** Only shorter paths are of use. */
  readonly shorterThan: number;
}

/** How many successors are looked at, and kept or not, in the time that a board takes to be expanded. */
const LOOKS_A_BOARD = 8;

/** What is kept of a depth's successors, as far as they have been looked at. */
interface Choice {
  /** The greatest value of which all are kept, and how many are of the next one. */
  readonly limit: number;
  room: number;
  /** Successors looked at, and kept. */
  looked: number;
  kept: number;
  /** Which of those kept looks nearest. */
  nearest: number;
  readonly trace: Int32Array;
}

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
  /** How long it has been at work, in boards that could have been expanded. */
  spent = 0;

  readonly #problem: Problem;
  readonly #plan: BeamPlan;
  readonly #room: BeamRoom;
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

  /** How many boards those kept lead to. */
  #made = 0;
  /** Set while the next boards are chosen from these. */
  #choice: Choice | undefined;

  #best: { value: number; depth: number; index: number };
  /** Depths to go on without coming nearer. */
  readonly #patience: number;

  /**
   * @param room where no other beam is at work
   * @throws OUT_OF_BYTES, having given back what it took
   */
  constructor(problem: Problem, plan: BeamPlan, room: BeamRoom, meter: ByteMeter) {
    const { width, height, tiles } = problem.start;
    this.#problem = problem;
    this.#plan = plan;
    this.#room = room;
    this.#meter = meter;
    this.#bytesBefore = meter.bytes;
    this.#cells = tiles.length;
    this.#neighbours = moveTable(width, height);
    this.#patience = 6 * (width + height);
    try {
      this.#guide = new BeamGuide(problem.goal, plan.power, meter);
      this.#keys = hashKeys(tiles.length, meter);
    } catch (error) {
      this.release();
      throw error;
    }
    this.#goalHash = this.#hashOf(problem.goal);
    [this.#level, this.#next] = room.levels;
    // What beams before have seen is old news.
    room.mark += 3;
    const level = this.#level;
    level.tiles.set(tiles);
    level.blank[0] = tiles.indexOf(0);
    level.last[0] = NO_MOVE;
    [level.hash[0], level.hash[1]] = this.#hashOf(problem.start);
    level.value[0] = this.#guide.value(level.tiles, 0);
    this.#best = { value: level.value[0], depth: 0, index: 0 };
  }

  /** Gives back the bytes, those of the room apart. */
  release(): void {
    this.#meter.give(this.#meter.bytes - this.#bytesBefore);
  }

  /**
   * Goes on for as long as expanding `budget` boards takes. Returns the codes of a shorter path once there is
   * one, null once there will be none, else undefined.
   *
   * @throws OUT_OF_BYTES
   */
  run(budget: number): number[] | null | undefined {
    const stop = this.spent + budget;
    while (this.spent < stop) {
      if (this.#choice !== undefined) {
        this.#keep(this.#choice, stop - this.spent);
        continue;
      }
      // A path by way of this depth has at least one move more.
      if (this.#depth + 1 >= this.#plan.shorterThan) return null;
      for (; this.#at < this.#count && this.spent < stop; this.#at++, this.spent++) {
        const found = this.#expand(this.#at);
        if (found !== undefined) return found;
      }
      if (this.#at < this.#count) return undefined;
      if (this.#made === 0 || this.#depth - this.#best.depth >= this.#patience) {
        return this.#finish();
      }
      this.#choice = this.#choose();
    }
    return undefined;
  }

  /** Makes the successors of a board, and returns the path if one is the goal. */
  #expand(index: number): number[] | undefined {
    const { tiles, blank, last, hash, value } = this.#level;
    const keys = this.#keys;
    const { successors } = this.#room;
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
    const { seen, seenBy, mark } = this.#room;
    const mask = seenBy.length - 1;
    let slot = first & mask;
    while (seenBy[slot]! >= mark - 2) {
      if (seen[2 * slot] === first && seen[2 * slot + 1] === second) return true;
      slot = (slot + 1) & mask;
    }
    seenBy[slot] = mark;
    seen[2 * slot] = first;
    seen[2 * slot + 1] = second;
    return false;
  }

  /** Finds which of the successors look nearest, as many as there is room for. */
  #choose(): Choice {
    const { value } = this.#room.successors;
    const made = this.#made;
    let least = value[0]!;
    let greatest = least;
    for (let i = 1; i < made; i++) {
      if (value[i]! < least) least = value[i]!;
      if (value[i]! > greatest) greatest = value[i]!;
    }
    const counts = new Int32Array(greatest - least + 2);
    for (let i = 0; i < made; i++) counts[value[i]! - least]!++;
    let limit = 0;
    let room = this.#room.width;
    while (limit <= greatest - least && counts[limit]! <= room) room -= counts[limit++]!;
    const trace = this.#meter.int32(Math.min(made, this.#room.width));
    return { limit: least + limit, room, looked: 0, kept: 0, nearest: 0, trace };
  }

  /** Makes boards of those chosen, for as long as expanding `budget` takes. */
  #keep(choice: Choice, budget: number): void {
    const { value, cameBy, hash } = this.#room.successors;
    const { limit, trace } = choice;
    const level = this.#level;
    const next = this.#next;
    const cells = this.#cells;
    const first = choice.looked;
    const end = Math.min(this.#made, first + LOOKS_A_BOARD * budget);
    let { room, kept, nearest } = choice;
    for (let i = first; i < end; i++) {
      if (value[i]! > limit || (value[i] === limit && room-- <= 0)) continue;
      const parent = cameBy[i]! >> 2;
      const code = cameBy[i]! & 3;
      const blank = level.blank[parent]!;
      const from = this.#neighbours[4 * blank + code]!;
      const at = kept * cells;
      next.tiles.set(level.tiles.subarray(parent * cells, (parent + 1) * cells), at);
      next.tiles[at + blank] = next.tiles[at + from]!;
      next.tiles[at + from] = 0;
      next.blank[kept] = from;
      next.last[kept] = code;
      next.hash[2 * kept] = hash[2 * i]!;
      next.hash[2 * kept + 1] = hash[2 * i + 1]!;
      next.value[kept] = value[i]!;
      trace[kept] = cameBy[i]!;
      if (value[i]! < next.value[nearest]!) nearest = kept;
      kept++;
    }
    Object.assign(choice, { room, kept, nearest, looked: end });
    this.spent += Math.ceil((end - first) / LOOKS_A_BOARD);
    if (end === this.#made) this.#descend(choice);
  }

  /** Goes on by the boards kept. */
  #descend({ kept, nearest, trace }: Choice): void {
    const level = this.#next;
    this.#cameBy.push(trace);
    this.#next = this.#level;
    this.#level = level;
    this.#choice = undefined;
    this.#count = kept;
    this.#at = 0;
    this.#made = 0;
    this.#depth++;
    this.#room.mark++;
    if (level.value[nearest]! < this.#best.value) {
      this.#best = { value: level.value[nearest]!, depth: this.#depth, index: nearest };
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
