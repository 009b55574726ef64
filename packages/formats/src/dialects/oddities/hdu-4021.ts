import { isReachableOnGraph } from "@slidepath/core";
import type { Dialect } from "../../dialect.ts";
import { readTiles } from "../../odd-reader.ts";
import type { Oddity, OddTask } from "../../oddity.ts";
import { shuffled } from "../../shuffled.ts";
import { LENGTH } from "../parts.ts";
import { exchanged, figure, wandered } from "./figure.ts";
import { ODD_INPUT, told } from "./parts.ts";

const TWENTY_FOUR = [" #  # ", "######", " #### ", " #### ", "######", " #  # "];

const deadEnds: Oddity = {
  read(reader) {
    return deadEndTask(readTiles(reader, 24, 0, 23), readTiles(reader, 24, 0, 23));
  },
  random(below) {
    const start = shuffled(24, below);
    const goal = wandered(start, figure(TWENTY_FOUR), 40 + below(40), below);
    return deadEndTask(start, below(2) === 0 ? exchanged(goal, 1, 2) : goal);
  },
};

function deadEndTask(start: readonly number[], goal: readonly number[]): OddTask {
  return {
    write: () => `${start.join(" ")}\n${goal.join(" ")}\n`,
    answer: () =>
      told(
        isReachableOnGraph({ neighbours: figure(TWENTY_FOUR), start, goal })
          ? "solved"
          : "unsolvable",
      ),
  };
}

export const hdu4021: Dialect = {
  id: "hdu-4021",
  title: "24 Puzzle",
  official: ["HDU 4021", "SPOJ PUZZLE24"],
  family: "decide",
  confidence: "high",
  sources: ["the problem's page, its sample worked out"],
  input: { ...ODD_INPUT, repeat: { kind: "count" } },
  goal: { kind: "given" },
  question: { kind: "decision", rule: "reachable" },
  output: { ...LENGTH, solved: "N\n", unsolvable: { kind: "words", template: "Y\n" } },
  odd: deadEnds,
  traps: [
    "Y means impossible",
    "a tile in a dead end stays there unless the blank begins or ends in it",
  ],
};
