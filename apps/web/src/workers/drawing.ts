import type { Board } from "@slidepath/core";

/** How boards are drawn, all of one size. */
export interface Drawing {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** So many colours serve all of it. */
  readonly colours: number;
  draw(context: OffscreenCanvasRenderingContext2D, board: Board): void;
}
