import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { Output } from "./output.ts";

function written(write: (output: Output) => void): string[] {
  const blocks: string[] = [];
  write(new Output({ write: (bytes) => blocks.push(Buffer.from(bytes).toString()) }));
  return blocks;
}

it("writes in blocks, in order and whole", () => {
  const line = "Case 1: 2, 滑块 🧩\n";
  const blocks = written((output) => {
    for (let i = 0; i < 20_000; i++) output.write(line);
    output.flush();
  });
  expect(blocks.join("")).toBe(line.repeat(20_000));
  expect(blocks.length).toBeLessThan(20);
  expect(Math.max(...blocks.map((block) => Buffer.byteLength(block)))).toBeLessThanOrEqual(65_536);
});

it("passes on at once what is longer than a block, after what came before it", () => {
  const long = "长".repeat(100_000);
  const blocks = written((output) => {
    output.write("first");
    output.write(long);
    output.write("last");
    output.flush();
  });
  expect(blocks).toEqual(["first", long, "last"]);
});

it("has nothing to flush when nothing was written", () => {
  expect(written((output) => output.flush())).toEqual([]);
});
