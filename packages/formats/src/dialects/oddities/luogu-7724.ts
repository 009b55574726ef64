import { foldShortestPaths } from "@slidepath/core";
import type { Dialect } from "../../dialect.ts";
import { readTiles } from "../../odd-reader.ts";
import type { Oddity, OddTask } from "../../oddity.ts";
import { shuffled } from "../../shuffled.ts";
import { YES_OR_NO } from "../parts.ts";
import { ODD_INPUT, told } from "./parts.ts";

const severalBlanks: Oddity = {
  read(reader) {
    const start = readTiles(reader, 4, 0, 9, true);
    return blanksTask(start, readTiles(reader, 4, 0, 9, true));
  },
  random(below) {
    const start = Array.from({ length: 4 }, () => below(4));
    const order = shuffled(4, below);
    return blanksTask(
      start,
      order.map((i) => start[i]!),
    );
  },
};

function blanksTask(start: readonly number[], goal: readonly number[]): OddTask {
  const rowsOf = ([a, b, c, d]: readonly number[]): string => `${a} ${b}\n${c} ${d}\n`;
  return {
    write: () => rowsOf(start) + rowsOf(goal),
    answer() {
      const nothing = { empty: 0, extend: () => 0, join: () => 0 };
      const folded = foldShortestPaths({ width: 2, height: 2, start, goal }, nothing);
      return told(folded === undefined ? "unsolvable" : "solved");
    },
  };
}

export const luogu7724: Dialect = {
  id: "luogu-7724",
  title: "2×2 with several blanks",
  titleZh: "有多个空格的 2×2",
  official: ["Luogu mirror 7724"],
  family: "decide",
  confidence: "low",
  sources: ["a mirror"],
  input: ODD_INPUT,
  goal: { kind: "given" },
  question: { kind: "decision", rule: "reachable" },
  output: YES_OR_NO,
  odd: severalBlanks,
  traps: ["any number of cells is blank", "whether the words are in capitals is not certain"],
};
