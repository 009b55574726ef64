import { crc32, deflateSync } from "node:zlib";

/** Colours of a palette, red, green, blue and how opaque: 0 to 255 each. */
export type Paint = readonly [number, number, number, number];

/** Returns a PNG file of two halves, left and right, at one bit a pixel: small, however large the picture is. */
export function halvedPng(width: number, height: number, left: Paint, right: Paint): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  for (let x = Math.floor(width / 2); x < width; x++) row[1 + (x >> 3)]! |= 0x80 >> (x & 7);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, a palette.
  header.set([1, 3], 8);
  const paints = [left, right];
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(paints.flatMap((paint) => paint.slice(0, 3)))),
    chunk("tRNS", Buffer.from(paints.map(([, , , opaque]) => opaque))),
    chunk("IDAT", deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
