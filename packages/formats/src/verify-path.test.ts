import { createBoard, createProblem } from "@slidepath/core";
import { describe, expect, it } from "vitest";
import { type ParsedMoves, parseMoves, verifyPath } from "./index.ts";

const problem = createProblem(createBoard(3, 3, [1, 2, 3, 4, 0, 6, 7, 5, 8]));

function movesOf(text: string): (ParsedMoves & { ok: true })["moves"] {
  const parsed = parseMoves(text, { names: "blank" });
  if (!parsed.ok) throw new Error(parsed.diagnostic.code);
  return parsed.moves;
}

describe("verifyPath", () => {
  it("tells a shortest path and one that is longer", () => {
    expect(verifyPath(problem, movesOf("dr"))).toMatchObject({
      status: "solves",
      length: 2,
      best: { status: "solved", length: 2, optimal: true },
    });
    expect(verifyPath(problem, movesOf("u1d2r"))).toMatchObject({
      status: "solves",
      length: 4,
      best: { length: 2 },
    });
  });

  it("tells where a path ends, and how far from the goal", () => {
    expect(verifyPath(problem, movesOf("u"))).toMatchObject({
      status: "elsewhere",
      length: 1,
      board: { tiles: [1, 0, 3, 4, 2, 6, 7, 5, 8] },
      rest: { status: "solved", length: 3 },
    });
  });

  it("tells the first move that cannot be made", () => {
    expect(verifyPath(problem, movesOf("u r2 d"))).toMatchObject({
      status: "illegal",
      number: 3,
      move: "r",
      board: { tiles: [1, 3, 0, 4, 2, 6, 7, 5, 8] },
    });
  });

  it("tells that no path can end in the goal", () => {
    const swapped = createProblem(createBoard(3, 3, [2, 1, 3, 4, 0, 6, 7, 5, 8]));
    expect(verifyPath(swapped, movesOf("dr"))).toMatchObject({ rest: { status: "unsolvable" } });
  });
});
