import type { HeuristicName, Outcome, RankDigit, Reachable } from "@slidepath/core";
import type { Failure } from "../stressing/try-command.ts";

/** What the commands beside solve tell a person, in one language. */
export interface ToolTexts {
  /** The heads of the table of verdicts. */
  readonly verdictColumns: Readonly<Record<"case" | "verdict" | "where" | "why" | "hint", string>>;
  /** Verdicts that the table has left out. */
  moreVerdicts(count: number): string;
  /** How many cases are right, and what is said of the whole. */
  judged(cases: number, accepted: number, verdict: string): string;
  judgedSoFar(cases: number): string;
  madeSoFar(cases: number): string;
  readSoFar(cases: number): string;

  readonly explained: Readonly<
    Record<"reachability" | "rank" | "heuristics" | "moves" | "tile" | "smaller" | "weight", string>
  >;
  readonly heuristics: Readonly<Record<HeuristicName, string>>;
  whySolvable(argument: Reachable): readonly string[];
  /** A digit's sign in the table of the rank: what it counts and comes to. */
  rankTerm(digit: RankDigit): string;
  rankSum(rank: bigint, of: bigint): string;
  /** The first moves of shortest paths, and what is left after each legal move. */
  firstMoves(
    length: number,
    moves: string,
    remaining: readonly (readonly [string, number])[],
  ): string;

  illegalMove(number: number, move: string): string;
  endsElsewhere(length: number): string;
  /** What leads on from there. */
  onward(rest: Outcome): string;
  solves(length: number): string;
  readonly solvesAtOnce: string;
  compared(length: number, best: Outcome): string;

  /** Progress of stress. */
  rounds(done: number, of: number): string;
  readonly shrinking: string;
  survived(rounds: number, cases: number): string;
  failed(seed: number, cases: number): string;
  failure(failure: Exclude<Failure, { kind: "verdict" }>, milliseconds: number): string;
  readonly shown: Readonly<Record<"input" | "output" | "errors" | "verdict" | "again", string>>;
}
