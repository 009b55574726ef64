import { describe, expect, it } from "vitest";
import {
  type GraphPuzzle,
  goalBoard,
  graphSearch,
  isReachable,
  isReachableOnGraph,
  randomBoard,
  seededRandom,
  solve,
} from "./index.ts";

/** The graph of a rectangle. */
function grid(width: number, height: number): number[][] {
  return Array.from({ length: width * height }, (_, cell) => {
    const beside: number[] = [];
    if (cell >= width) beside.push(cell - width);
    if (cell + width < width * height) beside.push(cell + width);
    if (cell % width > 0) beside.push(cell - 1);
    if (cell % width < width - 1) beside.push(cell + 1);
    return beside;
  });
}

const solved = (puzzle: GraphPuzzle, atMost?: number) =>
  graphSearch(puzzle, atMost).run(Number.POSITIVE_INFINITY)!;

describe("graphSearch", () => {
  it.each([
    [3, 3],
    [5, 2],
  ])("finds paths as short as on boards of %i×%i", (width, height) => {
    const below = seededRandom(7);
    const goal = goalBoard(width, height);
    for (let i = 0; i < 4; i++) {
      const start = randomBoard(goal, below);
      const puzzle = { neighbours: grid(width, height), start: start.tiles, goal: goal.tiles };
      const outcome = solved(puzzle);
      const truth = solve({ start, goal });
      if (outcome.status !== "solved" || truth.status !== "solved") throw new Error("unsolved");
      expect(outcome.path).toHaveLength(truth.length);
      const tiles = start.tiles.slice();
      for (const to of outcome.path) {
        const blank = tiles.indexOf(0);
        expect(puzzle.neighbours[blank]).toContain(to);
        tiles[blank] = tiles[to]!;
        tiles[to] = 0;
      }
      expect(tiles).toEqual(goal.tiles);
    }
  });

  it("gives up beyond the most moves that are wanted", () => {
    const goal = goalBoard(3, 3);
    const start = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    const puzzle = { neighbours: grid(3, 3), start, goal: goal.tiles };
    expect(solved(puzzle, 30)).toEqual({ status: "beyond" });
    expect(solved(puzzle, 31).status).toBe("solved");
  });

  it("works in slices", () => {
    const goal = goalBoard(3, 3);
    const start = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    const search = graphSearch({ neighbours: grid(3, 3), start, goal: goal.tiles });
    expect(search.run(100)).toBeUndefined();
    expect(search.run(1_000_000)).toMatchObject({ status: "solved" });
  });
});

describe("isReachableOnGraph", () => {
  it.each([
    [3, 3],
    [4, 3],
    [4, 4],
  ])("agrees with parity on %i×%i", (width, height) => {
    const below = seededRandom(3);
    const goal = goalBoard(width, height);
    for (let i = 0; i < 30; i++) {
      const [first, second, ...rest] = randomBoard(goal, below).tiles;
      const tiles = i % 2 === 1 ? [second!, first!, ...rest] : [first!, second!, ...rest];
      const start = { width, height, tiles };
      expect(
        isReachableOnGraph({ neighbours: grid(width, height), start: tiles, goal: goal.tiles }),
      ).toBe(isReachable({ start, goal }));
    }
  });

  it("looks through small graphs of any other kind", () => {
    const ring = Array.from({ length: 5 }, (_, i) => [(i + 4) % 5, (i + 1) % 5]);
    const start = [0, 1, 2, 3, 4];
    expect(isReachableOnGraph({ neighbours: ring, start, goal: [1, 2, 0, 3, 4] })).toBe(true);
    expect(isReachableOnGraph({ neighbours: ring, start, goal: [0, 2, 1, 3, 4] })).toBe(false);
  });

  it("pulls a tile out of a dead end, and no more", () => {
    // A board of 3×3 with one more cell beside its last.
    const neighbours = [...grid(3, 3), [8]];
    neighbours[8] = [...neighbours[8]!, 9];
    const goal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
    const start = [1, 2, 3, 4, 5, 6, 7, 8, 0, 9];
    expect(isReachableOnGraph({ neighbours, start, goal })).toBe(true);
    expect(isReachableOnGraph({ neighbours, start: [1, 2, 3, 4, 5, 6, 7, 9, 0, 8], goal })).toBe(
      false,
    );
    expect(isReachableOnGraph({ neighbours, start: [2, 1, 3, 4, 5, 6, 7, 8, 0, 9], goal })).toBe(
      false,
    );
  });

  it("refuses large graphs that it knows nothing about", () => {
    const ring = Array.from({ length: 12 }, (_, i) => [(i + 11) % 12, (i + 1) % 12]);
    const state = Array.from({ length: 12 }, (_, i) => i);
    expect(() => isReachableOnGraph({ neighbours: ring, start: state, goal: state })).toThrow(
      expect.objectContaining({ code: "METHOD_UNSUPPORTED" }),
    );
  });
});
