import { type Board, createBoard, createProblem, type Outcome, solve } from "@slidepath/core";
import { answer, type Dialect, findDialect, parse, print } from "@slidepath/formats";

const board: Board = createBoard(3, 3, [1, 2, 3, 4, 0, 5, 7, 8, 6]);
const outcome: Outcome = solve(createProblem(board), { order: "dlru" });
export const moves: string = outcome.status === "solved" ? outcome.moves : outcome.status;

const dialect: Dialect | undefined = findDialect("poj-1077");
export const texts: string[] = [];
if (dialect !== undefined) {
  for (const asked of parse(dialect, "1 2 3 4 x 5 7 8 6")) {
    texts.push(print(dialect, answer(dialect, asked)));
  }
}

// @ts-expect-error: types are really looked at
export const wrong: number = moves;
