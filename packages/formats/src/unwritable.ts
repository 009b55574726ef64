import { type Board, boardsEqual, goalBoard } from "@slidepath/core";
import type { Case } from "./case.ts";
import type { NumberItem } from "./case-reader.ts";
import type { BoardName, Dialect } from "./dialect.ts";
import { goalOfPolicy } from "./goal.ts";
import type { BoardLayout } from "./layout.ts";
import { sizesOfLine } from "./size.ts";

/** What keeps a case from being written in a dialect. */
export type Unwritable =
  /** Its inputs hold one case. */
  | { readonly what: "cases" }
  /** Its boards have another size, or it could not be told from the text. */
  | { readonly what: "size"; readonly width: number; readonly height: number }
  /** Its goal is another. */
  | { readonly what: "goal" }
  /** Its start is another: the input gives the goal alone. */
  | { readonly what: "start" }
  /** It has no signs for so many tiles. */
  | { readonly what: "tiles"; readonly most: number }
  /** It asks for a limit on the moves, and the case has none. */
  | { readonly what: "limit" }
  /** A question that is no board to be led to another, and that only its own dialect asks. */
  | { readonly what: "kind" };

/** Returns what keeps a dialect from writing a case as the `number`-th of an input, or undefined. */
export function whyUnwritable(
  dialect: Dialect,
  asked: Case,
  number: number = 1,
): Unwritable | undefined {
  const { input, goal, odd } = dialect;
  if (number > 1 && input.repeat.kind === "one") return { what: "cases" };
  if ((odd === undefined) !== (asked.odd === undefined)) return { what: "kind" };
  if (asked.odd !== undefined) return undefined;
  const { problem, limit } = asked;
  const { width, height } = problem.start;
  const names = new Set(boardItems(dialect).map(({ name }) => name));
  if (!holdsSize(dialect, width, height)) return { what: "size", width, height };
  const most = mostTiles(dialect);
  if (width * height - 1 > most) return { what: "tiles", most };
  if (hasNumber(dialect, "limit") && limit === undefined) return { what: "limit" };
  if (!names.has("start") && !boardsEqual(problem.start, goalBoard(width, height))) {
    return { what: "start" };
  }
  if (names.has("goal") || goal.kind === "farthest") return undefined;
  return boardsEqual(problem.goal, ownGoal(dialect, problem.goal)) ? undefined : { what: "goal" };
}

/** The goal of this size that the dialect has, in view of the goal that is wanted. */
function ownGoal({ goal }: Dialect, { width, height, tiles }: Board): Board {
  // A goal whose blank the input places.
  if (goal.kind === "picture" || goal.kind === "cell") {
    return goalBoard(width, height, tiles.indexOf(0));
  }
  return goalOfPolicy(goal, width, height)!;
}

function holdsSize(dialect: Dialect, width: number, height: number): boolean {
  const { size } = dialect.input;
  switch (size.kind) {
    case "fixed":
      return size.width === width && size.height === height;
    case "numbers":
      return numberItems(dialect).every(({ name, min, max }) => {
        if (name === "side" || name === "tiles") {
          const value = name === "side" ? width : width * height - 1;
          return width === height && value >= min && value <= max;
        }
        const value = name === "width" ? width : name === "height" ? height : min;
        return value >= min && value <= max;
      });
    case "lines": {
      const { layout } = boardItems(dialect)[0]!;
      const line = lineOf(layout, width, height, dialect.input.tokens?.breaks);
      if (line === undefined) return true;
      const sizes = sizesOfLine(line, size.oneLine, { row: 0, column: 0 });
      return sizes.length === 1 && sizes[0]!.width === width && sizes[0]!.height === height;
    }
  }
}

/** The line that a board is written as, or undefined where it takes several rows and columns. */
function lineOf(
  { cell, row }: BoardLayout,
  width: number,
  height: number,
  breaks = "",
): { width: number; height: number } | undefined {
  const parts = (text: string): boolean => Array.from(`\n${breaks}`).some((c) => text.includes(c));
  if (parts(cell)) return { width: 1, height: width * height };
  if (!parts(row)) return { width: width * height, height: 1 };
  return width === 1 || height === 1 ? { width, height } : undefined;
}

/** The greatest number of tiles whose signs a reader can tell apart. */
function mostTiles(dialect: Dialect): number {
  const { tiles } = dialect.input;
  if (tiles.kind === "symbols") return tiles.symbols.length - 1;
  // A character a cell: 1 to 9, or 0 to 8 of the pieces.
  return boardItems(dialect).some(({ layout }) => layout.glued) ? 9 : Number.POSITIVE_INFINITY;
}

function hasNumber(dialect: Dialect, wanted: NumberItem["name"]): boolean {
  return numberItems(dialect).some(({ name }) => name === wanted);
}

function numberItems({ input }: Dialect): NumberItem[] {
  return input.items.filter((item) => item.item === "number");
}

function boardItems({
  input,
}: Dialect): { readonly name: BoardName; readonly layout: BoardLayout }[] {
  return input.items.filter((item) => item.item === "board");
}
