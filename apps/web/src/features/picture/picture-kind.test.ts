import { expect, test } from "vitest";
import { pictureKind } from "./picture-kind.ts";

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

test.each([
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
  ["\xff\xd8\xff\xe1\0\x22Exif", "jpeg"],
  ["GIF89a", "gif"],
  ["RIFF\x24\0\0\0WEBPVP8 ", "webp"],
  ["BM\x36\0\0\0\0\0\0\0\x36\0\0\0", "bmp"],
  ["II*\0\x08", "tiff"],
  ["\0\0\0\x20ftypavif", "avif"],
  ["\0\0\0\x18ftypheic", "heic"],
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", "svg"],
  ["\xef\xbb\xbf<?xml version='1.0'?>\n<!-- drawn by hand -->\n<svg>", "svg"],
  ["", undefined],
  ["hello, I am a text called picture.png", undefined],
  ["<html><svg></svg></html>", undefined],
  ["\x89PN", undefined],
  ["%PDF-1.7", undefined],
])("%j begins a %s", (text, kind) => {
  expect(pictureKind(bytes(text))).toBe(kind);
});
