import { describe, expect, it } from "vitest";
import { DIALECTS, findDialect, NOTED } from "./index.ts";

describe("the registry", () => {
  it("names each dialect and each noted problem once", () => {
    const ids = [...DIALECTS, ...NOTED].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ["HDU 1043", "hdu-1043"],
    ["zoj-1217", "hdu-1043"],
    ["luogu p1379", "luogu-p1379"],
    ["UVa652", "uva-652"],
    ["LintCode 941", "leetcode-773"],
    ["BOJ 9985", "poj-2224"],
    ["SP45", "spoj-45"],
    ["acwing 179", "acwing-179"],
    ["OpenJudge D04P04", "openjudge-14243"],
    ["Project Euler 244", "pe-244"],
  ])("finds %s", (name, id) => {
    expect(findDialect(name)?.id).toBe(id);
  });

  it("finds nothing for a name that nobody has", () => {
    expect(findDialect("hdu-1")).toBeUndefined();
    expect(findDialect("")).toBeUndefined();
  });
});
