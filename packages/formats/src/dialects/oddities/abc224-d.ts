import { graphSearch } from "@slidepath/core";
import type { Dialect } from "../../dialect.ts";
import { readNumber, readTiles } from "../../odd-reader.ts";
import type { Oddity, OddTask } from "../../oddity.ts";
import { shuffled } from "../../shuffled.ts";
import { LENGTH_OR_MINUS_ONE } from "../parts.ts";
import { ODD_INPUT, told } from "./parts.ts";

/** Eight pieces on the nine vertices of any graph. */
const graphOfNine: Oddity = {
  read(reader) {
    const edges = readNumber(reader, "count", 0, 36);
    const pairs: [number, number][] = [];
    for (let edge = 0; edge < edges; edge++) {
      pairs.push([readNumber(reader, "index", 1, 9), readNumber(reader, "index", 1, 9)]);
    }
    const vertices = readTiles(reader, 8, 1, 9);
    return graphTask(pairs, vertices);
  },
  random(below) {
    const pairs: [number, number][] = [];
    for (let a = 1; a <= 9; a++) {
      for (let b = a + 1; b <= 9; b++) if (below(3) === 0) pairs.push([a, b]);
    }
    return graphTask(
      pairs,
      shuffled(9, below)
        .slice(0, 8)
        .map((vertex) => vertex + 1),
    );
  },
};

/** `vertices` says on which vertex each piece stands. */
function graphTask(pairs: readonly [number, number][], vertices: readonly number[]): OddTask {
  const neighbours = Array.from({ length: 9 }, (): number[] => []);
  for (const [a, b] of pairs) {
    neighbours[a - 1]!.push(b - 1);
    neighbours[b - 1]!.push(a - 1);
  }
  const start = new Array<number>(9).fill(0);
  for (const [piece, vertex] of vertices.entries()) start[vertex - 1] = piece + 1;
  return {
    write: () =>
      `${pairs.length}\n${pairs.map(([a, b]) => `${a} ${b}\n`).join("")}${vertices.join(" ")}\n`,
    answer() {
      const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0];
      const outcome = graphSearch({ neighbours, start, goal }).run(Number.POSITIVE_INFINITY)!;
      return outcome.status === "solved"
        ? told("solved", { length: String(outcome.path.length) })
        : told("unsolvable");
    },
  };
}

export const abc224d: Dialect = {
  id: "abc224-d",
  title: "8 Puzzle on Graph",
  official: ["AtCoder ABC224 D", "AtCoder abc224_d"],
  family: "two",
  confidence: "high",
  sources: ["AtCoder", "solutions"],
  input: ODD_INPUT,
  goal: { kind: "given" },
  question: { kind: "length" },
  output: LENGTH_OR_MINUS_ONE,
  odd: graphOfNine,
  traps: ["the last line names the vertex of each piece, not the piece on each vertex"],
};
