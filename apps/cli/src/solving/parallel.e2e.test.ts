import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ended, slidepath, start } from "../../test/slidepath.ts";

/** Of Korf's hundred the ids 1, 12, 28, 55, 79, 94 and 100, with their lengths. */
const KORF: readonly (readonly [string, number])[] = [
  ["14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", 57],
  ["14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15", 45],
  ["13 14 6 12 4 5 1 0 9 3 10 2 15 11 8 7", 52],
  ["13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11", 41],
  ["0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15", 42],
  ["5 7 11 8 0 14 9 13 10 12 3 15 6 1 4 2", 53],
  ["11 4 0 8 6 10 5 13 12 7 14 3 1 2 9 15", 54],
];

async function same(args: readonly string[], stdin: string) {
  const one = await slidepath(args, stdin);
  const many = await slidepath([...args, "--jobs", "3"], stdin);
  expect(many).toEqual(one);
  return one;
}

describe("slidepath solve --jobs", () => {
  it.each(["hdu-3567", "lightoj-1139", "hdu-1043", "boj-11112"])(
    "answers cases of %s in their order, with the same bytes as one thread",
    async (dialect) => {
      const { stdout } = await slidepath(["gen", "-d", dialect, "-n", "700", "-s", "3"]);
      const { code, stdout: answers } = await same(["solve", "-d", dialect], stdout);
      expect(code).toBe(0);
      expect(answers.split("\n").length).toBeGreaterThan(700);
    },
  );

  it("answers larger boards in their order", async () => {
    const boards = KORF.map(([board]) => board).join("\n");
    const args = ["solve", "--goal", "blank-first", "--size", "4x4", "--json", "--jobs", "2"];
    const { code, stdout } = await slidepath(args, boards);
    expect(code).toBe(0);
    const { answers, complete } = JSON.parse(stdout);
    expect(complete).toBe(true);
    expect(answers.map(({ case: number }: { case: number }) => number)).toEqual(
      KORF.map((_, i) => i + 1),
    );
    for (const [i, [, length]] of KORF.entries()) {
      expect(answers[i].outcome).toMatchObject({ length, optimal: true });
    }
  });

  it("makes a table of all distances once, for all threads", async () => {
    const boards = ["5 4 3 2 1\n0 9 8 7 6", "2 1 4 3 5\n6 7 8 9 0", "9 8 7 6 5\n4 3 2 1 0"];
    const args = ["solve", "--method", "table", "--size", "5x2", "--json", "--jobs", "2"];
    const { code, stdout } = await slidepath(args, [...boards, ...boards].join("\n\n"));
    expect(code).toBe(0);
    const { answers } = JSON.parse(stdout);
    const lengths = answers.map(({ outcome }: { outcome: { length: number } }) => outcome.length);
    expect(lengths).toEqual([54, 30, 44, 54, 30, 44]);
  });

  it("lets the answers before a fault stand", async () => {
    const board = "12345678X\n";
    const { code, stdout, stderr } = await same(
      ["solve", "-d", "hdu-3567"],
      `3\n${board}${board}12345X678\n${board}12345X67\n`,
    );
    expect(code).toBe(2);
    expect(stdout).toMatch(/^Case 1: 0\n\nCase 2: \d+\n[udlr]+\n$/);
    expect(stderr).toContain("slidepath: ");
  });

  it("tells which case cannot be answered, after those before it", async () => {
    const { code, stderr } = await same(
      ["solve", "--method", "table"],
      "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n",
    );
    expect(code).toBe(2);
    expect(stderr).toBe(
      "slidepath: METHOD_UNSUPPORTED: case 1: the board is too large for --method table (up to 12 cells)\n",
    );
  });

  it("answers what is no board, too", async () => {
    const { stdout } = await slidepath(["gen", "-d", "uva-227", "-n", "20"]);
    expect((await same(["solve", "-d", "uva-227"], stdout)).code).toBe(0);
  });

  it("ends at once on Ctrl-C", async () => {
    const hard = "0 12 9 13\n15 11 10 14\n3 7 2 5\n4 8 6 1\n";
    const args = ["solve", "--jobs", "2", "--method", "ida-star", "--heuristic", "misplacedTiles"];
    const child = start(args);
    const end = ended(child, hard);
    await sleep(1500);
    const interrupted = performance.now();
    child.kill("SIGINT");
    expect(await end).toEqual({
      code: null,
      signal: "SIGINT",
      stdout: expect.any(String),
      stderr: "",
    });
    expect(performance.now() - interrupted).toBeLessThan(1500);
  });

  it.each(["0", "x", "1.5", "1025"])("refuses %s threads", async (jobs) => {
    expect(await slidepath(["solve", "--jobs", jobs, "--board", "1 0"])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^slidepath: OPTION_VALUE: --jobs: expected a (number of threads from 1 to 1024|whole)/,
      ),
    });
  });
});
