import type { Problem } from "@slidepath/core";
import type { Dialect, TileRule } from "./dialect.ts";

/** Returns how a dialect writes one of core's tiles in a problem, 0 being the blank. */
export function tileLabel(dialect: Dialect, { goal }: Problem, tile: number): string {
  return labelOf(dialect.input.tiles, tile, goal.tiles.indexOf(0));
}

/** Returns how a tile is written; `taken` is the piece that a picture lacks. */
export function labelOf(rule: TileRule, tile: number, taken: number): string {
  if (tile === 0) return rule.blank;
  return symbolOf(rule, rule.kind === "pieces" && tile <= taken ? tile - 1 : tile);
}

/** Returns how the label of a tile is written. */
export function symbolOf(rule: TileRule, label: number): string {
  return rule.kind === "symbols" ? rule.symbols.charAt(label) : String(label);
}
