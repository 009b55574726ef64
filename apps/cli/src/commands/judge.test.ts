import { describeGoldenJudge } from "@slidepath/golden";
import { describe, expect, it } from "vitest";
import { runMain } from "../../test/run-main.ts";

const EIGHT_II = "2\n12X453786\n12345678X\n1638247X5\n1638247X5\n";
const RIGHT = "Case 1: 2\ndd\nCase 2: 0\n\n";

const judge = (output: string, options: readonly string[] = [], input: string = EIGHT_II) =>
  runMain(["judge", "-d", "hdu-3567", ...options, "in", "out"], {
    files: { in: input, out: output },
  });

describeGoldenJudge("slidepath judge", async (dialect, input, output) => {
  const files = { in: input, out: output };
  const { code, stdout } = await runMain(["judge", "-d", dialect, "--json", "in", "out"], {
    files,
  });
  const { verdict } = JSON.parse(stdout);
  expect(code).toBe(verdict.verdict === "accepted" ? 0 : 1);
  return verdict.verdict;
});

describe("slidepath judge", () => {
  it("tells a person of every case, and draws the first that is not accepted", async () => {
    expect(await judge(RIGHT)).toMatchObject({
      code: 0,
      stdout: "case  verdict\n1     accepted\n2     accepted\n\naccepted: 2 cases\n",
      stderr: "",
    });
    expect(await judge("Case 1: 2\ndl\nCase 2: 0\n\n")).toMatchObject({
      code: 1,
      stdout:
        "case  verdict       where             why\n" +
        "1     wrong answer  line 2, column 3  after 2 moves the board is not the goal\n" +
        "2     accepted\n\n" +
        "Case 1\n\n" +
        "  1 2 ·     1 2 3\n" +
        "  4 5 3  →  4 5 6\n" +
        "  7 8 6     7 8 ·\n\n" +
        "wrong answer: 1 of 2 cases accepted\n",
    });
  });

  it("tells under which convention an output would be right, in Chinese as well", async () => {
    const files = { in: "1 2 3 4 x 6 7 5 8\n", out: "ul\n" };
    const argv = ["judge", "--dialect", "acwing-179", "in", "out"];
    const { stdout } = await runMain([...argv, "--lang", "zh-CN"], { files });
    expect(stdout).toContain("组  判定");
    expect(stdout).toContain("这些字母表示方块的方向，题目要的是空格的方向");
  });

  it("lists what stands around the cases", async () => {
    const { code, stdout } = await judge(`${RIGHT}more\n`);
    expect(stdout).toContain(
      '-     more output than answers  line 5, column 1  expected "", found "more"',
    );
    expect(code).toBe(1);
  });

  it("lists the first twenty of many that fail, and counts the others", async () => {
    const board = "12X453786\n12345678X\n";
    const input = `50\n${board.repeat(50)}`;
    const answers = Array.from(
      { length: 50 },
      (_, i) => `Case ${i + 1}: 2\n${i < 5 ? "dd" : "du"}\n`,
    );
    const { stdout } = await judge(answers.join(""), [], input);
    const rows = stdout.split("\n").filter((row) => /^\d/.test(row));
    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatch(/^6 +wrong answer/);
    expect(stdout).toContain("… and 25 more that are not accepted\n");
    expect(stdout).toContain("wrong answer: 5 of 50 cases accepted\n");
  });

  it("answers a program, a verdict a line", async () => {
    const { code, stdout } = await judge("Case 1: 2\ndl\nCase 2: 0\n\n", ["--json"]);
    expect(code).toBe(1);
    expect(stdout.split("\n")).toHaveLength(5);
    expect(JSON.parse(stdout)).toMatchObject({
      dialect: "hdu-3567",
      verdicts: [
        { verdict: "wrong-answer", case: 1, message: expect.stringContaining("not the goal") },
        { verdict: "accepted", case: 2 },
      ],
      verdict: { verdict: "wrong-answer", case: 1 },
      cases: 2,
      accepted: 1,
      complete: true,
    });
  });

  it("forgives presentation when told to", async () => {
    const output = "Case 1: 2\nDD\nCase 2: 0\n\n";
    expect(await judge(output)).toMatchObject({ code: 1 });
    expect(await judge(output, ["--forgive-presentation"])).toMatchObject({ code: 0 });
  });

  it("takes the input or the output from standard input", async () => {
    const files = { in: EIGHT_II, out: RIGHT };
    const argv = ["judge", "-d", "hdu-3567"];
    const ofOutput = { files, stdin: RIGHT };
    const ofInput = { files, stdin: EIGHT_II };
    expect(await runMain([...argv, "in", "-"], ofOutput)).toMatchObject({ code: 0 });
    expect(await runMain([...argv, "-", "out"], ofInput)).toMatchObject({ code: 0 });
    expect(await runMain([...argv, "-", "out", "out"], ofInput)).toMatchObject({ code: 0 });
    expect(await runMain([...argv, "-", "-"], ofInput)).toMatchObject({ code: 2, stdout: "" });
  });

  it.each([
    ["an input that cannot be read", "1\n12X45378\n", RIGHT, "slidepath: INPUT_SHORT: in:3:1:"],
    [
      "an unsolvable board that the dialect knows nothing of",
      "1\n21345678X\n12345678X\n",
      "Case 1: 0\n\n",
      "UNSOLVABLE_NOT_SAID",
    ],
  ])("has no verdict by %s", async (_, input, output, message) => {
    const { code, stderr } = await judge(output, [], input);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
    const json = await judge(output, ["--json"], input);
    expect(JSON.parse(json.stdout)).toMatchObject({ complete: false });
    expect(json.code).toBe(2);
  });

  it("judges the judge's own answer first, where there is one", async () => {
    const files = { in: EIGHT_II, out: RIGHT, bad: "Case 1: 3\n", mine: RIGHT };
    const argv = ["judge", "-d", "hdu-3567", "in", "out"];
    expect(await runMain([...argv, "mine"], { files })).toMatchObject({ code: 0 });
    expect(await runMain([...argv, "bad"], { files })).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("ANSWER_WRONG: the judge's own answer, bad, is not right"),
    });
  });

  it.each([
    [["judge", "in", "out"], "OPTION_MISSING: --dialect must be given"],
    [["judge", "-d", "hdu-3567", "in"], "ARGUMENT_MISSING: OUTPUT is missing"],
    [["judge", "-d", "hdu-3567"], "ARGUMENT_MISSING: INPUT is missing"],
    [["judge", "-d", "hdu-3567", "in", "none"], "FILE_NOT_FOUND: there is no file none"],
    [["judge", "-d", "hdu-3567", "--size", "4x4", "in", "out"], "OPTION_UNFIT"],
  ])("%j is bad usage", async (argv, message) => {
    const run = await runMain(argv, { files: { in: EIGHT_II, out: RIGHT } });
    expect(run).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  });

  it("shows how far it is on a terminal, and stops when it is to", async () => {
    const board = "12X453786\n12345678X\n";
    const input = `200\n${board.repeat(200)}`;
    const answers = Array.from({ length: 200 }, (_, i) => `Case ${i + 1}: 2\ndd\n`);
    const files = { in: input, out: answers.join("") };
    const argv = ["judge", "-d", "hdu-3567", "in", "out"];
    const world = { files, terminals: ["stderr"], tick: 600 } as const;
    const { stderr } = await runMain(argv, world);
    expect(stderr).toContain("\r\u001b[K192 cases judged\r");
    expect(stderr.endsWith("\r\u001b[K")).toBe(true);
    expect((await runMain(argv, { files, tick: 600 })).stderr).toBe("");
    expect(await runMain(argv, { files, interrupted: { aborted: true } })).toMatchObject({
      code: 130,
      stdout: "",
    });
  });
});
