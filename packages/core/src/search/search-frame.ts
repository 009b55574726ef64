import { boardsEqual, createBoard } from "../board.ts";
import { leadsTo } from "../move.ts";
import type { BestPath, HeuristicName, Method, Outcome, SearchStats } from "../outcome.ts";
import { explainReachability } from "../parity.ts";
import type { Problem } from "../problem.ts";
import { PuzzleError } from "../puzzle-error.ts";
import { ByteMeter, OUT_OF_BYTES } from "./byte-meter.ts";
import type { BoundBegun, Search, SearchLimits } from "./search.ts";

/** What a search algorithm supplies; {@link createSearch} does the rest. */
export interface Engine extends SearchStats {
  /** Proven so far: no path is shorter than this. */
  readonly lowerBound: number;
  /** As a search's progress tells them. */
  readonly bounds?: readonly BoundBegun[];
  /** Some path, which has been replayed, where there is one before a shortest one is found. */
  readonly best?: BestPath | undefined;
  /**
   * Works until a path is found, which is a shortest one and `lowerBound` long (then true), or until one
   * more node would have to be expanded while `expanded` is `stop` already (then false).
   *
   * @throws OUT_OF_BYTES, and is not called again then
   */
  advance(stop: number): boolean;
  /** The path that was found. */
  moves(): string;
}

/** How to search: the names for the outcome, the limits, and the engine. */
export interface SearchPlan {
  readonly name: { readonly method: Method; readonly heuristic?: HeuristicName };
  readonly limits: SearchLimits | undefined;
  /** @throws OUT_OF_BYTES */
  readonly engine: (problem: Problem, meter: ByteMeter) => Engine;
}

/**
 * Returns a search that knows the answer without an engine where start and goal are equal or parity rules a
 * path out, replays every path before it is returned, and turns reached limits into outcomes.
 *
 * @throws {PuzzleError} OPTION_INVALID for a bad limit or budget; what a bad board throws
 */
export function createSearch(
  problem: Problem,
  { name, limits, engine: build }: SearchPlan,
): Search {
  const maxNodes = checkedLimit("nodes", limits?.nodes);
  const meter = new ByteMeter(checkedLimit("bytes", limits?.bytes));
  const { start, goal } = copied(problem);
  const solvedAlready = boardsEqual(start, goal);

  const reachability = explainReachability({ start, goal });
  let outcome: Outcome | undefined;
  let engine: Engine | undefined;
  if (!reachability.reachable) outcome = { status: "unsolvable", reachability };
  else if (solvedAlready) outcome = solved("");
  else {
    guarded(() => {
      engine = build({ start, goal }, meter);
    });
  }

  function stats(): SearchStats {
    return { expanded: engine?.expanded ?? 0, generated: engine?.generated ?? 0 };
  }

  function lowerBound(): number {
    return engine?.lowerBound ?? (solvedAlready ? 0 : 1);
  }

  function solved(moves: string): Outcome {
    const length = moves.length;
    if (!leadsTo({ start, goal }, moves) || length !== lowerBound()) {
      throw new Error(
        `internal error: ${name.method} found "${moves}", which is not a shortest path`,
      );
    }
    return {
      status: "solved",
      moves,
      length,
      optimal: true,
      lowerBound: length,
      ...name,
      stats: stats(),
    };
  }

  function limited(reason: "nodes" | "memory"): Outcome {
    const best = engine?.best;
    return {
      status: "limit",
      reason,
      lowerBound: lowerBound(),
      ...(best && { best }),
      ...name,
      stats: stats(),
    };
  }

  function guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error !== OUT_OF_BYTES) throw error;
      outcome = limited("memory");
    }
  }

  return {
    run(nodeBudget) {
      if (!isCount(nodeBudget)) throw invalid("the node budget", nodeBudget);
      if (outcome !== undefined || engine === undefined) return outcome;
      const working = engine;
      guarded(() => {
        const stop = Math.min(working.expanded + nodeBudget, maxNodes);
        if (working.advance(stop)) outcome = solved(working.moves());
        else if (working.expanded === maxNodes) outcome = limited("nodes");
      });
      return outcome;
    },
    progress() {
      const { heuristic } = name;
      const { bytes } = meter;
      const bounds = engine?.bounds?.slice();
      const best = engine?.best;
      return {
        ...stats(),
        lowerBound: lowerBound(),
        ...(bounds && { bounds }),
        bytes,
        ...(heuristic && { heuristic }),
        ...(best && { best }),
      };
    },
  };
}

function copied({ start, goal }: Problem): Problem {
  return {
    start: createBoard(start.width, start.height, start.tiles),
    goal: createBoard(goal.width, goal.height, goal.tiles),
  };
}

/**
 * Returns the limit, Infinity when left out.
 *
 * @throws {PuzzleError} OPTION_INVALID unless it is a whole number from 0 up, or Infinity
 */
export function checkedLimit(name: string, value: number | undefined): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (!isCount(value)) throw invalid(`limits.${name}`, value);
  return value;
}

/** @throws {PuzzleError} OPTION_INVALID for a limit that is none */
export function assertLimits(limits: SearchLimits | undefined): void {
  checkedLimit("nodes", limits?.nodes);
  checkedLimit("bytes", limits?.bytes);
}

function isCount(value: number): boolean {
  return value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && value >= 0);
}

function invalid(what: string, value: unknown): PuzzleError {
  return new PuzzleError(
    "OPTION_INVALID",
    `${what} must be a whole number from 0 up, or Infinity, got ${String(value)}`,
  );
}
