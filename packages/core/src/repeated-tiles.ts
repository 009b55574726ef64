import { MOVES, type Move, moveTable } from "./move.ts";

/** Boards on which tiles of one kind look alike, and on which there may be several blanks (0). */
export interface RepeatedTiles {
  readonly width: number;
  readonly height: number;
  /** The kind of tile in each cell, row by row. */
  readonly start: readonly number[];
  readonly goal: readonly number[];
}

/** How a value is made of all shortest paths: begun, carried along a move, and added up. */
export interface PathFold<T> {
  readonly empty: T;
  /** `move` is the blank's. */
  extend(value: T, move: Move): T;
  join(a: T, b: T): T;
}

/** What was made of the shortest paths, and their length. */
export interface Folded<T> {
  readonly length: number;
  readonly value: T;
}

/**
 * Returns the value made of all shortest paths from start to goal, or undefined where there is no path.
 * Level by level: O(boards within reach).
 */
export function foldShortestPaths<T>(
  { width, height, start, goal }: RepeatedTiles,
  { empty, extend, join }: PathFold<T>,
): Folded<T> | undefined {
  const neighbours = moveTable(width, height);
  const keyOf = (tiles: readonly number[]): string => String.fromCharCode(...tiles);
  const goalKey = keyOf(goal);
  const seen = new Set<string>();
  let level = new Map<string, T>([[keyOf(start), empty]]);
  for (let length = 0; level.size > 0; length++) {
    const value = level.get(goalKey);
    if (value !== undefined) return { length, value };
    for (const key of level.keys()) seen.add(key);
    const next = new Map<string, T>();
    for (const [key, value] of level) {
      const tiles = Array.from(key, (character) => character.charCodeAt(0));
      for (let blank = 0; blank < tiles.length; blank++) {
        if (tiles[blank] !== 0) continue;
        for (let code = 0; code < 4; code++) {
          const to = neighbours[4 * blank + code]!;
          if (to < 0 || tiles[to] === 0) continue;
          const moved = tiles.slice();
          moved[blank] = tiles[to]!;
          moved[to] = 0;
          const movedKey = keyOf(moved);
          if (seen.has(movedKey)) continue;
          const carried = extend(value, MOVES[code]!);
          const known = next.get(movedKey);
          next.set(movedKey, known === undefined ? carried : join(known, carried));
        }
      }
    }
    level = next;
  }
  return undefined;
}
