import { describe, expect, it } from "vitest";
import { runMain } from "../../test/run-main.ts";

const enumerate = (options: string, world = {}) =>
  runMain(["enumerate", ...options.split(" ").filter((word) => word !== "")], world);

describe("slidepath enumerate", () => {
  it.each([
    // Of 3×2, to both goals that no symmetry leads to each other, in both metrics.
    [
      "--size 3x2",
      [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1],
    ],
    ["--size 2x2 --goal 1,0/3,2", [1, 2, 2, 2, 2, 2, 1]],
    ["--size 2x2 --metric mtm", [1, 2, 2, 2, 2, 2, 1]],
    ["--size 4x1 --metric mtm", [1, 3]],
    ["--size 4x1 --metric stm", [1, 1, 1, 1]],
    ["--size 1x1", [1]],
  ])("counts the boards at each depth with %s", async (options, counts) => {
    const { code, stdout, stderr } = await enumerate(`${options} --json`);
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout).depthCounts).toEqual(counts);
  });

  it("tells a person, and shows as many of the farthest as are asked for", async () => {
    const { stdout } = await enumerate("--size 3x3 --farthest 3");
    expect(stdout).toContain("moves  boards\n0      1\n1      2\n2      4\n3      8\n");
    expect(stdout).toContain(
      "30     221\n31     2\n\n181,440 boards, none farther than 31 moves; ",
    );
    expect(stdout).toContain(
      "The farthest:\n\n  8 6 7\n  2 5 4\n  3 · 1\n\n  6 4 7\n  8 5 ·\n  3 2 1\n",
    );
    expect((await enumerate("--size 3x2 --farthest 0")).stdout).not.toContain("farthest:");
    const some = await enumerate("--size 2x4 --farthest 1 --metric multi-tile --lang zh-CN");
    expect(some.stdout).toContain("共 20,160 个棋盘，最远 ");
  });

  it("points at what is wrong with a goal", async () => {
    const { code, stderr } = await enumerate("--size 3x2 --goal 1,2,3/4,5,5");
    expect(code).toBe(2);
    expect(stderr).toContain("slidepath: TILE_DUPLICATE: --goal:2:");
  });

  it("shows how far it is on a terminal, and stops when it is to", async () => {
    const { stderr } = await enumerate("--size 2x5", { terminals: ["stderr"], tick: 600 });
    expect(stderr).toMatch(/\[K\d+ moves: [\d,]+ of 1,814,400 boards, \d+ %\r/);
    const run = await enumerate("--size 2x5", { interrupted: { aborted: true } });
    expect(run).toMatchObject({ code: 130, stdout: "", stderr: "" });
  });

  it.each([
    ["", "OPTION_MISSING: --size must be given"],
    [
      "--size 4x4",
      'OPTION_VALUE: --size: expected WIDTHxHEIGHT of up to 12 cells, such as 3x4, got "4x4"',
    ],
    ["--size 3", "OPTION_VALUE: --size: expected WIDTHxHEIGHT"],
    ["--size 3x2 --metric x", "OPTION_VALUE: --metric: expected one of single-tile, multi-tile"],
    ["--size 3x2 --farthest -1", "OPTION_VALUE: --farthest: expected a whole number"],
  ])("refuses %j", async (options, message) => {
    const { code, stdout, stderr } = await enumerate(options);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr.split("\n")).toHaveLength(2);
  });
});
