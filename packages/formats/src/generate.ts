import {
  applyMoves,
  type Board,
  boardsAtDepth,
  goalBoard,
  INSTANT_TABLE_CELLS,
  isReachable,
  legalMoves,
  type Problem,
  type RandomBelow,
  randomBoard,
  seededRandom,
} from "@slidepath/core";
import type { BoardCase, Case } from "./case.ts";
import type { Dialect, GrammarItem } from "./dialect.ts";
import { farthestProblem } from "./farthest-problem.ts";
import { firstTwoExchanged } from "./first-two-exchanged.ts";
import { goalOfPolicy } from "./goal.ts";
import { shuffled } from "./shuffled.ts";
import type { Size } from "./size.ts";

/** Which cases to make. */
export interface GenerateOptions {
  /** How many; 1 when left out. */
  readonly cases?: number;
  /** A whole number from 0 to 2^53-1: the same seed gives the same cases on every machine. */
  readonly seed: number;
  /**
   * So many moves from the goal: exactly, for boards of up to nine cells; for larger ones at most, by a random
   * walk of so many steps that never steps back.
   */
  readonly depth?: number;
  /** As far from the goal as can be, up to nine cells; beyond, after a long walk. */
  readonly hardest?: boolean;
  /** How many of the cases, from 0 to 1, cannot be solved; a half where that is the question, else none. */
  readonly unsolvable?: number;
  /** Begin with the cases at the edges: solved, one move, hardest, unsolvable, one row, one cell. */
  readonly edge?: boolean;
  /** The boards' size, for dialects that take any. */
  readonly size?: Size;
}

/** Thrown where a dialect has no such cases. */
export class GenerateError extends Error {
  override readonly name = "GenerateError";
  readonly code: "ONE_CASE" | "NEVER_UNSOLVABLE" | "SIZE_FIXED" | "DEPTH_NONE";

  constructor(code: GenerateError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** Steps of the walk to a board that is too large for tables, where nothing else is asked for. */
const USUAL_WALK = 40;
const LONG_WALK = 80;

/**
 * Yields cases of a dialect, one after another and in constant memory.
 *
 * @throws {GenerateError} ONE_CASE where the dialect's inputs hold one; NEVER_UNSOLVABLE, SIZE_FIXED; DEPTH_NONE
 * where no board is that far away; PuzzleError SEED_INVALID
 */
export function* generateCases(
  dialect: Dialect,
  options: GenerateOptions,
): Generator<Case, void, undefined> {
  const { cases = 1, seed, edge = false } = options;
  const below = seededRandom(seed);
  if (cases !== 1 && dialect.input.repeat.kind === "one") {
    throw new GenerateError("ONE_CASE", `an input of ${dialect.id} holds one case`);
  }
  if ((options.unsolvable ?? 0) > 0 && !hasUnsolvable(dialect)) {
    throw new GenerateError("NEVER_UNSOLVABLE", `no board of ${dialect.id} is unsolvable`);
  }
  if (options.size !== undefined && dialect.input.size.kind === "fixed") {
    throw new GenerateError("SIZE_FIXED", `boards of ${dialect.id} have one size`);
  }
  if (dialect.odd !== undefined) {
    for (let number = 1; number <= cases; number++)
      yield { number, odd: dialect.odd.random(below) };
    return;
  }
  const maker = new CaseMaker(dialect, options, below);
  const edges = edge ? maker.edges() : [];
  // With one case to an input, the seed chooses among the edges.
  const first = cases === 1 && edges.length > 0 ? seed % edges.length : 0;
  for (let number = 1; number <= cases; number++) {
    yield maker.numbered(number, edges[first + number - 1] ?? maker.usual());
  }
}

/** Whether unsolvable boards may come at all, and are answered. */
function hasUnsolvable({ output, question }: Dialect): boolean {
  return (
    output.unsolvable.kind === "words" && question.kind !== "farthest" && question.kind !== "board"
  );
}

class CaseMaker {
  readonly #dialect: Dialect;
  readonly #options: GenerateOptions;
  readonly #below: RandomBelow;
  readonly #atDepth = new Map<string, readonly Board[]>();

  constructor(dialect: Dialect, options: GenerateOptions, below: RandomBelow) {
    this.#dialect = dialect;
    this.#options = options;
    this.#below = below;
  }

  numbered(number: number, problem: Problem): BoardCase {
    const hasLimit = this.#dialect.input.items.some(
      (item) => item.item === "number" && item.name === "limit",
    );
    return hasLimit ? { number, problem, limit: this.#below(16) } : { number, problem };
  }

  /** A case as the options have it. */
  usual(): Problem {
    const { question } = this.#dialect;
    const { depth, hardest = false } = this.#options;
    const isDecision = question.kind === "decision";
    const ratio =
      this.#options.unsolvable ?? (isDecision && hasUnsolvable(this.#dialect) ? 0.5 : 0);
    const size = this.#size();
    const goal = this.#goal(size);
    const isUnsolvable = ratio > 0 && this.#below(1_000_000) < ratio * 1_000_000;
    let start: Board;
    if (question.kind === "decision" && question.rule !== "reachable") {
      start = this.#near(goal, question.rule === "one-move" ? this.#below(3) : this.#below(9));
    } else if (hardest) start = this.#hardest(goal);
    else if (depth !== undefined) start = this.#near(goal, depth);
    else if (isDecision || goal.tiles.length <= INSTANT_TABLE_CELLS) {
      start = randomBoard(goal, this.#below);
    } else start = this.#walk(goal, this.#below(USUAL_WALK + 1));
    return this.#problem(isUnsolvable ? exchanged(start, goal) : start, goal);
  }

  /** The cases at the edges. */
  edges(): Problem[] {
    const size = this.#size();
    const goal = this.#goal(size);
    const problems = [this.#problem(goal, goal)];
    for (const move of legalMoves(goal)) {
      problems.push(this.#problem(applyMoves(goal, move), goal));
    }
    if (goal.tiles.length <= INSTANT_TABLE_CELLS) {
      for (const start of this.#boardsAt(goal, "last").slice(0, 2)) {
        problems.push(this.#problem(start, goal));
      }
    }
    if (hasUnsolvable(this.#dialect)) problems.push(this.#problem(exchanged(goal, goal), goal));
    if (this.#takes({ width: 4, height: 1 })) {
      for (const line of [
        { width: 4, height: 1 },
        { width: 1, height: 4 },
      ]) {
        const end = this.#goal(line);
        problems.push(this.#problem(this.#walk(end, 3), end));
        if (hasUnsolvable(this.#dialect)) problems.push(this.#problem(exchanged(end, end), end));
      }
    }
    if (this.#takes({ width: 1, height: 1 })) {
      const one = this.#goal({ width: 1, height: 1 });
      problems.push(this.#problem(one, one));
    }
    return problems;
  }

  /** Which of the two boards the dialect's input tells. */
  #problem(start: Board, goal: Board): Problem {
    const { items } = this.#dialect.input;
    if (this.#dialect.goal.kind === "farthest") return farthestProblem(start);
    const hasStart = items.some((item) => isBoardNamed(item, "start"));
    return hasStart ? { start, goal } : { start: goal, goal: start };
  }

  #takes({ width, height }: Size): boolean {
    const { input, question } = this.#dialect;
    if (this.#options.size !== undefined || input.size.kind === "fixed") return false;
    if (question.kind === "farthest") return false;
    if (input.size.kind === "lines") return width === height ? width > 1 : false;
    const names = new Set(
      input.items.flatMap((item) => (item.item === "number" ? [item.name] : [])),
    );
    return width === height || (names.has("width") && names.has("height"));
  }

  #size(): Size {
    const { size } = this.#dialect.input;
    if (size.kind === "fixed") return { width: size.width, height: size.height };
    if (this.#options.size !== undefined) return this.#options.size;
    const isLarge = this.#dialect.question.kind === "decision";
    const side = isLarge ? 2 + this.#below(7) : 3;
    const other = this.#takes({ width: 3, height: 2 }) ? 2 + this.#below(isLarge ? 7 : 2) : side;
    return { width: side, height: other };
  }

  #goal({ width, height }: Size): Board {
    const below = this.#below;
    const cells = width * height;
    switch (this.#dialect.goal.kind) {
      case "picture":
      case "cell":
        return goalBoard(width, height, below(cells));
      case "given": {
        // A start that is not in the input is the solved board: the goal is then made from it.
        const hasStart = this.#dialect.input.items.some((item) => isBoardNamed(item, "start"));
        if (!hasStart) return goalBoard(width, height);
        return { width, height, tiles: shuffled(width * height, below) };
      }
      default:
        return goalOfPolicy(this.#dialect.goal, width, height) ?? goalBoard(width, height);
    }
  }

  #near(goal: Board, depth: number): Board {
    if (goal.tiles.length > INSTANT_TABLE_CELLS) return this.#walk(goal, depth);
    return this.#anyOf(this.#boardsAt(goal, depth), goal, depth);
  }

  #hardest(goal: Board): Board {
    if (goal.tiles.length > INSTANT_TABLE_CELLS) return this.#walk(goal, LONG_WALK);
    return this.#anyOf(this.#boardsAt(goal, "last"), goal, 0);
  }

  #anyOf(boards: readonly Board[], { width, height }: Board, depth: number): Board {
    if (boards.length === 0) {
      throw new GenerateError(
        "DEPTH_NONE",
        `no board of ${width}×${height} is ${depth} moves from the goal`,
      );
    }
    return boards[this.#below(boards.length)]!;
  }

  /** All boards so far from a goal. They are found once for each cell of the goal's blank. */
  #boardsAt(goal: Board, depth: number | "last"): readonly Board[] {
    const { width, height, tiles } = goal;
    const blank = tiles.indexOf(0);
    const key = `${width} ${height} ${blank} ${depth}`;
    const canonical = goalBoard(width, height, blank);
    let boards = this.#atDepth.get(key);
    if (boards === undefined) {
      boards = boardsAtDepth(canonical, { depth }).run(Number.POSITIVE_INFINITY)!;
      this.#atDepth.set(key, boards);
    }
    const named = new Array<number>(tiles.length);
    for (const [cell, tile] of canonical.tiles.entries()) named[tile] = tiles[cell]!;
    return boards.map((board) => ({
      width,
      height,
      tiles: board.tiles.map((tile) => named[tile]!),
    }));
  }

  /** The board after so many random moves, none of which undoes the one before where there is another. */
  #walk(from: Board, moves: number): Board {
    let board = from;
    let last = "";
    for (let i = 0; i < moves; i++) {
      const all = Array.from(legalMoves(board));
      const onward = all.filter((move) => move !== OPPOSITE[last]);
      const choice = onward.length > 0 ? onward : all;
      if (choice.length === 0) break;
      last = choice[this.#below(choice.length)]!;
      board = applyMoves(board, last);
    }
    return board;
  }
}

const OPPOSITE: Readonly<Record<string, string>> = { u: "d", d: "u", l: "r", r: "l" };

function isBoardNamed(item: GrammarItem, name: "start" | "goal"): boolean {
  return item.item === "board" && item.name === name;
}

/** The board with two tiles exchanged, so that the goal cannot be reached; the same board where none are. */
function exchanged(board: Board, goal: Board): Board {
  const other = firstTwoExchanged(board);
  return other === undefined || isReachable({ start: other, goal }) ? board : other;
}
