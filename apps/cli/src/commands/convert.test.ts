import { describe, expect, it } from "vitest";
import { runMain } from "../../test/run-main.ts";

const convert = (from: string, to: string, stdin: string, ...options: readonly string[]) =>
  runMain(["convert", "--from", from, "--to", to, ...options], { stdin });

describe("slidepath convert", () => {
  it("writes the same puzzles in another dialect", async () => {
    expect(await convert("poj-1077", "boj-1525", "2 3 4 1 5 x 7 6 8\n")).toMatchObject({
      code: 0,
      stdout: "2 3 4\n1 5 0\n7 6 8\n",
      stderr: "",
    });
    const { stdout } = await convert("poj-1077", "hdu-3567", "2 3 4 1 5 x 7 6 8\n", "--json");
    expect(JSON.parse(stdout)).toEqual({
      from: "poj-1077",
      to: "hdu-3567",
      cases: 1,
      text: "1\n23415X768\n12345678X\n",
      repairs: [],
    });
  });

  it.each([
    ["korf-15", "en", "UNWRITABLE: case 1 cannot be written in korf-15: it has no boards of 3×3"],
    [
      "luogu-p1379",
      "en",
      "UNWRITABLE: case 1 cannot be written in luogu-p1379: its goal is another",
    ],
    ["luogu-p1379", "zh-CN", "UNWRITABLE: 第 1 组不能写成 luogu-p1379：它的目标与此不同"],
  ])("refuses what %s has not", async (to, lang, message) => {
    const run = await convert("poj-1077", to, "2 3 4 1 5 x 7 6 8\n", "--lang", lang);
    expect(run).toMatchObject({
      code: 2,
      stdout: "",
      stderr: `slidepath: ${message}${run.stderr.slice(11 + message.length)}`,
    });
  });

  it("points at a fault in the input", async () => {
    expect(await convert("poj-1077", "boj-1525", "2 3 4 1 5 x 7 6\n")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("slidepath: INPUT_SHORT: "),
    });
  });
});
