import type { Board } from "@slidepath/core";

/** A picture whose pieces the tiles are. */
export interface AnimatedPicture {
  readonly blob: Blob;
  readonly hasNumbers: boolean;
}

/** What to draw, and how. */
export interface AnimationRequest {
  readonly start: Board;
  readonly goal: Board;
  readonly moves: string;
  /** Moves a second. */
  readonly speed: number;
  /** As CSS writes them. */
  readonly colours: Readonly<Record<"tray" | "tile" | "edge" | "ink" | "home", string>>;
  /** Left out where tiles are numbers alone. */
  readonly picture?: AnimatedPicture;
}

export interface AnimationTasks {
  /** Tells how many pictures are drawn, and answers with the file. */
  readonly draw: {
    readonly request: AnimationRequest;
    readonly progress: number;
    readonly answer: Uint8Array;
  };
}
