import { boardsEqual } from "@slidepath/core";
import { writeBoard } from "./board-writer.ts";
import type { BoardCase, Case } from "./case.ts";
import type { Dialect, GrammarItem } from "./dialect.ts";
import { goalOfPolicy } from "./goal.ts";
import type { NumberName } from "./number-name.ts";

/** Returns cases as a dialect's input has them; parse reads the same cases again. */
export function printInput(dialect: Dialect, cases: readonly Case[]): string {
  const { repeat, spacing } = dialect.input;
  let text = repeat.kind === "count" ? `${cases.length}\n` : "";
  for (const asked of cases) text += (spacing?.before ?? "") + caseText(dialect, asked);
  if (repeat.kind === "zeros" && repeat.count > 0) {
    text += `${Array.from({ length: repeat.count }, () => "0").join(" ")}\n`;
  }
  return text + (spacing?.end ?? "");
}

function caseText(dialect: Dialect, asked: Case): string {
  if (asked.odd !== undefined) return asked.odd.write();
  return dialect.input.items.map((item) => itemText(dialect, item, asked)).join("");
}

function itemText(dialect: Dialect, item: GrammarItem, asked: BoardCase): string {
  const { start, goal } = asked.problem;
  switch (item.item) {
    case "number":
      return `${numberOf(item.name, asked)}${item.end ?? "\n"}`;
    case "word":
      return item.optional === true ? "" : `${item.words[0]}${item.end ?? "\n"}`;
    case "label":
      return item.text;
    case "board": {
      if (item.optional === true) {
        const usual = goalOfPolicy(dialect.goal, start.width, start.height);
        if (usual !== undefined && boardsEqual(usual, goal)) return "";
      }
      const board = item.name === "start" ? start : goal;
      return writeBoard(board, item.layout, dialect.input.tiles, goal.tiles.indexOf(0));
    }
  }
}

function numberOf(
  name: NumberName,
  { number, problem: { start, goal }, limit }: BoardCase,
): number {
  const { width, height, tiles } = start;
  const goalBlank = goal.tiles.indexOf(0);
  switch (name) {
    case "row":
      return Math.floor(goalBlank / width);
    case "column":
      return goalBlank % width;
    case "width":
    case "side":
      return width;
    case "height":
      return height;
    case "tiles":
      return tiles.length - 1;
    case "goal-cell":
      return goalBlank === tiles.length - 1 ? -1 : goalBlank;
    case "limit":
      return limit ?? 0;
    case "index":
    case "cases":
    case "count":
      return number;
  }
}
