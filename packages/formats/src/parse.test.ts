import { describe, expect, it } from "vitest";
import type { ParseOptions } from "./case-reader.ts";
import { describeDiagnostic } from "./diagnostic-message.ts";
import { type ByteSource, type Case, findDialect, type ParseEnd, parse } from "./index.ts";

function read(
  id: string,
  input: string | Uint8Array | ByteSource,
  options?: ParseOptions,
): ParseEnd & { cases: Case[] } {
  const cases: Case[] = [];
  const reading = parse(findDialect(id)!, input, options);
  for (;;) {
    const step = reading.next();
    if (step.done) return { cases, ...step.value };
    cases.push(step.value);
  }
}

const tilesOf = (id: string, input: string | Uint8Array, options?: ParseOptions): unknown => {
  const { cases, diagnostic } = read(id, input, options);
  expect(diagnostic).toBeUndefined();
  return cases.map(({ problem }) => [problem!.start.tiles, problem!.goal.tiles]);
};

describe("parse", () => {
  it("reads start and goal", () => {
    expect(tilesOf("two-matrices", "1 2 3\n8 0 4\n7 6 5\n1 2 3\n7 8 4\n0 6 5\n")).toEqual([
      [
        [1, 2, 3, 8, 0, 4, 7, 6, 5],
        [1, 2, 3, 7, 8, 4, 0, 6, 5],
      ],
    ]);
  });

  it("numbers the pieces of a picture around the missing one", () => {
    expect(tilesOf("picture", "1 1\n0 1 2\n5 -1 3\n6 7 8\n")).toEqual([
      [
        [1, 2, 3, 5, 0, 4, 6, 7, 8],
        [1, 2, 3, 4, 0, 5, 6, 7, 8],
      ],
    ]);
  });

  it.each([
    ["rows of two", "1 0\n0 1\n-1 3\n4 5\n", 2, 3],
    [
      "nine cells on one line, as the published program takes them",
      "2 2\n0 1 2 3 -1 4 6 7 5\n",
      3,
      3,
    ],
    ["one row of four", "0 2\n0 1 3 -1\n", 4, 1],
    ["one column of five", "0 0\n-1\n1\n2\n3\n4\n", 1, 5],
    ["six cells on one line whose missing piece is in row 2", "2 0\n0 1 2 3 -1 5\n", 2, 3],
  ])("takes a picture's size from its lines: %s", (_, input, width, height) => {
    const { cases, diagnostic } = read("picture", input);
    expect(diagnostic).toBeUndefined();
    expect(cases[0]!.problem!.start).toMatchObject({ width, height });
  });

  it("takes a picture's size as told", () => {
    const { cases } = read("picture", "0 2\n0 1 3 -1 4 5 6 7 8\n", {
      size: { width: 9, height: 1 },
    });
    expect(cases[0]!.problem!.start).toMatchObject({ width: 9, height: 1 });
  });

  it.each([
    ["rows of three, told to be of four", "1 2 3\n4 0 5\n7 8 6\n10 11 9\n", 4, 3, ["layout"]],
    ["rows of three, told to be so", "1 2 3\n4 0 5\n7 8 6\n10 11 9\n", 3, 4, []],
    ["one line, which tells nothing", "1 2 3 4 0 5 7 8 6 10 11 9\n", 4, 3, []],
  ])("repairs lines that a given size contradicts: %s", (_, input, width, height, kinds) => {
    const { cases, repairs } = read("board", input, { size: { width, height } });
    expect(cases[0]!.problem!.start).toMatchObject({ width, height });
    expect(repairs.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("finds a goal policy for a plain board", () => {
    const { cases } = read("board", "0 1 2\n3 4 5\n6 7 8\n", { goal: { kind: "blank-first" } });
    expect(cases[0]!.problem!.goal.tiles).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("reads a counted stream in chunks of every size", () => {
    const bytes = new TextEncoder().encode(
      "2\r\n12X453786\r\n12345678X\r\n５64178x23\r\n7568X4123",
    );
    const whole = read("hdu-3567", bytes);
    expect(whole.cases).toHaveLength(2);
    for (let size = 1; size < 40; size++) {
      let at = 0;
      const source = (): Uint8Array | undefined => {
        const chunk = bytes.subarray(at, at + size);
        at += size;
        return chunk.length > 0 ? chunk : undefined;
      };
      const reading = parse(findDialect("hdu-3567")!, source);
      const cases: Case[] = [];
      let step = reading.next();
      for (; !step.done; step = reading.next()) cases.push(step.value);
      expect({ cases, ...step.value }).toEqual(whole);
    }
  });
});

describe("repairs", () => {
  it("are listed with their first place and number", () => {
    const { cases, repairs } = read("acwing-179", "\ufeff１ 2 3\r\n4　X 5\r\n7 8,6\r\n");
    expect(cases[0]!.problem!.start.tiles).toEqual([1, 2, 3, 4, 0, 5, 7, 8, 6]);
    expect(repairs).toEqual([
      { kind: "byte-order-mark", count: 1, line: 1, column: 1 },
      { kind: "full-width", count: 1, line: 1, column: 1 },
      { kind: "line-ends", count: 3, line: 1, column: 6 },
      { kind: "space", count: 1, line: 2, column: 2 },
      { kind: "letter-case", count: 1, line: 2, column: 3 },
      { kind: "separator", count: 1, line: 3, column: 4 },
      { kind: "layout", count: 1, line: 3, column: 5 },
    ]);
  });

  it("are refused in strict reading, at the first one", () => {
    const { cases, diagnostic } = read("acwing-179", "1 2 3 4 X 5 7 8 6\n", { strict: true });
    expect(cases).toEqual([]);
    expect(diagnostic).toMatchObject({ code: "REPAIR_NEEDED", line: 1, column: 9 });
    expect(read("acwing-179", "1 2 3 4 x 5 7 8 6\n", { strict: true }).diagnostic).toBeUndefined();
  });

  it.each([
    ["UTF-16LE", (text: string) => [0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0), 0])]],
    ["UTF-16BE", (text: string) => [0xfe, 0xff, ...[...text].flatMap((c) => [0, c.charCodeAt(0)])]],
  ])("cover %s", (_, encode) => {
    const { cases, repairs } = read("acwing-179", Uint8Array.from(encode("1 2 3 4 x 5 7 8 6\n")));
    expect(cases[0]!.problem!.start.tiles).toEqual([1, 2, 3, 4, 0, 5, 7, 8, 6]);
    expect(repairs.map(({ kind }) => kind)).toEqual(["utf-16"]);
  });
});

describe("faults", () => {
  it.each([
    ["nothing", "acwing-179", "", "INPUT_EMPTY", 1, 1, ""],
    ["only blanks", "acwing-179", " \n\n", "INPUT_EMPTY", 3, 1, ""],
    ["a tile too few", "acwing-179", "1 2 3 4 x 5 7 8\n", "INPUT_SHORT", 2, 1, ""],
    ["a tile too many", "acwing-179", "1 2 3 4 x 5 7 8 6 9\n", "INPUT_LONG", 1, 19, "9"],
    ["a repeated tile", "acwing-179", "1 2 3\n4 x 5\n7 8 8\n", "TILE_DUPLICATE", 3, 5, "8"],
    ["a second blank", "acwing-179", "1 2 3 4 x 5 7 x 6\n", "TILE_DUPLICATE", 1, 15, "x"],
    ["a tile out of range", "acwing-179", "1 2 3 4 x 5 7 8 42\n", "TILE_RANGE", 1, 17, "42"],
    ["a negative tile", "acwing-179", "1 2 3 4 x 5 7 8 -6\n", "TILE_RANGE", 1, 17, "-6"],
    ["a foreign letter", "acwing-179", "1 2 3 4 x q 7 8 6\n", "TILE_FOREIGN", 1, 11, "q"],
    ["a foreign character", "acwing-179", "1 2 3 4 x ★ 7 8 6\n", "TILE_FOREIGN", 1, 11, "★"],
    ["O for 0", "two-matrices", "1 2 3\n4 O 5\n", "LETTER_FOR_DIGIT", 2, 3, "O"],
    ["l for 1", "acwing-179", "l 2 3 4 x 5 7 8 6\n", "LETTER_FOR_DIGIT", 1, 1, "l"],
    ["a decimal", "acwing-179", "1.0 2 3 4 x 5 7 8 6\n", "NUMBER_NOT_WHOLE", 1, 1, "1.0"],
    [
      "a count that is none",
      "hdu-3567",
      "12X453786\n12345678X\n",
      "NUMBER_EXPECTED",
      1,
      1,
      "12X453786",
    ],
    ["a negative count", "hdu-3567", "-1\n", "NUMBER_RANGE", 1, 1, "-1"],
    ["a case too few", "hdu-3567", "2\n12X453786\n12345678X\n", "INPUT_SHORT", 4, 1, ""],
    ["a case too many", "hdu-3567", "0\n12X453786\n", "INPUT_LONG", 2, 1, "12X453786"],
    ["a short line", "hdu-3567", "1\n12X45378\n12345678X\n", "LINE_SHORT", 2, 9, ""],
    ["a long line", "hdu-3567", "1\n12X4537866\n12345678X\n", "LINE_LONG", 2, 10, "6"],
    [
      "a row outside the picture",
      "picture",
      "3 0\n0 1 2\n3 4 5\n6 -1 8\n",
      "NUMBER_RANGE",
      1,
      1,
      "3",
    ],
    ["a column outside", "picture", "0 3\n0 1 2\n3 4 5\n6 -1 8\n", "NUMBER_RANGE", 1, 3, "3"],
    ["the missing piece", "picture", "2 2\n0 1 2\n3 4 8\n6 7 -1\n", "PIECE_TAKEN", 3, 5, "8"],
    ["a piece out of range", "picture", "2 2\n0 1 2\n3 4 9\n6 7 -1\n", "TILE_RANGE", 3, 5, "9"],
    ["a long row", "picture", "0 0\n1 2\n-1 3 4\n", "LINE_LONG", 3, 6, "4"],
    ["a short row", "picture", "0 0\n1 2 3\n-1 4\n", "LINE_SHORT", 3, 4, "4"],
    [
      "a size that is open",
      "picture",
      "1 1\n0 1 2 3 4 5 6 -1 8 9 10 11\n",
      "SIZE_UNKNOWN",
      2,
      1,
      "0",
    ],
    ["no board", "picture", "1 1\n", "INPUT_SHORT", 2, 1, ""],
  ])("point at %s", (_, id, input, code, line, column, text) => {
    const { diagnostic } = read(id, input);
    expect(diagnostic).toMatchObject({ code, line, column, text });
    const { excerpt } = diagnostic!;
    expect(excerpt.text.slice(excerpt.offset)).toMatch(text === "" ? /^$/ : new RegExp(`^${text}`));
  });

  it("say what was expected, in both languages", () => {
    const { diagnostic } = read("acwing-179", "1 2 3\n4 x 5\n7 8 8\n");
    expect(describeDiagnostic(diagnostic!)).toBe("8 stands twice, first at 3:3; 6 is missing");
    expect(describeDiagnostic(diagnostic!, "zh-CN")).toBe("8 出现了两次，第一次在 3:3；缺少 6");
    const short = read("two-matrices", "1 2 3\n8 0 4\n7 6 5\n1 2 3\n").diagnostic!;
    expect(describeDiagnostic(short)).toBe(
      "the input ends too early: expected cell 4 of the 9 of the goal board",
    );
    expect(describeDiagnostic(short, "zh-CN")).toBe("输入提前结束：应为目标棋盘的 9 格中的第 4 格");
  });

  it("refuse a token of megabytes without putting it together", () => {
    let chunks = 64;
    const chunk = new Uint8Array(65_536).fill(0x31);
    const source = (): Uint8Array | undefined => (chunks-- > 0 ? chunk : undefined);
    const { diagnostic } = read("acwing-179", source);
    expect(diagnostic).toMatchObject({ line: 1, column: 1 });
    // Two chunks tell that the token is too long; the rest is never asked for.
    expect(chunks).toBe(62);
  });

  it("leave the cases before them standing", () => {
    const { cases, diagnostic } = read(
      "hdu-3567",
      "2\n12X453786\n12345678X\n12X453786\n1234S678X\n",
    );
    expect(cases.map(({ number }) => number)).toEqual([1]);
    expect(diagnostic).toMatchObject({ code: "TILE_FOREIGN", line: 5, column: 5, text: "S" });
  });
});
