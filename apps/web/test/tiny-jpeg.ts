type Colour = readonly [number, number, number];

/**
 * Returns a JPEG file of flat blocks of 8 by 8 pixels, with an Exif tag that says how the camera was held. Written by
 * hand: quantisation by 1, one Huffman code of four bits for each size of a DC step, and no AC coefficient at all.
 */
export function tinyJpeg(blocks: readonly (readonly Colour[])[], orientation: number): Buffer {
  const height = blocks.length * 8;
  const width = blocks[0]!.length * 8;
  const components = [1, 2, 3];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, [
      ...Buffer.from("Exif\0\0MM\0*", "latin1"),
      // At byte 8 a list of one entry: orientation, a short, once.
      ...[0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
    ]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc0, [
      ...[8, height >> 8, height & 255, width >> 8, width & 255, 3],
      ...components.flatMap((id) => [id, 0x11, 0]),
    ]),
    segment(0xc4, [0x00, 0, 0, 0, 12, ...Array<number>(12).fill(0), ...Array(12).keys()]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0]),
    segment(0xda, [3, ...components.flatMap((id) => [id, 0]), 0, 63, 0]),
    scan(blocks.flat()),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, body: readonly number[]): Buffer {
  const length = body.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...body]);
}

function scan(colours: readonly Colour[]): Buffer {
  let bits = "";
  const last = [0, 0, 0];
  for (const colour of colours) {
    for (const [component, value] of yCbCr(colour).entries()) {
      const step = Math.round((value - 128) * 8) - last[component]!;
      last[component]! += step;
      const size = step === 0 ? 0 : Math.floor(Math.log2(Math.abs(step))) + 1;
      const written = step < 0 ? step + 2 ** size - 1 : step;
      bits += size.toString(2).padStart(4, "0");
      if (size > 0) bits += written.toString(2).padStart(size, "0");
      // The end of the block: no AC coefficient.
      bits += "0";
    }
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
}

function yCbCr([red, green, blue]: Colour): number[] {
  return [
    0.299 * red + 0.587 * green + 0.114 * blue,
    128 - 0.168736 * red - 0.331264 * green + 0.5 * blue,
    128 + 0.5 * red - 0.418688 * green - 0.081312 * blue,
  ];
}
