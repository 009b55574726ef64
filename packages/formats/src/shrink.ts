import {
  applyMoves,
  type Board,
  boardsEqual,
  isReachable,
  type Problem,
  solve,
} from "@slidepath/core";
import type { BoardCase, Case } from "./case.ts";
import type { Dialect } from "./dialect.ts";
import { firstTwoExchanged } from "./first-two-exchanged.ts";
import { goalOfPolicy } from "./goal.ts";
import { whyUnwritable } from "./unwritable.ts";

/**
 * Looks for a smallest input on which something still fails: fewest cases, then smallest boards, then fewest
 * moves from the start to the goal. A generator of inputs to try, each of which must be answered with whether
 * it fails as well; it returns the smallest that did, in the end `cases` itself. Whoever tries may take as
 * long as it likes, and may stop at any time with the last one that failed.
 */
export function* shrink(
  dialect: Dialect,
  cases: readonly Case[],
): Generator<readonly Case[], readonly Case[], boolean> {
  let smallest = yield* fewer(cases);
  for (let index = 0; index < smallest.length; index++) {
    for (;;) {
      const smaller: readonly Case[] | undefined = yield* simpler(dialect, smallest, index);
      if (smaller === undefined) break;
      smallest = smaller;
    }
  }
  return smallest;
}

/** Leaves cases out, larger stretches first (A. Zeller's delta debugging, without the complements' retries). */
function* fewer(cases: readonly Case[]): Generator<readonly Case[], readonly Case[], boolean> {
  let smallest = cases;
  // Most failures are those of one case.
  for (let step = smallest.length; step >= 1; step = Math.floor(step / 2)) {
    for (let from = 0; from < smallest.length && smallest.length > 1; ) {
      const rest = renumbered([...smallest.slice(0, from), ...smallest.slice(from + step)]);
      if (rest.length > 0 && (yield rest)) smallest = rest;
      else from += step;
    }
  }
  return smallest;
}

/** Replaces one case by a simpler one; undefined where none of those fails. */
function* simpler(
  dialect: Dialect,
  cases: readonly Case[],
  index: number,
): Generator<readonly Case[], readonly Case[] | undefined, boolean> {
  const asked = cases[index]!;
  if (asked.odd !== undefined) return undefined;
  for (const problem of simplerProblems(dialect, asked.problem)) {
    const limit = asked.limit === undefined ? {} : { limit: asked.limit };
    const candidate: BoardCase = { number: asked.number, problem, ...limit };
    if (whyUnwritable(dialect, candidate, candidate.number) !== undefined) continue;
    const tried = cases.map((other, at) => (at === index ? candidate : other));
    if (yield tried) return tried;
  }
  return undefined;
}

/** How far a shortest path is looked for. */
const SEARCH = { limits: { nodes: 300_000 } } as const;

/** Simpler problems, the simplest first: smaller boards, then starts along the way to the goal. */
function* simplerProblems(dialect: Dialect, problem: Problem): Generator<Problem, void, undefined> {
  const { start, goal } = problem;
  if (!boardsEqual(start, goal) && dialect.goal.kind !== "farthest") {
    for (const size of smallerSizes(dialect, start)) {
      const end = goalOfPolicy(dialect.goal, size.width, size.height);
      if (end === undefined) continue;
      yield { start: end, goal: end };
      const other = cutOut(start, end);
      yield { start: other, goal: end };
    }
  }
  if (dialect.goal.kind === "farthest") return;
  if (!isReachable(problem)) {
    const near = firstTwoExchanged(goal);
    if (near !== undefined && !boardsEqual(near, start)) yield { start: near, goal };
    return;
  }
  const found = solve(problem, SEARCH);
  if (found.status !== "solved") return;
  // From the goal backwards: the first that fails takes the fewest moves.
  const boards = boardsOnTheWay(start, found.moves);
  for (const near of boards.slice(1).reverse()) yield { start: near, goal };
}

function* smallerSizes(
  { input }: Dialect,
  { width, height }: Board,
): Generator<{ width: number; height: number }, void, undefined> {
  if (input.size.kind === "fixed") return;
  for (let cells = 1; cells < width * height; cells++) {
    for (let w = 1; w <= Math.min(width, cells); w++) {
      const h = cells / w;
      if (Number.isInteger(h) && h <= height) yield { width: w, height: h };
    }
  }
}

/** The first corner of a board, its tiles numbered anew by their order, and the blank where it falls. */
function cutOut(board: Board, { width, height }: Board): Board {
  const corner = Array.from(
    { length: width * height },
    (_, cell) => board.tiles[Math.floor(cell / width) * board.width + (cell % width)]!,
  );
  const order = corner.filter((tile) => tile !== 0).sort((a, b) => a - b);
  const blank = corner.includes(0) ? corner.indexOf(0) : corner.length - 1;
  const numbered = corner.map((tile, cell) => {
    if (cell === blank) return 0;
    return order.indexOf(tile) + 1 - (corner.includes(0) || tile < corner[blank]! ? 0 : 1);
  });
  return { width, height, tiles: numbered };
}

/** The start and every board that follows. */
function boardsOnTheWay(start: Board, moves: string): Board[] {
  const boards = [start];
  for (const move of moves) boards.push(applyMoves(boards.at(-1)!, move));
  return boards;
}

function renumbered(cases: readonly Case[]): readonly Case[] {
  return cases.map((asked, index) => ({ ...asked, number: index + 1 }));
}
