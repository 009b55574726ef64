import { describe, expect, it } from "vitest";
import { runMain, type World } from "../../test/run-main.ts";
import { type Executed, type Execution, StartError } from "../stressing/execution.ts";

/** A world in which running the command comes to this. */
function world(answer: (execution: Execution) => Partial<Executed> | string): World {
  return {
    execute: async (execution) => {
      const given = answer(execution);
      const how = typeof given === "string" ? { output: Buffer.from(given) } : given;
      return { output: Buffer.alloc(0), errors: "", milliseconds: 1, code: 0, ...how };
    },
  };
}

/** Answers every board of AcWing 845 by a wrong number where it has to move at all. */
const lengthIsWrong = ({ input }: Execution): string =>
  input.trim() === "1 2 3 4 5 6 7 8 x" ? "0\n" : "99\n";

const stress = (options: readonly string[], among: World) =>
  runMain(["stress", "-d", "acwing-845", ...options, "--", "./mine", "an argument"], among);

describe("slidepath stress", () => {
  it("tells a person of the smallest failure, saves it, and says how to repeat it", async () => {
    const run = await stress(["--depth", "9"], world(lengthIsWrong));
    expect(run.code).toBe(1);
    expect(run.written).toEqual({ "acwing-845-0.txt": expect.stringMatching(/^([1-8x] ?){9}\n$/) });
    expect(run.stdout).toContain("The command fails on an input of seed 0, shrunk to 1 case.");
    expect(run.stdout).toContain("Output:\n  99\n");
    expect(run.stdout).toContain(
      "Verdict:\n  case 1: wrong answer, line 1, column 1: the number of moves is 1, found 99\n",
    );
    expect(run.stdout).toContain(
      "./mine 'an argument' < acwing-845-0.txt | slidepath judge --dialect acwing-845 acwing-845-0.txt -\n",
    );
  });

  it("passes on the limits, the command and one seed after another", async () => {
    const seen: Execution[] = [];
    const options = ["--rounds", "3", "--time-limit", "2.5", "--memory-limit", "64", "-s", "5"];
    const run = await stress(
      options,
      world((execution) => {
        seen.push(execution);
        return { stopped: "time" };
      }),
    );
    expect(seen[0]).toMatchObject({
      command: ["./mine", "an argument"],
      timeLimit: 2500,
      memoryLimit: 64_000_000,
    });
    expect(run.stdout).toContain("time limit exceeded: it was stopped after 1.0 ms");
    expect(Object.keys(run.written ?? {})).toEqual(["acwing-845-5.txt"]);
  });

  it.each<[Partial<Executed>, object, string]>([
    [{ code: 7 }, { kind: "crash", code: 7 }, "crash: it ended with exit code 7"],
    [{ signal: "SIGSEGV" }, { kind: "crash", signal: "SIGSEGV" }, "crash: SIGSEGV ended it"],
    [{ stopped: "memory", signal: "SIGKILL" }, { kind: "memory" }, "memory limit exceeded"],
    [{ stopped: "output" }, { kind: "too-much-output" }, "more output than any answer has"],
    [{}, { kind: "no-output" }, "no output"],
  ])("calls %j by its name", async (executed, failure, text) => {
    const json = await stress(
      ["--json"],
      world(() => executed),
    );
    expect(JSON.parse(json.stdout)).toMatchObject({ passed: false, seed: 0, failure });
    expect(
      (
        await stress(
          [],
          world(() => executed),
        )
      ).stdout,
    ).toContain(text);
  });

  it("shows what the command wrote to standard error, in Chinese as well", async () => {
    const run = await stress(
      ["--lang", "zh-CN"],
      world(() => ({ code: 1, errors: "oh\nno\n" })),
    );
    expect(run.stdout).toContain("标准错误：\n  oh\n  no\n");
    expect(run.stdout).toContain("运行错误：退出码 1");
  });

  it("shows how far it is on a terminal, and stops when it is to", async () => {
    const among = { ...world(lengthIsWrong), terminals: ["stderr"], tick: 700 } as const;
    expect((await stress(["--depth", "9"], among)).stderr).toContain(
      "shrinking the input that fails",
    );
    const interrupted = { ...world(() => ""), interrupted: { aborted: true } };
    expect(await stress([], interrupted)).toMatchObject({ code: 130, stdout: "" });
  });

  it.each([
    [["stress", "-d", "acwing-845"], "ARGUMENT_MISSING: COMMAND is missing"],
    [["stress", "--", "x"], "OPTION_MISSING: --dialect"],
    [["stress", "-d", "acwing-845", "--time-limit", "0", "--", "x"], "OPTION_VALUE: --time-limit"],
    [
      ["stress", "-d", "acwing-845", "--memory-limit", "x", "--", "x"],
      "OPTION_VALUE: --memory-limit",
    ],
    [
      ["stress", "-d", "acwing-845", "--", "x", "--json"],
      "COMMAND_UNSTARTED: x cannot be started (ENOENT)",
    ],
  ])("%j is bad usage", async (argv, message) => {
    const execute = async (): Promise<Executed> => {
      throw new StartError("x", "ENOENT");
    };
    const run = await runMain(argv, { execute });
    expect(run).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
    expect(run.stderr).toMatch(/^slidepath: /);
  });
});
