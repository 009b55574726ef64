import type { Diagnostic } from "@slidepath/formats";
import { describe, expect, it } from "vitest";
import { CliError } from "./cli-error.ts";
import type { Context } from "./command.ts";
import { reportError } from "./error-report.ts";
import { Output } from "./output.ts";
import { loadTexts } from "./texts/load-texts.ts";

async function report(
  error: unknown,
  { json = false, language = "en" as "en" | "zh-CN" } = {},
): Promise<{ code: number; stderr: string }> {
  let stderr = "";
  const writeError = (text: string) => {
    stderr += text;
  };
  const context: Context = {
    io: { writeError } as Context["io"],
    output: new Output({ write: () => {} }),
    language,
    texts: () => loadTexts(language),
  };
  const code = await reportError(error, context, { json });
  return { code, stderr };
}

/** A foreign tile, its line and where it is in it. */
function foreign(line: string, text: string): CliError {
  const offset = line.indexOf(text);
  const diagnostic: Diagnostic = {
    code: "TILE_FOREIGN",
    line: 2,
    column: offset + 1,
    text,
    expected: { kind: "tile", from: 1, to: 8, blank: "x" },
    excerpt: { text: line, offset },
  };
  return new CliError({ code: "INPUT", diagnostic, source: undefined });
}

describe("the caret", () => {
  it.each([
    ["1 2 q", "q", "      ^"],
    ["1 2 qqq 3", "qqq", "      ^^^"],
    ["棋 盘 q", "q", "        ^"],
    ["1 棋盘 2", "棋盘", "    ^^^^"],
    ["1\t2 q", "q", "   \t  ^"],
    ["é́ q", "q", "    ^"],
    ["🧩👨‍👩‍👧 q", "q", "       ^"],
  ])("stands under the text in %j", async (line, text, caret) => {
    const { stderr } = await report(foreign(line, text));
    expect(stderr.split("\n")[2]).toBe(caret);
  });

  it("marks one column where the input ends", async () => {
    const diagnostic: Diagnostic = {
      code: "INPUT_SHORT",
      line: 1,
      column: 4,
      text: "",
      expected: { kind: "cell", number: 3, of: 9, board: "start" },
      excerpt: { text: "1 2", offset: 3 },
    };
    const error = new CliError({ code: "INPUT", diagnostic, source: "a.txt" });
    expect(await report(error)).toEqual({
      code: 2,
      stderr:
        "slidepath: INPUT_SHORT: a.txt:1:4: the input ends too early: expected cell 3 of the 9 of the start board\n" +
        "  1 2\n" +
        "     ^\n",
    });
    expect((await report(error, { language: "zh-CN" })).stderr).toBe(
      "slidepath: INPUT_SHORT: a.txt:1:4: 输入提前结束：应为起始棋盘的 9 格中的第 3 格\n" +
        "  1 2\n" +
        "     ^\n",
    );
  });

  it("has no place on an empty line", async () => {
    const diagnostic: Diagnostic = {
      code: "INPUT_EMPTY",
      line: 1,
      column: 1,
      text: "",
      expected: { kind: "cell", number: 1, of: 9, board: "start" },
      excerpt: { text: "", offset: 0 },
    };
    const { stderr } = await report(new CliError({ code: "INPUT", diagnostic, source: undefined }));
    expect(stderr).toMatch(/^slidepath: INPUT_EMPTY: 1:1: the input is empty: .*\n$/);
  });

  it("shows that a line was cut", async () => {
    const diagnostic: Diagnostic = {
      code: "TILE_FOREIGN",
      line: 1,
      column: 101,
      text: "q",
      expected: { kind: "tile", from: 1, to: 8, blank: "x" },
      excerpt: { text: "7 8 q", offset: 4 },
    };
    const error = new CliError({ code: "INPUT", diagnostic, source: undefined });
    const [, line, caret] = (await report(error)).stderr.split("\n");
    expect([line, caret]).toEqual(["  …7 8 q", "       ^"]);
  });

  it("lets no control character through to the terminal", async () => {
    const { stderr } = await report(foreign("1 \u001b[2J\u0007 q", "q"));
    expect(stderr.split("\n").slice(1, 3)).toEqual(["  1 \ufffd[2J\ufffd q", "          ^"]);
  });
});

describe("what is reported", () => {
  it("is one line of JSON where that is wanted", async () => {
    const { code, stderr } = await report(foreign("1 2 q", "q"), { json: true });
    expect(stderr).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(stderr).error).toMatchObject({
      code: "TILE_FOREIGN",
      message: '"q" is not a tile: expected a tile from 1 to 8, or x for the blank',
      source: null,
      line: 2,
      column: 5,
      text: "q",
      expected: { kind: "tile", from: 1, to: 8, blank: "x" },
      excerpt: { text: "1 2 q", offset: 4 },
    });
    expect(code).toBe(2);
  });

  it("owns up to a fault of our own", async () => {
    const broken = await report(new TypeError("x is not a function"));
    expect(broken.code).toBe(70);
    expect(broken.stderr).toMatch(/^slidepath: INTERNAL: TypeError: x is not a function\n {4}at /);
    const asJson = await report("just a string", { json: true });
    expect(JSON.parse(asJson.stderr)).toEqual({
      error: { code: "INTERNAL", message: "just a string" },
    });
  });
});
