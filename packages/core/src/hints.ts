import { tablePathCount, tableRemaining } from "./distance-table.ts";
import { applyMoves, legalMoves, type Move } from "./move.ts";
import type { LimitReached, Method, Outcome, Solved, Unsolvable } from "./outcome.ts";
import { isReachable } from "./parity.ts";
import type { Problem } from "./problem.ts";
import { PuzzleError } from "./puzzle-error.ts";
import type { SearchProgress } from "./search/search.ts";
import { createSolver, namesOf, type SolveOptions, sliceOf } from "./solve.ts";
import { MAX_TABLE_CELLS } from "./table-store.ts";

/** What is best to do next. */
export interface Hints {
  readonly status: "hints";
  /** The fewest moves to the goal. */
  readonly length: number;
  /** All moves that begin a shortest path, as letters in the order u d l r; none at the goal. */
  readonly firstMoves: string;
  /** The fewest moves that are left after each legal move: one less than `length`, or one more. */
  readonly remaining: { readonly [move in Move]?: number };
  /** What found `length`. */
  readonly method: Method;
}

/** Hints; or that there is no path, and why; or that a limit was reached first. */
export type HintOutcome = Hints | Unsolvable | LimitReached;

/** A search for hints, in slices. */
export interface HintSearch {
  /** Expands up to `nodeBudget` more nodes. Returns the outcome once there is one. */
  run(nodeBudget: number): HintOutcome | undefined;
  progress(): SearchProgress;
}

/**
 * Returns the search for all moves that begin a shortest path. Where boards are looked up, there is no work
 * but to build the table. Elsewhere it solves the board, and then each neighbouring board as far as it takes
 * to tell whether the goal is nearer from there; limits hold for each of these searches by itself.
 *
 * @throws {PuzzleError} as {@link createSolver} does, of which it takes the options; METHOD_UNSUPPORTED for
 * the multi-tile metric
 */
export function createHints(problem: Problem, options: SolveOptions = {}): HintSearch {
  if (options.metric === "multi-tile") {
    throw new PuzzleError("METHOD_UNSUPPORTED", "hints know the single-tile metric alone");
  }
  const { start, goal } = problem;
  const remaining: { [move in Move]?: number } = {};
  let search = createSolver(problem, options);
  let first: Solved | undefined;
  let asked: Move[] = [];
  let outcome: HintOutcome | undefined;

  function hints({ length, method }: Solved): Hints {
    const firstMoves = [...legalMoves(start)]
      .filter((move) => remaining[move as Move]! < length)
      .join("");
    return { status: "hints", length, firstMoves, remaining: { ...remaining }, method };
  }

  /** Takes the answer of the search under way, and begins the next one. */
  function take(answer: Outcome): void {
    if (answer.status !== "solved") {
      outcome = answer;
      return;
    }
    if (first === undefined) {
      first = answer;
      if (answer.method === "table") {
        Object.assign(remaining, tableRemaining(problem));
        outcome = hints(answer);
        return;
      }
      asked = [...legalMoves(start)] as Move[];
    } else {
      remaining[asked.shift()!] = answer.length;
    }
    next(first);
  }

  function next(found: Solved): void {
    if (asked[0] !== undefined && asked[0] === found.moves[0]) {
      remaining[asked.shift()!] = found.length - 1;
    }
    const [move] = asked;
    if (move === undefined) outcome = hints(found);
    else search = createSolver({ start: applyMoves(start, move), goal }, options);
  }

  return {
    run(nodeBudget) {
      if (outcome !== undefined) return outcome;
      const answer = search.run(nodeBudget);
      if (answer !== undefined) take(answer);
      else if (first !== undefined && search.progress().lowerBound >= first.length) {
        // Not nearer, so farther: neighbouring distances differ by exactly one.
        remaining[asked.shift()!] = first.length + 1;
        next(first);
      }
      return outcome;
    },
    progress() {
      const progress = search.progress();
      return { ...progress, lowerBound: first?.length ?? progress.lowerBound };
    },
  };
}

/**
 * Returns all moves that begin a shortest path, and how many moves are left after each legal move.
 *
 * @throws {PuzzleError} as {@link createHints}
 */
export function optimalMoves(problem: Problem, options: SolveOptions = {}): HintOutcome {
  const search = createHints(problem, options);
  const slice = sliceOf(problem.start.tiles.length);
  for (;;) {
    if (options.signal?.aborted) {
      const { expanded, generated, lowerBound } = search.progress();
      const stats = { expanded, generated };
      return {
        status: "limit",
        reason: "aborted",
        lowerBound,
        ...namesOf(problem, options),
        stats,
      };
    }
    const outcome = search.run(slice);
    if (outcome !== undefined) return outcome;
    options.onProgress?.(search.progress());
  }
}

/**
 * Returns how many shortest paths lead from the start to the goal, exactly; 0 if none does. It builds the
 * table unless it is there, and goes through the boards on those paths.
 *
 * @throws {PuzzleError} METHOD_UNSUPPORTED beyond twelve cells; what a bad board throws
 */
export function countShortestPaths(problem: Problem): bigint {
  const reachable = isReachable(problem);
  if (problem.start.tiles.length > MAX_TABLE_CELLS) {
    throw new PuzzleError(
      "METHOD_UNSUPPORTED",
      `shortest paths are counted up to ${MAX_TABLE_CELLS} cells`,
    );
  }
  return reachable ? tablePathCount(problem) : 0n;
}
