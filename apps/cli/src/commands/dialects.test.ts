import { DIALECTS } from "@slidepath/formats";
import { describe, expect, it } from "vitest";
import { runMain } from "../../test/run-main.ts";

describe("dialects", () => {
  it("lists every dialect on a line of its own", async () => {
    const { code, stdout, stderr } = await runMain(["dialects"]);
    const [rows, more] = stdout.split("\n\n");
    expect(rows?.split("\n").map((row) => row.split(/ {2,}/)[0])).toEqual(
      DIALECTS.map(({ id }) => id),
    );
    expect(rows).toMatch(
      /^hdu-3567 +Eight II +the fewest moves, and the least .* d<l<r<u +high +/m,
    );
    expect(more).toBe('"slidepath dialects ID" shows one of them.\n');
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("shows one", async () => {
    const { stdout } = await runMain(["dialects", "HDU-3567"]);
    expect(stdout).toMatch(/^hdu-3567: Eight II\n {2}known as +HDU 3567\n/);
    expect(stdout).toMatch(/\n {2}goal +given in the input\n/);
    expect(stdout).toMatch(/\n {2}answer +"Case \{case\}: \{length\}\\n\{path\}\\n"\n/);
    expect(stdout).toMatch(/\n {2}unsolvable +never happens\n/);
    expect(stdout).toMatch(/\n {2}judged +byte for byte\n/);
  });

  it.each(["en", "zh-CN"])("has words for all of each in %s", async (lang) => {
    for (const { id } of DIALECTS) {
      const { code, stdout } = await runMain(["dialects", id, "--lang", lang]);
      expect(stdout).not.toMatch(/undefined|\[object/);
      expect(code).toBe(0);
    }
  });

  it("lines Chinese up by its width", async () => {
    const { stdout } = await runMain(["dialects", "acwing-179", "--lang", "zh-CN"]);
    expect(stdout).toMatch(/^acwing-179: 八数码\n/);
    expect(stdout).toMatch(/\n {2}目标 {8}方块依次排列，空格在最后\n/);
    expect(stdout).toMatch(/\n {2}有解时输出 {2}"\{path\}\\n"\n/);
  });

  it("gives them as they are kept", async () => {
    const all = JSON.parse((await runMain(["dialects", "--json"])).stdout);
    expect(all.map(({ id }: { id: string }) => id)).toEqual(DIALECTS.map(({ id }) => id));
    const one = JSON.parse((await runMain(["dialects", "--json", "picture"])).stdout);
    expect(one).toMatchObject({ id: "picture", goal: { kind: "picture" } });
  });

  it("suggests an id", async () => {
    expect(await runMain(["dialects", "pictur"])).toMatchObject({
      code: 2,
      stderr: 'slidepath: DIALECT_UNKNOWN: unknown dialect "pictur"; did you mean picture?\n',
    });
    expect((await runMain(["dialects", "something-else-1"])).stderr).toContain(
      '; "slidepath dialects" lists them',
    );
  });
});
