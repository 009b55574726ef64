import type { Board, Problem } from "@slidepath/core";
import type { Case } from "../case.ts";
import type { ParseOptions } from "../case-reader.ts";
import type { Dialect } from "../dialect.ts";
import type { BoardsReading } from "../read-boards.ts";
import { printSize } from "../size.ts";
import { withGoal } from "./grammar-readings.ts";
import { type Candidate, type Reason, SAMPLE } from "./reading.ts";

/**
 * Returns what dialects make of boards that were read freely, however they were written: those that ask
 * about such a board, each board being a case, or about a start and a goal.
 */
export function freeReadings(
  dialects: readonly Dialect[],
  { boards, repairs }: BoardsReading,
  options: ParseOptions,
): Candidate[] {
  const found = boards.map(({ board }) => board);
  const first = found[0]!;
  const second = found[1];
  const isPair =
    found.length === 2 && second!.width === first.width && second!.height === first.height;
  const bySize = new Map(found.map((board) => [printSize(board), board]));
  const candidates: Candidate[] = [];
  for (const dialect of dialects) {
    const { items, size, tiles, repeat } = dialect.input;
    if (repeat.kind === "count") continue;
    if (tiles.kind === "pieces" || tiles.kind === "symbols" || size.kind === "numbers") continue;
    const fits = size.kind !== "fixed" || found.every((board) => sizesEqual(board, size));
    const names = items.map((item) => (item.item === "board" ? item.name : item.item));
    const takes = names.join(" ");
    if (!fits) continue;
    if (takes === "start" && dialect.goal.kind !== "farthest") {
      const goals = goalsOf(dialect, bySize, options);
      if (goals === undefined) continue;
      const problemOf = (start: Board): Problem => ({ start, goal: goals.get(printSize(start))! });
      candidates.push(candidateOf(dialect, found, problemOf, repairs));
    } else if (takes === "start goal" && isPair) {
      const problemOf = (start: Board): Problem => ({ start, goal: second! });
      candidates.push(candidateOf(dialect, [first], problemOf, repairs));
    }
  }
  return candidates;
}

function sizesEqual(
  a: Pick<Board, "width" | "height">,
  b: Pick<Board, "width" | "height">,
): boolean {
  return a.width === b.width && a.height === b.height;
}

/** The goal of each size that there is, of which `bySize` has a board; undefined unless each has one. */
function goalsOf(
  dialect: Dialect,
  bySize: ReadonlyMap<string, Board>,
  options: ParseOptions,
): Map<string, Board> | undefined {
  const goals = new Map<string, Board>();
  for (const [size, board] of bySize) {
    const { goal } = withGoal(dialect, board, options);
    if (goal === undefined) return undefined;
    goals.set(size, goal);
  }
  return goals;
}

function candidateOf(
  dialect: Dialect,
  starts: readonly Board[],
  problemOf: (start: Board) => Problem,
  repairs: BoardsReading["repairs"],
): Candidate {
  const reasons: Reason[] = [{ kind: "free" }];
  if (repairs.length > 0) reasons.push({ kind: "repairs", count: repairs.length });
  function* cases(): Generator<Case, void, undefined> {
    for (const [index, start] of starts.entries()) {
      yield { number: index + 1, problem: problemOf(start) };
    }
  }
  return {
    dialect,
    caseCount: starts.length,
    repairs,
    reasons,
    sample: starts.slice(0, SAMPLE).map(problemOf),
    cases: { [Symbol.iterator]: cases },
  };
}
