import { expect, it } from "vitest";
import { type Line, linesOf } from "./lines.ts";

const LIMITS = { lineBytes: 10, bodyMilliseconds: 50 };

function stream(...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
      }
      controller.close();
    },
  });
}

async function linesIn(...chunks: (string | Uint8Array)[]): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(stream(...chunks), LIMITS)) lines.push(line);
  return lines;
}

it("finds lines wherever the chunks are cut, and counts the empty ones", async () => {
  const text = "ab\n\nc\r\nd";
  const expected = [
    { number: 1, text: "ab" },
    { number: 3, text: "c\r" },
    { number: 4, text: "d" },
  ];
  expect(await linesIn(text)).toEqual(expected);
  expect(await linesIn(...text)).toEqual(expected);
});

it("puts a character together that a chunk boundary cuts", async () => {
  const bytes = new TextEncoder().encode("é空\n");
  for (let cut = 0; cut <= bytes.length; cut++) {
    const lines = await linesIn(bytes.slice(0, cut), bytes.slice(cut));
    expect(lines).toEqual([{ number: 1, text: "é空" }]);
  }
});

it("skips what is too long, and goes on after it", async () => {
  expect(await linesIn("x".repeat(8), "x".repeat(8), "\nok\n")).toEqual([
    { number: 1, tooLong: true },
    { number: 2, text: "ok" },
  ]);
});

it("does not wait for ever", async () => {
  const silent = new ReadableStream<Uint8Array>();
  await expect(linesOf(silent, LIMITS).next()).rejects.toMatchObject({
    fault: { code: "BODY_TIMEOUT" },
  });
});
