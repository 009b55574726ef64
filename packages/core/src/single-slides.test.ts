import { describe, expect, it } from "vitest";
import { applyMoves, goalBoard, legalMoves, singleSlides } from "./index.ts";

describe("singleSlides", () => {
  it("finds the same boards as a search that remembers which tiles have slid", () => {
    const start = goalBoard(3, 3);
    const reached = new Map<string, string>([[start.tiles.join(), ""]]);
    const paths = [""];
    for (const path of paths) {
      const board = applyMoves(start, path);
      for (const move of legalMoves(board)) {
        const next = applyMoves(board, move);
        // A tile that has slid already stands where the blank was before.
        const tile = board.tiles[next.tiles.indexOf(0)]!;
        if (board.tiles.indexOf(tile) !== start.tiles.indexOf(tile)) continue;
        if (reached.has(next.tiles.join())) continue;
        reached.set(next.tiles.join(), path + move);
        paths.push(path + move);
      }
    }
    for (const [tiles, path] of reached) {
      const goal = { width: 3, height: 3, tiles: tiles.split(",").map(Number) };
      expect(singleSlides({ start, goal })).toBe(path);
    }
    expect(reached.size).toBeGreaterThan(20);
    const twice = applyMoves(start, "ulldrr");
    expect(reached.has(twice.tiles.join())).toBe(
      singleSlides({ start, goal: twice }) !== undefined,
    );
  });

  it("finds none where two tiles are exchanged", () => {
    const goal = { width: 3, height: 3, tiles: [1, 2, 3, 4, 5, 6, 8, 7, 0] };
    expect(singleSlides({ start: goalBoard(3, 3), goal })).toBeUndefined();
  });
});
