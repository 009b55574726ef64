import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runMain, type World } from "../../test/run-main.ts";

const cacheFolder = mkdtempSync(join(tmpdir(), "slidepath-tables-"));
afterAll(() => rmSync(cacheFolder, { recursive: true, force: true }));

const tables = (options: string, world: World = {}) =>
  runMain(["tables", ...options.split(" ").filter((word) => word !== "")], {
    cacheFolder,
    ...world,
  });

describe("slidepath tables", () => {
  it.each([
    ["", "ARGUMENT_MISSING: list|build|verify|clear is missing"],
    [
      "biuld",
      'tables: expected one of list, build, verify, clear, got "biuld"; did you mean build?',
    ],
    ["list 4x4", 'ARGUMENT_EXTRA: "4x4" is one argument too many'],
    ["build 4x4 7-8 more", 'ARGUMENT_EXTRA: "more" is one argument too many'],
    ["build 4", 'SIZE: expected WIDTHxHEIGHT, such as 4x4, got "4"'],
    ["build 4x4 8-8", "PATTERNS: expected sizes of patterns that add up to 15 tiles, such as 7-8"],
    ["build 4x4 seven", "PATTERNS: expected sizes"],
    ["build 2x2 1,2/2,3", "PATTERNS: expected sizes of patterns that add up to 3 tiles"],
    ["build 2x2 1,2/3,4", "PATTERNS: expected sizes of patterns that add up to 3 tiles"],
    ["build 4x4 9-6", "PATTERNS: expected sizes"],
    ["build 4000x4000", "TABLES_UNSUPPORTED: tables are for boards of up to 64 cells"],
    ["build 999999x999999", "SIZE: expected WIDTHxHEIGHT of up to 16777216 cells"],
    ["build 9x9", "TABLES_UNSUPPORTED: tables are for boards of up to 64 cells, not 9x9"],
    [
      "build 5x5 8-8-8 --max-memory 1GB",
      "TABLES_TOO_LARGE: tables of 8-8-8 would be larger than anything that can be addressed",
    ],
    [
      "build 4x4 7-8 --max-memory 1GB",
      "MEMORY_LIMIT: tables of 7-8 take 1.17 GB to build, more than the limit of 1.00 GB",
    ],
    ["build --max-memory much", "--max-memory: expected an amount of memory"],
    ["clear 4x4-7-8-00000000", 'TABLES_UNKNOWN: no tables "4x4-7-8-00000000" are kept'],
    ["verify x --json", '"code":"TABLES_UNKNOWN"'],
  ])("refuses %j", async (options, message) => {
    const { code, stdout, stderr } = await tables(options);
    expect(stderr).toContain(message);
    expect(stderr.split("\n")).toHaveLength(2);
    expect([code, stdout]).toEqual([2, ""]);
  });

  it("shows how far it is on a terminal, and stops when it is to", async () => {
    const build = "build 3x3 4-4";
    const { stderr, stdout } = await tables(build, { terminals: ["stderr"], tick: 600 });
    expect(stderr).toMatch(/\[Kbuilding 3x3-4-4-[0-9a-f]{8}: \d+ %\r/);
    expect(stdout).toMatch(/^Built 3x3-4-4-/);
    expect((await tables("clear")).stdout).toContain("1 file removed");
    const run = await tables(build, { interrupted: { aborted: true } });
    expect(run).toMatchObject({ code: 130, stdout: "" });
    expect((await tables("list --lang zh-CN")).stdout).toContain("没有保存任何表。");
  });
});
