import { FACTORIALS, rank } from "./permutation.ts";
import { PuzzleError } from "./puzzle-error.ts";

/**
 * Sliding tiles on any graph: each vertex holds a tile, one holds the blank (0), and a tile slides along an
 * edge to the blank.
 *
 * Which states can be reached: R. M. Wilson, "Graph puzzles, homotopy, and the alternating group", 1974.
 */
export interface GraphPuzzle {
  /** The vertices beside each vertex. */
  readonly neighbours: readonly (readonly number[])[];
  /** What each vertex holds: each of 0 .. vertices-1 once. */
  readonly start: readonly number[];
  readonly goal: readonly number[];
}

/** The vertices that the blank goes to, one after another. */
export type GraphPath = readonly number[];

/** What came of a {@link GraphPuzzle}. */
export type GraphOutcome =
  | { readonly status: "solved"; readonly path: GraphPath }
  | { readonly status: "unsolvable" }
  /** No path is as short as was asked for. */
  | { readonly status: "beyond" };

/** A search in slices: see core's `Search`. */
export interface GraphSearch {
  /** Expands up to so many more nodes, and returns the outcome once there is one. */
  run(nodeBudget: number): GraphOutcome | undefined;
}

/** Up to so many vertices, all states are looked through. */
const MAX_EXHAUSTIVE = 9;

/**
 * Returns a search for a shortest path, of at most `atMost` moves. Graphs of up to nine vertices are searched
 * breadth first, larger ones by iterative deepening on the sum of the tiles' distances; for those the
 * reachability must be known: see {@link isReachableOnGraph}.
 *
 * @throws {PuzzleError} what {@link isReachableOnGraph} throws
 */
export function graphSearch(
  puzzle: GraphPuzzle,
  atMost: number = Number.POSITIVE_INFINITY,
): GraphSearch {
  assertPuzzle(puzzle);
  if (puzzle.start.length <= MAX_EXHAUSTIVE) return breadthFirst(puzzle, atMost);
  if (!isReachableOnGraph(puzzle)) return { run: () => ({ status: "unsolvable" }) };
  return deepening(puzzle, atMost);
}

/**
 * Tells whether the goal can be reached, by parity on a graph which is a bipartite 2-connected part other
 * than a cycle, with dead ends of one vertex each. Other graphs are looked through, up to nine vertices.
 *
 * @throws {PuzzleError} BOARD_LENGTH or TILE_DUPLICATE for a bad state, METHOD_UNSUPPORTED for another graph
 */
export function isReachableOnGraph(puzzle: GraphPuzzle): boolean {
  assertPuzzle(puzzle);
  const { neighbours } = puzzle;
  const sides = sidesOf(neighbours);
  if (sides === undefined || !hasSoundPart(neighbours)) {
    if (neighbours.length <= MAX_EXHAUSTIVE) {
      const search = breadthFirst(puzzle, Number.POSITIVE_INFINITY);
      return search.run(Number.POSITIVE_INFINITY)!.status === "solved";
    }
    throw new PuzzleError(
      "METHOD_UNSUPPORTED",
      "reachability is known on bipartite 2-connected graphs with dead ends of one vertex",
    );
  }
  // With the blank in the sound part, what a dead end holds stays there.
  const start = withBlankInside(neighbours, puzzle.start);
  const goal = withBlankInside(neighbours, puzzle.goal);
  for (let vertex = 0; vertex < start.length; vertex++) {
    if (isDeadEnd(neighbours, vertex) && start[vertex] !== goal[vertex]) return false;
  }
  return (oddness(start, goal) ^ sides[start.indexOf(0)]! ^ sides[goal.indexOf(0)]!) === 0;
}

/** Whether the permutation that leads from one state to the other is odd. */
function oddness(start: readonly number[], goal: readonly number[]): number {
  const goalVertex = new Int32Array(goal.length);
  for (let vertex = 0; vertex < goal.length; vertex++) goalVertex[goal[vertex]!] = vertex;
  const done = new Uint8Array(start.length);
  let odd = start.length & 1;
  for (let first = 0; first < start.length; first++) {
    if (done[first] === 1) continue;
    odd ^= 1;
    for (let vertex = first; done[vertex] === 0; vertex = goalVertex[start[vertex]!]!) {
      done[vertex] = 1;
    }
  }
  return odd;
}

/** Which of two sides each vertex is on, or undefined where the graph is not bipartite and connected. */
function sidesOf(neighbours: GraphPuzzle["neighbours"]): Uint8Array | undefined {
  const sides = new Uint8Array(neighbours.length).fill(2);
  const queue = [0];
  sides[0] = 0;
  for (const vertex of queue) {
    for (const next of neighbours[vertex]!) {
      if (sides[next] === sides[vertex]) return undefined;
      if (sides[next] !== 2) continue;
      sides[next] = sides[vertex]! ^ 1;
      queue.push(next);
    }
  }
  return queue.length === neighbours.length ? sides : undefined;
}

function isDeadEnd(neighbours: GraphPuzzle["neighbours"], vertex: number): boolean {
  return neighbours[vertex]!.length === 1;
}

/** Whether all but the dead ends is 2-connected and no mere cycle. */
function hasSoundPart(neighbours: GraphPuzzle["neighbours"]): boolean {
  const inside = neighbours.flatMap((_, vertex) => (isDeadEnd(neighbours, vertex) ? [] : [vertex]));
  const insideDegree = (vertex: number): number =>
    neighbours[vertex]!.filter((next) => !isDeadEnd(neighbours, next)).length;
  if (inside.length < 4 || inside.some((vertex) => insideDegree(vertex) < 2)) return false;
  if (inside.every((vertex) => insideDegree(vertex) === 2)) return false;
  return inside.every((without) => {
    const first = inside.find((vertex) => vertex !== without)!;
    const seen = new Set([without, first]);
    const queue = [first];
    for (const vertex of queue) {
      for (const next of neighbours[vertex]!) {
        if (seen.has(next) || isDeadEnd(neighbours, next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return seen.size === inside.length;
  });
}

function withBlankInside(
  neighbours: GraphPuzzle["neighbours"],
  state: readonly number[],
): readonly number[] {
  const blank = state.indexOf(0);
  if (!isDeadEnd(neighbours, blank)) return state;
  const [inner] = neighbours[blank] as [number];
  const moved = state.slice();
  moved[blank] = state[inner]!;
  moved[inner] = 0;
  return moved;
}

function breadthFirst({ neighbours, start, goal }: GraphPuzzle, atMost: number): GraphSearch {
  const vertices = start.length;
  const goalRank = rank(goal);
  const count = FACTORIALS[vertices]!;
  // State i is the vertices bytes from i · vertices on; `from` is the state before it.
  const states = new Uint8Array(count * vertices);
  const from = new Int32Array(count);
  const depth = new Int32Array(count);
  const seen = new Uint8Array(count);
  const next = new Uint8Array(vertices);
  states.set(start);
  seen[rank(start)] = 1;
  from[0] = -1;
  let written = 1;
  let read = 0;
  let outcome: GraphOutcome | undefined = rank(start) === goalRank ? found([]) : undefined;

  function found(path: GraphPath): GraphOutcome {
    return { status: "solved", path };
  }

  function pathTo(state: number): number[] {
    const path: number[] = [];
    for (let at = state; from[at]! >= 0; at = from[at]!) {
      path.push(states.indexOf(0, at * vertices) - at * vertices);
    }
    return path.reverse();
  }

  return {
    run(nodeBudget) {
      for (let nodes = 0; outcome === undefined && nodes < nodeBudget; nodes++, read++) {
        if (read === written) {
          outcome = { status: "unsolvable" };
          break;
        }
        if (depth[read]! >= atMost) {
          outcome = { status: "beyond" };
          break;
        }
        const state = states.subarray(read * vertices, (read + 1) * vertices);
        const blank = state.indexOf(0);
        for (const to of neighbours[blank]!) {
          next.set(state);
          next[blank] = next[to]!;
          next[to] = 0;
          const index = rank(next);
          if (seen[index] === 1) continue;
          seen[index] = 1;
          states.set(next, written * vertices);
          from[written] = read;
          depth[written] = depth[read]! + 1;
          if (index === goalRank) {
            outcome = found(pathTo(written));
            break;
          }
          written++;
        }
      }
      return outcome;
    },
  };
}

/** Iterative deepening A* (R. E. Korf, 1985) on the sum of the tiles' distances from their places. */
function deepening({ neighbours, start, goal }: GraphPuzzle, atMost: number): GraphSearch {
  const vertices = start.length;
  const distances = neighbours.map((_, vertex) => distancesFrom(neighbours, vertex));
  const goalVertex = new Int32Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex++) goalVertex[goal[vertex]!] = vertex;
  const distanceOf = (tile: number, vertex: number): number =>
    distances[goalVertex[tile]!]![vertex]!;

  const tiles = Uint16Array.from(start);
  // The path: the blank's vertex before each move, and which neighbour is to be tried next.
  const blanks: number[] = [start.indexOf(0)];
  const tries: number[] = [0];
  let h = 0;
  for (let vertex = 0; vertex < vertices; vertex++) {
    if (tiles[vertex] !== 0) h += distanceOf(tiles[vertex]!, vertex);
  }
  let bound = h;
  let nextBound = Number.POSITIVE_INFINITY;
  let outcome: GraphOutcome | undefined;

  function slide(blank: number, to: number): void {
    const tile = tiles[to]!;
    h += distanceOf(tile, blank) - distanceOf(tile, to);
    tiles[blank] = tile;
    tiles[to] = 0;
  }

  return {
    run(nodeBudget) {
      for (let nodes = 0; outcome === undefined && nodes < nodeBudget; nodes++) {
        const depth = blanks.length - 1;
        if (h === 0) {
          outcome = { status: "solved", path: blanks.slice(1) };
          break;
        }
        const blank = blanks[depth]!;
        const to = neighbours[blank]![tries[depth]!++];
        if (to === undefined) {
          blanks.pop();
          tries.pop();
          if (depth > 0) {
            slide(blank, blanks[depth - 1]!);
            continue;
          }
          bound = nextBound;
          nextBound = Number.POSITIVE_INFINITY;
          if (bound > atMost) outcome = { status: "beyond" };
          blanks.push(blank);
          tries.push(0);
          continue;
        }
        if (to === blanks[depth - 1]) continue;
        slide(blank, to);
        const f = depth + 1 + h;
        if (f > bound) {
          nextBound = Math.min(nextBound, f);
          slide(to, blank);
          continue;
        }
        blanks.push(to);
        tries.push(0);
      }
      return outcome;
    },
  };
}

function distancesFrom(neighbours: GraphPuzzle["neighbours"], vertex: number): Int32Array {
  const distances = new Int32Array(neighbours.length).fill(-1);
  distances[vertex] = 0;
  const queue = [vertex];
  for (const at of queue) {
    for (const next of neighbours[at]!) {
      if (distances[next] !== -1) continue;
      distances[next] = distances[at]! + 1;
      queue.push(next);
    }
  }
  return distances;
}

function assertPuzzle({ neighbours, start, goal }: GraphPuzzle): void {
  for (const state of [start, goal]) {
    if (state.length !== neighbours.length) {
      throw new PuzzleError(
        "BOARD_LENGTH",
        `a state has ${neighbours.length} vertices, got ${state.length}`,
      );
    }
    const seen = new Uint8Array(state.length);
    for (const tile of state) {
      if (!(Number.isInteger(tile) && tile >= 0 && tile < state.length) || seen[tile] === 1) {
        throw new PuzzleError(
          "TILE_DUPLICATE",
          `a state holds each of 0 .. ${state.length - 1} once`,
        );
      }
      seen[tile] = 1;
    }
  }
}
