import { describe, expect, it } from "vitest";
import { runMain } from "../../test/run-main.ts";

describe("slidepath explain", () => {
  it("tells all there is", async () => {
    const { code, stdout, stderr } = await runMain(["explain", "--board", "2 3 4/1 5 0/7 6 8"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatchInlineSnapshot(`
      "  2 3 4     1 2 3
        1 5 ·  →  4 5 6
        7 6 8     7 8 ·

      Can it be solved?
        An inversion is a pair of tiles of which the greater comes first.
        On a board of odd width, a move along a row changes none, and a move along a column an even number of them.
        The start has 4, even; the goal has 0, even as well: it can be solved.

      The start's Cantor rank
        tile  smaller ones after it  each counts
        2     2                      2 × 8! = 2 × 40,320 = 80,640
        3     2                      2 × 7! = 2 × 5,040 = 10,080
        4     2                      2 × 6! = 2 × 720 = 1,440
        1     1                      1 × 5! = 1 × 120 = 120
        5     1                      1 × 4! = 1 × 24 = 24
        0     0                      0 × 3! = 0 × 6 = 0
        7     1                      1 × 2! = 1 × 2 = 2
        6     0                      0 × 1! = 0 × 1 = 0
        8     0                      0 × 0! = 0 × 1 = 0
        The sum is 92,306: number 92,306, from 0, of 362,880.

      What the heuristics say: at least so many moves
        6  misplaced tiles
        9  Manhattan distance
        9  Manhattan distance and linear conflicts

      The best first moves
        The shortest path takes 19 moves; it begins with the blank going up or down or left.
        Moves left after the blank goes: up 18, down 18, left 18.
      "
    `);
  });

  it("tells why there is no path, in Chinese", async () => {
    const argv = ["explain", "--board", "1 2 3/4 5 6/8 7 0", "--lang", "zh-CN"];
    const { stdout } = await runMain(argv);
    expect(stdout).toContain("起始棋盘有 1 个，是奇数；目标有 0 个，是偶数。");
    expect(stdout).toContain("1 × 8! = 1 × 40,320 = 40,320");
    expect(stdout).not.toContain("最优的第一步");
  });

  it.each([
    ["1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15", "On a board of even width", "has 0 + 3 = 3, odd"],
    ["1 0 2", "Their order, the blank left out, is that of the goal", "blank going right"],
  ])("has an argument for every width: %s", async (board, argument, more) => {
    const { stdout } = await runMain([
      "explain",
      "--board",
      board,
      "-d",
      "board",
      ...(board === "1 0 2" ? ["--size", "3x1"] : []),
    ]);
    expect(stdout).toContain(argument);
    expect(stdout).toContain(more);
  });

  it("answers a program, a case a line", async () => {
    const stdin = "2\n12X453786\n12345678X\n1638247X5\n1638247X5\n";
    const { stdout } = await runMain(["explain", "-d", "hdu-3567", "--json"], { stdin });
    expect(stdout.split("\n")).toHaveLength(5);
    expect(JSON.parse(stdout)).toMatchObject({
      dialect: "hdu-3567",
      cases: [
        { case: 1, rank: { of: "362880" }, hints: { length: 2, firstMoves: "d" } },
        { case: 2, hints: { length: 0, firstMoves: "" } },
      ],
      complete: true,
    });
  });

  it("says how far it came within the limits", async () => {
    const stdin = "14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3\n";
    const argv = ["explain", "-d", "board", "--goal", "blank-first", "--max-nodes", "1000"];
    const { code, stdout } = await runMain(argv, { stdin });
    expect(stdout).toContain("--max-nodes was reached");
    expect(code).toBe(3);
  });
});
