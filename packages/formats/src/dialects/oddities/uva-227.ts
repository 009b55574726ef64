import type { Dialect } from "../../dialect.ts";
import type { Oddity, OddTask } from "../../oddity.ts";
import { shuffled } from "../../shuffled.ts";
import { LENGTH } from "../parts.ts";
import { ODD_INPUT, told } from "./parts.ts";

/** Which way the blank goes for a letter: above, below, left, right. */
const FRAME_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  A: [-1, 0],
  B: [1, 0],
  L: [0, -1],
  R: [0, 1],
};
const FRAME = 5;

const frames: Oddity = {
  read(reader) {
    let line = reader.nextLine();
    while (line?.trim() === "") line = reader.nextLine();
    if (line?.trim() === "Z") return undefined;
    const rows: string[] = [];
    for (; rows.length < FRAME; line = reader.nextLine()) {
      if (line === undefined) {
        throw reader.faultAtEnd({ kind: "cells", count: FRAME });
      }
      const row = line.replace(/\r$/, "").padEnd(FRAME);
      if (row.trimEnd().length > FRAME) {
        throw reader.fault({ code: "LINE_LONG", expected: { kind: "cells", count: FRAME } });
      }
      if (!/^[A-Za-z ]*$/.test(row)) {
        throw reader.fault({ code: "TILE_FOREIGN", expected: { kind: "cells", count: FRAME } });
      }
      rows.push(row.slice(0, FRAME));
      if (rows.length === FRAME) break;
    }
    let moves = "";
    while (!moves.includes("0")) {
      const more = reader.nextLine();
      if (more === undefined) throw reader.faultAtEnd({ kind: "word", words: ["0"] });
      moves += more.replace(/\s/g, "");
    }
    return frameTask(rows, moves.slice(0, moves.indexOf("0")));
  },
  random(below) {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWX ");
    const order = shuffled(25, below).map((i) => letters[i]!);
    const rows = [0, 5, 10, 15, 20].map((from) => order.slice(from, from + 5).join(""));
    const moves = Array.from({ length: below(12) }, () => "ABLR"[below(4)]!).join("");
    return frameTask(rows, moves);
  },
};

function frameTask(rows: readonly string[], moves: string): OddTask {
  return {
    write: () => `${rows.map((row) => `${row.trimEnd()}\n`).join("")}${moves}0\n`,
    answer() {
      const cells = rows.map((row) => Array.from(row));
      let y = rows.findIndex((row) => row.includes(" "));
      let x = rows[y]?.indexOf(" ") ?? -1;
      for (const move of moves) {
        const step = FRAME_STEPS[move];
        const [dy, dx] = step ?? [FRAME, FRAME];
        const tile = cells[y + dy]?.[x + dx];
        if (y < 0 || tile === undefined) return told("unsolvable");
        cells[y]![x] = tile;
        y += dy;
        x += dx;
        cells[y]![x] = " ";
      }
      return told("solved", { text: cells.map((row) => `${row.join(" ")}\n`).join("") });
    },
  };
}

export const uva227: Dialect = {
  id: "uva-227",
  title: "Puzzle",
  official: ["UVa 227"],
  family: "boards",
  confidence: "high",
  sources: ["the problem's page", "an accepted program"],
  input: {
    ...ODD_INPUT,
    repeat: { kind: "zeros", count: 0 },
    spacing: { end: "Z\n" },
  },
  goal: { kind: "given" },
  question: { kind: "simulation" },
  output: {
    ...LENGTH,
    solved: "Puzzle #{case}:\n{text}",
    unsolvable: {
      kind: "words",
      template: "Puzzle #{case}:\nThis puzzle has no final configuration.\n",
    },
    between: "\n",
  },
  odd: frames,
  traps: [
    "the blank at a line's end may be stripped",
    "moves may run over several lines; after a bad one they must still be read to the 0",
  ],
};
