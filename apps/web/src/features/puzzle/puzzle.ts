import { applyMoves, type Board, boardsEqual, type Problem, replay } from "@slidepath/core";

/**
 * The puzzle on the table: a path from `start`, of which the first `cursor` moves are done. Undo and redo,
 * playback and scrubbing all move the cursor; an answer becomes the rest of the path.
 */
export interface Puzzle {
  readonly start: Board;
  readonly goal: Board;
  /** Letters u d l r, the blank's way. */
  readonly moves: string;
  readonly cursor: number;
  /** The board after those moves. */
  readonly board: Board;
  /** Counts the puzzles and boards shown: an answer belongs to one of them. */
  readonly revision: number;
  /** Counts the puzzles laid out, moves not counted. */
  readonly round: number;
  /** Where in `moves` the answer begins that is being played back, if any. */
  readonly answerFrom: number | null;
  readonly clock: Clock;
  /** What happened last, for those who are told in words. */
  readonly last: "laid" | "made" | "gone" | "played" | "followed";
}

/** Time that the player took: what is over, and since when it runs. Milliseconds. */
interface Clock {
  readonly elapsed: number;
  readonly since: number | null;
}

export type PuzzleAction =
  /** Lays out another puzzle, with moves made already if given. */
  | {
      readonly type: "lay";
      readonly problem: Problem;
      readonly moves?: string;
      readonly cursor?: number;
      readonly answerFrom?: number | null;
    }
  /** The player makes moves; moves off the board are left out, with all that follow. */
  | { readonly type: "make"; readonly moves: string; readonly at: number }
  /** Goes to another place of the path; while it plays by itself, that is no news. */
  | { readonly type: "go"; readonly cursor: number; readonly isPlaying?: boolean }
  /** Takes an answer for the board of that revision as the rest of the path. */
  | { readonly type: "follow"; readonly moves: string; readonly revision: number };

const STOPPED: Clock = { elapsed: 0, since: null };

/** Returns a puzzle nobody has touched. */
export function layOut({ start, goal }: Problem): Puzzle {
  return {
    start,
    goal,
    moves: "",
    cursor: 0,
    board: start,
    revision: 0,
    round: 0,
    answerFrom: null,
    clock: STOPPED,
    last: "laid",
  };
}

export function isSolved({ board, goal }: Puzzle): boolean {
  return boardsEqual(board, goal);
}

export function reducePuzzle(puzzle: Puzzle, action: PuzzleAction): Puzzle {
  switch (action.type) {
    case "lay":
      return laid(puzzle, action);
    case "make":
      return made(puzzle, action.moves, action.at);
    case "go":
      return gone(puzzle, action.cursor, action.isPlaying ? "played" : "gone");
    case "follow": {
      if (action.revision !== puzzle.revision) return puzzle;
      const moves = puzzle.moves.slice(0, puzzle.cursor) + action.moves;
      return {
        ...puzzle,
        moves,
        answerFrom: puzzle.cursor,
        clock: stopped(puzzle.clock),
        last: "followed",
      };
    }
  }
}

function laid(
  puzzle: Puzzle,
  {
    problem,
    moves = "",
    cursor = moves.length,
    answerFrom = null,
  }: Extract<PuzzleAction, { readonly type: "lay" }>,
): Puzzle {
  return {
    ...layOut(problem),
    moves,
    cursor,
    answerFrom,
    board: applyMoves(problem.start, moves.slice(0, cursor)),
    revision: puzzle.revision + 1,
    round: puzzle.round + 1,
  };
}

function made(puzzle: Puzzle, asked: string, at: number): Puzzle {
  const end = replay(puzzle.board, asked);
  const moves = end.ok ? asked : asked.slice(0, end.index);
  if (moves === "") return puzzle;
  const { cursor, answerFrom } = puzzle;
  // Who makes the very moves that would come next walks on along the path.
  const isAhead = puzzle.moves.startsWith(moves, cursor);
  const next: Puzzle = {
    ...puzzle,
    moves: isAhead ? puzzle.moves : puzzle.moves.slice(0, cursor) + moves,
    cursor: cursor + moves.length,
    board: end.board,
    revision: puzzle.revision + 1,
    last: "made",
    answerFrom: isAhead ? answerFrom : null,
    clock: { ...puzzle.clock, since: puzzle.clock.since ?? at },
  };
  return isSolved(next) ? { ...next, clock: stopped(next.clock, at) } : next;
}

function gone(puzzle: Puzzle, asked: number, last: Puzzle["last"]): Puzzle {
  const cursor = Math.max(0, Math.min(puzzle.moves.length, asked));
  if (cursor === puzzle.cursor) return puzzle;
  const board = applyMoves(puzzle.start, puzzle.moves.slice(0, cursor));
  return { ...puzzle, cursor, board, revision: puzzle.revision + 1, last };
}

function stopped({ elapsed, since }: Clock, at?: number): Clock {
  return {
    elapsed: since === null ? elapsed : elapsed + Math.max(0, (at ?? since) - since),
    since: null,
  };
}
