import type { Board, Problem } from "@slidepath/core";
import {
  type Dialect,
  describeDiagnostic,
  type Language,
  parse,
  printInput,
  TWO_BOARD_DIALECTS,
} from "@slidepath/formats";
import type { TextFault } from "../../workers/text-protocol.ts";

export type MatrixReading =
  | { readonly ok: true; readonly problem: Problem }
  | { readonly ok: false; readonly fault: TextFault };

/** The dialect in which pieces are numbered from 0 by their place, and -1 is the gap. */
const PICTURE: Dialect = TWO_BOARD_DIALECTS.find(({ id }) => id === "picture")!;

/** Returns row and column of the missing piece, counted from 0, and then which piece lies in each cell. */
export function printMatrix({ start, goal }: Problem): string {
  const problem = { start: renumbered(start, goal), goal: renumbered(goal, goal) };
  return printInput(PICTURE, [{ number: 1, problem }]);
}

/** Reads such a matrix back. Never throws for what it holds. */
export function readMatrix(text: string, language: Language): MatrixReading {
  const reading = parse(PICTURE, text);
  let problem: Problem | undefined;
  let step = reading.next();
  for (; !step.done; step = reading.next()) problem ??= step.value.problem;
  const { diagnostic } = step.value;
  if (diagnostic === undefined) return { ok: true, problem: problem! };
  const { code, line, column, text: wrong, excerpt } = diagnostic;
  const message = describeDiagnostic(diagnostic, language);
  return { ok: false, fault: { code, line, column, text: wrong, excerpt, message } };
}

/** Numbers tiles 1, 2, 3 … in the order in which the goal has them. */
function renumbered(board: Board, goal: Board): Board {
  const order = goal.tiles.filter((tile) => tile !== 0);
  return {
    ...board,
    tiles: board.tiles.map((tile) => order.indexOf(tile) + 1),
  };
}
