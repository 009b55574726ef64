import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { type Board, createBoard, goalBoard } from "../src/board.ts";
import {
  buildPatternDatabases,
  type PatternDatabases,
} from "../src/pattern-database/pattern-databases.ts";
import { type IdaStarOptions, idaStar } from "../src/search/ida-star.ts";

// Fifteen and twenty-four puzzles by IDA*, beside a native solver, node for node.
//
//   npm run bench:native -- INSTANCES [NATIVE] [NAME …]
//
// INSTANCES: lines of `id, 16 or 25 numbers row by row, length`, the goal's blank first; # begins a comment.
// NATIVE: a program called as `NATIVE 4 4 ALGORITHM --fsm LENGTH` with INSTANCES as its input, which prints per
// line `id length expanded generated seconds`; - for none. NAME: which of the ways below; the first three when
// left out: 7-8 and 6-6-6-6 take minutes to build. Times are of the processor, and both take turns for some
// rounds, of which the fastest counts for each board: the machine may be busy.
//
// SLIDEPATH_DATA=FILE keeps what was measured as JSON, for bench:plots.

interface Way {
  readonly options: IdaStarOptions;
  readonly partition?: readonly (readonly number[])[];
  /** The native solver's name for it. */
  readonly native: string;
  /** 4 when left out. */
  readonly side?: number;
  /** 3 when left out. */
  readonly rounds?: number;
}

const SEVEN_EIGHT = [
  [1, 2, 3, 4, 5, 6, 7],
  [8, 9, 10, 11, 12, 13, 14, 15],
];
const SIX_SIX_THREE = [
  [4, 5, 8, 9, 12, 13],
  [6, 7, 10, 11, 14, 15],
  [1, 2, 3],
];
const SIX_SIX_SIX_SIX = [
  [1, 2, 5, 6, 7, 12],
  [3, 4, 8, 9, 13, 14],
  [10, 11, 15, 16, 20, 21],
  [17, 18, 19, 22, 23, 24],
];
const BY_TABLES = "patternDatabase";
const WAYS: Readonly<Record<string, Way>> = {
  "5-5-5": { options: { heuristic: BY_TABLES, pruning: 12 }, native: "555b+r" },
  "6-6-3": {
    options: { heuristic: BY_TABLES, pruning: 2 },
    partition: SIX_SIX_THREE,
    native: "663+r",
  },
  walking: {
    options: { heuristic: "walkingDistance+linearConflict", pruning: 14 },
    native: "wdlc",
  },
  "7-8": {
    options: { heuristic: BY_TABLES, pruning: 12 },
    partition: SEVEN_EIGHT,
    native: "78+r",
  },
  "7-8 plain": {
    options: { heuristic: BY_TABLES, pruning: 2 },
    partition: SEVEN_EIGHT,
    native: "78+r",
  },
  "7-8 plain, not reflected": {
    options: { heuristic: BY_TABLES, pruning: 2, reflect: false },
    partition: SEVEN_EIGHT,
    native: "78",
  },
  "6-6-6-6": {
    options: { heuristic: BY_TABLES, pruning: 2 },
    partition: SIX_SIX_SIX_SIX,
    native: "6666+r",
    side: 5,
    rounds: 1,
  },
};

/** What came of one board; its time in seconds. */
interface Row {
  readonly length: number;
  readonly expanded: number;
  readonly generated: number;
  readonly time: number;
}

const data: { name: string; tableBytes: number; boards: readonly Row[] }[] = [];
let known: { readonly key: string; readonly tables: PatternDatabases } | undefined;

function seconds(): number {
  return process.cpuUsage().user / 1e6;
}

function tablesFor({ partition }: Way, goal: Board): PatternDatabases {
  const key = JSON.stringify(partition ?? null);
  if (known !== undefined && known.key === key) return known.tables;
  known = undefined;
  const start = seconds();
  const build = buildPatternDatabases({
    width: goal.width,
    height: goal.height,
    goal,
    ...(partition !== undefined && { partition }),
  });
  const tables = build.run(Number.POSITIVE_INFINITY)!;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `  built in ${(seconds() - start).toFixed(2)} s, ${megabytes(tables.bytes)}, ${megabytes(build.bytes)} at most`,
  );
  known = { key, tables };
  return tables;
}

const [file = "", native = "-", ...names] = process.argv.slice(2);
if (!existsSync(file)) {
  console.log(`skipped: no instances at "${file}"`);
  process.exit(0);
}
const text = readFileSync(file, "utf8");
const instances = text
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.trim().split(/\s+/).map(Number));

for (const name of names.length > 0 ? names : ["5-5-5", "6-6-3", "walking"]) {
  const way = WAYS[name];
  if (way === undefined)
    throw new Error(`no way "${name}": one of ${Object.keys(WAYS).join(", ")}`);
  const { side = 4, rounds = 3 } = way;
  const goal = goalBoard(side, side, 0);
  console.log(`\n${name}   (load ${loadavg()[0]!.toFixed(2)})`);
  const isByTables = way.options.heuristic === BY_TABLES;
  const tables = isByTables ? tablesFor(way, goal) : undefined;
  const given = { ...way.options, order: "ulrd", ...(tables !== undefined && { tables }) };

  const solved = (numbers: readonly number[]): Row => {
    const cells = goal.tiles.length;
    const length = numbers[1 + cells]!;
    const start = createBoard(side, side, numbers.slice(1, 1 + cells));
    const search = idaStar({ start, goal }, given);
    const began = seconds();
    const outcome = search.run(Number.POSITIVE_INFINITY);
    const time = seconds() - began;
    if (outcome?.status !== "solved" || outcome.length !== length) {
      throw new Error(`instance ${numbers[0]}: ${JSON.stringify(outcome)}, expected ${length}`);
    }
    return { length, time, ...outcome.stats };
  };
  // The automaton and the walking tables are made, and the loop compiled, on the first instance.
  const first = solved(instances[0]!);
  let measured = instances.map(solved);
  let theirs = native === "-" ? undefined : nativeRows(way);
  for (let round = 1; theirs !== undefined && round < rounds; round++) {
    measured = fastest(measured, instances.map(solved));
    theirs = fastest(theirs, nativeRows(way) ?? theirs);
  }
  const total = (key: "time" | "expanded" | "generated" | "length") =>
    measured.reduce((sum, row) => sum + row[key], 0);
  const mean = (key: "expanded" | "generated" | "length") => total(key) / measured.length;
  const worst = Math.max(...measured.map(({ time }) => time));
  console.log(
    `  ours    mean length ${mean("length").toFixed(2)}, expanded ${mean("expanded").toFixed(2)}, ` +
      `generated ${mean("generated").toFixed(2)}, ${total("time").toFixed(2)} s, worst ${worst.toFixed(3)} s, ` +
      `first, with all that is made for it, ${first.time.toFixed(2)} s`,
  );
  if (theirs !== undefined) compare(measured, theirs);
  data.push({ name, tableBytes: tables?.bytes ?? 0, boards: measured });

  console.log("  length: boards, mean expanded, µs per node");
  for (const length of new Set(measured.map((row) => row.length).sort((a, b) => a - b))) {
    const of = measured.filter((row) => row.length === length);
    const nodes = of.reduce((sum, row) => sum + row.expanded, 0);
    const time = of.reduce((sum, row) => sum + row.time, 0);
    console.log(
      `  ${length}: ${of.length}, ${Math.round(nodes / of.length)}, ${((1e6 * time) / nodes).toFixed(3)}`,
    );
  }
}

/** What the native solver makes of the instances; undefined where it cannot be run. */
function nativeRows({ native: algorithm, options, side = 4 }: Way): Row[] | undefined {
  const parameters = [String(side), String(side), algorithm, "--fsm", String(options.pruning)];
  const run = spawnSync(native, parameters, { input: text, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (run.status !== 0) {
    console.log(`  native  skipped: ${run.error?.message ?? run.stderr}`);
    return undefined;
  }
  const lines = run.stdout.trim().split("\n");
  return lines.map((line) => {
    const [, length, expanded, generated, time] = line.split(" ").map(Number);
    // It counts the goal as expanded.
    return { length: length!, expanded: expanded! - 1, generated: generated!, time: time! };
  });
}

function fastest(before: readonly Row[], again: readonly Row[]): Row[] {
  return before.map((row, i) => ({ ...row, time: Math.min(row.time, again[i]!.time) }));
}

function compare(ours: readonly Row[], theirs: readonly Row[]): void {
  const time = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.time, 0);
  const isSame = ours.every(
    ({ length, expanded, generated }, i) =>
      length === theirs[i]!.length &&
      expanded === theirs[i]!.expanded &&
      generated === theirs[i]!.generated,
  );
  console.log(
    `  native  ${time(theirs).toFixed(2)} s: ours × ${(time(ours) / time(theirs)).toFixed(2)}, ` +
      `node for node ${isSame ? "the same" : "NOT the same"}`,
  );
}

const { SLIDEPATH_DATA: dataFile } = process.env;
if (dataFile !== undefined) writeFileSync(dataFile, JSON.stringify(data));
