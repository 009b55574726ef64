import type { Board } from "../src/board.ts";
import type { Outcome, Solved } from "../src/outcome.ts";
import type { RandomBelow } from "../src/random.ts";
import type { Search } from "../src/search/search.ts";
import { neighbours } from "./brute-force.ts";

/** Runs a search to its end. */
export function outcomeOf(search: Search): Outcome {
  const outcome = search.run(Number.POSITIVE_INFINITY);
  if (outcome === undefined) throw new Error("an unlimited slice came to no end");
  return outcome;
}

/** Runs a search to its end, which must be a path. */
export function solvedBy(search: Search): Solved {
  const outcome = outcomeOf(search);
  if (outcome.status !== "solved") throw new Error(`not solved: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** The board that so many random moves lead to, none of them straight back where another is possible. */
export function walkFrom(goal: Board, steps: number, below: RandomBelow): Board {
  let board = goal;
  let last = "";
  for (let step = 0; step < steps; step++) {
    const all = neighbours(board);
    const onward = all.filter(({ move }) => !["ud", "du", "lr", "rl"].includes(last + move));
    const from = onward.length > 0 ? onward : all;
    const next = from[below(from.length)];
    if (next === undefined) return board;
    ({ board, move: last } = next);
  }
  return board;
}
