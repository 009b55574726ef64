import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { eightII, type Input, oneOfEach, unsolvableLine } from "./inputs.ts";

/**
 * Races whole processes, Node's start included: the built command line against `node -e 0`, and against
 * any program that answers the same dialect.
 *
 *     --against DIALECT=COMMAND   a rival; may be repeated
 *     --rounds N                  how often each runs (15)
 *     --seed N                    of the random inputs (1)
 *
 * Rivals run in turn, round by round, so that a slow spell of the machine hits all alike. What counts are
 * the ratios: of the fastest runs, and of the medians.
 */

interface Contest {
  readonly input: Input;
  readonly rival: { readonly name: string; readonly command: readonly string[] };
  /** The most that our time may be of the rival's. */
  readonly limit: number;
  /** Whether both must print the same. */
  readonly same: boolean;
}

const { values } = parseArgs({
  options: {
    against: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "15" },
    seed: { type: "string", default: "1" },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const rivals = new Map(
  values.against.map((entry) => {
    const at = entry.indexOf("=");
    return [entry.slice(0, at), entry.slice(at + 1)] as const;
  }),
);
// This file is bundled into node_modules/.cache before it is run.
const cli = join(import.meta.dirname, "../../dist/cli.js");
const folder = mkdtempSync(join(tmpdir(), "slidepath-race-"));
const inputFile = join(folder, "input");

function against(input: Input, limit: number): Contest[] {
  const command = rivals.get(input.dialect);
  if (command === undefined) return [];
  const rival = { name: command.split(/[/\\]/).at(-1)!, command: ["sh", "-c", `exec ${command}`] };
  return [{ input, rival, limit, same: true }];
}

const contests: readonly Contest[] = [
  ...against(eightII(100_000, seed), 0.5),
  ...against(eightII(1, seed), 0.25),
  ...against(unsolvableLine(seed), 0.5),
  ...oneOfEach(seed).map((input) => ({
    input,
    rival: { name: "node -e 0", command: [process.execPath, "-e", "0"] },
    limit: 1.5,
    same: false,
  })),
];

/** Runs a command on the input at hand and returns its time in milliseconds. */
function timed([program, ...args]: readonly string[]): number {
  const stdin = openSync(inputFile, "r");
  const began = performance.now();
  const { status, error } = spawnSync(program!, args, { stdio: [stdin, "ignore", "inherit"] });
  const time = performance.now() - began;
  closeSync(stdin);
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}`);
  return time;
}

function printed([program, ...args]: readonly string[], input: string): string {
  return spawnSync(program!, args, { input, encoding: "utf8", maxBuffer: 2 ** 30 }).stdout;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1]!;
}

function row(...[name, ...cells]: readonly string[]): void {
  console.log(name!.padEnd(38) + cells.map((cell) => cell.padStart(10)).join(""));
}

console.log(`load ${loadavg()[0]!.toFixed(2)}, ${rounds} rounds, times in ms: fastest / median`);
row("", "ours", "", "theirs", "", "ratio", "", "limit");
try {
  for (const { input, rival, limit, same } of contests) {
    const ours = [process.execPath, cli, "solve", "--dialect", input.dialect];
    writeFileSync(inputFile, input.text);
    if (same && printed(ours, input.text) !== printed(rival.command, input.text)) {
      throw new Error(`${rival.name} answers ${input.dialect} otherwise`);
    }
    const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    for (let round = 0; round < rounds; round++) {
      times.ours.push(timed(ours));
      times.theirs.push(timed(rival.command));
    }
    const fastest = [Math.min(...times.ours), Math.min(...times.theirs)] as const;
    const middle = [median(times.ours), median(times.theirs)] as const;
    const ratio = fastest[0] / fastest[1];
    row(
      `${input.dialect}, ${input.what}, ${rival.name}`,
      fastest[0].toFixed(0),
      middle[0].toFixed(0),
      fastest[1].toFixed(0),
      middle[1].toFixed(0),
      ratio.toFixed(2),
      (middle[0] / middle[1]).toFixed(2),
      `${limit}${ratio > limit ? " over" : ""}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
