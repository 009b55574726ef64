import type { Board } from "../board.ts";
import { boardSymmetries } from "./board-symmetry.ts";
import type { PatternPlan } from "./pattern-layout.ts";

/**
 * How a goal's boards are looked up in tables that may have been built for another goal: a tile goes by the
 * name of its goal cell, and every cell by the one that a symmetry of the board takes it to.
 */
export interface PatternView {
  /** Per tile: the cell that it is to come to, as the tables name it; the blank's as well. */
  readonly nameOf: Int32Array;
  /** Per cell of the board: the cell of the tables. */
  readonly cellOf: Int32Array;
}

/**
 * Returns the views of a goal: one for each symmetry of the board that takes the goal's blank to that of the
 * tables. The first is the plainest; with any other of them the tables say something else of the same board,
 * just as true. There are none where no symmetry does.
 */
export function patternViews(
  { width, height, goalBlank }: Pick<PatternPlan, "width" | "height" | "goalBlank">,
  goal: Board,
): PatternView[] {
  if (goal.width !== width || goal.height !== height) return [];
  const blank = goal.tiles.indexOf(0);
  return boardSymmetries(width, height)
    .filter((cellOf) => cellOf[blank] === goalBlank)
    .map((cellOf) => {
      const nameOf = new Int32Array(goal.tiles.length);
      goal.tiles.forEach((tile, cell) => {
        nameOf[tile] = cellOf[cell]!;
      });
      return { nameOf, cellOf };
    });
}

/** Tells whether tables serve a goal: of their size, and with its blank where a symmetry of the board takes theirs. */
export function isServedBy(
  goal: Board,
  plan: Pick<PatternPlan, "width" | "height" | "goalBlank">,
): boolean {
  return patternViews(plan, goal).length > 0;
}
