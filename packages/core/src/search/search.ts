import type { BestPath, HeuristicName, Outcome, SearchStats } from "../outcome.ts";

/** What a search may use; whatever is left out is unlimited. */
export interface SearchLimits {
  /** Most nodes to expand. */
  readonly nodes?: number;
  /** Most bytes that the search's own arrays may take. */
  readonly bytes?: number;
}

/** A bound that a search has come to. */
export interface BoundBegun {
  /** Proven then: no path is shorter than this. */
  readonly bound: number;
  /** Nodes expanded before; the next one begins it. */
  readonly expanded: number;
}

/** Where a search stands. */
export interface SearchProgress extends SearchStats {
  /** Proven so far: no path is shorter than this. */
  readonly lowerBound: number;
  /**
   * The bounds that it came to, the first one first, so that the difference of two neighbours' counts is what a
   * bound took: for breadth-first search the boards of one depth, for A* the nodes of one f, for IDA* an
   * iteration. Left out by methods that have no such bounds.
   */
  readonly bounds?: readonly BoundBegun[];
  /** Bytes that the search's arrays take now. */
  readonly bytes: number;
  /** The heuristic that it goes by now, which may change on the way. */
  readonly heuristic?: HeuristicName;
  /** The best path yet, where the method has one before it is done. */
  readonly best?: BestPath;
}

/**
 * A search that works in slices, so that its caller keeps the thread: abort, deadlines, progress and
 * fairness are a matter of when to call `run` again, or never.
 */
export interface Search {
  /**
   * Expands up to `nodeBudget` more nodes, fewer where other work takes as long. Returns the outcome once
   * there is one (and the same one on every later call), else undefined.
   */
  run(nodeBudget: number): Outcome | undefined;
  progress(): SearchProgress;
}
