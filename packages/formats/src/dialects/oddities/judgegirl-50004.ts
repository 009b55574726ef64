import type { Dialect } from "../../dialect.ts";
import { LOWER_CASE_BLANK } from "../../notation.ts";
import { readNumber, readTiles } from "../../odd-reader.ts";
import type { Oddity, OddTask } from "../../oddity.ts";
import { shuffled } from "../../shuffled.ts";
import { LENGTH, NEVER } from "../parts.ts";
import { ODD_INPUT, told } from "./parts.ts";

const pushes: Oddity = {
  read(reader) {
    const tiles = readTiles(reader, 16, 0, 15);
    const moved: number[] = [];
    for (;;) {
      const tile = readNumber(reader, "index", 0, Number.MAX_SAFE_INTEGER);
      if (tile === 0) return pushTask(tiles, moved);
      moved.push(tile);
    }
  },
  random: (below) =>
    pushTask(
      shuffled(16, below),
      Array.from({ length: below(12) }, () => below(15) + 1),
    ),
};

function pushTask(start: readonly number[], moved: readonly number[]): OddTask {
  const rowsOf = (tiles: readonly number[]): string =>
    [0, 4, 8, 12].map((from) => `${tiles.slice(from, from + 4).join(" ")}\n`).join("");
  return {
    write: () => `${rowsOf(start)}${[...moved, 0].join("\n")}\n`,
    answer() {
      const tiles = start.slice();
      let valid = 0;
      for (const tile of moved) {
        const cell = tiles.indexOf(tile);
        const blank = tiles.indexOf(0);
        const isBeside =
          cell >= 0 &&
          (Math.abs(cell - blank) === 4 ||
            (Math.abs(cell - blank) === 1 && cell >> 2 === blank >> 2));
        if (!isBeside) continue;
        tiles[blank] = tile;
        tiles[cell] = 0;
        valid++;
      }
      const isSolved = tiles.every((tile, cell) => tile === (cell + 1) % 16);
      return told("solved", { text: `${rowsOf(tiles)}${isSolved ? `1 ${valid}` : "0"}\n` });
    },
  };
}

export const judgegirl50004: Dialect = {
  id: "judgegirl-50004",
  title: "Simulate the 15-puzzle",
  official: ["Judgegirl 50004"],
  family: "boards",
  confidence: "low",
  sources: ["the problem's page", "solutions"],
  input: ODD_INPUT,
  goal: { kind: "given" },
  question: { kind: "simulation" },
  output: { ...LENGTH, solved: "{text}", unsolvable: NEVER, moves: LOWER_CASE_BLANK },
  odd: pushes,
  traps: [
    "what follows the 1 is read as the number of slides made",
    "a tile that is not beside the blank is taken to stay, and not to count",
  ],
};
