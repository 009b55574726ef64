import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeGoldenJudge } from "@slidepath/golden";
import { afterAll, beforeAll, expect } from "vitest";
import { slidepath } from "../../test/slidepath.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "slidepath-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describeGoldenJudge("the built command line", async (dialect, input, output) => {
  const file = join(folder, "input");
  writeFileSync(file, input);
  const { code, stderr, stdout } = await slidepath(
    ["judge", "--json", "--dialect", dialect, file, "-"],
    output,
  );
  const { verdict } = JSON.parse(stdout);
  expect([stderr, code]).toEqual(["", verdict.verdict === "accepted" ? 0 : 1]);
  return verdict.verdict;
});
