import { describe, expect, it } from "vitest";
import { boardsEqual, createBoard, goalBoard } from "./board.ts";
import {
  applyMoves,
  invertMoves,
  leadsTo,
  legalMoves,
  moveOrderCodes,
  moveTable,
  replay,
} from "./move.ts";
import { seededRandom } from "./random.ts";

const middle = createBoard(3, 3, [1, 2, 3, 4, 0, 5, 6, 7, 8]);

describe("moves", () => {
  it("name where the blank goes", () => {
    expect(applyMoves(middle, "u").tiles).toEqual([1, 0, 3, 4, 2, 5, 6, 7, 8]);
    expect(applyMoves(middle, "d").tiles).toEqual([1, 2, 3, 4, 7, 5, 6, 0, 8]);
    expect(applyMoves(middle, "l").tiles).toEqual([1, 2, 3, 0, 4, 5, 6, 7, 8]);
    expect(applyMoves(middle, "r").tiles).toEqual([1, 2, 3, 4, 5, 0, 6, 7, 8]);
    expect(middle.tiles).toEqual([1, 2, 3, 4, 0, 5, 6, 7, 8]);
  });

  it("are legal on the board only", () => {
    expect(legalMoves(middle)).toBe("udlr");
    expect(legalMoves(goalBoard(3, 3))).toBe("ul");
    expect(legalMoves(goalBoard(3, 3, 0))).toBe("dr");
    expect(legalMoves(goalBoard(4, 1, 1))).toBe("lr");
    expect(legalMoves(goalBoard(1, 4, 3))).toBe("u");
    expect(legalMoves(goalBoard(1, 1))).toBe("");
  });

  it("are undone by their inverse", () => {
    const moves = "urddlluurd";
    expect(invertMoves(moves)).toBe("ulddrruuld");
    expect(applyMoves(applyMoves(middle, moves), invertMoves(moves))).toEqual(middle);
  });

  it("are refused with their place", () => {
    expect(() => applyMoves(middle, "uu")).toThrow(
      expect.objectContaining({
        code: "MOVE_ILLEGAL",
        message: expect.stringContaining('move 2, "u"'),
      }),
    );
    expect(() => applyMoves(middle, "ux")).toThrow(
      expect.objectContaining({ code: "MOVE_INVALID" }),
    );
    expect(() => invertMoves("uU")).toThrow(expect.objectContaining({ code: "MOVE_INVALID" }));
  });
});

describe("replay", () => {
  it("stops before the first move that cannot be made", () => {
    expect(replay(middle, "ruu")).toEqual({
      ok: false,
      index: 2,
      move: "u",
      reason: "off-board",
      board: createBoard(3, 3, [1, 2, 0, 4, 5, 3, 6, 7, 8]),
    });
    expect(replay(middle, "rD")).toMatchObject({ ok: false, index: 1, reason: "not-a-move" });
  });
});

describe("leadsTo", () => {
  it.each([
    [3, 3],
    [4, 4],
    [5, 4],
    [1, 3],
  ])("is what a replay comes to, on boards of %i×%i", (width, height) => {
    const below = seededRandom(width);
    const start = goalBoard(width, height, below(width * height));
    for (let i = 0; i < 200; i++) {
      const moves = Array.from({ length: below(6) }, () => "udlrx"[below(40) === 0 ? 4 : below(4)]);
      const end = replay(start, moves.join(""));
      const goal = end.ok ? end.board : start;
      expect(leadsTo({ start, goal }, moves.join(""))).toBe(end.ok);
      const other = goalBoard(width, height, below(width * height));
      expect(leadsTo({ start, goal: other }, moves.join(""))).toBe(
        end.ok && boardsEqual(end.board, other),
      );
    }
    expect(leadsTo({ start, goal: goalBoard(height + 1, width) }, "")).toBe(false);
  });
});

describe("moveTable", () => {
  it("says where the blank lands from each cell", () => {
    expect([...moveTable(2, 2)]).toEqual([-1, 2, -1, 1, -1, 3, 0, -1, 0, -1, -1, 3, 1, -1, 2, -1]);
  });
});

describe("moveOrderCodes", () => {
  it("numbers the letters", () => {
    expect([...moveOrderCodes("dlru")]).toEqual([1, 2, 3, 0]);
  });

  it.each(["udl", "udlru", "udlx", "uudl", "UDLR", ""])("refuses %j", (order) => {
    expect(() => moveOrderCodes(order)).toThrow(
      expect.objectContaining({ code: "MOVE_ORDER_INVALID" }),
    );
  });
});
