import { type Board, goalBoard, randomBoard, seededRandom } from "@slidepath/core";

/** An input and what it holds. */
export interface Input {
  readonly what: string;
  readonly dialect: string;
  readonly text: string;
}

const SIDE = 3;

/** `count` random solvable cases of Eight II. */
export function eightII(count: number, seed: number): Input {
  const below = seededRandom(seed);
  const cases = Array.from({ length: count }, () => {
    const goal = randomBoard(goalBoard(SIDE, SIDE, below(SIDE * SIDE)), below);
    return `${glued(randomBoard(goal, below))}\n${glued(goal)}\n`;
  });
  return {
    what: count === 1 ? "one case" : `${count.toLocaleString("en")} cases`,
    dialect: "hdu-3567",
    text: `${count}\n${cases.join("")}`,
  };
}

/** A board of the x line from which nothing leads to the goal. */
export function unsolvableLine(seed: number): Input {
  const { tiles } = randomBoard(goalBoard(SIDE, SIDE), seededRandom(seed));
  const swapped = tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
  return { what: "an unsolvable board", dialect: "acwing-179", text: `${line(swapped, "x")}\n` };
}

/** One random solvable question in each of the five published systems. */
export function oneOfEach(seed: number): Input[] {
  const below = seededRandom(seed);
  const goal = randomBoard(goalBoard(SIDE, SIDE, below(SIDE * SIDE)), below);
  const start = randomBoard(goal, below);
  const toLast = randomBoard(goalBoard(SIDE, SIDE), below);
  const missing = below(SIDE * SIDE);
  const picture = randomBoard(goalBoard(SIDE, SIDE, missing), below);
  const pieces = picture.tiles.map((tile) =>
    tile === 0 || tile > missing ? tile || -1 : tile - 1,
  );
  const texts: readonly (readonly [string, string])[] = [
    ["two-matrices", rows(start) + rows(goal)],
    ["acwing-179", `${line(toLast.tiles, "x")}\n`],
    ["openjudge-14243", `${line(start.tiles, "0")}\n${line(goal.tiles, "0")}\n`],
    [
      "picture",
      `${Math.floor(missing / SIDE)} ${missing % SIDE}\n${rows({ ...picture, tiles: pieces })}`,
    ],
  ];
  return [
    ...texts.map(([dialect, text]) => ({ what: "one answer", dialect, text })),
    { ...eightII(1, seed), what: "one answer" },
  ];
}

function glued({ tiles }: Board): string {
  return tiles.map((tile) => (tile === 0 ? "X" : tile)).join("");
}

function line(tiles: readonly number[], blank: string): string {
  return tiles.map((tile) => (tile === 0 ? blank : tile)).join(" ");
}

function rows({ width, tiles }: Board): string {
  let text = "";
  for (let cell = 0; cell < tiles.length; cell += width) {
    text += `${tiles.slice(cell, cell + width).join(" ")}\n`;
  }
  return text;
}
