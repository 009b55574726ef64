import type { Board } from "../src/board.ts";
import type { Problem } from "../src/problem.ts";

/** A board one move on, and the letter of the move. */
export interface Neighbour {
  readonly move: string;
  readonly board: Board;
}

/** The boards one move on, in the order of the letters. */
export function neighbours({ width, height, tiles }: Board, order = "udlr"): Neighbour[] {
  const blank = tiles.indexOf(0);
  const row = Math.floor(blank / width);
  const column = blank % width;
  const found: Neighbour[] = [];
  for (const move of order) {
    const toRow = row + (move === "d" ? 1 : move === "u" ? -1 : 0);
    const toColumn = column + (move === "r" ? 1 : move === "l" ? -1 : 0);
    if (toRow < 0 || toRow >= height || toColumn < 0 || toColumn >= width) continue;
    const moved = [...tiles];
    const target = toRow * width + toColumn;
    moved[blank] = moved[target]!;
    moved[target] = 0;
    found.push({ move, board: { width, height, tiles: moved } });
  }
  return found;
}

/** A board's tiles as one number: for boards of up to twelve cells. */
export function keyOf({ tiles }: Board): number {
  return tiles.reduce((key, tile) => key * tiles.length + tile, 0);
}

/** Every board that can be reached from the goal, by its key, with its distance; the nearest first. */
export function distancesTo(goal: Board): Map<number, { board: Board; distance: number }> {
  const found = new Map([[keyOf(goal), { board: goal, distance: 0 }]]);
  for (const { board, distance } of found.values()) {
    for (const { board: next } of neighbours(board)) {
      if (!found.has(keyOf(next))) found.set(keyOf(next), { board: next, distance: distance + 1 });
    }
  }
  return found;
}

/** All shortest paths from a board to the goal. */
export function shortestPaths(start: Board, distances: ReturnType<typeof distancesTo>): string[] {
  const { distance } = distances.get(keyOf(start))!;
  if (distance === 0) return [""];
  return neighbours(start).flatMap(({ move, board }) =>
    distances.get(keyOf(board))!.distance === distance - 1
      ? shortestPaths(board, distances).map((rest) => move + rest)
      : [],
  );
}

/** The path that comes first where letters are ordered as in `order`. */
export function leastOf(paths: readonly string[], order: string): string {
  const digits = (path: string) => [...path].map((letter) => order.indexOf(letter)).join("");
  return [...paths].sort((a, b) => (digits(a) < digits(b) ? -1 : 1))[0]!;
}

/** The 24 orders of the four letters. */
export function letterOrders(letters = "udlr"): string[] {
  if (letters === "") return [""];
  return [...letters].flatMap((first) =>
    letterOrders(letters.replace(first, "")).map((rest) => first + rest),
  );
}

/** What a search came to. */
export interface PlainResult {
  readonly moves: string;
  readonly expanded: number;
  readonly generated: number;
}

interface Node {
  readonly board: Board;
  readonly path: string;
}

/** The successors of a node, without the step straight back. */
function successors({ board, path }: Node, order: string): Node[] {
  const back = { u: "d", d: "u", l: "r", r: "l", "": "" }[path.slice(-1)];
  return neighbours(board, order)
    .filter(({ move }) => move !== back)
    .map(({ move, board: next }) => ({ board: next, path: path + move }));
}

/** Breadth-first search as it is taught: the goal is recognised when it is generated. */
export function plainBreadthFirst({ start, goal }: Problem, order: string): PlainResult {
  const wanted = goal.tiles.join();
  const reached = new Set([start.tiles.join()]);
  const queue: Node[] = [{ board: start, path: "" }];
  let generated = 0;
  for (let expanded = 1; ; expanded++) {
    for (const next of successors(queue[expanded - 1]!, order)) {
      generated++;
      const key = next.board.tiles.join();
      if (key === wanted) return { moves: next.path, expanded, generated };
      if (reached.has(key)) continue;
      reached.add(key);
      queue.push(next);
    }
  }
}

/** A*: the least f, then the greatest g, then the latest; the goal is recognised when it is taken out. */
export function plainAStar(
  { start, goal }: Problem,
  heuristic: (board: Board, goal: Board) => number,
  order: string,
): PlainResult {
  const g = new Map([[start.tiles.join(), 0]]);
  const open: (Node & { f: number })[] = [{ board: start, path: "", f: heuristic(start, goal) }];
  let expanded = 0;
  let generated = 0;
  for (;;) {
    let best = 0;
    for (let at = 1; at < open.length; at++) {
      const [a, b] = [open[at]!, open[best]!];
      if (a.f < b.f || (a.f === b.f && a.path.length >= b.path.length)) best = at;
    }
    const node = open.splice(best, 1)[0]!;
    const key = node.board.tiles.join();
    if (g.get(key) !== node.path.length) continue;
    if (key === goal.tiles.join()) return { moves: node.path, expanded, generated };
    expanded++;
    for (const next of successors(node, order)) {
      generated++;
      const nextKey = next.board.tiles.join();
      if ((g.get(nextKey) ?? Number.POSITIVE_INFINITY) <= next.path.length) continue;
      g.set(nextKey, next.path.length);
      open.push({ ...next, f: next.path.length + heuristic(next.board, goal) });
    }
  }
}

/** IDA* as it is taught, by recursion. */
export function plainIdaStar(
  { start, goal }: Problem,
  heuristic: (board: Board, goal: Board) => number,
  order: string,
): PlainResult {
  let expanded = 0;
  let generated = 0;
  let nextBound = heuristic(start, goal);
  for (;;) {
    const bound = nextBound;
    nextBound = Number.POSITIVE_INFINITY;
    const moves = descend({ board: start, path: "" }, bound);
    if (moves !== undefined) return { moves, expanded, generated };
  }

  function descend(node: Node, bound: number): string | undefined {
    if (node.board.tiles.join() === goal.tiles.join()) return node.path;
    expanded++;
    for (const next of successors(node, order)) {
      generated++;
      const f = next.path.length + heuristic(next.board, goal);
      if (f > bound) {
        nextBound = Math.min(nextBound, f);
        continue;
      }
      const moves = descend(next, bound);
      if (moves !== undefined) return moves;
    }
    return undefined;
  }
}

function placeOf(tile: number, { width, tiles }: Board): readonly [number, number] {
  const cell = tiles.indexOf(tile);
  return [Math.floor(cell / width), cell % width];
}

/** The heuristics as their definitions read. */
export const plainHeuristics = {
  misplacedTiles(board: Board, goal: Board): number {
    return board.tiles.filter((tile, cell) => tile !== 0 && tile !== goal.tiles[cell]).length;
  },

  manhattan(board: Board, goal: Board): number {
    let sum = 0;
    for (const tile of board.tiles) {
      if (tile === 0) continue;
      const [row, column] = placeOf(tile, board);
      const [goalRow, goalColumn] = placeOf(tile, goal);
      sum += Math.abs(row - goalRow) + Math.abs(column - goalColumn);
    }
    return sum;
  },

  linearConflict(board: Board, goal: Board): number {
    let sum = plainHeuristics.manhattan(board, goal);
    for (const axis of [0, 1] as const) {
      const across = axis === 0 ? 1 : 0;
      for (let line = 0; line < (axis === 0 ? board.height : board.width); line++) {
        // Where in the goal's line the tiles that belong to it want to be, in the order they stand.
        const wanted = board.tiles
          .filter((tile) => tile !== 0)
          .filter(
            (tile) => placeOf(tile, board)[axis] === line && placeOf(tile, goal)[axis] === line,
          )
          .map((tile) => placeOf(tile, goal)[across]);
        sum += 2 * (wanted.length - mostInOrder(wanted));
      }
    }
    return sum;
  },
};

/** The size of the largest subset that ascends, by trying all subsets. */
function mostInOrder(places: readonly number[]): number {
  let most = 0;
  for (let subset = 0; subset < 2 ** places.length; subset++) {
    const kept = places.filter((_, i) => (subset >> i) & 1);
    if (kept.every((place, i) => i === 0 || kept[i - 1]! < place))
      most = Math.max(most, kept.length);
  }
  return most;
}
