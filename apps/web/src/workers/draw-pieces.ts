import { boardsEqual } from "@slidepath/core";
import { cutLines, cutPieces } from "../features/picture/cut.ts";
import type { AnimationRequest } from "./animation-protocol.ts";
import type { Drawing } from "./drawing.ts";

/** A GIF has no more. */
const COLOURS = 256;

/**
 * Draws tiles as the pieces of a picture, as they lie on the page: the missing piece is back once all are home.
 * The longer side is so many pixels long.
 */
export function pieceDrawing(
  picture: ImageBitmap,
  hasNumbers: boolean,
  { goal, colours }: Pick<AnimationRequest, "goal" | "colours">,
  side: number,
): Drawing {
  const scale = side / Math.max(picture.width, picture.height);
  const width = Math.max(goal.width, Math.round(picture.width * scale));
  const height = Math.max(goal.height, Math.round(picture.height * scale));
  const pieces = cutPieces(picture, goal.width, goal.height);
  const xs = cutLines(width, goal.width);
  const ys = cutLines(height, goal.height);
  const label = Math.min(width / goal.width, height / goal.height) * 0.24;
  return {
    width,
    height,
    colours: COLOURS,
    draw(context, board) {
      const isComplete = boardsEqual(board, goal);
      const gap = isComplete ? 0 : 1;
      context.fillStyle = colours.tray;
      context.fillRect(0, 0, width, height);
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.font = `600 ${Math.round(label * 0.72)}px system-ui, sans-serif`;
      for (const [cell, tile] of board.tiles.entries()) {
        if (tile === 0 && !isComplete) continue;
        const piece = pieces[goal.tiles.indexOf(tile)]!;
        const left = xs[cell % goal.width]!;
        const right = xs[(cell % goal.width) + 1]!;
        const top = ys[Math.floor(cell / goal.width)]!;
        const bottom = ys[Math.floor(cell / goal.width) + 1]!;
        context.drawImage(
          picture,
          piece.x,
          piece.y,
          piece.width,
          piece.height,
          left,
          top,
          Math.max(1, right - left - gap),
          Math.max(1, bottom - top - gap),
        );
        if (!hasNumbers || isComplete) continue;
        context.fillStyle = colours.tile;
        context.beginPath();
        context.roundRect(left + 3, top + 3, label * 1.4, label, label * 0.3);
        context.fill();
        context.fillStyle = colours.ink;
        context.fillText(String(tile), left + 3 + label * 0.7, top + 3 + label / 2);
      }
    },
  };
}
