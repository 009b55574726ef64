import { describe, expect, it } from "vitest";
import { runMain } from "../../test/run-main.ts";

const verify = (moves: string, ...options: readonly string[]) =>
  runMain(["verify", "--board", "1 2 3/4 0 5/7 8 6", "--moves", moves, ...options]);

describe("slidepath verify", () => {
  it.each([
    ["rd", ["--names", "blank"]],
    ["LU", ["--names", "tile"]],
    ["→↓", ["--names", "blank"]],
    ["右下", ["--names", "blank"]],
    ["J L", ["--names", "blank", "--words", "F,L,B,J"]],
    ["5 6", []],
  ])("takes any notation: %s %j", async (moves, options) => {
    expect(await verify(moves, ...options)).toEqual({
      code: 0,
      stdout: "The path leads to the goal in 2 moves.\nNo path is shorter.\n",
      stderr: "",
      events: expect.anything(),
    });
  });

  it("says by how much a path is too long", async () => {
    const { code, stdout } = await verify("udrd", "--names", "blank");
    expect(stdout).toContain("in 4 moves.\n2 moves more than the shortest path, which takes 2: rd");
    expect(code).toBe(0);
  });

  it("draws where a path ends, or where it cannot go on", async () => {
    expect(await verify("ul", "--names", "blank")).toMatchObject({
      code: 1,
      stdout:
        "After 2 moves the board is not the goal but\n\n" +
        "  · 1 3\n  4 2 5\n  7 8 6\n\n" +
        "From there the goal is 4 moves away: rdrd\n",
    });
    expect(await verify("u2", "--names", "blank", "--lang", "zh")).toMatchObject({
      code: 1,
      stdout: "第 2 步（空格向上）会移出棋盘，此时棋盘为\n\n  1 · 3\n  4 2 5\n  7 8 6\n",
    });
  });

  it("answers a program", async () => {
    const { stdout } = await verify("R D", "--names", "blank", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ status: "solves", length: 2, best: { length: 2 } });
  });

  it.each([
    [["--board", "1 2 3/4 0 5/7 8 6"], "OPTION_MISSING: --moves"],
    [["--board", "1 2 3/4 0 5/7 8 6", "--moves", "ul"], "OPTION_MISSING: --names"],
    [["--board", "1 2 3/4 0 5/7 8 6", "--moves", "ul", "--names", "me"], "OPTION_VALUE: --names"],
    [
      ["--board", "1 2 3/4 0 5/7 8 6", "--moves", "ux", "--names", "tile"],
      "MOVE_FOREIGN: --moves:1:2",
    ],
    [["--board", "1 2 3/4 0 5/7 8 6", "--moves", "1"], "MOVE_ILLEGAL: --moves:1:1"],
    [
      ["--board", "1 2 3/4 0 5/7 8 6", "--moves", "u", "--names", "blank", "--words", "a,b"],
      "OPTION_VALUE: --words",
    ],
  ])("refuses %j", async (argv, message) => {
    const run = await runMain(["verify", ...argv]);
    expect(run).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  });
});
