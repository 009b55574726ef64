import { boardsEqual, createBoard } from "../../board.ts";
import { leadsTo, moveOrderCodes } from "../../move.ts";
import type { Outcome, SearchStats } from "../../outcome.ts";
import { explainReachability } from "../../parity.ts";
import type { PatternDatabases } from "../../pattern-database/pattern-databases.ts";
import type { Problem } from "../../problem.ts";
import { ByteMeter } from "../byte-meter.ts";
import type { KeptTables } from "../kept-tables.ts";
import type { Search, SearchLimits, SearchProgress } from "../search.ts";
import { checkedLimit } from "../search-frame.ts";
import { Improvement } from "./improvement.ts";
import { RisingBound } from "./rising-bound.ts";

/** Of the nodes, how many go to the bound. They are cheaper: that is a tenth of the time or so. */
const BOUND_SHARE = 0.2;
/** The most nodes between two turns of the one and the other. */
const SLICE = 8192;

/** How to search. */
export interface AnytimeOptions {
  /**
   * The four letters, the one counted as least first. When given, the search ends with the least of the
   * shortest paths; when left out, with any.
   */
  readonly order?: string;
  readonly limits?: SearchLimits;
  /** Pattern databases for the bound. */
  readonly tables?: PatternDatabases;
  /** Where to look for some when there are no `tables`. */
  readonly keptTables?: KeptTables;
}

/**
 * Returns a search that has a path from the start on, for any solvable board, and improves it until it is
 * stopped, while it raises a lower bound on all paths; when the two meet, the path is proven to be shortest, and
 * the search ends. `progress()` tells the best path and the bound at any time, and so does the outcome of a
 * reached limit.
 *
 * The first path is constructed; better ones are sought by beams over the whole way and over stretches of
 * it, from either end. The bound is that of IDA*, which goes on beside, by linear conflicts or by tables. `limits.bytes` holds for both together,
 * half each: where wider beams would pass it, they stay as wide as they are.
 *
 * @throws {PuzzleError} OPTION_INVALID, MOVE_ORDER_INVALID, TABLES_UNSUITABLE; what a bad board throws
 */
export function anytime(problem: Problem, options: AnytimeOptions = {}): Search {
  const { order, limits } = options;
  moveOrderCodes(order ?? "udlr");
  const maxNodes = checkedLimit("nodes", limits?.nodes);
  const maxBytes = checkedLimit("bytes", limits?.bytes);
  const half = Math.floor(maxBytes / 2);
  const start = createBoard(problem.start.width, problem.start.height, problem.start.tiles);
  const goal = createBoard(problem.goal.width, problem.goal.height, problem.goal.tiles);
  const reachability = explainReachability({ start, goal });
  if (!reachability.reachable) {
    const outcome: Outcome = { status: "unsolvable", reachability };
    return {
      run: () => outcome,
      progress: () => ({ expanded: 0, generated: 0, lowerBound: 0, bytes: 0 }),
    };
  }

  const { tables, keptTables } = options;
  const bound = new RisingBound(
    { start, goal },
    {
      bytes: half,
      ...(order !== undefined && { order }),
      ...(tables !== undefined && { tables }),
      ...(keptTables !== undefined && { keptTables }),
    },
  );
  const meter = new ByteMeter(half);
  const improvement = new Improvement({ start, goal }, meter);
  let isBounding = true;
  let isImproving = true;
  let outcome: Outcome | undefined;
  if (boardsEqual(start, goal)) outcome = solved("");

  function stats(): SearchStats {
    return {
      expanded: improvement.expanded + bound.expanded,
      generated: improvement.generated + bound.generated,
    };
  }

  function progress(): SearchProgress {
    const { lowerBound, bytes, heuristic } = bound;
    const { best } = improvement;
    return { ...stats(), lowerBound, bytes: meter.bytes + bytes, heuristic, best };
  }

  function name() {
    return { method: "anytime", heuristic: bound.heuristic } as const;
  }

  function solved(moves: string): Outcome {
    if (!leadsTo({ start, goal }, moves)) {
      throw new Error(`internal error: "${moves}" misses the goal`);
    }
    const { length } = moves;
    return {
      status: "solved",
      moves,
      length,
      optimal: true,
      lowerBound: length,
      ...name(),
      stats: stats(),
    };
  }

  function limited(reason: "nodes" | "memory"): Outcome {
    const { lowerBound, best } = progress();
    return {
      status: "limit",
      reason,
      lowerBound,
      ...(best && { best }),
      ...name(),
      stats: stats(),
    };
  }

  function raiseBound(nodes: number): void {
    const proof = bound.run(nodes);
    if (proof === undefined) return;
    if (proof.status === "solved") outcome = solved(proof.moves);
    else isBounding = false;
  }

  /** Goes on for about as long as expanding `nodes` takes, some for the bound and some for the path. */
  function step(nodes: number): void {
    const before = stats().expanded;
    if (isBounding) raiseBound(isImproving ? Math.ceil(nodes * BOUND_SHARE) : nodes);
    const left = nodes - (stats().expanded - before);
    if (outcome !== undefined || !isImproving || left === 0) return;
    isImproving = improvement.run(left);
    const { best } = improvement;
    if (best.length === bound.lowerBound && order === undefined) {
      outcome = solved(best.moves);
    }
  }

  return {
    run(nodeBudget) {
      let left = nodeBudget;
      while (outcome === undefined && left > 0 && stats().expanded < maxNodes) {
        const nodes = Math.min(left, SLICE, maxNodes - stats().expanded);
        step(nodes);
        // Not all of it has gone into expanding.
        left -= nodes;
        if (outcome === undefined && !isBounding && !isImproving) outcome = limited("memory");
      }
      if (outcome === undefined && stats().expanded === maxNodes) outcome = limited("nodes");
      return outcome;
    },
    progress,
  };
}
