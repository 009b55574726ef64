import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CLI } from "../test/slidepath.ts";

it("builds an entry that is one file to load until a command asks for more", () => {
  const entry = readFileSync(CLI, "utf8");
  expect(entry).toMatch(/=>require\([`"]\.\/judge-/);
  expect(entry).not.toMatch(/=\s*require\(["'`]\.\//);
});
