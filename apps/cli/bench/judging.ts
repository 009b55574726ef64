import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { eightII } from "./inputs.ts";

/**
 * Judging 100,000 cases of Eight II against answering them, whole processes in turn: `judging [rounds]`.
 * What counts is the ratio of the fastest runs.
 */

const LIMIT = 1.5;
const rounds = Number(process.argv[2] ?? 5);
// This file is bundled into node_modules/.cache before it is run.
const cli = join(import.meta.dirname, "../../dist/cli.js");
const folder = mkdtempSync(join(tmpdir(), "slidepath-judging-"));
const [input, output] = [join(folder, "input"), join(folder, "output")];

/** Runs the command line and returns its time in milliseconds. */
function timed(args: readonly string[], stdout: "ignore" | number = "ignore"): number {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [cli, ...args], {
    stdio: ["ignore", stdout, "inherit"],
  });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
  return performance.now() - began;
}

try {
  const { text, dialect } = eightII(100_000, 1);
  writeFileSync(input, text);
  timed(["solve", "-d", dialect, input], openSync(output, "w"));
  const solving: number[] = [];
  const judging: number[] = [];
  for (let round = 0; round < rounds; round++) {
    solving.push(timed(["solve", "-d", dialect, input]));
    judging.push(timed(["judge", "-d", dialect, input, output]));
  }
  const [solve, judge] = [Math.min(...solving), Math.min(...judging)];
  const ratio = judge / solve;
  console.log(`load ${loadavg()[0]!.toFixed(1)}; fastest of ${rounds}`);
  console.log(
    `answering 100,000 cases ${solve.toFixed(0)} ms, judging them ${judge.toFixed(0)} ms`,
  );
  console.log(`ratio ${ratio.toFixed(2)}, limit ${LIMIT}${ratio > LIMIT ? " over" : ""}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
