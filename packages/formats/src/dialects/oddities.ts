import {
  foldShortestPaths,
  type GraphPuzzle,
  goalBoard,
  graphSearch,
  isReachableOnGraph,
  type Move,
  type RandomBelow,
} from "@slidepath/core";
import { isReachableInCube } from "../cube.ts";
import type { Dialect } from "../dialect.ts";
import { LOWER_CASE_BLANK, UPPER_CASE_BLANK } from "../notation.ts";
import { readNumber, readTiles, readWord } from "../odd-reader.ts";
import type { OddAnswer, Oddity, OddTask } from "../oddity.ts";
import { shuffled } from "../shuffled.ts";
import {
  LENGTH,
  LENGTH_OR_MINUS_ONE,
  MINUS_ONE,
  NEVER,
  NOT_SAID,
  ROWS_3X3,
  YES_OR_NO,
} from "./parts.ts";

const FOREVER = Number.POSITIVE_INFINITY;

function told(words: OddAnswer["words"], values: OddAnswer["values"] = {}): OddAnswer {
  return { status: "told", words, values };
}

/** The state that so many random slides lead to. */
function wandered(
  from: readonly number[],
  neighbours: GraphPuzzle["neighbours"],
  slides: number,
  below: RandomBelow,
): number[] {
  const tiles = from.slice();
  for (let slide = 0; slide < slides; slide++) {
    const blank = tiles.indexOf(0);
    const beside = neighbours[blank]!;
    const to = beside[below(beside.length)]!;
    tiles[blank] = tiles[to]!;
    tiles[to] = 0;
  }
  return tiles;
}

function exchanged(tiles: readonly number[], a: number, b: number): number[] {
  return tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
}

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
      const outcome = graphSearch({ neighbours, start, goal }).run(FOREVER)!;
      return outcome.status === "solved"
        ? told("solved", { length: String(outcome.path.length) })
        : told("unsolvable");
    },
  };
}

const abc224d: Dialect = {
  id: "abc224-d",
  title: "8 Puzzle on Graph",
  official: ["AtCoder ABC224 D", "AtCoder abc224_d"],
  family: "two",
  confidence: "high",
  sources: ["AtCoder", "solutions"],
  input: { ...ROWS_3X3, items: [] },
  goal: { kind: "given" },
  question: { kind: "length" },
  output: LENGTH_OR_MINUS_ONE,
  odd: graphOfNine,
  traps: ["the last line names the vertex of each piece, not the piece on each vertex"],
};

/** The vertices beside each place of a figure, drawn with # for a place. */
function figure(rows: readonly string[]): number[][] {
  const places = new Map<string, number>();
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of Array.from(row).entries()) {
      if (mark === "#") places.set(`${x},${y}`, places.size);
    }
  }
  return Array.from(places.keys(), (key) => {
    const [x, y] = key.split(",").map(Number) as [number, number];
    return [`${x},${y - 1}`, `${x},${y + 1}`, `${x - 1},${y}`, `${x + 1},${y}`].flatMap(
      (beside) => {
        const place = places.get(beside);
        return place === undefined ? [] : [place];
      },
    );
  });
}

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
        ? graphSearch(puzzle, TWELVE_MOST).run(FOREVER)!
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

const eolymp5303: Dialect = {
  ...abc224d,
  id: "eolymp-5303",
  title: "Twelve",
  official: ["e-olymp 5303"],
  family: "path",
  confidence: "medium",
  sources: ["the problem's page"],
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

const hdu4021: Dialect = {
  ...abc224d,
  id: "hdu-4021",
  title: "24 Puzzle",
  official: ["HDU 4021", "SPOJ PUZZLE24"],
  family: "decide",
  sources: ["the problem's page, its sample worked out"],
  input: { ...abc224d.input, repeat: { kind: "count" } },
  question: { kind: "decision", rule: "reachable" },
  output: { ...LENGTH, solved: "N\n", unsolvable: { kind: "words", template: "Y\n" } },
  odd: deadEnds,
  traps: [
    "Y means impossible",
    "a tile in a dead end stays there unless the blank begins or ends in it",
  ],
};

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

const spoj45: Dialect = {
  ...hdu4021,
  id: "spoj-45",
  title: "Commedia dell'arte (3D puzzle)",
  official: ["SPOJ COMMEDIA", "SP45", "POJ 1507", "UVa 716"],
  sources: ["the problem's statement", "a solution"],
  goal: { kind: "blank-last" },
  output: {
    ...LENGTH,
    solved: "Puzzle can be solved.\n",
    unsolvable: { kind: "words", template: "Puzzle is unsolvable.\n" },
  },
  odd: cube,
  traps: ["a layer a line, the top one first; the gap ends at the end of the last one"],
};

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

const pe244: Dialect = {
  ...abc224d,
  id: "pe-244",
  title: "Sliders",
  official: ["Project Euler 244", "HackerRank ProjectEuler+ 244", "euler244"],
  family: "boards",
  sources: ["both problems' pages, their samples worked out"],
  question: { kind: "checksum" },
  output: { ...LENGTH, solved: "{text}\n", unsolvable: NOT_SAID },
  odd: sliders,
  traps: [
    "letters name the tile's direction, and their character codes make the checksum",
    "checksums and their sum are taken modulo 100000007; all shortest paths count",
  ],
};

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

const luogu7724: Dialect = {
  ...hdu4021,
  id: "luogu-7724",
  title: "2×2 with several blanks",
  titleZh: "有多个空格的 2×2",
  official: ["Luogu mirror 7724"],
  confidence: "low",
  sources: ["a mirror"],
  input: abc224d.input,
  output: YES_OR_NO,
  odd: severalBlanks,
  traps: ["any number of cells is blank", "whether the words are in capitals is not certain"],
};

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

const uva227: Dialect = {
  ...abc224d,
  id: "uva-227",
  title: "Puzzle",
  official: ["UVa 227"],
  family: "boards",
  sources: ["the problem's page", "an accepted program"],
  input: {
    ...abc224d.input,
    repeat: { kind: "zeros", count: 0 },
    spacing: { end: "Z\n" },
  },
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

const judgegirl50004: Dialect = {
  ...uva227,
  id: "judgegirl-50004",
  title: "Simulate the 15-puzzle",
  official: ["Judgegirl 50004"],
  confidence: "low",
  sources: ["the problem's page", "solutions"],
  input: abc224d.input,
  output: { ...LENGTH, solved: "{text}", unsolvable: NEVER, moves: LOWER_CASE_BLANK },
  odd: pushes,
  traps: [
    "what follows the 1 is read as the number of slides made",
    "a tile that is not beside the blank is taken to stay, and not to count",
  ],
};

export const oddities: readonly Dialect[] = [
  abc224d,
  eolymp5303,
  hdu4021,
  spoj45,
  luogu7724,
  pe244,
  uva227,
  judgegirl50004,
];
