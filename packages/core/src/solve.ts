import { assertHeuristicName } from "./heuristics/heuristic-value.ts";
import { lookUp } from "./look-up.ts";
import type { HeuristicName, Method, Outcome } from "./outcome.ts";
import type { PatternDatabases } from "./pattern-database/pattern-databases.ts";
import type { Problem } from "./problem.ts";
import { PuzzleError } from "./puzzle-error.ts";
import { aStar } from "./search/a-star.ts";
import { anytime } from "./search/anytime/anytime.ts";
import { constructSearch } from "./search/anytime/construct-search.ts";
import { breadthFirst } from "./search/breadth-first.ts";
import { fifteenSearch } from "./search/fifteen-search.ts";
import { idaStar } from "./search/ida-star.ts";
import type { KeptTables } from "./search/kept-tables.ts";
import type { Search, SearchLimits, SearchProgress } from "./search/search.ts";
import { assertLimits } from "./search/search-frame.ts";
import { tableSearch } from "./search/table-search.ts";
import { INSTANT_TABLE_CELLS, isTableBuilt, MAX_TABLE_CELLS, type Metric } from "./table-store.ts";

/** How to solve; everything may be left out. */
export interface SolveOptions {
  /**
   * "auto" looks boards of up to nine cells up, and those of up to twelve if the table is there; it searches
   * others by IDA* up to sixteen cells, and beyond by "anytime". That one, and a fifteen puzzle that has taken a
   * million nodes, has a path before it is proven, which is told when a limit or the signal stops the search.
   * "construct" takes no time and gives some path. "table" builds the table if need be: milliseconds to nine cells, a
   * tenth of a second for ten, seconds and 64 MB for twelve.
   */
  readonly method?: Method | "auto";
  /**
   * What counts as one move; "single-tile" when left out. "multi-tile", where a line of tiles pushed at once is
   * one move, is answered from tables alone: `length` is then the number of runs of one letter in `moves`, and
   * "auto" builds the table.
   */
  readonly metric?: Metric;
  /**
   * For a-star and ida-star. When left out: with `tables`, IDA* goes by them; otherwise "auto" takes the greater
   * of walking distance and linear conflict for a fifteen puzzle, and then pattern databases; all else is
   * searched by "linearConflict".
   */
  readonly heuristic?: HeuristicName;
  /**
   * Pattern databases for IDA*: see `buildPatternDatabases`. For a fifteen puzzle "auto" builds its own, in
   * less than half a second and 6 MB, once a board has proven too hard for walking distance, and keeps them.
   */
  readonly tables?: PatternDatabases;
  /** Where "auto" and "anytime" look for other tables before they build or do without, once a board has proven hard. */
  readonly keptTables?: KeptTables;
  /**
   * The four letters from least to greatest, such as "dlru": the path is then the lexicographically least
   * of the shortest ones. When left out, the path is any shortest one, though always the same.
   */
  readonly order?: string;
  /**
   * That no other question with this goal's blank is to come: "auto" then searches unless the table is
   * there, for a table takes longer to build than most boards of nine cells take to search.
   */
  readonly once?: boolean;
  readonly limits?: SearchLimits;
  /** Looked at every few milliseconds. Its getter may read a clock: that is a deadline. */
  readonly signal?: { readonly aborted: boolean };
  /** Called every few milliseconds while a search is under way. */
  readonly onProgress?: (progress: SearchProgress) => void;
}

/** Up to so many cells, every board is proven by a search that may take its time; beyond, "auto" is "anytime". */
export const MAX_PROVEN_CELLS = 16;

/**
 * Nodes between two looks at the signal: a few milliseconds' work. What a node costs grows with the cells
 * of the board, where states are packed and hashed.
 */
export function sliceOf(cells: number): number {
  return Math.max(16, Math.ceil(131_072 / cells));
}

/**
 * Returns a shortest path from start to goal; or that there is none, and why; or which limit was reached
 * first. Unsolvable is told without a search. Every path has been replayed.
 *
 * @throws {PuzzleError} for a bad board, goal, order or option; METHOD_UNSUPPORTED for "table" beyond twelve cells
 */
export function solve(problem: Problem, options: SolveOptions = {}): Outcome {
  // The short way for answers by the hundred thousand: a search object would take longer than its look-up.
  if (
    methodOf(problem, options) === "table" &&
    isInstant(problem, options) &&
    !options.signal?.aborted
  ) {
    // They hold whatever they are: there is no work left to limit.
    assertLimits(options.limits);
    return lookUp(problem, options);
  }
  const slices = solveInSlices(problem, options);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

/**
 * Returns the same as {@link solve}, at the end of slices of a few milliseconds each: whoever asks for the next
 * one decides when that is.
 *
 * @throws {PuzzleError} as {@link solve}
 */
export function* solveInSlices(
  problem: Problem,
  options: SolveOptions = {},
): Generator<undefined, Outcome, undefined> {
  const search = createSolver(problem, options);
  for (;;) {
    const outcome = nextSlice(search, problem, options);
    if (outcome !== undefined) return outcome;
    yield;
  }
}

/**
 * Returns the same as {@link solve}, and waits for `turn` every few milliseconds while a search is under
 * way, so that other work of the thread has its turn: to hear of an abort, or to solve something else.
 *
 * @throws {PuzzleError} as {@link solve}
 */
export async function solveInTurns(
  problem: Problem,
  options: SolveOptions,
  turn: () => PromiseLike<void>,
): Promise<Outcome> {
  const slices = solveInSlices(problem, options);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    await turn();
  }
}

/** Works for one slice, unless nobody wants the answer any more. */
function nextSlice(search: Search, problem: Problem, options: SolveOptions): Outcome | undefined {
  if (options.signal?.aborted) {
    const { expanded, generated, lowerBound, best, heuristic } = search.progress();
    return {
      status: "limit",
      reason: "aborted",
      lowerBound,
      ...(best && { best }),
      ...namesOf(problem, options),
      ...(heuristic && { heuristic }),
      stats: { expanded, generated },
    };
  }
  const outcome = search.run(sliceOf(problem.start.tiles.length));
  if (outcome === undefined) options.onProgress?.(search.progress());
  return outcome;
}

/**
 * Returns the same as a search to be run in slices; `signal` and `onProgress` are then the caller's affair.
 *
 * @throws {PuzzleError} as {@link solve}
 */
export function createSolver(problem: Problem, options: SolveOptions = {}): Search {
  const { order, limits, tables, keptTables, metric = "single-tile" } = options;
  const { method, heuristic = "linearConflict" } = namesOf(problem, options);
  const given = { ...(order !== undefined && { order }), ...(limits !== undefined && { limits }) };
  const orKept = { ...given, ...(keptTables !== undefined && { keptTables }) };
  if (metric !== "single-tile" && method !== "table") {
    throw new PuzzleError("METHOD_UNSUPPORTED", `${method} knows the single-tile metric alone`);
  }
  switch (method) {
    case "table":
      return tableSearch(problem, { metric, ...given });
    case "breadth-first":
      return breadthFirst(problem, given);
    case "a-star":
      return aStar(problem, { heuristic, ...given });
    case "ida-star":
      return isFifteen(problem, options)
        ? fifteenSearch(problem, orKept)
        : idaStar(problem, { heuristic, ...given, ...(tables !== undefined && { tables }) });
    case "anytime":
      return anytime(problem, { ...orKept, ...(tables !== undefined && { tables }) });
    case "construct":
      return constructSearch(problem);
    default:
      throw new PuzzleError("OPTION_INVALID", `unknown method "${String(method)}"`);
  }
}

/** Method and heuristic as the outcome names them. */
export function namesOf(
  problem: Problem,
  options: SolveOptions,
): { readonly method: Method; readonly heuristic?: HeuristicName } {
  const method = methodOf(problem, options);
  if (method === "anytime") {
    return {
      method,
      heuristic: options.tables === undefined ? "linearConflict" : "patternDatabase",
    };
  }
  const heuristic = options.heuristic ?? defaultHeuristic(problem, options);
  return method === "a-star" || method === "ida-star" ? { method, heuristic } : { method };
}

function defaultHeuristic(
  problem: Problem,
  { method, tables, once = false }: SolveOptions,
): HeuristicName {
  // A few thousand nodes are over before the engine has come to terms with a cleverer one.
  if (once && (method ?? "auto") === "auto" && isSmall(problem)) return "manhattan";
  if (isFifteen(problem, { ...(method && { method }), ...(tables && { tables }) })) {
    return "walkingDistance+linearConflict";
  }
  return tables !== undefined && method !== "a-star" ? "patternDatabase" : "linearConflict";
}

/** Tells whether this is a fifteen puzzle, the rest being left to us. */
function isFifteen(
  { goal }: Problem,
  { method = "auto", heuristic, tables }: SolveOptions,
): boolean {
  return (
    method === "auto" &&
    heuristic === undefined &&
    tables === undefined &&
    goal.width === 4 &&
    goal.height === 4
  );
}

function methodOf(
  { goal }: Problem,
  { method = "auto", heuristic, metric, once = false }: SolveOptions,
): Method {
  // Also where the method goes by none: a name that is none was meant to be another.
  if (heuristic !== undefined) assertHeuristicName(heuristic);
  if (method !== "auto") return method;
  if (metric === "multi-tile") return "table";
  const { width, height, tiles } = goal;
  if (tiles.length > MAX_PROVEN_CELLS) return "anytime";
  if (tiles.length > MAX_TABLE_CELLS) return "ida-star";
  if (!once && tiles.length <= INSTANT_TABLE_CELLS) return "table";
  return isTableBuilt(width, height, tiles.indexOf(0)) ? "table" : "ida-star";
}

function isSmall({ goal }: Problem): boolean {
  return goal.tiles.length <= INSTANT_TABLE_CELLS;
}

/** Tells whether the table is there, or takes no time to build. */
function isInstant({ goal }: Problem, { metric, limits }: SolveOptions): boolean {
  const { width, height, tiles } = goal;
  if (isTableBuilt(width, height, tiles.indexOf(0), metric)) return true;
  const isLimited = limits?.nodes !== undefined || limits?.bytes !== undefined;
  return tiles.length <= INSTANT_TABLE_CELLS && !isLimited;
}
