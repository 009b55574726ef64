import { describeGolden } from "@slidepath/golden";
import { expect } from "vitest";
import { slidepath } from "../test/slidepath.ts";

describeGolden("the built command line", async (dialect, input) => {
  const { code, stderr, stdout } = await slidepath(["solve", "--dialect", dialect], input);
  expect([stderr, code]).toEqual(["", 0]);
  return stdout;
});
