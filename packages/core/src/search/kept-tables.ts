import type { Board } from "../board.ts";
import type { PatternBuild } from "../pattern-database/pattern-databases.ts";

/**
 * Asked for pattern databases that are kept somewhere and serve the goal, once a search has proven long; returns
 * what loads those that promise most and take at most so many bytes, or undefined where there are none.
 */
export type KeptTables = (goal: Board, bytes: number) => PatternBuild | undefined;
