import { goalBoard } from "../src/board.ts";
import { tablePath } from "../src/distance-table.ts";
import { moveOrderCodes } from "../src/move.ts";
import { isReachable } from "../src/parity.ts";
import { rank, rankBigInt, unrank, unrankBigInt } from "../src/permutation.ts";
import { createProblem, type Problem } from "../src/problem.ts";
import { seededRandom } from "../src/random.ts";
import { randomBoard, scramble } from "../src/scramble.ts";
import { solve } from "../src/solve.ts";
import { distanceTable } from "../src/table-store.ts";
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

const below = seededRandom(1);
const eights = Array.from({ length: 20_000 }, (): Problem => {
  const goal = randomBoard(goalBoard(3, 3), below);
  return { start: randomBoard(goal, below), goal };
});
const order = moveOrderCodes("dlru");

compare("least shortest paths of 20,000 pairs of 3×3 boards", [
  { name: "table walk", run: () => sum(eights, (problem) => tablePath(problem, order).length) },
  {
    name: "solve, checked, replayed",
    run: () =>
      sum(eights, (problem) => {
        const outcome = solve(problem, { order: "dlru" });
        return outcome.status === "solved" ? outcome.length : 0;
      }),
  },
]);

const tableBytes = goalBoard(3, 3).tiles.map((_, cell) => distanceTable(3, 3, cell).bytes);
console.log(`\nall nine 3×3 tables: ${tableBytes.reduce((total, bytes) => total + bytes)} bytes`);
