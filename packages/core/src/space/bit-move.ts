import { FACTORIALS } from "../permutation.ts";
import {
  digitsOf,
  GROUP,
  orderParity,
  rotateDown,
  rotateUp,
  type StateSpace,
} from "./state-space.ts";

/**
 * The blank's move from one cell to a neighbouring one, for whole sets of boards. The orders fall into units
 * of `unitWords` words, each of which the move treats by itself; so it can be done in parts.
 */
export interface BitMove {
  readonly from: number;
  readonly to: number;
  readonly units: number;
  readonly unitWords: number;
  /**
   * Takes the boards of units `first` .. `end`-1 that are in `ahead` and not in `done`, and puts what the
   * move makes of them into `ahead`, those in `done` left out.
   */
  spread(ahead: Int32Array, done: Int32Array, first: number, end: number): void;
  /**
   * Writes to `target`, at 0, what the move makes of the boards in `source`, at 0: of units `first` .. `end`-1. Once
   * all are carried, nothing is left of what `target` held.
   */
  carry(source: Int32Array, target: Int32Array, first: number, end: number): void;
}

/** What several moves of one space share. */
interface Known {
  readonly routes: Map<number, Routes>;
  readonly parities: Map<number, Uint8Array>;
}

/** Returns the moves from every cell to its neighbours, by cell. The goal's blank decides the parities. */
export function bitMoves(space: StateSpace, goalBlank: number): readonly (readonly BitMove[])[] {
  const known: Known = { routes: new Map(), parities: new Map() };
  return Array.from({ length: space.cells }, (_, from) =>
    [0, 1, 2, 3].flatMap((code) => {
      const to = space.neighbours[4 * from + code]!;
      if (to < 0) return [];
      return [
        code < 2 ? moveAcross(space, goalBlank, from, to, known) : moveAlong(space, from, to),
      ];
    }),
  );
}

/** A move along a row: every board keeps its number. */
function moveAlong({ words }: StateSpace, from: number, to: number): BitMove {
  const source = from * words;
  const target = to * words;
  return {
    from,
    to,
    units: words,
    unitWords: 1,
    spread(ahead, done, first, end) {
      const shift = target - source;
      for (let at = source + first; at < source + end; at++) {
        const bits = ahead[at]! & ~done[at]!;
        if (bits !== 0) ahead[at + shift]! |= bits & ~done[at + shift]!;
      }
    },
    carry(from, to, first, end) {
      to.set(from.subarray(first, end), first);
    },
  };
}

function moveAcross(
  space: StateSpace,
  goalBlank: number,
  from: number,
  to: number,
  known: Known,
): BitMove {
  const window = Math.min(from, to);
  const windowEnd = window + space.width;
  if (windowEnd <= space.entries - GROUP) return moveStretches(space, from, to);
  return moveBits(space, goalBlank, from, to, known);
}

/** A move whose window lies before the last five entries: it carries stretches of whole words. */
function moveStretches(space: StateSpace, from: number, to: number): BitMove {
  const { width, words, entries } = space;
  const window = Math.min(from, to);
  const first = entries - window;
  const stretches = FACTORIALS[first]! / FACTORIALS[first - width]!;
  const length = space.weights[window + width - 1]! / 32;
  // Where a stretch comes to, by its number among those that have the same entries before the window.
  const targets = new Int32Array(stretches);
  const digits = new Uint8Array(width);
  for (let stretch = 0; stretch < stretches; stretch++) {
    for (let i = width - 1, rest = stretch; i >= 0; i--) {
      digits[i] = rest % (first - i);
      rest = Math.floor(rest / (first - i));
    }
    if (to < from) rotateUp(digits, 0, width);
    else rotateDown(digits, 0, width);
    for (let i = 0; i < width; i++) targets[stretch] = targets[stretch]! * (first - i) + digits[i]!;
  }
  const source = from * words;
  const target = to * words;
  return {
    from,
    to,
    units: words / length,
    unitWords: length,
    spread(ahead, done, firstUnit, end) {
      for (let unit = firstUnit; unit < end; unit++) {
        const stretch = unit % stretches;
        const stop = source + (unit + 1) * length;
        const shift = target - source + (targets[stretch]! - stretch) * length;
        for (let at = source + unit * length; at < stop; at++) {
          const bits = ahead[at]! & ~done[at]!;
          if (bits !== 0) ahead[at + shift]! |= bits & ~done[at + shift]!;
        }
      }
    },
    carry(from, to, firstUnit, end) {
      for (let unit = firstUnit; unit < end; unit++) {
        const stretch = unit % stretches;
        const at = unit * length;
        const shift = (targets[stretch]! - stretch) * length;
        for (let i = at; i < at + length; i++) to[i + shift] = from[i]!;
      }
    },
  };
}

/**
 * How the bits of a unit travel: those of each word that go to the same word, equally far to the left or
 * right in it, are one route. Routes of word i: `starts[i]` .. starts[i + 1]-1.
 */
interface Routes {
  readonly starts: Int32Array;
  readonly masks: Int32Array;
  readonly targets: Int32Array;
  readonly left: Uint8Array;
  readonly right: Uint8Array;
}

/** A move whose window reaches into the last five entries: it carries single bits, or a few together. */
function moveBits(
  space: StateSpace,
  goalBlank: number,
  from: number,
  to: number,
  known: Known,
): BitMove {
  const { width, words, entries } = space;
  const window = Math.min(from, to);
  // A unit: all orders that have the same entries before the window, and before the last five.
  const head = Math.max(0, Math.min(window, entries - GROUP));
  const unitWords = Math.max(2, head === 0 ? words : space.weights[head - 1]! / 32);
  const units = words / unitWords;
  // The last digit that is not 0 is no part of a bit's number. Where the window holds it, parity tells it.
  const parities =
    window + width >= entries - 1
      ? parityOfHeads(entries, head, orderParity(space, from, goalBlank), known)
      : undefined;
  const routesOf = (parity: number): Routes => {
    const key = 4 * window + 2 * Number(to < from) + parity;
    let routes = known.routes.get(key);
    if (routes === undefined) {
      routes = compileRoutes(space, window, head, to < from, parity);
      known.routes.set(key, routes);
    }
    return routes;
  };
  const even = routesOf(0);
  const odd = parities === undefined ? even : routesOf(1);
  const source = from * words;
  const target = to * words;
  return {
    from,
    to,
    units,
    unitWords,
    spread(ahead, done, first, end) {
      for (let unit = first; unit < end; unit++) {
        const { starts, masks, targets, left, right } =
          parities === undefined || parities[unit] === 0 ? even : odd;
        const base = target + unit * unitWords;
        for (let word = 0; word < unitWords; word++) {
          const at = source + unit * unitWords + word;
          const bits = ahead[at]! & ~done[at]!;
          if (bits === 0) continue;
          const stop = starts[word + 1]!;
          for (let route = starts[word]!; route < stop; route++) {
            const travelling = bits & masks[route]!;
            if (travelling === 0) continue;
            const to = base + targets[route]!;
            ahead[to]! |= ((travelling << left[route]!) >>> right[route]!) & ~done[to]!;
          }
        }
      }
    },
    carry(from, to, first, end) {
      to.fill(0, first * unitWords, end * unitWords);
      for (let unit = first; unit < end; unit++) {
        const { starts, masks, targets, left, right } =
          parities === undefined || parities[unit] === 0 ? even : odd;
        const base = unit * unitWords;
        for (let word = 0; word < unitWords; word++) {
          const bits = from[base + word]!;
          if (bits === 0) continue;
          const stop = starts[word + 1]!;
          for (let route = starts[word]!; route < stop; route++) {
            const travelling = bits & masks[route]!;
            if (travelling === 0) continue;
            to[base + targets[route]!]! |= (travelling << left[route]!) >>> right[route]!;
          }
        }
      }
    },
  };
}

function compileRoutes(
  space: StateSpace,
  window: number,
  head: number,
  up: boolean,
  parity: number,
): Routes {
  const { entries, weights, width } = space;
  const digits = new Uint8Array(entries);
  const end = head === 0 ? space.words * 32 : weights[head - 1]!;
  const used = Math.min(60, FACTORIALS[entries]! / 2);
  const starts = new Int32Array(end / 32 + 1);
  const masks: number[] = [];
  const targets: number[] = [];
  const shifts: number[] = [];
  // Bits that differ behind the window alone stay together; four of them never lie across two words.
  const together = weights[window + width - 1]! % 4 === 0 && window + width < entries - 2 ? 4 : 1;
  for (let bit = 0; bit < end; bit += together) {
    const place = bit & 31;
    if ((bit & 63) < used) {
      digitsOf(space, bit, parity, digits);
      if (up) rotateUp(digits, window, width);
      else rotateDown(digits, window, width);
      let target = 0;
      for (let i = head; i < entries; i++) target += weights[i]! * digits[i]!;
      const word = target >> 5;
      const shift = (target & 31) - place;
      let route = starts[bit >> 5]!;
      while (route < masks.length && (targets[route] !== word || shifts[route] !== shift)) route++;
      if (route === masks.length) {
        masks.push(0);
        targets.push(word);
        shifts.push(shift);
      }
      masks[route]! |= ((1 << together) - 1) << place;
    }
    if (place + together === 32) starts[(bit >> 5) + 1] = masks.length;
  }
  return {
    starts,
    masks: Int32Array.from(masks),
    targets: Int32Array.from(targets),
    left: Uint8Array.from(shifts, (shift) => Math.max(0, shift)),
    right: Uint8Array.from(shifts, (shift) => Math.max(0, -shift)),
  };
}

/**
 * Returns, for the first `head` entries of an order in each of their arrangements, the parity that the
 * other digits' sum must have for the whole to have `parity`.
 */
function parityOfHeads(
  entries: number,
  head: number,
  parity: number,
  { parities }: Known,
): Uint8Array {
  const known = parities.get(parity);
  if (known !== undefined) return known;
  let result = Uint8Array.of(parity);
  for (let i = 0; i < head; i++) {
    const base = entries - i;
    const longer = new Uint8Array(result.length * base);
    for (let at = 0, shorter = 0; at < longer.length; shorter++) {
      for (let digit = 0; digit < base; digit++) longer[at++] = result[shorter]! ^ (digit & 1);
    }
    result = longer;
  }
  parities.set(parity, result);
  return result;
}
