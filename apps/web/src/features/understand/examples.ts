import { createBoard, createProblem, goalBoard, type Problem, scramble } from "@slidepath/core";

/** A board worth looking at; `seed` is used where it is drawn at random. */
export interface Example {
  readonly name: "hardest" | "random" | "small" | "fifteen" | "oblong" | "loyd";
  make(seed: number): Problem;
}

export const EXAMPLES: readonly Example[] = [
  { name: "random", make: (seed) => scrambled(3, 3, seed) },
  // One of the two boards that are 31 moves away, the farthest there are.
  { name: "hardest", make: () => createProblem(createBoard(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1])) },
  { name: "small", make: (seed) => scrambled(3, 2, seed) },
  { name: "oblong", make: (seed) => scrambled(4, 3, seed) },
  { name: "fifteen", make: (seed) => scrambled(4, 4, seed) },
  { name: "loyd", make: loyd },
];

function scrambled(width: number, height: number, seed: number): Problem {
  return createProblem(scramble({ width, height, seed }));
}

/** Sam Loyd's: all in order, but for the last two tiles. */
function loyd(): Problem {
  const goal = goalBoard(4, 4);
  const tiles = goal.tiles.map((tile) => (tile === 14 ? 15 : tile === 15 ? 14 : tile));
  return createProblem(createBoard(4, 4, tiles), goal);
}
