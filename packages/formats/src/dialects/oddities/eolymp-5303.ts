import { type GraphPuzzle, goalBoard, graphSearch, isReachableOnGraph } from "@slidepath/core";
import type { Dialect } from "../../dialect.ts";
import { UPPER_CASE_BLANK } from "../../notation.ts";
import { readTiles } from "../../odd-reader.ts";
import type { OddAnswer, Oddity, OddTask } from "../../oddity.ts";
import { MINUS_ONE } from "../parts.ts";
import { exchanged, figure, wandered } from "./figure.ts";
import { ODD_INPUT, told } from "./parts.ts";

const TWELVE = ["###", "# #", "###", "# #", "###"];
const TWELVE_ROWS = [3, 2, 3, 2, 3];
/** Beyond so many moves the judge is told that there are none. */
const TWELVE_MOST = 70;

const twelveBox: Oddity = {
  read: (reader) => twelveTask(readTiles(reader, 13, 0, 12)),
  random(below) {
    const solved = goalBoard(13, 1).tiles;
    const tiles = wandered(solved, figure(TWELVE), below(60), below);
    return twelveTask(below(4) === 0 ? exchanged(tiles, 1, 2) : tiles);
  },
};

function twelveTask(start: readonly number[]): OddTask {
  const neighbours = figure(TWELVE);
  const goal = goalBoard(13, 1).tiles;
  const puzzle: GraphPuzzle = { neighbours, start, goal };
  let known: OddAnswer | undefined;
  return {
    write() {
      const rest = start.slice();
      return TWELVE_ROWS.map((length) => `${rest.splice(0, length).join(" ")}\n`).join("");
    },
    answer() {
      if (known !== undefined) return known;
      const outcome = isReachableOnGraph(puzzle)
        ? graphSearch(puzzle, TWELVE_MOST).run(Number.POSITIVE_INFINITY)!
        : undefined;
      if (outcome?.status !== "solved") {
        known = told("unsolvable");
      } else {
        let from = start.indexOf(0);
        let path = "";
        for (const to of outcome.path) {
          path += letterBetween(from, to);
          from = to;
        }
        known = told("solved", { length: String(path.length), path });
      }
      return known;
    },
    replay(path) {
      const tiles = start.slice();
      let blank = tiles.indexOf(0);
      for (const [index, letter] of Array.from(path).entries()) {
        const to = neighbours[blank]!.find((place) => letterBetween(blank, place) === letter);
        if (to === undefined) return { solves: false, failedAt: index };
        tiles[blank] = tiles[to]!;
        tiles[to] = 0;
        blank = to;
      }
      return { solves: path.length <= TWELVE_MOST && tiles.every((tile, i) => tile === goal[i]) };
    },
  };
}

/** The letter for a step in the box of twelve: steps within a row are by one place. */
function letterBetween(from: number, to: number): string {
  const rowOf = (place: number): number => {
    let row = 0;
    let rest = place;
    while (rest >= TWELVE_ROWS[row]!) rest -= TWELVE_ROWS[row++]!;
    return row;
  };
  if (rowOf(from) === rowOf(to)) return to > from ? "R" : "L";
  return to > from ? "D" : "U";
}

export const eolymp5303: Dialect = {
  id: "eolymp-5303",
  title: "Twelve",
  official: ["e-olymp 5303"],
  family: "path",
  confidence: "medium",
  sources: ["the problem's page"],
  input: ODD_INPUT,
  goal: { kind: "blank-last" },
  question: { kind: "length-and-path", rule: "any", order: "udlr" },
  output: {
    solved: "{length}\n{path}\n",
    unsolvable: MINUS_ONE,
    moves: UPPER_CASE_BLANK,
    judged: "checker",
  },
  odd: twelveBox,
  traps: [
    "two pillars: the rows hold 3, 2, 3, 2 and 3 cells",
    "a box of more than 70 moves is answered by -1, too",
    "the goal's figure was not seen: reading order is taken",
  ],
};
