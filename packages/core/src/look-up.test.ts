import { describe, expect, it } from "vitest";
import { createBoard, goalBoard } from "./board.ts";
import { lookUp } from "./look-up.ts";
import { createProblem } from "./problem.ts";
import { solve } from "./solve.ts";

describe("lookUp", () => {
  it("tells the least of the shortest paths, as solve does", () => {
    const problem = createProblem(createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]));
    const moves = "uulddrruuldldrruuldldrruullddrr";
    expect(lookUp(problem)).toMatchObject({ moves, length: 31, optimal: true, method: "table" });
    expect(lookUp(problem)).toEqual(solve(problem));
    expect(lookUp(problem, { order: "rlud" })).toEqual(solve(problem, { order: "rlud" }));
  });

  it("counts lines pushed at once where asked to", () => {
    const problem = createProblem(createBoard(3, 1, [0, 1, 2]));
    expect(lookUp(problem)).toMatchObject({ moves: "rr", length: 2 });
    expect(lookUp(problem, { metric: "multi-tile" })).toMatchObject({ moves: "rr", length: 1 });
  });

  it("tells why a board is unsolvable, of any size", () => {
    const three = createProblem(createBoard(3, 3, [1, 2, 3, 4, 5, 6, 8, 7, 0]));
    expect(lookUp(three)).toEqual(solve(three));
    const { tiles } = goalBoard(4, 4);
    const four = createProblem(createBoard(4, 4, [2, 1, ...tiles.slice(2)]));
    expect(lookUp(four)).toMatchObject({ status: "unsolvable" });
  });

  it("says which boards it covers, and refuses what it does not know", () => {
    const refusals = [
      () => lookUp(createProblem(goalBoard(4, 4))),
      () => lookUp(createProblem(goalBoard(3, 3)), { order: "uuuu" }),
      () => lookUp(createProblem(goalBoard(3, 3)), { metric: "quarter" as "multi-tile" }),
    ];
    const codes = ["BOARD_SIZE", "MOVE_ORDER_INVALID", "OPTION_INVALID"];
    refusals.forEach((refused, i) => {
      expect(refused).toThrow(expect.objectContaining({ code: codes[i] }));
    });
  });
});
