import { describe, expect, it } from "vitest";
import { runMain, type World } from "../../test/run-main.ts";

const INPUT = "2\n12X453786\n12345678X\n1638247X5\n1638247X5\n";
const RIGHT = "Case 1: 2\ndd\nCase 2: 0\n\n";
const LONG = "Case 1: 4\nlrdd\nCase 2: 0\n\n";
const SHOUTED = "Case 1: 2\nDD\nCase 2: 0\n\n";
const BLANK = "Case 1:  2\ndd\nCase 2: 0\n\n";

function judge(convention: string, rest: readonly string[], output: string, world: World = {}) {
  const files = { in: INPUT, out: output, ans: RIGHT, bad: "2\n1" };
  const argv = ["judge", "--convention", convention, "-d", "hdu-3567", "--", ...rest];
  return runMain(argv, { files, stdin: output, ...world });
}

describe("testlib's convention", () => {
  const testlib = (output: string, rest: readonly string[] = ["in", "out", "ans"], world?: World) =>
    judge("testlib", rest, output, world);

  it.each([
    ["right", RIGHT, 0, "ok 2 cases\n"],
    [
      "longer",
      LONG,
      1,
      "wrong answer case 1: not the shortest, line 2, column 1: 4 moves, 2 more than the 2 that it takes\n",
    ],
    [
      "in capitals",
      SHOUTED,
      2,
      "wrong output format case 1: presentation error, line 2, column 1: a letter in the other case\n",
    ],
    [
      "cut off",
      "Case 1: 2\n",
      2,
      "wrong output format case 1: the output ends too early, line 2, column 1: after 0",
    ],
    ["more", `${RIGHT}x\n`, 2, "wrong output format more output than answers, line 5, column 1"],
  ])("says of an output that is %s", async (_, output, code, message) => {
    const run = await testlib(output);
    expect(run.stderr.slice(0, message.length)).toBe(message);
    expect(run).toMatchObject({ code, stdout: "" });
  });

  it("never blames the output for what is wrong on the judge's side", async () => {
    const failed = async (rest: readonly string[], message: string): Promise<void> => {
      const run = await testlib(RIGHT, rest);
      expect([run.code, run.stdout, run.stderr]).toEqual([3, "", message]);
    };
    await failed(["none", "out", "ans"], "FAIL there is no file none\n");
    await failed(
      ["bad", "out", "ans"],
      "FAIL bad:2:2: the input ends too early: expected cell 2 of the 9 of the start board\n",
    );
    await failed(["in"], "FAIL OUTPUT is missing\n");
    const unknown = ["judge", "--convention", "testlib", "-d", "none", "in", "out", "ans"];
    expect(await runMain(unknown)).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^FAIL /),
    });
    expect(await testlib(RIGHT, ["in", "none", "ans"])).toMatchObject({
      code: 2,
      stderr: 'wrong output format Output file not found: "none"\n',
    });
  });

  it("writes the message to a result file, as text or as XML", async () => {
    const text = await testlib(RIGHT, ["in", "out", "ans", "result"]);
    expect(text).toMatchObject({
      code: 0,
      stderr: "\nSee file to check exit message\n",
      written: { result: "2 cases" },
    });
    const xml = await testlib("Case 1: <\n", ["in", "out", "ans", "result", "-appes"], {
      env: { LANG: "zh_CN" },
    });
    expect(xml.code).toBe(1);
    expect(xml.written?.["result"]).toMatch(
      /^<\?xml version="1\.0" encoding="windows-1251"\?><result outcome = "wrong-answer">[ -~]*&lt;&quot;[ -~]*<\/result>\n$/,
    );
  });
});

describe("Kattis's convention", () => {
  const kattis = (output: string, flags: readonly string[] = [], world?: World) =>
    judge("kattis", ["in", "ans", "feedback/", ...flags], output, world);

  it.each([
    ["right", RIGHT, [], 42, "accepted\n"],
    [
      "longer",
      LONG,
      [],
      43,
      "case 1: not the shortest, line 2, column 1: 4 moves, 2 more than the 2 that it takes\n",
    ],
    [
      "in capitals",
      SHOUTED,
      [],
      42,
      "case 1: presentation error, line 2, column 1: a letter in the other case\n",
    ],
    [
      "in capitals",
      SHOUTED,
      ["space_change_sensitive"],
      42,
      "case 1: presentation error, line 2, column 1: a letter in the other case\n",
    ],
    [
      "in capitals",
      SHOUTED,
      ["case_sensitive"],
      43,
      "case 1: presentation error, line 2, column 1: a letter in the other case\n",
    ],
    ["blanks", BLANK, ["case_sensitive"], 42, "case 1: presentation error"],
    [
      "blanks",
      BLANK,
      ["case_sensitive", "space_change_sensitive"],
      43,
      "case 1: presentation error",
    ],
    ["more", `${RIGHT}x\n`, [], 43, "more output than answers"],
  ])("says of an output that is %s", async (_, output, flags, code, message) => {
    const run = await kattis(output, flags);
    expect(run.written?.["feedback/judgemessage.txt"]?.slice(0, message.length)).toBe(message);
    expect(run).toMatchObject({ code, stdout: "", stderr: "" });
  });

  it.each([[["bad", "ans", "feedback"]], [["none", "ans", "feedback"]], [["in", "ans"]]])(
    "ends with another code for what is wrong on the judge's side: %j",
    async (rest) => {
      const run = await judge("kattis", rest, RIGHT);
      expect(run.stderr).toMatch(/^slidepath: /);
      expect([42, 43]).not.toContain(run.code);
      expect(run.code).toBeGreaterThan(0);
    },
  );
});

describe("slidepath checker", () => {
  it("prints a script for each convention", async () => {
    const testlib = await runMain(["checker", "hdu-3567"]);
    expect(testlib.stdout).toMatch(/^#!\/bin\/sh\n/);
    expect(testlib.stdout).toContain('judge --convention testlib --dialect hdu-3567 -- "$@"\n');
    const kattis = await runMain(["checker", "board", "--convention", "kattis", "--size", "4x4"]);
    expect(kattis.stdout).toContain(
      'judge --convention kattis --dialect board --size 4x4 -- "$@"\n',
    );
  });

  it.each([
    [["checker"], "ARGUMENT_MISSING: ID is missing"],
    [
      ["checker", "hdu-3567", "--convention", "spoj"],
      "OPTION_VALUE: --convention: expected one of testlib, kattis",
    ],
    [["checker", "hdu-3567", "--size", "4x4"], "OPTION_UNFIT"],
  ])("%j is bad usage", async (argv, message) => {
    expect(await runMain(argv)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });
});
