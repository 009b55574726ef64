import { describe, expect, it } from "vitest";
import { type Run, runMain, type World } from "../../test/run-main.ts";

/** A 15-puzzle of 80 moves: more than a second's work for a weak heuristic. */
const HARD = "0 12 9 13\n15 11 10 14\n3 7 2 5\n4 8 6 1\n";
const EIGHT_II = "12X453786\n12345678X\n";

function solve(options: string, world?: World): Promise<Run> {
  return runMain(["solve", ...options.split(" ").filter((option) => option !== "")], world);
}

describe("solve --dialect", () => {
  it.each([
    ["two-matrices", "1 2 3\n8 0 4\n7 6 5\n1 2 3\n7 8 4\n0 6 5\n", "2\n"],
    ["acwing-179", "2  3  4  1  5  x  7  6  8\n", "ullddrurdllurdruldr\n"],
    ["openjudge-14243", "2 6 4 1 3 7 0 5 8\n8 1 5 7 3 6 4 0 2\n", "31\n"],
    ["picture", "2 2\n0 1 2\n3 -1 4\n6 7 5\n", "2\n"],
    ["hdu-3567", `2\n${EIGHT_II}${EIGHT_II}`, "Case 1: 2\ndd\nCase 2: 2\ndd\n"],
  ])("answers %s in its bytes and says nothing else", async (dialect, stdin, stdout) => {
    for (const options of [`--dialect ${dialect}`, `-d ${dialect.toUpperCase()} -`]) {
      expect(await solve(options, { stdin })).toMatchObject({ code: 0, stdout, stderr: "" });
    }
    expect(await solve(`-d ${dialect} in`, { files: { in: stdin } })).toMatchObject({ stdout });
  });

  it("answers the cases before a fault, then points at it", async () => {
    const stdin = "2\n12X453786\n12345678X\n12X453786\n1234S678X\n";
    expect(await solve("-d hdu-3567", { stdin })).toMatchObject({
      code: 2,
      stdout: "Case 1: 2\ndd\n",
      stderr:
        'slidepath: TILE_FOREIGN: 5:5: "S" is not a tile: expected a tile from 1 to 8, or X for the blank\n' +
        "  1234S678X\n" +
        "      ^\n",
    });
  });

  it("names the file in front of the place", async () => {
    const files = { "boards/a.txt": "1 2 3\n4 x 5\n7 8 8\n" };
    const { stderr } = await solve("-d acwing-179 boards/a.txt", { files });
    expect(stderr).toBe(
      "slidepath: TILE_DUPLICATE: boards/a.txt:3:5: 8 stands twice, first at 3:3; 6 is missing\n" +
        "  7 8 8\n" +
        "      ^\n",
    );
  });

  it("says which file there is not", async () => {
    expect(await solve("-d acwing-179 nowhere")).toMatchObject({
      code: 2,
      stderr: "slidepath: FILE_NOT_FOUND: there is no file nowhere\n",
    });
  });

  it("invents no word for an unsolvable case", async () => {
    const stdin = "2\n12X453786\n12345678X\n21345678X\n12345678X\n";
    expect(await solve("-d hdu-3567", { stdin })).toMatchObject({
      code: 2,
      stdout: "Case 1: 2\ndd\n",
      stderr:
        "slidepath: UNSOLVABLE_NOT_SAID: case 2 is unsolvable, and hdu-3567 has no word for that\n",
    });
  });

  it("repairs in silence, lists repairs when asked to, and refuses to when told so", async () => {
    const stdin = "２ 3 4 1 5 X 7 6 8\r\n";
    const stdout = "ullddrurdllurdruldr\n";
    expect(await solve("-d acwing-179", { stdin })).toMatchObject({ code: 0, stdout, stderr: "" });

    const told = await solve("-d acwing-179 -v", { stdin });
    expect(told).toMatchObject({ code: 0, stdout });
    expect(told.stderr.split("\n").slice(0, 3)).toEqual([
      "slidepath: read in spite of a full-width character, at 1:1",
      "slidepath: read in spite of a carriage return at the line's end, at 1:18",
      "slidepath: read in spite of a letter in the other case, at 1:11",
    ]);
    expect(told.stderr).toMatch(/\nslidepath: 1 case in \d+\.\d ms\n$/);

    const refused = await solve("-d acwing-179 --strict", { stdin });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain("slidepath: REPAIR_NEEDED: 1:1: ");
  });

  it("writes what it has before it waits for more", async () => {
    const stdin = `2\n${EIGHT_II}${EIGHT_II}`;
    const { events } = await solve("-d hdu-3567", { stdin, chunk: 22 });
    expect(events).toEqual(["<", "Case 1: 2\ndd\n", "<", "Case 2: 2\ndd\n", "<"]);
  });

  it("ends quietly where the reader goes away", async () => {
    const stdin = `2\n${EIGHT_II}${EIGHT_II}`;
    const run = await solve("-d hdu-3567", { stdin, chunk: 22, takes: 1 });
    expect(run).toMatchObject({ code: 0, stdout: "Case 1: 2\ndd\n", stderr: "" });
  });

  it("takes a path for what it is", async () => {
    expect(await solve("", { stdin: "UR3 d\n" })).toMatchObject({
      code: 2,
      stdout: "",
      stderr:
        'slidepath: MOVES_ONLY: there is no board here, but a path: 5 moves; to replay it, name its board and whose way the letters go, as in slidepath verify --board "1 2 3/4 0 5/7 8 6" --names blank --moves urrrd\n',
    });
  });

  it("goes by the caller's size, goal and letter order", async () => {
    const picture = { stdin: "0 0\n-1 0 3 4 1 2\n".replace("-1 0 3 4 1 2", "1 -1 2 3 4 5") };
    expect(await solve("-d picture --size 3x2", picture)).toMatchObject({ code: 0, stdout: "1\n" });
    const eight = { stdin: "2 3 4 1 5 x 7 6 8\n" };
    const { stdout } = await solve("-d acwing-179 --order dlru", eight);
    expect(stdout).toHaveLength("ullddrurdllurdruldr\n".length);
    expect(stdout).not.toBe("ullddrurdllurdruldr\n");
    const snail = { stdin: "1 2 3 8 x 4 7 6 5\n" };
    expect(await solve("-d acwing-179 --goal 1,2,3,8,0,4,7,6,5", snail)).toMatchObject({
      stdout: "\n",
    });
  });
});

describe("solve's options", () => {
  it.each([
    [
      "--method best",
      '--method: expected one of auto, table, breadth-first, a-star, ida-star, anytime, construct, got "best"',
    ],
    ["--method a-sar", 'got "a-sar"; did you mean a-star?'],
    ["--heuristic x", "--heuristic: expected one of misplacedTiles, manhattan, linearConflict"],
    [
      "--size 999999x999999",
      '--size: expected WIDTHxHEIGHT of up to 16777216 cells, such as 3x4, got "999999x999999"',
    ],
    ["--jobs -1", "--jobs: expected a number of threads from 1 to 1024"],
    ["--jobs 1.5", "--jobs: expected a number of threads from 1 to 1024"],
    ["--size 3", '--size: expected WIDTHxHEIGHT, such as 4x4, got "3"'],
    ["--goal last", "--goal: expected blank-last, blank-first, or a board"],
    ["--goal 1,2,2,0", "TILE_DUPLICATE: --goal:1:5: 2 stands twice, first at 1:3; 3 is missing"],
    ["--goal 1,2,3,4,5,0", "SIZE_UNKNOWN: --goal:1:1: the size cannot be told from one line"],
    ["--goal 1,2,3/4,5,6/7,8,9", "TILE_RANGE: --goal:3:5: "],
    ["--order udl", "--order: expected each of the letters u d l r once"],
    ["--max-nodes -1", "--max-nodes: expected a whole number"],
    ["--max-nodes 1.5", "--max-nodes: expected a whole number"],
    ["--max-memory much", "--max-memory: expected an amount of memory"],
    ["--time-limit 0", "--time-limit: expected a number of seconds above 0"],
    ["--dialect hdu3576", 'DIALECT_UNKNOWN: unknown dialect "hdu3576"'],
    ["--text --json", "OPTION_CONFLICT: --text and --json cannot be used together"],
    ["--board 1,0 file", "OPTION_CONFLICT: --board and FILE cannot be used together"],
    [
      "--method bfs --heuristic manhattan",
      "OPTION_CONFLICT: --heuristic manhattan and --method breadth-first cannot be used together",
    ],
    [
      "--method bfs --metric mtm",
      "OPTION_CONFLICT: --metric multi-tile and --method breadth-first cannot be used together",
    ],
    [
      "--heuristic manhattan --metric mtm",
      "OPTION_CONFLICT: --metric multi-tile and --heuristic manhattan cannot be used together",
    ],
    [
      "-d hdu-3567 --goal blank-first",
      "OPTION_UNFIT: --goal cannot be used with hdu-3567: its input gives the goal",
    ],
    [
      "-d acwing-179 --size 4x4",
      "OPTION_UNFIT: --size cannot be used with acwing-179: its boards have another, fixed size",
    ],
    [
      "-d hdu-3567 --order udlr",
      "OPTION_UNFIT: --order cannot be used with hdu-3567: it asks for the least path in an order of its own",
    ],
  ])("%s is refused", async (options, message) => {
    const { code, stdout, stderr } = await solve(options, { files: { file: "" } });
    // With --json, or beside it, the message is part of a JSON line.
    expect(stderr.replaceAll('\\"', '"')).toContain(message.replace(/^[A-Z_]+: (?=--text)/, ""));
    expect([code, stdout]).toEqual([2, ""]);
  });

  it.each([
    ["--method table", "looked up in a table"],
    ["--method bfs", "breadth-first search, "],
    ["--method Breadth-First", "breadth-first search, "],
    ["--method astar --heuristic misplaced-tiles", "A*, misplaced tiles, "],
    ["--method a-star --heuristic manhattan", "A*, Manhattan distance, "],
    ["--method idastar", "IDA*, Manhattan distance and linear conflicts, "],
  ])("%j is how the answer is found", async (options, how) => {
    const { code, stdout } = await solve(options, { stdin: "1 2 3\n4 0 5\n7 8 6\n" });
    expect(stdout).toContain(`How: ${how}`);
    expect(stdout).toContain("2 moves, the fewest possible");
    expect(code).toBe(0);
  });

  it("says of an option that the text does not fit what the text reads as", async () => {
    const stdin = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n";
    const { code, stderr } = await solve("--size 3x3", { stdin });
    expect([code, stderr]).toEqual([
      2,
      "slidepath: OPTION_UNFIT: --size does not fit the input, which reads as aoj-alds1-13-c: its boards have another, fixed size\n",
    ]);
  });

  it("counts a line of tiles pushed at once as one move where asked to", async () => {
    // Six slides, of which the two to the left can be one push.
    const stdin = "2 3 0\n1 4 6\n7 5 8\n";
    const by = async (metric: string) => {
      const { stdout } = await solve(`--json --metric ${metric}`, { stdin });
      const { outcome } = JSON.parse(stdout).answers[0];
      return [outcome.length, outcome.moves, outcome.optimal];
    };
    expect(await by("single-tile")).toEqual([6, "lldrdr", true]);
    expect(await by("mtm")).toEqual([5, "lldrdr", true]);
    const large = { stdin: "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n" };
    expect(await solve("--metric multi-tile", large)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("case 1: the board is too large for --metric multi-tile"),
    });
  });

  it("cannot look big boards up, nor lead one to a board of another size", async () => {
    const world = { stdin: "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n" };
    expect(await solve("--method table", world)).toMatchObject({
      code: 2,
      stderr:
        "slidepath: METHOD_UNSUPPORTED: case 1: the board is too large for --method table (up to 12 cells)\n",
    });
    expect(await solve("--goal 1,2,3,0", world)).toMatchObject({
      code: 2,
      stderr: "slidepath: GOAL_SIZE: case 1: --goal has another size than the board\n",
    });
  });
});

describe("solve's limits", () => {
  it.each([
    ["--max-nodes 1e3", "--max-nodes was reached. No path is shorter than "],
    ["--method a-star --max-memory 1MB", "the memory limit was reached. No path is shorter than "],
    ["--time-limit 0.05", "--time-limit was reached. No path is shorter than "],
  ])("%s ends with exit 3 and the bound known so far", async (options, message) => {
    const { code, stdout, stderr } = await solve(options, { stdin: HARD, tick: 10 });
    expect(stdout).toContain(`Not answered: ${message}`);
    expect(stdout).toMatch(/How: .* expanded, .* generated/);
    expect([code, stderr]).toEqual([3, ""]);
  });

  it("are an error where a judge waits for bytes", async () => {
    const { code, stdout, stderr } = await solve("-d board --max-nodes 1000", { stdin: HARD });
    expect(stderr).toMatch(
      /^slidepath: LIMIT_REACHED: case 1: --max-nodes was reached; no path is shorter than \d+\n$/,
    );
    expect([code, stdout]).toEqual([3, ""]);
  });

  it("let the next case have its turn", async () => {
    const stdin = `2\n${EIGHT_II}8672543X1\n12345678X\n`;
    const { code, stdout } = await solve("-d hdu-3567 --text --method bfs --max-nodes 99", {
      stdin,
    });
    expect(stdout).toContain("2 moves, the fewest possible");
    expect(stdout).toContain("--max-nodes was reached");
    expect(code).toBe(3);
  });

  it("are a minor matter to who interrupts", async () => {
    const stdin = `2\n${EIGHT_II}8672543X1\n12345678X\n`;
    let looks = 0;
    const interrupted = {
      get aborted() {
        return ++looks > 2;
      },
    };
    const run = await solve("-d hdu-3567 --method bfs", { stdin, interrupted });
    expect(run).toMatchObject({ code: 130, stdout: "Case 1: 2\ndd\n", stderr: "" });
  });
});

describe("solve by other ways", () => {
  /** The first of Korf's hundred: 57 moves. */
  const korf = { stdin: "14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3\n" };
  const first = "--goal blank-first --json";

  it.each([
    ["inversion-distance", "inversionDistance", "1 2 6 3/4 9 5 7/8 10 0 11/12 13 14 15"],
    ["walkingDistance", "walkingDistance", "1 2 6 3/4 9 5 7/8 10 0 11/12 13 14 15"],
    [
      "walking-distance+linear-conflict",
      "walkingDistance+linearConflict",
      "1 2 6 3/4 9 5 7/8 10 0 11/12 13 14 15",
    ],
    ["pattern-database", "patternDatabase", "1 2 6 3/4 9 5 7/8 10 0 11/12 13 14 15"],
  ])("goes by %s", async (given, heuristic, board) => {
    const { code, stdout } = await solve(`${first} --method ida-star --heuristic ${given}`, {
      stdin: board.replaceAll("/", "\n"),
    });
    const { outcome } = JSON.parse(stdout).answers[0];
    expect(code).toBe(0);
    expect(outcome).toMatchObject({ status: "solved", heuristic, optimal: true });
    const plain = await solve(`${first} --method a-star`, { stdin: board.replaceAll("/", "\n") });
    expect(outcome.length).toBe(JSON.parse(plain.stdout).answers[0].outcome.length);
  });

  it("proves one of Korf's hundred by tables that it builds", async () => {
    const { stdout } = await solve(`${first} --heuristic pattern-database`, korf);
    expect(JSON.parse(stdout).answers[0].outcome).toMatchObject({
      length: 57,
      optimal: true,
      heuristic: "patternDatabase",
    });
  });

  it("has a path at once, and tells how far from proven it is when a limit is reached", async () => {
    const stdin = "14 5 9 2 18\n8 23 19 12 17\n15 0 10 20 4\n6 11 21 1 7\n24 3 16 22 13\n";
    const options = "--goal blank-first --max-nodes 100000";
    const { code, stdout } = await solve(`${options} --json`, { stdin });
    const { outcome, gap } = JSON.parse(stdout).answers[0];
    expect(code).toBe(3);
    expect(outcome).toMatchObject({ status: "limit", reason: "nodes", method: "anytime" });
    expect(outcome.lowerBound).toBeLessThanOrEqual(95);
    expect(outcome.best.length).toBeGreaterThanOrEqual(95);
    expect(outcome.best.moves).toHaveLength(outcome.best.length);
    expect(gap).toBe(outcome.best.length - outcome.lowerBound);
    const person = await solve(options, { stdin });
    expect(person.stdout).toContain(
      `${outcome.best.length} moves; --max-nodes was reached before a shortest path was proven. ` +
        `No path is shorter than ${outcome.lowerBound}.\nPath of the blank: ${outcome.best.moves}\n`,
    );
  });

  it("shows while it is watched how the path becomes shorter", async () => {
    const stdin = "14 5 9 2 18\n8 23 19 12 17\n15 0 10 20 4\n6 11 21 1 7\n24 3 16 22 13\n";
    const { stderr } = await solve("--goal blank-first --max-nodes 200000", {
      stdin,
      tick: 400,
      terminals: ["stderr"],
    });
    expect(stderr).toMatch(/\d+ moves so far, bound \d+, [\d,]+ expanded/);
  });

  it("constructs a path without a search", async () => {
    const { code, stdout } = await solve(`${first} --method construct`, korf);
    const { outcome, gap } = JSON.parse(stdout).answers[0];
    expect(code).toBe(0);
    expect(outcome).toMatchObject({ status: "solved", method: "construct", optimal: false });
    expect(gap).toBe(outcome.length - outcome.lowerBound);
    expect(gap).toBeGreaterThan(0);
  });

  it.each([
    [
      "--method a-star --heuristic pattern-database",
      "OPTION_CONFLICT: --heuristic patternDatabase",
    ],
    ["--method anytime --heuristic manhattan", "OPTION_CONFLICT: --heuristic manhattan"],
    ["--method construct --heuristic manhattan", "OPTION_CONFLICT: --heuristic manhattan"],
    [
      "--heuristic pattern-database --max-memory 1MB",
      "MEMORY_LIMIT: tables of 4x4 take 5.1 MB to build, more than the limit of 1.0 MB",
    ],
  ])("refuses %s", async (options, message) => {
    const { code, stderr } = await solve(options, korf);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  it("says which heuristic is not for boards of this size", async () => {
    const stdin = `${Array.from({ length: 25 }, (_, cell) => (cell + 2) % 25).join(" ")}\n`;
    expect(
      await solve("--size 5x5 --method ida-star --heuristic walking-distance", { stdin }),
    ).toMatchObject({
      code: 2,
      stderr:
        "slidepath: METHOD_UNSUPPORTED: case 1: the board is too large for walking distance\n",
    });
  });

  it("reaches a time limit while tables are being built", async () => {
    const options = `${first} --heuristic pattern-database --time-limit 0.05`;
    const { code, stdout } = await solve(options, { ...korf, tick: 20 });
    expect(code).toBe(3);
    expect(JSON.parse(stdout).answers[0].outcome).toMatchObject({
      status: "limit",
      reason: "aborted",
    });
  });
});

describe("solve's progress", () => {
  const options = "--time-limit 3 --heuristic manhattan";

  it("shows on a terminal once a second has passed, and goes when the search ends", async () => {
    const run = await solve(options, { stdin: HARD, tick: 20, terminals: ["stderr"] });
    const lines = run.stderr.split("\r\u001b[K");
    expect(lines.length).toBeGreaterThan(3);
    expect(lines[1]).toMatch(/^bound \d+, [\d,]+ expanded, [\d,]+ a second\r$/);
    expect(lines.at(-1)).toBe("");
    const inChinese = await solve(`${options} --lang zh-CN`, {
      stdin: HARD,
      tick: 20,
      terminals: ["stderr"],
    });
    expect(inChinese.stderr).toMatch(/下界 \d+，已扩展 [\d,]+ 个结点，每秒 [\d,]+ 个\r/);
  });

  it("is not for files, nor for what is quick", async () => {
    expect(await solve(options, { stdin: HARD, tick: 20 })).toMatchObject({ stderr: "" });
    const quick = { stdin: "1 2 3\n4 0 5\n7 8 6\n", terminals: ["stderr"] } as const;
    expect(await solve("--method bfs", quick)).toMatchObject({ code: 0, stderr: "" });
  });

  it("does not keep back what has been answered", async () => {
    const stdin = `3\n${EIGHT_II}${EIGHT_II}8672543X1\n12345678X\n`;
    const { events } = await solve("-d hdu-3567 --method bfs", { stdin });
    expect(events.slice(0, 2)).toEqual(["<", "Case 1: 2\ndd\nCase 2: 2\ndd\n"]);
  });
});

describe("solve for a person", () => {
  it("tells the reading, the others that fit, and the answer", async () => {
    const { code, stdout, stderr } = await solve("", { stdin: "2 3 4\n1 5 x\n7 6 8\n" });
    const [reading, , answer] = stdout.split(/\n\n/);
    expect(reading).toMatch(/^Read as [a-z0-9-]+ \(.*\); goal: tiles in order, the blank last\n/);
    expect(reading).toContain("Fits as well");
    expect(reading).toContain("Choose by --dialect ID");
    expect(stdout).toContain("  2 3 4     1 2 3\n  1 5 ·  →  4 5 6\n  7 6 8     7 8 ·\n");
    expect(answer).toMatch(
      /^19 moves, the fewest possible\nPath of the blank: [udlr]{19}\nHow: .*; [\d.]+ ms\n/,
    );
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("takes a board as an argument, with slashes between rows", async () => {
    const run = await runMain(["solve", "--board", "1 2 3 4/5 6 7 8/9 10 0 12/13 14 11 15"]);
    expect(run.stdout).toContain("2 moves, the fewest possible\nPath of the blank: dr\n");
    const faulty = await runMain(["solve", "--board", "1 2 3/4 0 5/7 8 8", "-d", "board"]);
    expect(faulty.stderr).toContain("TILE_DUPLICATE: --board:3:5: ");
  });

  it("argues why a board is unsolvable, and how that is mended", async () => {
    const odd = await runMain(["solve", "--board", "1 2 3/4 5 6/8 7 0"]);
    expect(odd.stdout).toContain(
      "Unsolvable: no moves lead from the start to the goal.\n" +
        "An inversion is a pair of tiles of which the greater comes first.\n" +
        "On a board of odd width, no move makes an odd number of inversions even.\n" +
        "The start has 1, odd; the goal has 0, even.\n" +
        "Exchange 8 and 7 in the start, and it can be solved.\n",
    );
    expect(odd.code).toBe(0);
    const even = await runMain(["solve", "--board", "2 1/3 0", "-d", "board", "--text"]);
    expect(even.stdout).toContain("The start has 1 + 1 = 2, even; the goal has 0 + 1 = 1, odd.\n");
    const line = await runMain([..."solve --size 3x1 --text -d board --board".split(" "), "2 0 1"]);
    expect(line.stdout).toContain("On a single row or column tiles cannot pass each other.\n");
  });

  it("names pieces of a picture as the input does", async () => {
    const stdin = "1 1\n1 0 2\n3 -1 5\n6 7 8\n";
    const { stdout } = await solve("-d picture --text", { stdin });
    expect(stdout).toContain("  1 0 2     0 1 2\n  3 · 5  →  3 · 5\n  6 7 8     6 7 8\n");
    expect(stdout).toContain("Exchange 1 and 0 in the start");
  });

  it("answers case after case", async () => {
    const stdin = `2\n${EIGHT_II}12345678X\n12345678X\n`;
    const { stdout } = await solve("-d hdu-3567 --text", { stdin });
    expect(stdout).toMatch(/^Case 1\n\n {2}1 2 · .*\n\nCase 2\n\n.*\n\nThe board is in its goal/s);
    expect(stdout).not.toContain("Read as");
  });

  it("speaks Chinese", async () => {
    const { stdout } = await solve("", {
      stdin: "１ ２ ３\n４ ０ ５\n７ ８ ６\n",
      env: { LANG: "zh_CN.UTF-8" },
    });
    expect(stdout).toMatch(/^读作 /);
    expect(stdout).toContain("2 步，不能更少\n空格的路径：rd\n方法：");
    expect(stdout).toContain("已修正全角字符：9 处，首处在 1:1\n");
    const unsolvable = await solve("--lang zh-CN", { stdin: "1 2 3\n4 5 6\n8 7 0\n" });
    expect(unsolvable.stdout).toContain("无解：怎样移动都不能从起始棋盘到达目标。");
    expect(unsolvable.stdout).toContain("在起始棋盘上交换 8 和 7，就有解了。");
  });

  it("colours on a terminal alone, and not where the caller does not want it", async () => {
    const world: World = { stdin: "1 2 3\n4 0 5\n7 8 6\n", terminals: ["stdout"] };
    const colour = "\u001b[";
    expect((await solve("", world)).stdout).toContain(colour);
    for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }]) {
      expect((await solve("", { ...world, env })).stdout).not.toContain(colour);
    }
    expect((await solve("", { stdin: "1 2 3\n4 0 5\n7 8 6\n" })).stdout).not.toContain(colour);
  });

  it("asks for input where nobody gives it", async () => {
    const run = await solve("", { stdin: "", terminals: ["stdin"] });
    expect(run.stderr).toMatch(
      /^slidepath: reading from the terminal: end the input with Ctrl-D\nslidepath: INPUT_EMPTY: 1:1: /,
    );
    expect(run.code).toBe(2);
  });
});

describe("solve --json", () => {
  it("gives a person's answer as data", async () => {
    const { code, stdout, stderr } = await solve("--json", { stdin: "1 2 3\n4 0 5\n7 8 6\r\n" });
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({
      dialect: "board",
      otherReadings: expect.arrayContaining([expect.objectContaining({ dialect: "boj-1525" })]),
      differences: expect.arrayContaining([expect.objectContaining({ kind: "goal" })]),
      answers: [
        {
          case: 1,
          start: { width: 3, height: 3, tiles: [1, 2, 3, 4, 0, 5, 7, 8, 6] },
          goal: { width: 3, height: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0] },
          outcome: { status: "solved", moves: "rd", length: 2, optimal: true, lowerBound: 2 },
          milliseconds: expect.any(Number),
        },
      ],
      repairs: [{ kind: "line-ends", count: 1, line: 3, column: 6 }],
      complete: true,
    });
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("gives a line to each case, and unsolvable ones their argument", async () => {
    const stdin = `2\n${EIGHT_II}21345678X\n12345678X\n`;
    const { stdout } = await solve("-d hdu-3567 --json", { stdin });
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(4);
    expect(JSON.parse(stdout)).not.toHaveProperty("otherReadings");
    expect(JSON.parse(lines[2]!).outcome).toMatchObject({
      status: "unsolvable",
      reachability: { rule: "odd-width", start: { inversions: 1 }, swap: [2, 1] },
    });
  });

  it("stays whole where the input does not", async () => {
    const stdin = `2\n${EIGHT_II}2134567`;
    const { code, stdout, stderr } = await solve("-d hdu-3567 --json", { stdin });
    const answers = JSON.parse(stdout);
    expect(answers.answers).toHaveLength(1);
    expect(answers.complete).toBe(false);
    expect(JSON.parse(stderr).error).toMatchObject({
      code: "INPUT_SHORT",
      line: 4,
      column: 8,
      source: null,
      message: "the input ends too early: expected cell 8 of the 9 of the start board",
    });
    expect(code).toBe(2);
  });

  it("exits 3 where a limit was reached", async () => {
    const { code, stdout } = await solve("--json --max-nodes 10", { stdin: HARD });
    expect(JSON.parse(stdout).answers[0].outcome).toMatchObject({
      status: "limit",
      reason: "nodes",
      lowerBound: expect.any(Number),
    });
    expect(code).toBe(3);
  });
});
