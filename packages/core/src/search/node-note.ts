import { NO_MOVE } from "./successors.ts";

/**
 * What A* notes beside a state, in one word: g, the length of the shortest path to it yet, and that path's
 * last move, or {@link NO_MOVE}, or {@link DEAD}.
 */
export function nodeNote(g: number, move: number): number {
  return (g << 3) | move;
}

/** In the place of a move: no path of the proven length leads on from here. */
export const DEAD: number = NO_MOVE + 1;

export function gOf(note: number): number {
  return note >> 3;
}

export function moveOf(note: number): number {
  return note & 7;
}
