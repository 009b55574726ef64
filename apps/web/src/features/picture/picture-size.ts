import type { Extent, Region } from "./cut.ts";

/** No side of a picture that is kept is longer: more than any screen shows of a board. */
export const MAX_PICTURE_SIDE = 2048;

/** A board has at most ten pieces along a side, and each should have some pixels to be cut at. */
const MIN_PICTURE_SIDE = 400;

/** The longest side is at most so many times the other: narrower ones make no board. */
export const MAX_RATIO = 3;

/** Returns the extent of the same shape whose longer side is `side`; no side is less than one pixel. */
export function scaledTo({ width, height }: Extent, side: number): Extent {
  const scale = side / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Returns the same, and never a larger one. */
export function scaledDown(extent: Extent, most: number): Extent {
  return scaledTo(extent, Math.min(most, Math.max(extent.width, extent.height)));
}

/** Returns the middle of a picture that is too long to make a board, and all of any other. */
export function boardRegion({ width, height }: Extent): Region {
  const kept = {
    width: Math.min(width, height * MAX_RATIO),
    height: Math.min(height, width * MAX_RATIO),
  };
  return {
    x: Math.floor((width - kept.width) / 2),
    y: Math.floor((height - kept.height) / 2),
    ...kept,
  };
}

/** Returns how many times over each pixel of a tiny picture is to be drawn, a whole number. */
export function enlargement({ width, height }: Extent): number {
  return Math.max(1, Math.ceil(MIN_PICTURE_SIDE / Math.min(width, height)));
}
