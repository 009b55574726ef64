import { applyMoves, type Board } from "@slidepath/core";
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { FromWorker, ToWorker } from "../features/worker/worker-client.ts";
import type { AnimationRequest, AnimationTasks } from "./animation-protocol.ts";

/** The longer side of the picture. Pixels. */
const SIDE = 360;

/** So long the first and the last board stand. Milliseconds. */
const STAND = 1_200;

const MAX_COLOURS = 64;

/** Draws every board of the path, and returns the file. */
async function draw(
  { start, goal, moves, speed, colours }: AnimationRequest,
  tell: (done: number) => void,
): Promise<Uint8Array> {
  const cell = Math.floor(SIDE / Math.max(start.width, start.height));
  const width = cell * start.width;
  const height = cell * start.height;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  const gif = GIFEncoder();
  let board = start;
  let palette: ReturnType<typeof quantize> | undefined;
  for (let done = 0; done <= moves.length; done++) {
    if (done > 0) board = applyMoves(board, moves[done - 1]!);
    drawBoard(context, board, goal, cell, colours);
    const { data } = context.getImageData(0, 0, width, height);
    palette ??= quantize(withHome(context, goal, cell, colours, data), MAX_COLOURS);
    const stands = done === 0 || done === moves.length;
    gif.writeFrame(applyPalette(data, palette), width, height, {
      palette,
      delay: stands ? STAND : Math.max(20, 1000 / speed),
    });
    if (done % 10 === 0) {
      tell(done);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  gif.finish();
  return gif.bytes();
}

/** The pixels of a board and of its goal together, so that the palette serves all pictures. */
function withHome(
  context: OffscreenCanvasRenderingContext2D,
  goal: Board,
  cell: number,
  colours: AnimationRequest["colours"],
  data: Uint8ClampedArray,
): Uint8Array {
  drawBoard(context, goal, goal, cell, colours);
  const home = context.getImageData(0, 0, cell * goal.width, cell * goal.height).data;
  const both = new Uint8Array(data.length + home.length);
  both.set(data);
  both.set(home, data.length);
  return both;
}

function drawBoard(
  context: OffscreenCanvasRenderingContext2D,
  { width, height, tiles }: Board,
  goal: Board,
  cell: number,
  colours: AnimationRequest["colours"],
): void {
  context.fillStyle = colours.tray;
  context.fillRect(0, 0, width * cell, height * cell);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `600 ${Math.round(cell * (tiles.length > 100 ? 0.34 : 0.42))}px system-ui, sans-serif`;
  const gap = Math.max(1, cell * 0.03);
  const size = cell - 2 * gap;
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
}

function tell(message: FromWorker): void {
  postMessage(message);
}

addEventListener("message", async ({ data }: MessageEvent<ToWorker<AnimationTasks>>) => {
  if (data.type !== "ask") return;
  const { id, request } = data;
  try {
    const answer = await draw(request, (progress) => tell({ type: "progress", id, progress }));
    tell({ type: "answer", id, answer });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell({ type: "fault", id, code: "INTERNAL", message });
  }
});
