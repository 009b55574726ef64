import { placeIn, placeOf } from "./field-place.ts";
import type { OddTask } from "./oddity.ts";
import { saidPath, wrongSaidLength } from "./said-path.ts";
import type { FieldName } from "./template.ts";
import type { FieldText } from "./template-matcher.ts";
import type { Verdict } from "./verdict.ts";

/** Judges the path of an oddity, or its words where the output says that there is none. */
export function judgeOdd(
  task: OddTask,
  saysSolved: boolean,
  fields: ReadonlyMap<FieldName, FieldText>,
): Verdict {
  const isSolved = task.answer().words === "solved";
  if (!saysSolved) {
    return isSolved
      ? { verdict: "false-unsolvable", detail: { about: "solvable" } }
      : { verdict: "accepted" };
  }
  if (!isSolved) return { verdict: "missed-unsolvable", detail: { about: "unsolvable" } };
  const path = saidPath(fields);
  const moves = path.text.trim();
  const { solves, failedAt } = task.replay!(moves);
  if (failedAt !== undefined) {
    const text = moves[failedAt]!;
    return {
      verdict: "illegal-move",
      place: placeIn(path, failedAt),
      detail: { about: "move", number: failedAt + 1, text, reason: "off-board" },
    };
  }
  if (!solves) {
    return {
      verdict: "wrong-answer",
      place: placeOf(path),
      detail: { about: "goal", moves: moves.length },
    };
  }
  return wrongSaidLength(fields, moves.length) ?? { verdict: "accepted" };
}
