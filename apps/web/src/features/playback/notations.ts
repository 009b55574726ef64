import {
  LOWER_CASE_BLANK,
  type MoveNotation,
  type PathNotation,
  type Positions,
  printPath,
  TILE_LIST,
  UPPER_CASE_BLANK,
  UPPER_CASE_TILE,
  WORD_LINES_BLANK,
} from "@slidepath/formats";

const ARROWS_TILE: MoveNotation = { words: ["↑", "↓", "←", "→"], names: "tile", separator: "" };
const CHINESE_BLANK: MoveNotation = {
  words: ["上", "下", "左", "右"],
  names: "blank",
  separator: "",
};

/** Ways to write moves, by the names that texts and preferences know them by. */
export const NOTATIONS = {
  arrows: ARROWS_TILE,
  upper: UPPER_CASE_BLANK,
  lower: LOWER_CASE_BLANK,
  tile: { ...UPPER_CASE_TILE, repeats: false },
  words: WORD_LINES_BLANK,
  chinese: CHINESE_BLANK,
  numbers: TILE_LIST,
} as const satisfies Readonly<Record<string, PathNotation>>;

export type NotationName = keyof typeof NOTATIONS;

export function isNotation(text: string | null): text is NotationName {
  return text !== null && Object.hasOwn(NOTATIONS, text);
}

/** Returns the moves of a path one by one, as a notation writes them. */
export function movesWritten(moves: string, name: NotationName, start: Positions): string[] {
  if (moves === "") return [];
  const { names, ...rest }: PathNotation = NOTATIONS[name];
  const apart = { ...rest, names, separator: "\n", before: "", after: "" } as PathNotation;
  return printPath(moves, apart, start).split("\n");
}
