import { isReachable } from "../src/parity.ts";
import { rank, rankBigInt, unrank, unrankBigInt } from "../src/permutation.ts";
import { createProblem, type Problem } from "../src/problem.ts";
import { scramble } from "../src/scramble.ts";
import { compare } from "./measure.ts";

function scrambled(count: number, side: number): Problem[] {
  return Array.from({ length: count }, (_, seed) =>
    createProblem(scramble({ width: side, height: side, seed })),
  );
}

const square = scrambled(2_500, 4);
const wide = scrambled(100, 20);
const boards = square.map(({ start }) => start.tiles);
const ranks = boards.map(rank);
const bigRanks = ranks.map(BigInt);

function sum<T>(items: readonly T[], measureOf: (item: T) => number): number {
  return items.reduce((total, item) => total + measureOf(item), 0);
}

compare("Cantor rank of 2,500 4×4 boards", [
  { name: "rank", run: () => sum(boards, (tiles) => rank(tiles) % 97) },
  { name: "rankBigInt", run: () => sum(boards, (tiles) => Number(rankBigInt(tiles) % 97n)) },
]);

compare("board of a Cantor rank, 2,500 of 4×4", [
  { name: "unrank", run: () => sum(ranks, (index) => unrank(index, 16)[0]!) },
  { name: "unrankBigInt", run: () => sum(bigRanks, (index) => unrankBigInt(index, 16)[0]!) },
]);

compare("reachability of 40,000 cells", [
  { name: "100 boards of 20×20", run: () => sum(wide, (problem) => Number(isReachable(problem))) },
  {
    name: "2,500 boards of 4×4",
    run: () => sum(square, (problem) => Number(isReachable(problem))),
  },
]);
