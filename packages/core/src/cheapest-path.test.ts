import { describe, expect, it } from "vitest";
import {
  applyMoves,
  cheapestPath,
  goalBoard,
  legalMoves,
  randomBoard,
  seededRandom,
} from "./index.ts";

/** Dijkstra's algorithm without any refinement. */
function leastCosts(width: number, height: number): Map<string, number> {
  const goal = goalBoard(width, height);
  const costs = new Map([[goal.tiles.join(), 0]]);
  const open = [{ board: goal, cost: 0 }];
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const { board, cost } = open.pop()!;
    if (costs.get(board.tiles.join())! < cost) continue;
    for (const move of legalMoves(board)) {
      const next = applyMoves(board, move);
      const total = cost + board.tiles[next.tiles.indexOf(0)]!;
      if ((costs.get(next.tiles.join()) ?? Number.POSITIVE_INFINITY) <= total) continue;
      costs.set(next.tiles.join(), total);
      open.push({ board: next, cost: total });
    }
  }
  return costs;
}

describe("cheapestPath", () => {
  it("costs as little as Dijkstra's, on every board of 3×2", () => {
    const goal = goalBoard(3, 2);
    for (const [tiles, least] of leastCosts(3, 2)) {
      const start = { width: 3, height: 2, tiles: tiles.split(",").map(Number) };
      const path = cheapestPath({ start, goal })!;
      let cost = 0;
      let board = start;
      for (const move of path.moves) {
        const next = applyMoves(board, move);
        cost += board.tiles[next.tiles.indexOf(0)]!;
        board = { ...next, tiles: next.tiles.slice() };
      }
      expect(board.tiles).toEqual(goal.tiles);
      expect([cost, path.cost]).toEqual([least, least]);
    }
  });

  it("solves boards of 3×3, and says where there is no path", () => {
    const goal = goalBoard(3, 3);
    const start = randomBoard(goal, seededRandom(1));
    expect(applyMoves(start, cheapestPath({ start, goal })!.moves)).toEqual(goal);
    const odd = { width: 3, height: 3, tiles: [2, 1, 3, 4, 5, 6, 7, 8, 0] };
    expect(cheapestPath({ start: odd, goal })).toBeUndefined();
    expect(() => cheapestPath({ start: goalBoard(4, 4), goal: goalBoard(4, 4) })).toThrow(
      expect.objectContaining({ code: "BOARD_SIZE" }),
    );
  });
});
