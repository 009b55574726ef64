import { DIALECTS } from "@slidepath/formats";
import { describe, expect, it } from "vitest";
import { runMain } from "../../test/run-main.ts";

const gen = (...options: readonly string[]) => runMain(["gen", ...options]);

describe("slidepath gen", () => {
  it("gives the same bytes for the same seed", async () => {
    const { code, stdout, stderr } = await gen("-d", "hdu-1043", "-n", "3", "-s", "42");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatchInlineSnapshot(`
      "6 2 x 8 7 4 1 5 3
      x 1 7 6 3 5 4 8 2
      4 2 x 8 3 5 1 7 6
      "
    `);
    expect((await gen("-d", "hdu-1043", "--cases=3", "--seed=42")).stdout).toBe(stdout);
    expect((await gen("-d", "hdu-1043", "--cases=3", "--seed=43")).stdout).not.toBe(stdout);
  });

  it.each(DIALECTS.map(({ id }) => [id]))("makes what %s then judges right", async (id) => {
    const input = (await gen("-d", id, "-s", "5")).stdout;
    const answered = await runMain(["solve", "-d", id, "--strict"], { stdin: input });
    expect(answered.stderr).toBe("");
    const files = { in: input, out: answered.stdout };
    expect(await runMain(["judge", "-d", id, "in", "out"], { files })).toMatchObject({ code: 0 });
  });

  it("begins with the edges, as JSON too", async () => {
    const { stdout } = await gen("-d", "hdu-1043", "-n", "6", "--edge", "--json");
    const { cases } = JSON.parse(stdout);
    expect(cases[0].problem.start).toEqual(cases[0].problem.goal);
    expect(cases).toHaveLength(6);
  });

  it("shows how far it is on a terminal, and stops when it is to", async () => {
    const argv = ["gen", "-d", "hdu-1043", "-n", "300"];
    const { stderr } = await runMain(argv, { terminals: ["stderr"], tick: 400 });
    expect(stderr).toContain("\r\u001b[K192 cases made\r");
    const run = await runMain(argv, { interrupted: { aborted: true } });
    expect(run).toMatchObject({ code: 130, stdout: "" });
  });

  it.each([
    [["-d", "acwing-179", "-n", "2"], "GENERATE: acwing-179: an input holds one case"],
    [["-d", "hdu-3567", "--unsolvable", "0.5"], "GENERATE: hdu-3567: unsolvable boards never come"],
    [["-d", "hdu-1043", "--size", "4x4"], "GENERATE: hdu-1043: its boards have a size"],
    [["-d", "hdu-1043", "--depth", "32"], "GENERATE: hdu-1043: no board is so many moves"],
    [["-d", "hdu-1043", "--depth", "3", "--hardest"], "OPTION_CONFLICT: --depth and --hardest"],
    [["-d", "hdu-1043", "--seed", "x"], "OPTION_VALUE: --seed: expected a whole number"],
    [
      ["-d", "hdu-1043", "--unsolvable", "2"],
      "OPTION_VALUE: --unsolvable: expected a number from 0",
    ],
    [[], "OPTION_MISSING: --dialect"],
  ])("refuses %j", async (options, message) => {
    expect(await gen(...options)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });
});
