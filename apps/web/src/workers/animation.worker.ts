import { applyMoves } from "@slidepath/core";
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { ToWorker } from "../features/worker/worker-client.ts";
import type { AnimationRequest, AnimationTasks } from "./animation-protocol.ts";
import { pieceDrawing } from "./draw-pieces.ts";
import { numberDrawing } from "./draw-tiles.ts";
import type { Drawing } from "./drawing.ts";
import { tell, tellFault } from "./tell.ts";

/** The longer side of the picture. Pixels. */
const SIDE = 360;

/** So long the first and the last board stand. Milliseconds. */
const STAND = 1_200;

/** Draws every board of the path, and returns the file. */
async function draw(
  request: AnimationRequest,
  tellDone: (done: number) => void,
): Promise<Uint8Array> {
  const { start, goal, moves, speed } = request;
  const drawing = await drawingOf(request);
  const { width, height } = drawing;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  const pixelsOf = (board: AnimationRequest["start"]): Uint8ClampedArray => {
    drawing.draw(context, board);
    return context.getImageData(0, 0, width, height).data;
  };
  // Of a board and its goal together, so that the palette serves all pictures.
  const palette = quantize(joined(pixelsOf(start), pixelsOf(goal)), drawing.colours);
  const gif = GIFEncoder();
  let board = start;
  for (let done = 0; done <= moves.length; done++) {
    if (done > 0) board = applyMoves(board, moves[done - 1]!);
    const stands = done === 0 || done === moves.length;
    gif.writeFrame(applyPalette(pixelsOf(board), palette), width, height, {
      palette,
      delay: stands ? STAND : Math.max(20, 1000 / speed),
    });
    if (done % 10 === 0) {
      tellDone(done);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  gif.finish();
  return gif.bytes();
}

async function drawingOf(request: AnimationRequest): Promise<Drawing> {
  const { picture } = request;
  if (picture === undefined) return numberDrawing(request, SIDE);
  const bitmap = await createImageBitmap(picture.blob);
  return pieceDrawing(bitmap, picture.hasNumbers, request, SIDE);
}

function joined(some: Uint8ClampedArray, more: Uint8ClampedArray): Uint8Array {
  const all = new Uint8Array(some.length + more.length);
  all.set(some);
  all.set(more, some.length);
  return all;
}

addEventListener("message", async ({ data }: MessageEvent<ToWorker<AnimationTasks>>) => {
  if (data.type !== "ask") return;
  const { id, request } = data;
  try {
    const answer = await draw(request, (progress) => tell({ type: "progress", id, progress }));
    tell({ type: "answer", id, answer });
  } catch (error) {
    tellFault(id, error);
  }
});
