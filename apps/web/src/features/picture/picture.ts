import type { Extent, Region } from "./cut.ts";
import { type PictureKind, pictureKind, TELLING_BYTES } from "./picture-kind.ts";
import {
  boardRegion,
  enlargement,
  MAX_PICTURE_SIDE,
  scaledDown,
  scaledTo,
} from "./picture-size.ts";

/** A picture that a board can show: upright, without holes, of moderate size. It lives in this page alone. */
export interface Picture extends Extent {
  /** Of the page's own, blob:. */
  readonly url: string;
  readonly blob: Blob;
}

/** Why something makes no picture. */
export type PictureFault =
  | "EMPTY"
  | "NOT_A_PICTURE"
  | "CORRUPT"
  | "UNSUPPORTED"
  | "TOO_LARGE"
  | "NOTHING_PASTED"
  | "PASTE_FORBIDDEN";

export type PictureReading =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly fault: PictureFault };

/** The most bytes that a file may have. */
const MAX_BYTES = 100_000_000;

/** The most pixels that are decoded: four bytes each. */
const MAX_PIXELS = 120_000_000;

/** Kinds that some browsers cannot read. */
const RARE: readonly PictureKind[] = ["tiff", "heic", "jxl", "avif"];

/** What shows through where a picture is transparent. */
const GROUND = "#ffffff";

/** So long is the longer side of a drawing, which has no pixels of its own. */
const DRAWN_SIDE = 1200;

/** Reads a file's picture: turned as its camera says, scaled down where it is huge. */
export async function readPicture(file: Blob): Promise<PictureReading> {
  if (file.size === 0) return { ok: false, fault: "EMPTY" };
  if (file.size > MAX_BYTES) return { ok: false, fault: "TOO_LARGE" };
  const beginning = await file.slice(0, TELLING_BYTES).arrayBuffer();
  const kind = pictureKind(new Uint8Array(beginning));
  if (kind === undefined) return { ok: false, fault: "NOT_A_PICTURE" };
  const url = URL.createObjectURL(
    kind === "svg" ? new Blob([file], { type: "image/svg+xml" }) : file,
  );
  try {
    // The element knows the size before anything is decoded.
    const image = await loadImage(url);
    const whole = {
      // A drawing may have no size.
      width: image.naturalWidth || DRAWN_SIDE,
      height: image.naturalHeight || DRAWN_SIDE,
    };
    if (whole.width * whole.height > MAX_PIXELS) return { ok: false, fault: "TOO_LARGE" };
    const size = kind === "svg" ? scaledTo(whole, DRAWN_SIDE) : scaledDown(whole, MAX_PICTURE_SIDE);
    // Decoded and scaled off the main thread; a drawing has nothing to decode.
    if (kind === "svg") {
      return { ok: true, picture: await drawPicture(image, { x: 0, y: 0, ...whole }, size) };
    }
    const bitmap = await decodeScaled(file, size);
    const picture = await drawPicture(bitmap, { x: 0, y: 0, ...size }, size);
    bitmap.close();
    return { ok: true, picture };
  } catch (error) {
    // A drawing that holds what may show other sites is not let out again.
    const isForbidden = error instanceof DOMException && error.name === "SecurityError";
    return { ok: false, fault: isForbidden || RARE.includes(kind) ? "UNSUPPORTED" : "CORRUPT" };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Returns a picture of one of our own files. */
export async function loadDrawing(url: string): Promise<Picture> {
  const image = await loadImage(url);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return drawPicture(image, { x: 0, y: 0, ...size }, size);
}

/** Returns the part of a picture that makes the board, tiny ones enlarged; the middle where none is named. */
export async function cropPicture(picture: Picture, named: Region | null): Promise<Picture> {
  const region = named ?? boardRegion(picture);
  const times = enlargement(region);
  if (times === 1 && region.width === picture.width && region.height === picture.height) {
    return picture;
  }
  const image = await loadImage(picture.url);
  return drawPicture(image, region, {
    width: region.width * times,
    height: region.height * times,
  });
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the browser cannot read this picture"));
    image.src = url;
  });
}

function decodeScaled(file: Blob, { width, height }: Extent): Promise<ImageBitmap> {
  return createImageBitmap(file, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
}

async function drawPicture(from: CanvasImageSource, region: Region, to: Extent): Promise<Picture> {
  const canvas = document.createElement("canvas");
  canvas.width = to.width;
  canvas.height = to.height;
  const context = canvas.getContext("2d")!;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, to.width, to.height);
  // Enlarged pixels stay what they are.
  context.imageSmoothingEnabled = to.width <= region.width;
  context.imageSmoothingQuality = "high";
  const { x, y, width, height } = region;
  context.drawImage(from, x, y, width, height, 0, 0, to.width, to.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.92),
  );
  if (blob === null) throw new Error("the browser cannot draw a picture of this size");
  return { url: URL.createObjectURL(blob), blob, ...to };
}
