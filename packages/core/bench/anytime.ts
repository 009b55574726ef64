import { readFileSync } from "node:fs";
import { createBoard, goalBoard } from "../src/board.ts";
import { leadsTo } from "../src/move.ts";
import { createProblem, type Problem } from "../src/problem.ts";
import { scramble } from "../src/scramble.ts";
import { anytime } from "../src/search/anytime/anytime.ts";
import { sliceOf } from "../src/solve.ts";

/**
 * Improves boards for a number of seconds of the processor each, so that a busy machine does not show, and
 * prints first and last lengths beside the bound.
 *
 *     bench:anytime SECONDS korf FILE [FROM TO]   24-puzzles: lines of a number, 25 tiles, the optimal length
 *     bench:anytime SECONDS SIDE [BOARDS]         seeded random boards of SIDE×SIDE
 */
function main([seconds = "10", what = "6", ...rest]: string[]): void {
  const rows = what === "korf" ? korf(rest) : seeded(Number(what), Number(rest[0] ?? 10));
  const all = rows.map(({ name, problem, optimal }) => {
    const { first, firstMs, longest, last, lowerBound, bytes } = improved(problem, Number(seconds));
    console.log(
      `${name}  first ${first} in ${firstMs.toFixed(1)} ms, then ${last}, bound ${lowerBound}` +
        `${optimal === undefined ? "" : `, optimal ${optimal}`}; ` +
        `the longest slice ${longest.toFixed(1)} ms, ${(bytes / 2 ** 20).toFixed(0)} MiB`,
    );
    if (optimal !== undefined && !(lowerBound <= optimal && optimal <= last)) {
      throw new Error("the bound or the path is wrong");
    }
    return { first, last, lowerBound, optimal: optimal ?? Number.NaN };
  });
  const sum = (of: (one: (typeof all)[number]) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  console.log(
    `mean: first ${(sum(({ first }) => first) / all.length).toFixed(2)}, ` +
      `last ${(sum(({ last }) => last) / all.length).toFixed(2)}, ` +
      `bound ${(sum(({ lowerBound }) => lowerBound) / all.length).toFixed(2)}; ` +
      `last to first ${(sum(({ last }) => last) / sum(({ first }) => first)).toFixed(3)}`,
  );
  if (what === "korf") {
    const optimal = sum((one) => one.optimal);
    console.log(
      `to the optimum: length ${(sum(({ last }) => last) / optimal).toFixed(4)}, ` +
        `bound ${(sum(({ lowerBound }) => lowerBound) / optimal).toFixed(4)}`,
    );
  }
}

interface Row {
  readonly name: string;
  readonly problem: Problem;
  readonly optimal?: number;
}

function korf([file, from = "1", to = "50"]: string[]): Row[] {
  return readFileSync(file!, "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .slice(Number(from) - 1, Number(to))
    .map((line) => {
      const [id, ...numbers] = line.trim().split(/\s+/).map(Number);
      const start = createBoard(5, 5, numbers.slice(0, 25));
      return {
        name: `${id}`,
        problem: createProblem(start, goalBoard(5, 5, 0)),
        optimal: numbers[25]!,
      };
    });
}

function seeded(side: number, count: number): Row[] {
  return Array.from({ length: count }, (_, seed) => ({
    name: `${side}×${side} seed ${seed}`,
    problem: createProblem(scramble({ width: side, height: side, seed })),
  }));
}

function improved(problem: Problem, seconds: number) {
  const begin = process.cpuUsage();
  const ms = (): number => process.cpuUsage(begin).user / 1e3;
  const search = anytime(problem);
  const first = search.progress().best!.length;
  const firstMs = ms();
  let longest = 0;
  let bytes = 0;
  for (let before = ms(); before < 1000 * seconds; ) {
    const asked = performance.now();
    const outcome = search.run(sliceOf(problem.start.tiles.length));
    longest = Math.max(longest, performance.now() - asked);
    before = ms();
    bytes = Math.max(bytes, search.progress().bytes);
    if (outcome !== undefined) break;
  }
  const { best, lowerBound } = search.progress();
  if (!leadsTo(problem, best!.moves)) throw new Error("no path");
  return { first, firstMs, longest, last: best!.length, lowerBound, bytes };
}

main(process.argv.slice(2));
