import { describe, expect, it } from "vitest";
import { runMain } from "../test/run-main.ts";
import { version } from "./version.ts";

describe("slidepath", () => {
  it.each([[["--version"]], [["-V"]], [["solve", "--version"]]])(
    "%j shows the version",
    async (argv) => {
      expect(await runMain(argv)).toMatchObject({
        code: 0,
        stdout: `slidepath ${version}\n`,
        stderr: "",
      });
    },
  );

  it.each([
    [["--help"], "Usage: slidepath COMMAND"],
    [["-h"], "Usage: slidepath COMMAND"],
    [["help"], "Usage: slidepath COMMAND"],
    [["help", "solve"], "Usage: slidepath solve"],
    [["solve", "--help"], "Usage: slidepath solve"],
    [["--help", "solve"], "Usage: slidepath solve"],
    [["dialects", "-h"], "Usage: slidepath dialects"],
    [["--lang", "zh-CN", "--help"], "用法：slidepath 命令"],
    [["solve", "--help", "--lang=zh"], "用法：slidepath solve"],
  ])("%j shows help", async (argv, usage) => {
    const { code, stdout, stderr } = await runMain(argv);
    expect(stdout).toContain(usage);
    expect(stdout).toMatch(/(Examples|示例)/);
    expect([code, stderr]).toEqual([0, ""]);
  });

  it.each([
    [[], "COMMAND_MISSING: no command given"],
    [["solev"], 'COMMAND_UNKNOWN: unknown command "solev"; did you mean solve?'],
    [["frobnicate"], 'COMMAND_UNKNOWN: unknown command "frobnicate"'],
    [["help", "dialect"], 'COMMAND_UNKNOWN: unknown command "dialect"; did you mean dialects?'],
    [["--dialect", "x", "solve"], "OPTION_UNKNOWN: unknown option --dialect"],
    [
      ["solve", "--dialcet", "x"],
      "OPTION_UNKNOWN: unknown option --dialcet; did you mean --dialect?",
    ],
    [["solve", "-x"], "OPTION_UNKNOWN: unknown option -x"],
    [["solve", "--dialect"], "OPTION_VALUE_MISSING: --dialect needs a value"],
    [["solve", "--dialect", "--strict"], "OPTION_VALUE_MISSING: --dialect needs a value"],
    [["solve", "--json=yes"], "OPTION_VALUE_UNEXPECTED: --json takes no value"],
    [["solve", "a", "b"], 'ARGUMENT_EXTRA: "b" is one argument too many'],
    [["solve", "--lang", "fr"], 'OPTION_VALUE: --lang: expected one of en, zh-CN, got "fr"'],
    [["--lang", "fr", "solve"], 'OPTION_VALUE: --lang: expected one of en, zh-CN, got "fr"'],
  ])("%j is bad usage", async (argv, message) => {
    const { code, stdout, stderr } = await runMain(argv);
    expect(stderr).toContain(`slidepath: ${message}`);
    expect(stderr.split("\n")).toHaveLength(2);
    expect([code, stdout]).toEqual([2, ""]);
  });

  it.each([
    [{ LANG: "zh_CN.UTF-8" }, [], "没有“solev”这个命令；是不是想写 solve？"],
    [{ LC_MESSAGES: "zh_TW", LANG: "en_GB" }, [], "没有“solev”这个命令"],
    [{ LC_ALL: "C", LANG: "zh_CN" }, [], "unknown command"],
    [{ LC_ALL: "", LANG: "zh_CN" }, [], "没有"],
    [{ LANG: "zh_CN" }, ["--lang", "en"], "unknown command"],
    [{ LANG: "de_DE" }, ["--lang=zh-CN"], "没有"],
    [{}, [], "unknown command"],
  ])("speaks the caller's language: %j %j", async (env, options, message) => {
    const { stderr } = await runMain([...options, "solev"], { env });
    expect(stderr).toContain(`slidepath: COMMAND_UNKNOWN: ${message}`);
  });

  it("reports as JSON where JSON was asked for", async () => {
    const { code, stderr } = await runMain(["solve", "--json", "--dialect", "hdu-35677"]);
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: "DIALECT_UNKNOWN",
        message: 'unknown dialect "hdu-35677"; did you mean hdu-3567?',
        given: "hdu-35677",
        near: "hdu-3567",
      },
    });
    expect(code).toBe(2);
  });

  it("ends quietly where the reader goes away, and loudly where the disk is full", async () => {
    expect(await runMain(["dialects"], { takes: 0 })).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
      events: [],
    });
    expect(await runMain(["dialects"], { full: "ENOSPC" })).toMatchObject({
      code: 2,
      stderr: "slidepath: OUTPUT_FAILED: standard output cannot be written (ENOSPC)\n",
    });
  });
});
