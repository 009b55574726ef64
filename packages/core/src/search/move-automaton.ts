/**
 * Which strings of moves need not be tried, because another string does the same: an automaton that reads a
 * path move by move.
 *
 * A string is forbidden when a string that is shorter, or as long and less under the move order, leads from
 * the same board to the same board and stays within the cells that the first one visits, so that it can be
 * made wherever the first one can. To forbid these loses no least path: let P be the lexicographically least
 * of the shortest paths, and suppose that P = X S Y with S forbidden on account of T. Then X T Y is legal and
 * leads to the goal too. It is not shorter, for P is a shortest path; so T is as long as S and less, and X T Y
 * is less than P: a contradiction. Hence the first path that a depth-first search in this order finds is the
 * same as without the automaton.
 *
 * L. A. Taylor and R. E. Korf, "Pruning duplicate nodes in depth-first search", 1993.
 */
export interface MoveAutomaton {
  /** The longest string that is forbidden in its own right. */
  readonly length: number;
  readonly states: number;
  /**
   * Where a move leads: entry `row + code` is the row to go on from, or -1 where the move is forbidden. Rows
   * are multiples of 4, and a path begins in row 0.
   */
  readonly next: Int32Array;
}

/** An automaton in the making, in steps of some milliseconds. */
export interface AutomatonBuild {
  /** Does a step; returns the automaton once it is complete. */
  advance(): MoveAutomaton | undefined;
}

/** The longest strings that may be asked for: of 14 moves there are nine millions. */
export const MAX_PRUNING = 14;

const built = /* @__PURE__ */ new Map<string, MoveAutomaton>();

/**
 * Begins the automaton that forbids strings of up to `length` moves, from 2 (the step straight back alone) to
 * {@link MAX_PRUNING}. It is built from the moves on a board without an edge, on the first call for an order
 * and length, and kept: 8 takes a few milliseconds, 12 some hundred, 14 some seconds.
 *
 * @param order the codes of the four moves, the one that counts as least first
 */
export function buildAutomaton(order: Uint8Array, length: number): AutomatonBuild {
  const key = `${order.join("")}/${length}`;
  let tree: StringTree | undefined;
  let states: Minimisation | undefined;
  return {
    advance() {
      const known = built.get(key);
      if (known !== undefined) return known;
      if (states === undefined) {
        tree ??= new StringTree(order, length);
        if (!tree.advance()) return undefined;
        states = new Minimisation(tree.automaton());
        tree = undefined;
        return undefined;
      }
      if (!states.advance()) return undefined;
      const next = states.automaton();
      const automaton = { length, states: next.length / 4, next };
      built.set(key, automaton);
      return automaton;
    },
  };
}

/** The root of the tree: the string of no moves. */
const ROOT = 0;
const FORBIDDEN = -1;
/** An extension as long as strings get, which is not kept. */
const LEAF = 0;

/** All strings of up to some length that hold no forbidden one, as a tree. */
class StringTree {
  readonly #order: Uint8Array;
  readonly #length: number;
  /** The side of a grid which a string cannot leave, and the cell in its middle, where the blank begins. */
  readonly #side: number;
  readonly #home: number;
  readonly #step: Int32Array;
  /** The tile on each cell; tiles are named after the cells that they begin on, and so is the blank. */
  readonly #grid: Int32Array;
  /** Another grid, in its first state between uses. */
  readonly #other: Int32Array;
  /** What a string does is hashed as the sum over all tiles of (weight of the cell, less that of the first) · weight of the tile. */
  readonly #cellWeight: Int32Array;
  readonly #tileWeight: Int32Array;
  /**
   * By the leading bits of the hash, and of the hash scattered again: how many strings do that, 2 standing for
   * more as well. Next to no two strings do the same, and what both tallies tell apart need not be kept.
   */
  readonly #tally: Uint8Array;
  readonly #tally2: Uint8Array;
  readonly #tallyShift: number;

  // Of each string: its extensions by code, itself without its last move and without its first one, and the
  // cells that it visits as a box.
  #count = 1;
  #child: Int32Array = new Int32Array(4 * 1024).fill(FORBIDDEN);
  #parent: Int32Array = new Int32Array(1024);
  #suffix: Int32Array = new Int32Array(1024);
  #box: Int32Array = new Int32Array(1024);
  /** Its last move. */
  #codeOf: Uint8Array = new Uint8Array(1024);
  /** Whether some forbidden string begins with it. */
  #begins: Uint8Array = new Uint8Array(1024);
  /** By hash: the strings that may do what others do, each as its parent, its code and its box. */
  readonly #rivals: Map<number, Rival[]> = new Map();

  #prefix = 0;
  // The string to extend next, its length, and the first one longer than that.
  #next = 0;
  #level = 0;
  #levelEnd = 1;
  // The string that the grid stands at: by length the strings that begin it, and their last moves.
  readonly #path: Int32Array;
  readonly #codes: Int32Array;
  #pathLength = 0;
  #blank: number;
  #hash = 0;

  constructor(order: Uint8Array, length: number) {
    this.#order = order;
    this.#length = length;
    this.#side = 2 * length + 1;
    this.#home = length * this.#side + length;
    this.#step = Int32Array.of(-this.#side, this.#side, -1, 1);
    this.#grid = Int32Array.from({ length: this.#side ** 2 }, (_, cell) => cell);
    this.#other = this.#grid.slice();
    this.#blank = this.#home;
    this.#path = new Int32Array(length + 1);
    this.#codes = new Int32Array(length + 1);
    this.#cellWeight = this.#grid.map((cell) => scattered(2 * cell));
    this.#tileWeight = this.#grid.map((cell) => scattered(2 * cell + 1));
    // Three strings a move more, so this is about four times as long as there are strings.
    const tallyBits = Math.max(8, Math.ceil(1.585 * length + 2.6));
    this.#tally = new Uint8Array(2 ** tallyBits);
    this.#tally2 = new Uint8Array(2 ** tallyBits);
    this.#tallyShift = 32 - tallyBits;
    this.#box[ROOT] = boxOf(length, length, length, length);
    this.#begins[ROOT] = 1;
    // The step straight back is not counted, but does what the string of no moves does.
    this.#note(0);
    this.#note(0);
    this.#rivals.set(0, [{ parent: -1, code: 0, box: this.#box[ROOT]! }]);
  }

  /** Does a millisecond's work or so; tells whether the tree is complete. */
  advance(): boolean {
    if (this.#prefix < PREFIXES) {
      const strings = 3 ** Math.max(0, this.#length - PREFIX_MOVES);
      for (let work = 0; work < 16_384 && this.#prefix < PREFIXES; work += strings) {
        this.#countPrefix(this.#prefix++);
      }
      return false;
    }
    // Level by level, each in lexicographic order: whatever could forbid a string is there before it.
    for (let work = 0; work < 4096; work++) {
      if (this.#next === this.#levelEnd) {
        if (this.#level + 1 >= this.#length) return true;
        this.#level++;
        this.#levelEnd = this.#count;
      }
      this.#extend(this.#next++);
    }
    return false;
  }

  #note(hash: number): void {
    const at = hash >>> this.#tallyShift;
    if (this.#tally[at]! < 2) this.#tally[at]!++;
    const at2 = Math.imul(hash, 0x9e3779b1) >>> this.#tallyShift;
    if (this.#tally2[at2]! < 2) this.#tally2[at2]!++;
  }

  #isUnique(hash: number): boolean {
    return (
      this.#tally[hash >>> this.#tallyShift]! < 2 ||
      this.#tally2[Math.imul(hash, 0x9e3779b1) >>> this.#tallyShift]! < 2
    );
  }

  /** Counts, by their hashes, all strings that begin with the moves which are the digits of a number. */
  #countPrefix(prefix: number): void {
    let blank = this.#home;
    let hash = 0;
    let last = NONE;
    let depth = 0;
    for (; depth < Math.min(PREFIX_MOVES, this.#length); depth++) {
      const code = (prefix >> (2 * depth)) & 3;
      if (code === (last ^ 1)) break;
      const target = blank + this.#step[code]!;
      const tile = this.#grid[target]!;
      this.#grid[blank] = tile;
      hash = (hash + this.#hashChange(tile, target, blank)) | 0;
      blank = target;
      last = code;
      // Each shorter string once, with the least of the prefixes that begin with it.
      if (prefix >> (2 * depth + 2) === 0) this.#note(hash);
    }
    this.#grid[blank] = this.#home;
    if (depth === PREFIX_MOVES) this.#countFrom(last, this.#length - depth, blank, hash);
    this.#restore(this.#grid);
  }

  #countFrom(last: number, left: number, blank: number, hash: number): void {
    if (left === 0) return;
    const grid = this.#grid;
    for (let code = 0; code < 4; code++) {
      if (code === (last ^ 1)) continue;
      const target = blank + this.#step[code]!;
      const tile = grid[target]!;
      grid[blank] = tile;
      const newHash = (hash + this.#hashChange(tile, target, blank)) | 0;
      this.#note(newHash);
      this.#countFrom(code, left - 1, target, newHash);
      grid[target] = tile;
    }
    grid[blank] = this.#home;
  }

  #restore(grid: Int32Array): void {
    for (let cell = 0; cell < grid.length; cell++) grid[cell] = cell;
  }

  #hashChange(tile: number, from: number, to: number): number {
    return Math.imul(
      this.#cellWeight[to]! - this.#cellWeight[from]!,
      this.#tileWeight[tile]! - this.#tileWeight[this.#home]!,
    );
  }

  /** Brings the grid to a string by way of what it has in common with the one before. */
  #goTo(string: number): void {
    const grid = this.#grid;
    const level = this.#level;
    // The strings on the way, from below; those already on the path need not be gone to again.
    let depth = level;
    for (let at = string; depth > 0 && this.#path[depth] !== at; at = this.#parent[at]!) {
      this.#path[depth--] = at;
    }
    const common = depth;
    for (let back = this.#pathLength; back > common; back--) {
      const code = this.#codes[back]!;
      const above = this.#blank - this.#step[code]!;
      grid[this.#blank] = grid[above]!;
      grid[above] = this.#home;
      this.#hash = (this.#hash - this.#hashChange(grid[this.#blank]!, this.#blank, above)) | 0;
      this.#blank = above;
    }
    for (depth = common + 1; depth <= level; depth++) {
      const code = this.#codeOf[this.#path[depth]!]!;
      const target = this.#blank + this.#step[code]!;
      const tile = grid[target]!;
      this.#hash = (this.#hash + this.#hashChange(tile, target, this.#blank)) | 0;
      grid[this.#blank] = tile;
      grid[target] = this.#home;
      this.#codes[depth] = code;
      this.#blank = target;
    }
    this.#pathLength = level;
  }

  #extend(string: number): void {
    this.#goTo(string);
    const grid = this.#grid;
    const blank = this.#blank;
    const row = Math.floor(blank / this.#side);
    const column = blank % this.#side;
    for (let i = 0; i < 4; i++) {
      const code = this.#order[i]!;
      if (this.#holdsForbidden(string, code)) continue;
      const target = blank + this.#step[code]!;
      const tile = grid[target]!;
      grid[blank] = tile;
      grid[target] = this.#home;
      const newRow = row + (code === 0 ? -1 : code === 1 ? 1 : 0);
      const newColumn = column + (code === 2 ? -1 : code === 3 ? 1 : 0);
      const hash = (this.#hash + this.#hashChange(tile, target, blank)) | 0;
      this.#add(string, code, hash, widened(this.#box[string]!, newRow, newColumn));
      grid[target] = tile;
      grid[blank] = this.#home;
    }
  }

  /** Tells whether a string, without its first move, holds a forbidden one once it is extended. */
  #holdsForbidden(string: number, code: number): boolean {
    return string !== ROOT && this.#child[4 * this.#suffix[string]! + code] === FORBIDDEN;
  }

  /** Adds the extension of a string, whose work the grid shows, or forbids it. */
  #add(string: number, code: number, hash: number, box: number): void {
    if (!this.#isUnique(hash) && this.#isDoneByAnother(string, code, hash, box)) {
      for (let at = string; this.#begins[at] === 0; at = this.#parent[at]!) this.#begins[at] = 1;
      return;
    }
    if (this.#level + 1 === this.#length) {
      this.#child[4 * string + code] = LEAF;
      return;
    }
    if (this.#count === this.#parent.length) this.#grow();
    const added = this.#count++;
    this.#child[4 * string + code] = added;
    this.#parent[added] = string;
    this.#codeOf[added] = code;
    this.#suffix[added] = string === ROOT ? ROOT : this.#child[4 * this.#suffix[string]! + code]!;
    this.#box[added] = box;
  }

  /**
   * Tells whether a string that was here before does what the grid shows, and within the box; if there is
   * none, notes this one.
   */
  #isDoneByAnother(parent: number, code: number, hash: number, box: number): boolean {
    const rivals = this.#rivals.get(hash);
    if (rivals === undefined) {
      this.#rivals.set(hash, [{ parent, code, box }]);
      return false;
    }
    if (rivals.some((rival) => holds(box, rival.box) && this.#does(rival, box))) return true;
    rivals.push({ parent, code, box });
    return false;
  }

  /** Tells, of a string within the box, whether it does exactly what the grid shows. */
  #does({ parent, code }: Rival, box: number): boolean {
    const other = this.#other;
    const codes: number[] = [];
    if (parent >= 0) codes.push(code);
    for (let at = parent; at > ROOT; at = this.#parent[at]!) codes.push(this.#codeOf[at]!);
    let blank = this.#home;
    for (const move of codes.reverse()) {
      const target = blank + this.#step[move]!;
      other[blank] = other[target]!;
      other[target] = this.#home;
      blank = target;
    }
    let same = true;
    for (let row = topOf(box); row <= bottomOf(box); row++) {
      const first = row * this.#side;
      for (let cell = first + leftOf(box); cell <= first + rightOf(box); cell++) {
        if (other[cell] !== this.#grid[cell]) same = false;
        other[cell] = cell;
      }
    }
    return same;
  }

  #grow(): void {
    this.#child = grown(this.#child);
    this.#child.fill(FORBIDDEN, 4 * this.#count);
    this.#parent = grown(this.#parent);
    this.#suffix = grown(this.#suffix);
    this.#box = grown(this.#box);
    this.#codeOf = grownBytes(this.#codeOf);
    this.#begins = grownBytes(this.#begins);
  }

  /**
   * Returns the rows of the automaton: its states are the beginnings of forbidden strings, each standing for
   * all strings of which it is the longest such ending (A. V. Aho and M. J. Corasick, "Efficient string
   * matching", 1975).
   */
  automaton(): Int32Array {
    const rowOf = new Int32Array(this.#count);
    let rows = 0;
    for (let string = 0; string < this.#count; string++) {
      if (this.#begins[string] === 1) rowOf[string] = 4 * rows++;
    }
    const next = new Int32Array(4 * rows);
    for (let string = 0; string < this.#count; string++) {
      if (this.#begins[string] === 0) continue;
      for (let code = 0; code < 4; code++) {
        let to = this.#child[4 * string + code]!;
        // A string of full length stands for the one without its first move.
        if (to === LEAF) to = this.#child[4 * this.#suffix[string]! + code]!;
        while (to !== FORBIDDEN && this.#begins[to] === 0) to = this.#suffix[to]!;
        next[rowOf[string]! + code] = to === FORBIDDEN ? -1 : rowOf[to]!;
      }
    }
    return next;
  }
}

/** Stands for the last move where there was none: of no code is it the inverse. */
const NONE = 8;
/** Strings are counted by the first moves that they have in common. */
const PREFIX_MOVES = 5;
const PREFIXES = 4 ** PREFIX_MOVES;

/** A string: another one and one move more; the root has none. */
interface Rival {
  readonly parent: number;
  readonly code: number;
  readonly box: number;
}

// The cells that a string visits as a box of rows and columns, six bits each.

function boxOf(top: number, left: number, bottom: number, right: number): number {
  return top | (left << 6) | (bottom << 12) | (right << 18);
}

function topOf(box: number): number {
  return box & 63;
}

function leftOf(box: number): number {
  return (box >> 6) & 63;
}

function bottomOf(box: number): number {
  return (box >> 12) & 63;
}

function rightOf(box: number): number {
  return box >> 18;
}

function widened(box: number, row: number, column: number): number {
  return boxOf(
    Math.min(topOf(box), row),
    Math.min(leftOf(box), column),
    Math.max(bottomOf(box), row),
    Math.max(rightOf(box), column),
  );
}

function holds(outer: number, inner: number): boolean {
  return (
    topOf(inner) >= topOf(outer) &&
    leftOf(inner) >= leftOf(outer) &&
    bottomOf(inner) <= bottomOf(outer) &&
    rightOf(inner) <= rightOf(outer)
  );
}

/** Returns an odd number of 32 bits that looks like any other. */
function scattered(number: number): number {
  let z = Math.imul(number + 1, 0x9e3779b1);
  z = Math.imul(z ^ (z >>> 15), 0x2c1b3c6d);
  z = Math.imul(z ^ (z >>> 12), 0x297a2d39);
  return (z ^ (z >>> 15)) | 1;
}

function grown(array: Int32Array): Int32Array {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}

function grownBytes(array: Uint8Array): Uint8Array {
  const longer = new Uint8Array(2 * array.length);
  longer.set(array);
  return longer;
}

/**
 * Makes the smallest automaton that forbids the same strings: states are told apart by what they forbid, then
 * by the classes of where they lead, until nothing changes (E. F. Moore, 1956). Fewer rows stay in cache.
 */
class Minimisation {
  readonly #next: Int32Array;
  #classOf: Int32Array;
  #classes = 1;

  constructor(next: Int32Array) {
    this.#next = next;
    this.#classOf = new Int32Array(next.length / 4);
  }

  /** Tells states further apart; tells whether there is no more to tell apart. */
  advance(): boolean {
    const next = this.#next;
    const classOf = this.#classOf;
    const refined = new Int32Array(classOf.length);
    const index = new SignatureIndex(classOf.length);
    const signature = new Int32Array(5);
    for (let state = 0; state < classOf.length; state++) {
      signature[0] = classOf[state]!;
      for (let code = 0; code < 4; code++) {
        const to = next[4 * state + code]!;
        signature[code + 1] = to < 0 ? -1 : classOf[to >> 2]!;
      }
      refined[state] = index.number(signature);
    }
    const complete = index.count === this.#classes;
    this.#classOf = refined;
    this.#classes = index.count;
    return complete;
  }

  automaton(): Int32Array {
    const classOf = this.#classOf;
    const small = new Int32Array(4 * this.#classes);
    for (let state = 0; state < classOf.length; state++) {
      for (let code = 0; code < 4; code++) {
        const to = this.#next[4 * state + code]!;
        small[4 * classOf[state]! + code] = to < 0 ? -1 : 4 * classOf[to >> 2]!;
      }
    }
    return small;
  }
}

/** Numbers signatures of five words 0, 1, 2 … as they first come up. */
class SignatureIndex {
  count = 0;
  readonly #slots: Int32Array;
  readonly #signatures: Int32Array;

  constructor(most: number) {
    this.#slots = new Int32Array(2 ** (33 - Math.clz32(most)));
    this.#signatures = new Int32Array(5 * most);
  }

  number(signature: Int32Array): number {
    let hash = 0;
    for (let word = 0; word < 5; word++) {
      hash = Math.imul(hash ^ signature[word]!, 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    const mask = this.#slots.length - 1;
    let at = hash & mask;
    for (; this.#slots[at] !== 0; at = (at + 1) & mask) {
      if (this.#equals(this.#slots[at]! - 1, signature)) return this.#slots[at]! - 1;
    }
    this.#signatures.set(signature, 5 * this.count);
    this.#slots[at] = this.count + 1;
    return this.count++;
  }

  #equals(number: number, signature: Int32Array): boolean {
    for (let word = 0; word < 5; word++) {
      if (this.#signatures[5 * number + word] !== signature[word]) return false;
    }
    return true;
  }
}
