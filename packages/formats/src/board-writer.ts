import type { Board } from "@slidepath/core";
import type { TileRule } from "./dialect.ts";
import { labelOf } from "./label.ts";
import type { BoardLayout } from "./layout.ts";

/**
 * Returns a board as a layout has it. `taken` is the piece that a picture lacks; a `{side}` in the layout
 * stands for the board's width.
 */
export function writeBoard(
  { width, height, tiles }: Board,
  layout: BoardLayout,
  rule: TileRule,
  taken = -1,
): string {
  const fillUp = layout.width ?? 0;
  let text = layout.open.replace("{side}", String(width));
  for (let row = 0, cell = 0; row < height; row++) {
    if (row > 0) text += layout.row;
    for (let column = 0; column < width; column++, cell++) {
      if (column > 0) text += layout.cell;
      const label = labelOf(rule, tiles[cell]!, taken);
      text += fillUp > 0 ? label.padStart(fillUp) : label;
    }
  }
  return text + layout.close;
}
