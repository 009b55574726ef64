import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DIALECTS, findDialect, type ParseEnd, parse } from "./index.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function read(input: string | Uint8Array, strict = false): ParseEnd & { tiles: readonly number[] } {
  const reading = parse(findDialect("board")!, input, { strict });
  let tiles: readonly number[] = [];
  let step = reading.next();
  for (; !step.done; step = reading.next()) tiles = step.value.problem!.start.tiles;
  return { ...step.value, tiles };
}

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(new TextEncoder().encode(part)) : part,
    ),
  );

const tiles = [1, 2, 3, 4, 0, 5, 7, 8, 6];

describe("decoding", () => {
  // "１　２ ３" in GB18030 is A3B1 A1A1 A3B2 …
  const gb = bytes([0xa3, 0xb1, 0xa1, 0xa1, 0xa3, 0xb2], " 3\n4 0 5\n7 8 6\n");

  it("reads GB18030 where UTF-8 does not fit, and lists it", () => {
    expect(read(gb)).toMatchObject({
      tiles,
      repairs: [
        { kind: "gb18030", line: 1, column: 1 },
        { kind: "full-width", count: 2, line: 1, column: 1 },
        { kind: "space", count: 1, line: 1, column: 2 },
      ],
    });
    expect(read(gb, true).diagnostic).toMatchObject({ code: "REPAIR_NEEDED", repair: "gb18030" });
  });

  it("says so where the runtime knows no GB18030", () => {
    const expected = { code: "ENCODING_UNKNOWN", line: 1, column: 1, text: "A3 B1 A1 A1" };
    vi.stubGlobal("TextDecoder", undefined);
    expect(read(gb).diagnostic).toMatchObject(expected);
    vi.stubGlobal(
      "TextDecoder",
      class {
        constructor(label: string) {
          throw new RangeError(label);
        }
      },
    );
    expect(read(gb).diagnostic).toMatchObject(expected);
  });

  it("keeps to UTF-8 where only a byte of it is broken", () => {
    expect(read(bytes("１ ２ ３\n４ ０ ５\n７ ８ ", [0xff], "\n")).diagnostic).toMatchObject({
      code: "TILE_FOREIGN",
      line: 3,
      column: 5,
      text: "\ufffd",
    });
  });

  it.each([
    [
      "UTF-16 without its mark",
      bytes(Array.from("1 2 3\n4 0 5\n7 8 6", (c) => [c.charCodeAt(0), 0]).flat()),
    ],
    ["circled digits", "① ② ③\n④ ○ ⑤\n⑦ ⑧ ⑥"],
    ["Chinese numerals", "一 二 三\n四 〇 五\n七 八 六"],
    ["Arabic-Indic digits", "١ ٢ ٣\n٤ ٠ ٥\n٧ ٨ ٦"],
    ["digits of mathematics", "𝟏 𝟐 𝟑\n𝟺 𝟎 𝟝\n𝟩 𝟴 6"],
    ["Chinese commas", "1，2、3\n4，0、5\n7，8、6"],
    ["a text whose last character is cut", bytes("1 2 3\n4 0 5\n7 8 6\n", [0x1a])],
  ])("reads %s", (_, input) => {
    expect(read(input).tiles).toEqual(tiles);
    expect(read(input, true).diagnostic?.code).toBe("REPAIR_NEEDED");
  });

  it("reads numerals of two digits", () => {
    expect(read("① ② ③ ④\n⑤ ⑥ ⑦ ⑧\n⑨ ⑩ ⑪ ⑫\n⑬ ⑭ ⑮ ○").tiles).toEqual([
      ...Array.from({ length: 15 }, (_, i) => i + 1),
      0,
    ]);
    expect(read("一 二 三 四 五 六 七\n八 九 十 十一 十二 十三 〇").tiles.slice(7)).toEqual([
      8, 9, 10, 11, 12, 13, 0,
    ]);
  });

  it("quotes what was written, at its place", () => {
    expect(read("１ ２ ３\n４ ０ ５\n７ ８ １ｚ\n").diagnostic).toMatchObject({
      code: "TILE_FOREIGN",
      line: 3,
      column: 5,
      text: "１ｚ",
      excerpt: { text: "７ ８ １ｚ", offset: 4 },
    });
    expect(read("1 2 3\n4 \u0000 5\n7 8 6\n").diagnostic).toMatchObject({ text: "\u0000" });
  });

  it("gives the same whatever the chunks", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 40 }),
          fc
            .string({ unit: fc.constantFrom(..."019xX １。\r\n\ufeff🔟×") })
            .map((text) => bytes(text)),
        ),
        fc.integer({ min: 1, max: 5 }),
        (input, size) => {
          for (const dialect of DIALECTS.slice(0, 3)) {
            const source = (): (() => Uint8Array | undefined) => {
              let at = 0;
              return () => {
                at += size;
                return at - size < input.length ? input.subarray(at - size, at) : undefined;
              };
            };
            const whole = Array.from(parse(dialect, input));
            // GB18030 is decided by the first bytes beyond ASCII, so only UTF-8 is the same in any chunks.
            if (!isUtf8(input)) return;
            expect(Array.from(parse(dialect, source()))).toEqual(whole);
          }
        },
      ),
    );
  });
});

function isUtf8(input: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(input);
    return true;
  } catch {
    return false;
  }
}
