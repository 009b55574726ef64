import {
  cheapestPath,
  createSolver,
  INSTANT_TABLE_CELLS,
  isReachable,
  lookUp,
  type Outcome,
  type Problem,
  type SolveOptions,
  singleSlides,
  solve,
  solveInSlices,
} from "@slidepath/core";
import type { BoardCase, Case } from "./case.ts";
import type { DecisionRule, Dialect, Question } from "./dialect.ts";
import { endOf } from "./end-of.ts";
import type { OddAnswer } from "./oddity.ts";

/** A yes or a no. */
export interface Decided {
  readonly status: "decided";
  readonly holds: boolean;
}

/** More moves are needed than the dialect cares about; how many is not known. */
export interface Beyond {
  readonly status: "beyond";
  /** The most moves that would have counted. */
  readonly limit: number;
}

/** What came of a question. */
export type Result = Outcome | Decided | Beyond | OddAnswer;

/** A case together with what came of it. */
export interface Answer {
  readonly case: Case;
  readonly outcome: Result;
}

/** How to find answers; `order` counts where the dialect leaves open which of the shortest paths is right. */
export type AnswerOptions = SolveOptions;

/** What has been found, or is being searched for in slices of a few milliseconds. */
type Sliced<T> = T | Generator<undefined, T, undefined>;

/** A way of finding paths. What is known at once comes as it is: cases by the hundred thousand are looked up. */
export type PathFinder<Options> = (
  dialect: Dialect,
  asked: BoardCase,
  options: Options,
) => Sliced<Outcome | Beyond>;

/** Returns the answer to a case, in the dialect's own letter order. Throws what core's solve throws. */
export function answer(dialect: Dialect, asked: Case, options: AnswerOptions = {}): Answer {
  return answerBy(searched, dialect, asked, options);
}

/** Answers what needs no path, or a cheapest one, and has shortest ones found. */
export function answerBy<Options>(
  findPath: PathFinder<Options>,
  dialect: Dialect,
  asked: Case,
  options: Options,
): Answer {
  const found = resultOf(findPath, dialect, asked, options);
  return { case: asked, outcome: "next" in found ? endOf(found) : found };
}

/**
 * Returns the same as {@link answer}, at the end of slices of a few milliseconds each, of which a case that is
 * looked up has none. Throws what core's solve throws.
 */
export function* answerInSlices(
  dialect: Dialect,
  asked: Case,
  options: AnswerOptions = {},
): Generator<undefined, Answer, undefined> {
  const found = resultOf(searched, dialect, asked, options);
  return { case: asked, outcome: "next" in found ? yield* found : found };
}

function resultOf<Options>(
  findPath: PathFinder<Options>,
  dialect: Dialect,
  asked: Case,
  options: Options,
): Sliced<Result> {
  if (asked.odd !== undefined) return asked.odd.answer();
  const { question } = dialect;
  switch (question.kind) {
    case "decision":
      return { status: "decided", holds: decide(question.rule, asked) };
    case "board":
      return { status: "decided", holds: true };
    default: {
      if ("rule" in question && question.rule === "cheapest") return cheapest(asked.problem);
      return findPath(dialect, asked, options);
    }
  }
}

/** Solves as the options say. */
function searched(
  dialect: Dialect,
  asked: BoardCase,
  options: AnswerOptions,
): Sliced<Outcome | Beyond> {
  const { question } = dialect;
  const { problem } = asked;
  if (isAnyPathEnough(question, asked, options)) return somePath(problem, options);
  const limit = moveLimit(dialect, asked);
  const order = orderFor(question, asked, options.order);
  const given = order === options.order ? options : withOrder(options, order!);
  if (limit !== undefined) return solveWithin(problem, limit, given);
  const isSmall = problem.start.tiles.length <= INSTANT_TABLE_CELLS;
  return isSmall ? solve(problem, given) : solveInSlices(problem, given);
}

/** Whether any path will do, on a board for which a shortest one may take too long, and nobody said how. */
function isAnyPathEnough(
  question: Question,
  { problem }: BoardCase,
  { method = "auto", metric = "single-tile" }: AnswerOptions,
): boolean {
  if (!("rule" in question) || question.kind === "decision" || question.rule !== "any")
    return false;
  const { atMost = Number.POSITIVE_INFINITY } = question;
  return (
    method === "auto" &&
    metric === "single-tile" &&
    problem.start.tiles.length > INSTANT_TABLE_CELLS &&
    atMost >= LEAST_LOOSE
  );
}

/** A looser limit than this holds no path back that is found without looking for a shortest one. */
const LEAST_LOOSE = 200;
/** Nodes to spend on a short path before a longer one is taken: a fraction of a second's work. */
const NODES_FOR_SHORT = 400_000;

/** A short path if there is time to find one, else a longer one. */
function* somePath(
  problem: Problem,
  options: AnswerOptions,
): Generator<undefined, Outcome, undefined> {
  const cells = problem.start.tiles.length;
  const search = createSolver(problem, options);
  // A node of a large board takes as much longer as it has more cells.
  const nodes = Math.ceil(NODES_FOR_SHORT / (cells > 16 ? cells : 1));
  for (let spent = 0; spent < nodes; spent += SLICE) {
    const outcome = search.run(Math.min(SLICE, nodes - spent));
    if (outcome !== undefined) return outcome;
    if (options.signal?.aborted) break;
    options.onProgress?.(search.progress());
    yield;
  }
  const { best, lowerBound, expanded, generated } = search.progress();
  if (best === undefined) return solve(problem, { method: "construct" });
  const { moves, length } = best;
  const stats = { expanded, generated };
  return { status: "solved", moves, length, optimal: false, lowerBound, method: "anytime", stats };
}

/** A cheapest path as a solved outcome, which does not claim to be a shortest one. */
function cheapest(problem: Problem): Outcome {
  const path = cheapestPath(problem);
  if (path === undefined) return lookUp(problem);
  return {
    status: "solved",
    moves: path.moves,
    length: path.moves.length,
    optimal: false,
    lowerBound: 0,
    method: "a-star",
    stats: { expanded: 0, generated: 0 },
  };
}

/** What {@link withOrder} returned for options, as cases by the thousand come with the same ones. */
const ordered = /* @__PURE__ */ new WeakMap<AnswerOptions, AnswerOptions>();

function withOrder(options: AnswerOptions, order: string): AnswerOptions {
  let given = ordered.get(options);
  if (given?.order !== order) {
    given = { ...options, order };
    ordered.set(options, given);
  }
  return given;
}

/** Returns the most moves that a dialect cares about in a case, or undefined where any number is answered. */
export function moveLimit({ output }: Dialect, asked: Case): number | undefined {
  if (output.refusal === undefined || asked.odd !== undefined) return undefined;
  const { problem, limit } = asked;
  const cells = problem.start.tiles.length;
  const rule = output.refusal.beyond?.find(
    ({ upToCells = Number.POSITIVE_INFINITY }) => cells <= upToCells,
  );
  return rule?.moves ?? limit;
}

/**
 * The letter order to ask core for: the dialect's own where it says which path is right, else the caller's.
 * Where neither cares, the least path is looked for if it costs nothing.
 */
export function orderFor(
  question: Question,
  { problem }: BoardCase,
  wanted?: string,
): string | undefined {
  if (!("order" in question)) return wanted;
  if ("rule" in question && question.rule === "least") return question.order;
  return wanted ?? (problem.start.tiles.length <= INSTANT_TABLE_CELLS ? question.order : undefined);
}

function decide(rule: DecisionRule, { problem }: BoardCase): boolean {
  switch (rule) {
    case "reachable":
      return isReachable(problem);
    case "one-move":
      return isReachable(problem) && isOneMove(problem);
    case "single-slides":
      return singleSlides(problem) !== undefined;
  }
}

/** Whether two boards differ in two neighbouring cells, one of which is the blank's in each. */
function isOneMove({ start, goal }: Problem): boolean {
  const { width, tiles } = start;
  const from = tiles.indexOf(0);
  const to = goal.tiles.indexOf(0);
  const isRowStep =
    Math.abs(from - to) === 1 && Math.floor(from / width) === Math.floor(to / width);
  if (!isRowStep && Math.abs(from - to) !== width) return false;
  return tiles.every((tile, cell) => cell === from || cell === to || tile === goal.tiles[cell]);
}

/** Nodes between two looks at the lower bound. */
const SLICE = 8192;

/** Solves as far as it matters: a search whose lower bound has passed the limit is over. */
function* solveWithin(
  problem: Problem,
  limit: number,
  options: SolveOptions,
): Generator<undefined, Outcome | Beyond, undefined> {
  const search = createSolver(problem, options);
  for (;;) {
    const outcome = search.run(SLICE);
    if (outcome !== undefined) return outcome;
    const progress = search.progress();
    if (progress.lowerBound > limit) return { status: "beyond", limit };
    options.onProgress?.(progress);
    if (options.signal?.aborted) return solve(problem, options);
    yield;
  }
}
