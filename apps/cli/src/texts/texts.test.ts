import { describe, expect, it } from "vitest";
import { GLOBAL_OPTIONS } from "../command-line.ts";
import { command as checker } from "../commands/checker.ts";
import { command as convert } from "../commands/convert.ts";
import { command as dialects } from "../commands/dialects.ts";
import { command as enumerate } from "../commands/enumerate.ts";
import { command as explain } from "../commands/explain.ts";
import { command as gen } from "../commands/gen.ts";
import { command as judge } from "../commands/judge.ts";
import { command as solve } from "../commands/solve.ts";
import { command as stress } from "../commands/stress.ts";
import { command as tables } from "../commands/tables.ts";
import { command as verify } from "../commands/verify.ts";
import { EXIT } from "../exit-code.ts";
import { en } from "./en.ts";
import { zhCn } from "./zh-cn.ts";

describe.each([
  ["en", en],
  ["zh-CN", zhCn],
])("the help in %s", (_, { help }) => {
  it.each([
    ["solve", solve.options],
    ["dialects", dialects.options],
    ["judge", judge.options],
    ["gen", gen.options],
    ["convert", convert.options],
    ["explain", explain.options],
    ["verify", verify.options],
    ["stress", stress.options],
    ["checker", checker.options],
    ["tables", tables.options],
    ["enumerate", enumerate.options],
  ] as const)("of %s names every option, and no other", (name, options) => {
    const named = Array.from(
      help[name].matchAll(/^ +(?:-\w, +)?--([a-z-]+)/gm),
      ([, long]) => long,
    );
    const { help: _help, lang, version: _version } = GLOBAL_OPTIONS;
    const known = Object.keys({ ...options, lang, help: _help });
    expect(named.sort()).toEqual(known.sort());
    for (const [long, option] of Object.entries(options)) {
      if ("short" in option) expect(help[name]).toContain(`-${option.short}, --${long}`);
    }
  });

  it("lists the exit codes that a caller can meet", () => {
    const listed = help.solve.match(/^ {2}\d+/gm)?.map(Number);
    const { broken: _, ...codes } = EXIT;
    expect(listed).toEqual(Object.values(codes));
  });

  it("fits a terminal", () => {
    for (const text of Object.values(help)) {
      for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
    }
  });
});
