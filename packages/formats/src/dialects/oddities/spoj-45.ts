import { isReachableInCube } from "../../cube.ts";
import type { Dialect } from "../../dialect.ts";
import { readNumber, readTiles } from "../../odd-reader.ts";
import type { Oddity, OddTask } from "../../oddity.ts";
import { shuffled } from "../../shuffled.ts";
import { LENGTH } from "../parts.ts";
import { ODD_INPUT, told } from "./parts.ts";

const cube: Oddity = {
  read(reader) {
    const side = readNumber(reader, "side", 1, 100);
    return cubeTask(side, readTiles(reader, side ** 3, 0, side ** 3 - 1));
  },
  random(below) {
    const side = below(3) + 1;
    return cubeTask(side, shuffled(side ** 3, below));
  },
};

function cubeTask(side: number, tiles: readonly number[]): OddTask {
  return {
    write() {
      const layer = side * side;
      let text = `${side}\n`;
      for (let from = 0; from < tiles.length; from += layer) {
        text += `${tiles.slice(from, from + layer).join(" ")}\n`;
      }
      return text;
    },
    answer: () => told(isReachableInCube(side, tiles) ? "solved" : "unsolvable"),
  };
}

export const spoj45: Dialect = {
  id: "spoj-45",
  title: "Commedia dell'arte (3D puzzle)",
  official: ["SPOJ COMMEDIA", "SP45", "POJ 1507", "UVa 716"],
  family: "decide",
  confidence: "high",
  sources: ["the problem's statement", "a solution"],
  input: { ...ODD_INPUT, repeat: { kind: "count" } },
  goal: { kind: "blank-last" },
  question: { kind: "decision", rule: "reachable" },
  output: {
    ...LENGTH,
    solved: "Puzzle can be solved.\n",
    unsolvable: { kind: "words", template: "Puzzle is unsolvable.\n" },
  },
  odd: cube,
  traps: ["a layer a line, the top one first; the gap ends at the end of the last one"],
};
