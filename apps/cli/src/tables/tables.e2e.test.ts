import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ended, environment, slidepath, start } from "../../test/slidepath.ts";

const cache = mkdtempSync(join(tmpdir(), "slidepath-tables-"));
const folder = join(cache, "slidepath", "tables");
const isLinux = process.platform === "linux";
/** The first of Korf's hundred: 57 moves. */
const KORF = "14 13 15 7\n11 12 9 5\n6 0 2 1\n4 8 10 3\n";

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

function tables(...args: readonly string[]) {
  return slidepath(["tables", ...args], "", { XDG_CACHE_HOME: cache });
}

function files(): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function corrupt(name: string, at: number): void {
  const bytes = readFileSync(join(folder, name));
  bytes[at]! ^= 1;
  writeFileSync(join(folder, name), bytes);
}

// The folder is that of the platform's rule, which can be set by itself on Linux alone.
describe.runIf(isLinux)("slidepath tables", () => {
  it("builds, keeps, lists, verifies and clears", async () => {
    expect(await tables("list")).toMatchObject({
      code: 0,
      stdout: `Kept in ${folder}:\nNo tables are kept.\n`,
    });
    const built = await tables("build", "3x3", "4-4", "--json");
    const told = JSON.parse(built.stdout);
    expect([built.code, built.stderr]).toEqual([0, ""]);
    expect(told).toMatchObject({ width: 3, height: 3, goalBlank: 8, built: true });
    expect(told.patterns.map(({ length }: string) => length)).toEqual([4, 4]);
    expect(files()).toEqual([`${told.id}.slidepdb`]);
    expect(readFileSync(told.path)).toHaveLength(told.bytes);

    expect((await tables("build", "3x3", "1,4,7,2/3,5,6,8")).stdout).toContain("Built 3x3-4-4-");
    expect(files()).toHaveLength(2);
    expect((await tables("build", "3x3", "4-4")).stdout).toContain("is kept already, and sound");
    const { stdout } = await tables("list", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ folder, tables: [{}, {}] });
    expect(await tables("verify")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^3x3-4-4-\w{8}: sound\n3x3-4-4-\w{8}: sound\n$/),
    });
    expect((await tables("clear", told.id)).stdout).toMatch(/^1 file removed, \d+ KB\.\n$/);
    expect(files()).toHaveLength(1);
    expect((await tables("clear", "--json")).stdout).toMatch(/^\{"removed":\["3x3-4-4-\w+"\],/);
    expect(files()).toEqual([]);
  });

  it("leaves nothing half made when it is killed, and sweeps up what another left half written", async () => {
    for (const signal of ["SIGKILL", "SIGINT"] as const) {
      const child = start(["tables", "build", "4x4", "7-8"], {
        env: environment({ XDG_CACHE_HOME: cache }),
      });
      const end = ended(child);
      await sleep(1000);
      const killed = performance.now();
      child.kill(signal);
      expect(await end).toMatchObject({ signal, stdout: "", stderr: "" });
      expect(performance.now() - killed).toBeLessThan(1000);
      expect(files()).toEqual([]);
    }
    mkdirSync(folder, { recursive: true });
    // No process has the greatest number; this one is running.
    for (const writer of [4_194_305, process.pid]) {
      writeFileSync(join(folder, `4x4-7-8-0123abcd.slidepdb.${writer}.part`), "half");
    }
    expect((await tables("list")).stdout).toContain("No tables are kept.");
    expect(files()).toEqual([`4x4-7-8-0123abcd.slidepdb.${process.pid}.part`]);
  });

  it("tells a file that is damaged or none of ours, and builds it anew", async () => {
    const { id, bytes, path } = JSON.parse((await tables("build", "3x3", "4-4", "--json")).stdout);
    const sound = readFileSync(path);
    corrupt(`${id}.slidepdb`, bytes >> 1);
    expect(await tables("verify")).toMatchObject({ code: 1, stdout: `${id}: damaged\n` });
    const again = await tables("build", "3x3", "4-4");
    expect(again.stderr).toBe(`slidepath: ${path} is damaged, and is built anew\n`);
    expect(again.stdout).toContain(`Built ${id}`);
    expect(readFileSync(path).equals(sound)).toBe(true);

    writeFileSync(path, "no tables");
    expect((await tables("list")).stdout).toMatch(/ 1 KB +no tables of this program\n/);
    expect(await tables("verify", "--json")).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('"fault":"foreign","sound":false'),
    });
    const foreign = await tables("build", "3x3", "4-4", "--lang", "zh-CN");
    expect(foreign.stderr).toBe(`slidepath: ${path} 不是本程序的表，重新生成\n`);
    expect(readFileSync(path).equals(sound)).toBe(true);
  });

  it("serves solve once a board has proven hard, unless it is damaged", async () => {
    const solve = () =>
      slidepath(["solve", "--goal", "blank-first", "--json"], KORF, { XDG_CACHE_HOME: cache });
    const expanded = ({ stdout }: { readonly stdout: string }): number => {
      const { outcome } = JSON.parse(stdout).answers[0];
      expect(outcome).toMatchObject({ length: 57, optimal: true, heuristic: "patternDatabase" });
      return outcome.stats.expanded;
    };
    const without = expanded(await solve());
    // Another partition, so that the count tells which tables were gone by.
    const { id } = JSON.parse((await tables("build", "4x4", "6-6-3", "--json")).stdout);
    const kept = await solve();
    expect(kept.stderr).toBe("");
    expect(expanded(kept)).not.toBe(without);

    corrupt(`${id}.slidepdb`, 20_000_000);
    const damaged = await solve();
    expect(damaged.stderr).toBe(
      `slidepath: ${join(folder, `${id}.slidepdb`)} is damaged, and left aside; "slidepath tables build" makes it anew\n`,
    );
    expect(expanded(damaged)).toBe(without);
  });

  it("says where the folder cannot be written", async () => {
    writeFileSync(join(cache, "file"), "");
    const run = await slidepath(["tables", "build", "2x2"], "", {
      XDG_CACHE_HOME: join(cache, "file"),
    });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toMatch(/^slidepath: OUTPUT_FAILED: .* cannot be written \(ENOTDIR\)\n$/);
  });
});
