import type { Board } from "@slidepath/core";
import type { AnimationRequest } from "./animation-protocol.ts";
import type { Drawing } from "./drawing.ts";

/** Draws tiles with their numbers, the longer side of the board so many pixels long. */
export function numberDrawing(
  { start, goal, colours }: Pick<AnimationRequest, "start" | "goal" | "colours">,
  side: number,
): Drawing {
  const cell = Math.floor(side / Math.max(start.width, start.height));
  const tileCount = start.tiles.length;
  const gap = Math.max(1, cell * 0.03);
  const size = cell - 2 * gap;
  return {
    width: cell * start.width,
    height: cell * start.height,
    colours: 64,
    draw(context, { width, height, tiles }: Board) {
      context.fillStyle = colours.tray;
      context.fillRect(0, 0, width * cell, height * cell);
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.font = `600 ${Math.round(cell * (tileCount > 100 ? 0.34 : 0.42))}px system-ui, sans-serif`;
      for (const [index, tile] of tiles.entries()) {
        if (tile === 0) continue;
        const x = (index % width) * cell;
        const y = Math.floor(index / width) * cell;
        for (const [colour, drop] of [
          [colours.edge, gap],
          [colours.tile, 0],
        ] as const) {
          context.fillStyle = colour;
          context.beginPath();
          context.roundRect(x + gap, y + gap + drop / 2, size, size - drop / 2, cell * 0.12);
          context.fill();
        }
        context.fillStyle = goal.tiles[index] === tile ? colours.home : colours.ink;
        context.fillText(String(tile), x + cell / 2, y + cell / 2 + gap / 2);
      }
    },
  };
}
