import type { HeuristicName, Outcome, Unreachable } from "@slidepath/core";
import type { Dialect, Difference, GoalPolicy, Repair, UnsolvableWords } from "@slidepath/formats";
import type { Complaint } from "../cli-error.ts";
import type { CommandName } from "../command-name.ts";

/** Everything that a person is told, in one language. */
export interface Texts {
  /** The whole help of each command, and of the program. */
  readonly help: Readonly<Record<CommandName | "slidepath", string>>;
  /** What is wrong, in a sentence without code and place. */
  complaint(complaint: Complaint): string;
  /** What a terminal is told when it is to give the input. */
  readonly typeInput: string;
  repair(repair: Repair): string;
  summary(cases: number, milliseconds: number): string;

  readAs(dialect: Dialect): string;
  /** Some dialects that read the same puzzles, and how many there are beside them. */
  alsoReadAs(ids: readonly string[], more: number): string;
  /** Over a list of how other dialects read other puzzles. */
  readonly otherwiseReadAs: string;
  difference(difference: Difference): string;
  readonly chooseReading: string;
  caseNumber(number: number): string;
  /** A board too big to be drawn. */
  bigBoard(width: number, height: number): string;
  length(length: number, optimal: boolean): string;
  path(moves: string): string;
  readonly inPlace: string;
  /** How an answer was found, or how far the search for it came. */
  effort(outcome: Searched, milliseconds: number): string;
  readonly heuristics: Readonly<Record<HeuristicName, string>>;
  decided(holds: boolean): string;
  /** More moves than the dialect cares about. */
  beyond(limit: number): string;
  limit(outcome: Extract<Outcome, { status: "limit" }>): string;
  readonly unsolvable: string;
  /** The argument, a sentence each; tiles are named as the dialect names them. */
  whyUnsolvable(argument: Unreachable, label: (tile: number) => string): readonly string[];

  readonly dialectRows: Readonly<Record<DialectRow, string>>;
  /** Where the list of dialects leads on to. */
  readonly moreOnDialects: string;
  input(dialect: Dialect): readonly string[];
  question(dialect: Dialect): string;
  goal(goal: GoalPolicy): string;
  unsolvableWords(words: UnsolvableWords): string;
  judged(judged: Dialect["output"]["judged"]): string;
  confidence(confidence: Dialect["confidence"]): string;
}

/** An outcome with work behind it. */
export type Searched = Exclude<Outcome, { status: "unsolvable" }>;

/** What is told of a dialect. */
type DialectRow =
  | "official"
  | "input"
  | "goal"
  | "question"
  | "solved"
  | "atOnce"
  | "unsolvable"
  | "refusal"
  | "judged"
  | "confidence"
  | "sources"
  | "traps";
