import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("answers the five systems' samples, each below its input", () => {
  const demo = fileURLToPath(new URL("demo.js", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [demo], { encoding: "utf8" });
  expect(stdout.match(/^\$ slidepath solve --dialect \S+ <<END$/gm)).toHaveLength(5);
  expect(stdout).toContain("END\nCase 1: 2\ndd\nCase 2: 8\nurrulldr\n");
  expect([status, stderr]).toEqual([0, ""]);
});
