import { describe, expect, it } from "vitest";
import { distancesTo, keyOf, neighbours } from "../../test/brute-force.ts";
import { type Board, createBoard, goalBoard } from "../board.ts";
import { MOVES, type Move } from "../move.ts";
import type { HeuristicName } from "../outcome.ts";
import { createProblem } from "../problem.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { ByteMeter, OUT_OF_BYTES } from "../search/byte-meter.ts";
import { createHeuristic, EVERY_SIZE_HEURISTICS, heuristicValue } from "./heuristic-value.ts";

describe("heuristicValue", () => {
  it.each([
    // Russell and Norvig's example: 8 misplaced, 3+1+2+2+2+3+3+2 = 18, the goal's blank first.
    [[7, 2, 4, 5, 0, 6, 8, 3, 1], [0, 1, 2, 3, 4, 5, 6, 7, 8], 8, 18, 18],
    // 3 and 1 are the wrong way round in their row: one must leave it.
    [[3, 2, 1, 4, 5, 6, 7, 8, 0], [1, 2, 3, 4, 5, 6, 7, 8, 0], 2, 4, 8],
    // 1 and 7 in the first column.
    [[7, 2, 3, 4, 5, 6, 1, 8, 0], [1, 2, 3, 4, 5, 6, 7, 8, 0], 2, 4, 8],
    // One conflict in a row, where of two tiles one gives way, and none in columns.
    [[2, 1, 3, 4, 5, 6, 8, 7, 0], [1, 2, 3, 4, 5, 6, 7, 8, 0], 4, 4, 8],
    // 2 3 1: 1 alone gives way to both.
    [[2, 3, 1, 4, 5, 6, 7, 8, 0], [1, 2, 3, 4, 5, 6, 7, 8, 0], 3, 4, 6],
    // The blank counts for nothing: one move from the goal.
    [[1, 2, 3, 4, 5, 6, 7, 0, 8], [1, 2, 3, 4, 5, 6, 7, 8, 0], 1, 1, 1],
  ])("of %j towards %j is %i, %i, %i", (start, goal, misplaced, manhattan, conflict) => {
    const problem = createProblem(createBoard(3, 3, start), createBoard(3, 3, goal));
    expect(EVERY_SIZE_HEURISTICS.map((name) => heuristicValue(name, problem))).toEqual([
      misplaced,
      manhattan,
      conflict,
    ]);
  });

  it("of a row turned round takes out all tiles but one", () => {
    const goal = goalBoard(8, 2);
    const start = createBoard(8, 2, [8, 7, 6, 5, 4, 3, 2, 1, 9, 10, 11, 12, 13, 14, 15, 0]);
    expect(heuristicValue("manhattan", { start, goal })).toBe(32);
    expect(heuristicValue("linearConflict", { start, goal })).toBe(32 + 2 * 7);
  });

  it("of Korf's first fifteen puzzle is 41 by Manhattan", () => {
    const start = createBoard(4, 4, [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3]);
    expect(heuristicValue("manhattan", { start, goal: goalBoard(4, 4, 0) })).toBe(41);
  });

  it("is 0 on a board of one cell", () => {
    const problem = createProblem(createBoard(1, 1, [0]));
    for (const name of EVERY_SIZE_HEURISTICS) expect(heuristicValue(name, problem)).toBe(0);
  });

  it("of walking and of inverting, on Korf's first fifteen puzzle, is what the native solver says", () => {
    const start = createBoard(4, 4, [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3]);
    const problem = { start, goal: goalBoard(4, 4, 0) };
    expect(heuristicValue("walkingDistance", problem)).toBe(43);
    expect(heuristicValue("walkingDistance+linearConflict", problem)).toBe(43);
    expect(heuristicValue("inversionDistance", problem)).toBe(47);
  });

  it("walks on boards of up to four rows and columns, and does not otherwise", () => {
    for (const goal of [goalBoard(4, 3), goalBoard(2, 5, 7)]) {
      expect(heuristicValue("walkingDistance", { start: goal, goal })).toBe(0);
    }
    const goal = goalBoard(5, 5);
    expect(() => heuristicValue("walkingDistance", { start: goal, goal })).toThrow(
      expect.objectContaining({ code: "METHOD_UNSUPPORTED" }),
    );
  });

  it("refuses an unknown name and a bad board", () => {
    const problem = createProblem(goalBoard(2, 2));
    expect(() => heuristicValue("euclid" as HeuristicName, problem)).toThrow(
      expect.objectContaining({ code: "OPTION_INVALID" }),
    );
    const start = { width: 2, height: 2, tiles: [1, 1, 2, 0] };
    expect(() => heuristicValue("manhattan", { start, goal: goalBoard(2, 2) })).toThrow(
      expect.objectContaining({ code: "TILE_DUPLICATE" }),
    );
  });

  it("takes its tables out of the bytes it is given", () => {
    for (const name of EVERY_SIZE_HEURISTICS) {
      const meter = new ByteMeter();
      createHeuristic(name, goalBoard(6, 5), meter);
      expect(meter.bytes).toBeGreaterThan(100);
      let thrown: unknown;
      try {
        createHeuristic(name, goalBoard(6, 5), new ByteMeter(meter.bytes - 1));
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBe(OUT_OF_BYTES);
    }
  });
});

const OTHERS = ["inversionDistance", "walkingDistance", "walkingDistance+linearConflict"] as const;

describe("heuristics, on every board", () => {
  const below = seededRandom(7);
  it.each<[string, Board]>([
    ["3×3", goalBoard(3, 3)],
    ["3×2", randomBoard(goalBoard(3, 2), below)],
    ["2×3", randomBoard(goalBoard(2, 3), below)],
    ["4×2", randomBoard(goalBoard(4, 2), below)],
    ["2×4", randomBoard(goalBoard(2, 4), below)],
    ["6×1", randomBoard(goalBoard(6, 1), below)],
    ["1×6", randomBoard(goalBoard(1, 6), below)],
  ])("of %s are admissible, consistent, 0 at the goal alone, and follow moves", (_, goal) => {
    const all = distancesTo(goal);
    const wrong: string[] = [];
    const line = goal.width === 1 || goal.height === 1;
    for (const name of line ? EVERY_SIZE_HEURISTICS : [...EVERY_SIZE_HEURISTICS, ...OTHERS]) {
      const heuristic = createHeuristic(name, goal, new ByteMeter());
      const values = new Map<number, number>();
      for (const [key, { board }] of all) {
        values.set(key, heuristic.load(Int32Array.from(board.tiles)));
      }
      for (const [key, { board, distance }] of all) {
        const value = heuristic.load(Int32Array.from(board.tiles));
        if (value > distance || (value === 0) !== (distance === 0) || value !== values.get(key)) {
          wrong.push(`${name} of ${board.tiles}: ${value}`);
        }
        const to = board.tiles.indexOf(0);
        for (const { move, board: next } of neighbours(board)) {
          const from = next.tiles.indexOf(0);
          const code = MOVES.indexOf(move as Move);
          const change = heuristic.change(board.tiles[from]!, from, to, code);
          if (Math.abs(change) > 1 || value + change !== values.get(keyOf(next))) {
            wrong.push(`${name} of ${board.tiles} by ${move}: ${change}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
