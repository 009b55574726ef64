import { moveTable } from "../move.ts";
import { rank } from "../permutation.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { touchPages } from "../touch-pages.ts";
import { binomials, placements, TileOrders } from "./pattern-rank.ts";

/** Where no tile of the pattern stands in the way of an index. */
const OCCUPIED = 255;
const MOST_REGIONS = 8;
/** Of each array. */
const PAGES_A_STEP = 64;

/**
 * Builds the table of one pattern: for each placement of its tiles, the fewest moves of these tiles that
 * bring them home, whatever the other tiles do and wherever the blank is.
 *
 * Breadth-first search backwards from the goal over placements and regions: a region is a set of free cells
 * within which the blank goes about without moving a tile of the pattern, so only the region matters, and a
 * level is one move of such a tile. A placement's entry is the level at which its first region is reached.
 * Each level's placements stand on cells of one parity, so a level can be written while the one before is
 * read.
 *
 * A placement is numbered by its set of cells, then by the order of the tiles in it. Work goes set by set:
 * of a set, the placements reached on the level before are collected, and each move of one of its cells is
 * carried out for all of them, which stays within two short stretches of the table.
 *
 * R. E. Korf and A. Felner, "Disjoint pattern database heuristics", 2002; R. E. Korf, "Recent progress in the
 * design and analysis of admissible heuristic functions", 2000.
 */
export class PatternBuilder {
  readonly entries: number;
  /** Entries known so far. */
  found = 0;

  readonly #width: number;
  readonly #height: number;
  readonly #cells: number;
  readonly #tiles: number;
  readonly #goalCells: readonly number[];
  readonly #goalBlank: number;
  readonly #binomials: number[][];
  readonly #sets: number;
  readonly #neighbours: Int32Array;

  // Made step by step.
  #stage: "sets" | "room" | "levels" | "done" = "sets";
  readonly #orders: TileOrders;
  #ordered = false;
  #nextSet = 0;
  /** Per set: its cells, ascending. */
  readonly #cellsOf: Uint8Array;
  /** Per set and cell: the number of the region, or OCCUPIED. */
  readonly #regionOf: Uint8Array;
  /** Per set: where its reached regions begin, or -1 where it has but one region. */
  readonly #reachedAt: Float64Array;
  /** Per set: 2 to this power placements share a byte of reached regions, as few as there are. */
  readonly #sharing: Uint8Array;
  #reachedBytes = 0;
  #pages = 0;

  // The moves of one cell of a set, for each set in turn: set of the result, where the change of order
  // begins (-1: none), the blank's region before and after as bits.
  readonly #firstMove: Int32Array;
  #moveTo: Int32Array;
  #moveShift: Int32Array;
  #moveBits: Uint16Array;
  #moves = 0;

  readonly #given: Uint8Array | undefined;
  /** Per placement: the level + 1, 0 where it is not yet reached. */
  #level: Uint8Array = new Uint8Array(0);
  #reached: Uint8Array = new Uint8Array(0);
  /** One bit per placement: reached, in a region at least, on the level before. */
  #fresh: Int32Array = new Int32Array(0);
  readonly #words: number;
  #active: Uint8Array;
  #nextActive: Uint8Array;
  #depth = 0;
  #set = 0;
  #any = false;
  readonly #list: Int32Array;
  readonly #listBits: Uint8Array;

  /**
   * @param goalCells the cell that each tile of the pattern is to come to
   * @param table of length `entries` and all zeros, filled on the way; made here when left out
   */
  constructor(
    width: number,
    height: number,
    goalBlank: number,
    goalCells: readonly number[],
    table?: Uint8Array,
  ) {
    const cells = width * height;
    const tiles = goalCells.length;
    this.#width = width;
    this.#height = height;
    this.#cells = cells;
    this.#tiles = tiles;
    this.#goalCells = goalCells;
    this.#goalBlank = goalBlank;
    this.#binomials = binomials(cells);
    this.#sets = this.#binomials[cells]![tiles]!;
    this.#neighbours = moveTable(width, height);
    this.entries = placements(cells, tiles);
    this.#given = table;
    this.#orders = new TileOrders(tiles);
    const orders = this.#orders.count;
    this.#words = Math.ceil(orders / 32);
    this.#cellsOf = new Uint8Array(this.#sets * tiles);
    this.#regionOf = new Uint8Array(this.#sets * cells);
    this.#reachedAt = new Float64Array(this.#sets);
    this.#sharing = new Uint8Array(this.#sets);
    this.#firstMove = new Int32Array(this.#sets + 1);
    this.#moveTo = new Int32Array(1024);
    this.#moveShift = new Int32Array(1024);
    this.#moveBits = new Uint16Array(1024);
    this.#active = new Uint8Array(this.#sets);
    this.#nextActive = new Uint8Array(this.#sets);
    this.#list = new Int32Array(orders);
    this.#listBits = new Uint8Array(orders);
  }

  /**
   * Does about a millisecond's work; tells whether the table is complete.
   *
   * @throws {PuzzleError} METHOD_UNSUPPORTED where the tiles can part the board into more than eight regions
   */
  advance(): boolean {
    if (this.#stage === "sets") this.#advanceSets();
    else if (this.#stage === "room") this.#advanceRoom();
    else if (this.#stage === "levels") this.#advanceLevels();
    return this.#stage === "done";
  }

  /** The finished table: entry (set · orders + order) holds the distance + 1, or 0 where there is none. */
  take(): Uint8Array {
    const table = this.#level;
    this.#level = new Uint8Array(0);
    this.#reached = this.#level;
    this.#fresh = new Int32Array(0);
    return table;
  }

  /** The cells of a set, ascending. */
  cellsOf(set: number): Uint8Array {
    return this.#cellsOf.subarray(set * this.#tiles, (set + 1) * this.#tiles);
  }

  get sets(): number {
    return this.#sets;
  }

  #advanceSets(): void {
    if (!this.#ordered) {
      this.#ordered = this.#orders.advance();
      return;
    }
    const first = this.#nextSet % this.#sets;
    const last = Math.min(this.#sets, first + 512);
    if (this.#nextSet < this.#sets) {
      for (let set = first; set < last; set++) this.#layOut(set);
    } else {
      for (let set = first; set < last; set++) this.#findMoves(set);
    }
    this.#nextSet += last - first;
    if (this.#nextSet === 2 * this.#sets) this.#begin();
  }

  /** Finds a set's cells and regions. */
  #layOut(set: number): void {
    const cells = this.#cellsOf.subarray(set * this.#tiles, (set + 1) * this.#tiles);
    const regions = this.#regionOf.subarray(set * this.#cells, (set + 1) * this.#cells);
    let rest = set;
    for (let i = this.#tiles; i > 0; i--) {
      let cell = i - 1;
      while (this.#binomials[cell + 1]![i]! <= rest) cell++;
      rest -= this.#binomials[cell]![i]!;
      cells[i - 1] = cell;
      regions[cell] = OCCUPIED;
    }
    const free = OCCUPIED - 1;
    for (let cell = 0; cell < this.#cells; cell++)
      if (regions[cell] !== OCCUPIED) regions[cell] = free;
    let count = 0;
    for (let cell = 0; cell < this.#cells; cell++) {
      if (regions[cell] === free) this.#fill(regions, cell, free, count++);
    }
    if (count > MOST_REGIONS) {
      throw new PuzzleError(
        "METHOD_UNSUPPORTED",
        `a pattern of ${this.#tiles} tiles parts a ${this.#width}×${this.#height} board into more than ${MOST_REGIONS} regions`,
      );
    }
    if (count > 1) {
      const sharing = count <= 2 ? 2 : count <= 4 ? 1 : 0;
      this.#sharing[set] = sharing;
      this.#reachedAt[set] = this.#reachedBytes;
      this.#reachedBytes += Math.ceil(this.#orders.count / 2 ** sharing);
    } else {
      this.#reachedAt[set] = -1;
    }
  }

  #fill(regions: Uint8Array, cell: number, free: number, region: number): void {
    regions[cell] = region;
    for (let code = 0; code < 4; code++) {
      const next = this.#neighbours[4 * cell + code]!;
      if (next >= 0 && regions[next] === free) this.#fill(regions, next, free, region);
    }
  }

  #findMoves(set: number): void {
    const tiles = this.#tiles;
    const cells = this.#cellsOf.subarray(set * tiles, (set + 1) * tiles);
    const orders = this.#orders.count;
    for (let place = 0; place < tiles; place++) {
      const from = cells[place]!;
      for (let code = 0; code < 4; code++) {
        const to = this.#neighbours[4 * from + code]!;
        if (to < 0) continue;
        const region = this.#regionOf[set * this.#cells + to]!;
        if (region === OCCUPIED) continue;
        // The others close up, and make room in the new place.
        let toPlace = 0;
        let toSet = 0;
        for (let i = 0; i < tiles; i++) {
          const cell = cells[i]!;
          if (i === place) continue;
          if (cell < to) toPlace++;
          toSet += this.#binomials[cell]![i + (cell > to ? 1 : 0) + (i > place ? 0 : 1)]!;
        }
        toSet += this.#binomials[to]![toPlace + 1]!;
        const bit = 1 << region;
        const toBit = 1 << this.#regionOf[toSet * this.#cells + from]!;
        if (this.#moves === this.#moveTo.length) this.#growMoves();
        this.#moveTo[this.#moves] = toSet;
        this.#moveShift[this.#moves] = place === toPlace ? -1 : (place * tiles + toPlace) * orders;
        this.#moveBits[this.#moves++] = bit | (toBit << 8);
      }
    }
    this.#firstMove[set + 1] = this.#moves;
  }

  #growMoves(): void {
    const length = 2 * this.#moves;
    const to = new Int32Array(length);
    to.set(this.#moveTo);
    this.#moveTo = to;
    const shift = new Int32Array(length);
    shift.set(this.#moveShift);
    this.#moveShift = shift;
    const bits = new Uint16Array(length);
    bits.set(this.#moveBits);
    this.#moveBits = bits;
  }

  #begin(): void {
    this.#level = this.#given ?? new Uint8Array(this.entries);
    this.#reached = new Uint8Array(this.#reachedBytes);
    this.#fresh = new Int32Array(this.#sets * this.#words);
    const ascending = this.#goalCells.slice().sort((a, b) => a - b);
    let set = 0;
    for (let i = 0; i < this.#tiles; i++) set += this.#binomials[ascending[i]!]![i + 1]!;
    const order = rank(ascending.map((cell) => this.#goalCells.indexOf(cell)));
    this.#level[set * this.#orders.count + order] = 1;
    if (this.#reachedAt[set]! >= 0) {
      const sharing = this.#sharing[set]!;
      const region = this.#regionOf[set * this.#cells + this.#goalBlank]!;
      this.#reached[this.#reachedAt[set]! + (order >> sharing)] =
        1 << (region + firstBit(order, sharing));
    }
    this.#fresh[set * this.#words + (order >> 5)]! |= 1 << (order & 31);
    this.#active[set] = 1;
    this.found = 1;
    this.#stage = "room";
  }

  /** Levels write far and wide: their first steps would wait for a hundred thousand pages. */
  #advanceRoom(): void {
    const arrays = [this.#level, this.#reached, this.#fresh];
    if (touchPages(arrays, this.#pages, PAGES_A_STEP)) this.#stage = "levels";
    this.#pages += PAGES_A_STEP;
  }

  #advanceLevels(): void {
    for (let work = 0; work < 100_000; ) {
      while (this.#set < this.#sets && this.#active[this.#set] === 0) this.#set++;
      if (this.#set < this.#sets) {
        work += 100 + this.#spread(this.#set++);
        continue;
      }
      if (!this.#any) {
        this.#stage = "done";
        return;
      }
      const done = this.#active.fill(0);
      this.#active = this.#nextActive;
      this.#nextActive = done;
      this.#any = false;
      this.#set = 0;
      this.#depth++;
    }
  }

  /** Carries out every move of a set's fresh placements; returns how many there were in all. */
  #spread(set: number): number {
    const orders = this.#orders.count;
    const list = this.#list;
    const bits = this.#listBits;
    const count = this.#collect(set);
    const last = this.#firstMove[set + 1]!;
    for (let move = this.#firstMove[set]!; move < last; move++) {
      const to = this.#moveTo[move]!;
      const shift = this.#moveShift[move]!;
      const bit = this.#moveBits[move]! & 255;
      const toBit = this.#moveBits[move]! >> 8;
      const reachedAt = this.#reachedAt[to]!;
      const hit =
        reachedAt < 0
          ? this.#spreadToWhole(list, bits, count, shift, bit, to * orders, to * this.#words)
          : this.#spreadToPart(
              list,
              bits,
              count,
              shift,
              bit,
              to * orders,
              to * this.#words,
              reachedAt,
              this.#sharing[to]!,
              toBit,
            );
      if (hit) {
        this.#nextActive[to] = 1;
        this.#any = true;
      }
    }
    return count * (last - this.#firstMove[set]!);
  }

  /** Lists the orders of the set's fresh placements with their regions, and marks them as stale. */
  #collect(set: number): number {
    const fresh = this.#fresh;
    const list = this.#list;
    const bits = this.#listBits;
    const reached = this.#reached;
    const reachedAt = this.#reachedAt[set]!;
    const sharing = this.#sharing[set]!;
    const own = ownBits(sharing);
    const first = set * this.#words;
    let count = 0;
    for (let word = 0; word < this.#words; word++) {
      let rest = fresh[first + word]!;
      if (rest === 0) continue;
      fresh[first + word] = 0;
      while (rest !== 0) {
        const lowest = 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        const order = (word << 5) + lowest;
        list[count] = order;
        bits[count++] =
          reachedAt < 0
            ? 255
            : (reached[reachedAt + (order >> sharing)]! >> firstBit(order, sharing)) & own;
      }
    }
    return count;
  }

  #spreadToWhole(
    list: Int32Array,
    bits: Uint8Array,
    count: number,
    shift: number,
    bit: number,
    first: number,
    firstWord: number,
  ): boolean {
    const shifted = this.#orders.shifted;
    const level = this.#level;
    const fresh = this.#fresh;
    const mark = this.#depth + 2;
    let found = 0;
    for (let i = 0; i < count; i++) {
      if ((bits[i]! & bit) === 0) continue;
      const order = shift < 0 ? list[i]! : shifted[shift + list[i]!]!;
      if (level[first + order] !== 0) continue;
      level[first + order] = mark;
      fresh[firstWord + (order >> 5)]! |= 1 << (order & 31);
      found++;
    }
    this.found += found;
    return found > 0;
  }

  #spreadToPart(
    list: Int32Array,
    bits: Uint8Array,
    count: number,
    shift: number,
    bit: number,
    first: number,
    firstWord: number,
    reachedAt: number,
    sharing: number,
    toBit: number,
  ): boolean {
    const shifted = this.#orders.shifted;
    const level = this.#level;
    const reached = this.#reached;
    const fresh = this.#fresh;
    const mark = this.#depth + 2;
    const own = ownBits(sharing);
    let hit = false;
    for (let i = 0; i < count; i++) {
      if ((bits[i]! & bit) === 0) continue;
      const order = shift < 0 ? list[i]! : shifted[shift + list[i]!]!;
      const at = reachedAt + (order >> sharing);
      const bitsAt = firstBit(order, sharing);
      const known = reached[at]!;
      if ((known & (toBit << bitsAt)) !== 0) continue;
      reached[at] = known | (toBit << bitsAt);
      if ((known & (own << bitsAt)) === 0) {
        level[first + order] = mark;
        this.found++;
      }
      fresh[firstWord + (order >> 5)]! |= 1 << (order & 31);
      hit = true;
    }
    return hit;
  }
}

/** As many bits as a placement has for its regions. */
function ownBits(sharing: number): number {
  return (1 << (8 >> sharing)) - 1;
}

/** Where the regions of a placement begin in the byte that it shares. */
function firstBit(order: number, sharing: number): number {
  return (order & ((1 << sharing) - 1)) << (3 - sharing);
}
