import type { Board, Problem } from "@slidepath/core";
import type { ParseOptions } from "../case-reader.ts";
import type { Dialect } from "../dialect.ts";
import type { BoardsReading } from "../read-boards.ts";
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
      const problems = found.map((start) => withGoal(dialect, start, options));
      if (problems.every(({ goal }) => goal !== undefined)) {
        candidates.push(candidateOf(dialect, problems as Problem[], repairs));
      }
    } else if (takes === "start goal" && isPair) {
      candidates.push(candidateOf(dialect, [{ start: first, goal: second! }], repairs));
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

function candidateOf(
  dialect: Dialect,
  problems: readonly Problem[],
  repairs: BoardsReading["repairs"],
): Candidate {
  const reasons: Reason[] = [{ kind: "free" }];
  if (repairs.length > 0) reasons.push({ kind: "repairs", count: repairs.length });
  return {
    dialect,
    caseCount: problems.length,
    repairs,
    reasons,
    sample: problems.slice(0, SAMPLE),
    cases: problems.map((problem, index) => ({ number: index + 1, problem })),
  };
}
