import { bytesOf, dirtyCases } from "@slidepath/golden";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeDiagnostic, describeRepair, type ReadBoardsOptions, readBoards } from "./index.ts";

describe("readBoards", () => {
  it.each(dirtyCases().map((dirty) => [dirty.name, dirty] as const))("%s", (_, dirty) => {
    const { boards, diagnostic } = readBoards(bytesOf(dirty), dirty.options as ReadBoardsOptions);
    if (dirty.refused === undefined) {
      expect(diagnostic).toBeUndefined();
      expect(boards.map(({ board }) => board)).toEqual(dirty.boards);
    } else {
      expect(diagnostic).toMatchObject(dirty.refused);
      for (const language of ["en", "zh-CN"] as const) {
        expect(describeDiagnostic(diagnostic!, language)).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it("lists what was not written as rows of numbers, and refuses it in strict mode", () => {
    for (const dirty of dirtyCases()) {
      if (dirty.refused !== undefined) continue;
      const options = dirty.options as ReadBoardsOptions;
      const { repairs } = readBoards(bytesOf(dirty), options);
      const strict = readBoards(bytesOf(dirty), { ...options, strict: true });
      expect(strict.diagnostic?.code).toBe(repairs.length > 0 ? "REPAIR_NEEDED" : undefined);
      for (const { kind } of repairs) expect(describeRepair(kind, "zh-CN")).toBeTruthy();
    }
  });

  it.each([
    ["1 2 3\n4 0 5\n7 8 6\n", []],
    ["1 2 3; 4 0 5; 7 8 6", ["separator"]],
    ["1234x5786", ["glued", "layout", "blank-symbol"]],
    ["1 2 3\n4 9 5\n7 8 6", ["largest-blank"]],
    ["1 2 3\n4   5\n7 8 6", ["blank-by-column", "blank-symbol"]],
    ["3\n1 2 3\n4 0 5\n7 8 6", ["ignored-text"]],
  ])("lists the repairs of %j", (input, kinds) => {
    expect(readBoards(input).repairs.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each(["1 2 3\n4 0 5\n7 8 6。", "棋盘：１、２、３；４、空、５；７、８、６。"])(
    "takes a full stop for the end of what is said: %j",
    (input) => {
      const { boards, diagnostic } = readBoards(input);
      expect(diagnostic).toBeUndefined();
      expect(boards.map(({ board }) => board.tiles)).toEqual([[1, 2, 3, 4, 0, 5, 7, 8, 6]]);
    },
  );

  it("takes words of a later line for no comment of this one", () => {
    expect(readBoards("5 4\n3 2\n# 1\n\nThank you!").boards).toMatchObject([
      { board: { width: 2, height: 3, tiles: [5, 4, 3, 2, 0, 1] } },
    ]);
  });

  it("says where each board begins", () => {
    const { boards } = readBoards("start:\n1 2\n3 0\n\ngoal:\n  1 2\n  0 3\n");
    expect(boards.map(({ line, column }) => [line, column])).toEqual([
      [2, 1],
      [6, 3],
    ]);
  });

  it("reads any board back from any way of writing it", () => {
    const permutation = fc
      .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }))
      .chain(([width, height]) => {
        const tiles = Array.from({ length: width * height }, (_, tile) => tile);
        return fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          tiles: fc.shuffledSubarray(tiles, { minLength: tiles.length }),
        });
      });
    const blank = fc.constantFrom(
      "0",
      "x",
      "X",
      "_",
      "-",
      "*",
      ".",
      "#",
      "?",
      "-1",
      "None",
      "空",
      "□",
    );
    fc.assert(
      fc.property(permutation, blank, fc.nat(), (board, symbol, way) => {
        const { width } = board;
        const rows = board.tiles.reduce<string[][]>((all, tile, cell) => {
          if (cell % width === 0) all.push([]);
          all.at(-1)!.push(tile === 0 ? symbol : String(tile));
          return all;
        }, []);
        const writings = [
          () => rows.map((row) => row.join(" ")).join("\n"),
          () => rows.map((row) => row.join("\t")).join("\r\n"),
          () => rows.map((row) => row.join(",")).join("\n"),
          () => rows.map((row) => row.join(" ")).join(" / "),
          () => rows.map((row) => row.join(" ")).join("; "),
          () => `start = [${rows.map((row) => `[${row.join(", ")}]`).join(", ")}]`,
          () => `{{${rows.map((row) => row.join(", ")).join("}, {")}}};`,
          () => rows.map((row) => `| ${row.join(" | ")} |`).join("\n"),
          () => `Solve this:\n\n${rows.map((row) => row.join("  ")).join("\n")}\n\nThank you!`,
          () =>
            `<table>${rows.map((row) => `<tr><td>${row.join("</td><td>")}</td></tr>`).join("\n")}</table>`,
          () => `\\begin{array}${rows.map((row) => row.join(" & ")).join(" \\\\\n")}\\end{array}`,
        ];
        const text = writings[way % writings.length]!();
        expect([text, readBoards(text).boards.map((found) => found.board)]).toEqual([
          text,
          [board],
        ]);
      }),
    );
  });

  it("never throws and always ends, whatever the text", () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."0123456789xX-_., \n\r\t|[](){}/\\;:=\"'<>&#%+空①　") }),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.oneof(text, fc.uint8Array()), (input) => {
        const { diagnostic, boards } = readBoards(input);
        expect(diagnostic === undefined).toBe(boards.length > 0 && diagnostic === undefined);
        if (diagnostic !== undefined) expect(describeDiagnostic(diagnostic)).toBeTruthy();
      }),
    );
  });
});
