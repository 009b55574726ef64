import { foldShortestPaths, type Move } from "@slidepath/core";
import type { Dialect } from "../../dialect.ts";
import { readNumber, readWord } from "../../odd-reader.ts";
import type { Oddity, OddTask } from "../../oddity.ts";
import { shuffled } from "../../shuffled.ts";
import { LENGTH, NOT_SAID } from "../parts.ts";
import { ODD_INPUT, told } from "./parts.ts";

const KINDS = "WRB";
const CHECKSUM_MODULUS = 100_000_007;
/** The character codes of the letters for the tile's way, by the blank's. */
const TILE_CODES: Readonly<Record<Move, number>> = { u: 68, d: 85, l: 82, r: 76 };

const sliders: Oddity = {
  read(reader) {
    const side = readNumber(reader, "side", 1, 8);
    const rows = Array.from({ length: 2 * side }, () => readWord(reader, side, KINDS));
    return slidersTask(side, rows);
  },
  random(below) {
    const cells = shuffled(9, below).map((tile) => KINDS[tile === 0 ? 0 : (tile % 2) + 1]!);
    const other = cells.slice();
    for (let last = 8; last > 0; last--) {
      const at = below(last + 1);
      [other[last], other[at]] = [other[at]!, other[last]!];
    }
    const rowsOf = (tiles: readonly string[]): string[] =>
      [0, 3, 6].map((from) => tiles.slice(from, from + 3).join(""));
    return slidersTask(3, [...rowsOf(cells), ...rowsOf(other)]);
  },
};

function slidersTask(side: number, rows: readonly string[]): OddTask {
  const kinds = (some: readonly string[]): number[] =>
    Array.from(some.join(""), (letter) => KINDS.indexOf(letter));
  return {
    write: () => `${side}\n${rows.join("\n")}\n`,
    answer() {
      const folded = foldShortestPaths(
        {
          width: side,
          height: side,
          start: kinds(rows.slice(0, side)),
          goal: kinds(rows.slice(side)),
        },
        {
          empty: { paths: 1, sum: 0 },
          extend: ({ paths, sum }, move) => ({
            paths,
            sum: (sum * 243 + paths * TILE_CODES[move]) % CHECKSUM_MODULUS,
          }),
          join: (a, b) => ({
            paths: (a.paths + b.paths) % CHECKSUM_MODULUS,
            sum: (a.sum + b.sum) % CHECKSUM_MODULUS,
          }),
        },
      );
      return folded === undefined
        ? told("unsolvable")
        : told("solved", { text: String(folded.value.sum) });
    },
  };
}

export const pe244: Dialect = {
  id: "pe-244",
  title: "Sliders",
  official: ["Project Euler 244", "HackerRank ProjectEuler+ 244", "euler244"],
  family: "boards",
  confidence: "high",
  sources: ["both problems' pages, their samples worked out"],
  input: ODD_INPUT,
  goal: { kind: "given" },
  question: { kind: "checksum" },
  output: { ...LENGTH, solved: "{text}\n", unsolvable: NOT_SAID },
  odd: sliders,
  traps: [
    "letters name the tile's direction, and their character codes make the checksum",
    "checksums and their sum are taken modulo 100000007; all shortest paths count",
  ],
};
