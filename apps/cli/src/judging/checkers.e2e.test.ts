import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLI, environment, slidepath } from "../../test/slidepath.ts";

const INPUT = "2\n12X453786\n12345678X\n1638247X5\n1638247X5\n";
const RIGHT = "Case 1: 2\ndd\nCase 2: 0\n\n";
const WRONG = "Case 1: 2\ndl\nCase 2: 0\n\n";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "slidepath checkers "));
  mkdirSync(join(folder, "feedback"));
  for (const [name, text] of Object.entries({ in: INPUT, right: RIGHT, wrong: WRONG, bad: "1" })) {
    writeFileSync(join(folder, name), text);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function script(convention: string): Promise<string> {
  const { stdout } = await slidepath(["checker", "--convention", convention, "hdu-3567"]);
  const path = join(folder, convention);
  writeFileSync(path, stdout);
  chmodSync(path, 0o755);
  return path;
}

function run(path: string, args: readonly string[], input = "", program: string = CLI) {
  return spawnSync(path, args, {
    cwd: folder,
    encoding: "utf8",
    env: environment({ SLIDEPATH: program }),
    input,
  });
}

describe.skipIf(process.platform === "win32")("a checker's script", () => {
  it("judges in testlib's convention", async () => {
    const path = await script("testlib");
    expect(run(path, ["in", "right", "right"])).toMatchObject({
      status: 0,
      stdout: "",
      stderr: "ok 2 cases\n",
    });
    expect(run(path, ["in", "wrong", "right"])).toMatchObject({ status: 1, stdout: "" });
    expect(run(path, ["in", "bad", "right"])).toMatchObject({ status: 1 });
    expect(run(path, ["bad", "right", "right"])).toMatchObject({ status: 3 });
    const xml = run(path, ["in", "right", "right", "result", "-appes"]);
    expect([xml.status, readFileSync(join(folder, "result"), "utf8")]).toEqual([
      0,
      '<?xml version="1.0" encoding="windows-1251"?><result outcome = "accepted">2 cases</result>\n',
    ]);
    expect(run(path, ["in", "right", "right"], "", "no-such-slidepath")).toMatchObject({
      status: 3,
      stderr: "FAIL no-such-slidepath is not installed\n",
    });
  });

  it("judges in Kattis's convention", async () => {
    const path = await script("kattis");
    const message = (): string => readFileSync(join(folder, "feedback/judgemessage.txt"), "utf8");
    expect(run(path, ["in", "right", "feedback"], RIGHT)).toMatchObject({ status: 42, stderr: "" });
    expect(message()).toBe("accepted\n");
    expect(run(path, ["in", "right", "feedback/"], WRONG)).toMatchObject({ status: 43 });
    expect(message()).toContain("after 2 moves the board is not the goal");
    expect(run(path, ["bad", "right", "feedback"], RIGHT)).toMatchObject({ status: 2 });
    expect(run(path, ["in", "right", "feedback"], RIGHT, "no-such-slidepath").status).toBe(1);
  });
});
