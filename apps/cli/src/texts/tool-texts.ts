import type { Metric, Outcome, RankDigit, Reachable, TableProgress } from "@slidepath/core";
import type { Failure } from "../stressing/try-command.ts";
import type { TableFault } from "../tables/table-files.ts";

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

  /** About the tables that are kept. */
  readonly tables: {
    keptIn(folder: string): string;
    readonly none: string;
    size(bytes: number): string;
    goalBlank(cell: number): string;
    readonly faults: Readonly<Record<TableFault, string>>;
    readonly sound: string;
    /** Progress; how much is done, from 0 to 1. */
    building(id: string, done: number): string;
    verifying(id: string, done: number): string;
    rebuilding(path: string, fault: TableFault): string;
    built(id: string, bytes: number, milliseconds: number, path: string): string;
    /** The tables were there already. */
    kept(id: string, path: string): string;
    removed(files: number, bytes: number): string;
  };

  /** About all boards of a size. */
  readonly enumerated: {
    title(size: string, blank: number, metric: Metric): string;
    readonly depth: string;
    readonly boards: string;
    sum(boards: number, depth: number, milliseconds: number): string;
    farthest(shown: number, of: number): string;
    /** Progress. */
    counting(progress: TableProgress): string;
  };

  /** Progress of stress. */
  rounds(done: number, of: number): string;
  readonly shrinking: string;
  survived(rounds: number, cases: number): string;
  failed(seed: number, cases: number): string;
  failure(failure: Exclude<Failure, { kind: "verdict" }>, milliseconds: number): string;
  readonly shown: Readonly<Record<"input" | "output" | "errors" | "verdict" | "again", string>>;
}
