import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ended, slidepath, start } from "../../test/slidepath.ts";

/** Breadth-first search for Eight II, its moves tried in the wrong order. */
const WRONG_ORDER = `
const lines = require("node:fs").readFileSync(0, "utf8").split("\\n");
const ways = { u: [-3, (b) => b > 2], d: [3, (b) => b < 6], l: [-1, (b) => b % 3 > 0], r: [1, (b) => b % 3 < 2] };
function solve(start, goal) {
  const seen = new Map([[start, ""]]);
  for (const board of seen.keys()) {
    const path = seen.get(board);
    if (board === goal) return path;
    const blank = board.indexOf("X");
    for (const [letter, [step, fits]] of Object.entries(ways)) {
      if (!fits(blank)) continue;
      const cells = [...board];
      cells[blank] = cells[blank + step];
      cells[blank + step] = "X";
      const next = cells.join("");
      if (!seen.has(next)) seen.set(next, path + letter);
    }
  }
}
for (let i = 1; i <= Number(lines[0]); i++) {
  const path = solve(lines[2 * i - 1], lines[2 * i]);
  console.log("Case " + i + ": " + path.length + "\\n" + path);
}
`;

/** Whether a board of M rows and N columns can be solved, the bounds mixed up. */
const MIXED_BOUNDS = `
#include <cstdio>
#include <vector>
int main() {
  int m, n;
  while (std::scanf("%d %d", &m, &n) == 2 && (m || n)) {
    std::vector<int> tiles(m * n);
    int inversions = 0, blank = 0;
    for (int i = 0; i < m * n; i++) {
      std::scanf("%d", &tiles[i]);
      if (tiles[i] == 0) blank = i;
      for (int j = 0; j < i; j++) inversions += tiles[i] != 0 && tiles[j] > tiles[i];
    }
    int below = m - 1 - blank / m;
    std::puts((n % 2 ? inversions : inversions + below) % 2 == 0 ? "YES" : "NO");
  }
}
`;

const ANSWERS = `process.stdout.write("x")`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "slidepath-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function stress(dialect: string, options: readonly string[], command: readonly string[]) {
  const argv = ["stress", "--json", "-d", dialect, "--save", join(folder, "saved"), ...options];
  return slidepath([...argv, "--", ...command]);
}

const compiler = process.env["CXX"] ?? "g++";
const hasCompiler = spawnSync(compiler, ["--version"]).status === 0;

describe("slidepath stress", () => {
  it("finds what a wrong script fails, shrinks it, saves it and says how to repeat it", async () => {
    const script = fileOf("wrong-order.cjs", WRONG_ORDER);
    const command = [process.execPath, script];
    const { code, stdout } = await stress("hdu-3567", ["-n", "4", "--depth", "14"], command);
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({
      passed: false,
      cases: 1,
      failure: { kind: "verdict", verdict: { verdict: "not-least", case: 1 } },
    });
    expect(code).toBe(1);
    expect(readFileSync(join(folder, "saved"), "utf8")).toBe(found.input);
    // A shortest path that is not the only one takes at least so many moves.
    const { verdict } = found.failure;
    expect(verdict.detail.number).toBeLessThanOrEqual(12);

    const saved = join(folder, "saved");
    const again = spawnSync(process.execPath, [script], { input: found.input, encoding: "utf8" });
    const judged = await slidepath(["judge", "-d", "hdu-3567", saved, "-"], again.stdout);
    expect(judged).toMatchObject({ code: 1 });

    const text = ["stress", "-d", "hdu-3567", "-n", "4", "--depth", "14", "--save", saved];
    const person = await slidepath([...text, "--lang", "zh-CN", "--", ...command]);
    expect(person.stdout).toContain("最短但不是字典序最小");
    expect(person.stdout).toContain(
      `${script} < ${saved} | slidepath judge --dialect hdu-3567 ${saved} -\n`,
    );
  }, 120_000);

  it.skipIf(!hasCompiler)(
    "finds bounds mixed up in a C++ program",
    async () => {
      const program = join(folder, "mixed");
      const source = fileOf("mixed.cpp", MIXED_BOUNDS);
      expect(spawnSync(compiler, ["-O1", "-o", program, source]).status).toBe(0);
      const { code, stdout } = await stress("poj-2893", ["-n", "20"], [program]);
      const found = JSON.parse(stdout);
      expect(found).toMatchObject({ passed: false, cases: 1 });
      expect(code).toBe(1);
      // Two rows or columns, and no more cells than it takes.
      const [height, width] = found.input.split("\n")[0].split(" ").map(Number);
      expect(height).not.toBe(width);
      expect(height * width).toBeLessThanOrEqual(8);
    },
    120_000,
  );

  it("lets a right program pass", async () => {
    const cli = ["solve", "-d", "hdu-3567"];
    const { CLI } = await import("../../test/slidepath.ts");
    const { code, stdout } = await stress(
      "hdu-3567",
      ["--rounds", "3"],
      [process.execPath, CLI, ...cli],
    );
    expect(JSON.parse(stdout)).toMatchObject({ passed: true, rounds: 3 });
    expect(code).toBe(0);
  }, 60_000);

  it.each([
    ["a crash", "process.exit(7)", { kind: "crash", code: 7 }, []],
    ["a signal", 'process.kill(process.pid, "SIGABRT")', { kind: "crash", signal: "SIGABRT" }, []],
    ["no output", "0", { kind: "no-output" }, []],
    ["an endless loop", "for (;;);", { kind: "time" }, ["--time-limit", "0.3"]],
    ["a wrong answer", ANSWERS, { kind: "verdict", verdict: { verdict: "wrong-answer" } }, []],
  ])(
    "calls %s by its name",
    async (_, script, failure, options) => {
      const command = [process.execPath, "-e", script];
      // The simplest board fails at once, so there is nothing to try again and again.
      const run = await stress("acwing-845", ["--edge", ...options], command);
      expect(JSON.parse(run.stdout)).toMatchObject({ passed: false, failure });
      expect(run.code).toBe(1);
    },
    60_000,
  );

  it.skipIf(process.platform !== "linux")(
    "stops a program that takes too much memory",
    async () => {
      const script = "const kept = []; for (;;) kept.push(Buffer.alloc(1 << 22, 1));";
      const command = [process.execPath, "-e", script];
      const run = await stress("acwing-845", ["--edge", "--memory-limit", "300"], command);
      expect(JSON.parse(run.stdout)).toMatchObject({ failure: { kind: "memory" } });
    },
    60_000,
  );

  it.skipIf(process.platform === "win32")(
    "leaves no child behind, at a limit or when it is interrupted",
    async () => {
      const mark = join(folder, "alive");
      const child = `(sleep 1.5; touch ${mark}) & sleep 60`;
      const limited = await stress(
        "acwing-845",
        ["--edge", "--time-limit", "0.2"],
        ["sh", "-c", child],
      );
      expect(JSON.parse(limited.stdout).failure).toEqual({ kind: "time" });

      const running = start(["stress", "-d", "acwing-845", "--", "sh", "-c", child], {
        cwd: folder,
      });
      const end = ended(running);
      await sleep(700);
      running.kill("SIGINT");
      expect(await end).toMatchObject({ signal: "SIGINT", stdout: "", stderr: "" });
      await sleep(2000);
      expect(existsSync(mark)).toBe(false);
    },
    60_000,
  );

  it("tells when the command cannot be started", async () => {
    expect(await stress("acwing-845", [], ["no-such-program"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("no-such-program cannot be started (ENOENT)"),
    });
  });
});
