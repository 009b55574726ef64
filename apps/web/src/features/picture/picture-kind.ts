/** What a file says of itself by its first bytes. */
export type PictureKind =
  | "png"
  | "jpeg"
  | "gif"
  | "webp"
  | "bmp"
  | "icon"
  | "tiff"
  | "svg"
  | "avif"
  | "heic"
  | "jxl";

/** What files begin with, from which byte on; bytes as characters. */
const MARKS: readonly (readonly [PictureKind, number, string])[] = [
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["jpeg", 0, "\xff\xd8\xff"],
  ["gif", 0, "GIF87a"],
  ["gif", 0, "GIF89a"],
  ["webp", 8, "WEBPVP8"],
  ["bmp", 0, "BM"],
  ["icon", 0, "\0\0\x01\0"],
  ["tiff", 0, "II*\0"],
  ["tiff", 0, "MM\0*"],
  ["avif", 4, "ftypavif"],
  ["avif", 4, "ftypavis"],
  ["heic", 4, "ftyphei"],
  ["heic", 4, "ftyphev"],
  ["heic", 4, "ftypmif1"],
  ["heic", 4, "ftypmsf1"],
  ["jxl", 0, "\xff\x0a"],
  ["jxl", 4, "JXL \r\n"],
];

/** A drawing is text, after whatever may stand before its first tag. */
const SVG =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/;

/** So many bytes tell the kind. */
export const TELLING_BYTES = 2048;

/** Returns what kind of picture begins with these bytes, whatever its name says; undefined for none. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, TELLING_BYTES));
  return (
    MARKS.find(([, at, mark]) => text.startsWith(mark, at))?.[0] ??
    (SVG.test(text) ? "svg" : undefined)
  );
}
