import {
  type Board,
  HEURISTIC_NAMES,
  type HeuristicName,
  MAX_BOARD_CELLS,
  METRICS,
  type Method,
  type Metric,
  moveOrderCodes,
  type SearchLimits,
} from "@slidepath/core";
import {
  type Dialect,
  type GoalPolicy,
  goalOfPolicy,
  loadDialect,
  type ParseOptions,
  parse,
  parseSize,
  type Size,
} from "@slidepath/formats";
import { CliError, type UnfitReason } from "../cli-error.ts";
import type { OptionTable, OptionValues } from "../command.ts";
import { nearest } from "../nearest.ts";
import { badValue, conflict, wholeNumber } from "../option-value.ts";

/** The options that say how to read an input and how to search. */
export const SOLVE_OPTIONS = {
  goal: { type: "string" },
  size: { type: "string" },
  strict: { type: "boolean" },
  method: { type: "string" },
  metric: { type: "string" },
  heuristic: { type: "string" },
  order: { type: "string" },
  "max-nodes": { type: "string" },
  "max-memory": { type: "string" },
  "time-limit": { type: "string" },
} as const satisfies OptionTable;

export type SolveOptionValues = OptionValues<typeof SOLVE_OPTIONS>;

/** How to read and how to search, checked. */
export interface SolveSettings {
  readonly reading: ParseOptions;
  readonly method: Method | "auto";
  readonly metric: Metric;
  readonly heuristic?: HeuristicName;
  readonly order?: string;
  readonly limits: SearchLimits;
  /** Milliseconds for each case. */
  readonly timeLimit?: number;
}

const METHODS: readonly (Method | "auto")[] = [
  "auto",
  "table",
  "breadth-first",
  "a-star",
  "ida-star",
  "anytime",
  "construct",
];

/**
 * Reads the value of `--metric`.
 *
 * @throws {CliError}
 */
export function metricOf(value: string | undefined): Promise<Metric> {
  return choice("--metric", value ?? "single-tile", METRICS, {
    stm: "single-tile",
    mtm: "multi-tile",
  });
}

/**
 * Reads the options' values.
 *
 * @throws {CliError}
 */
export async function readSettings(
  values: SolveOptionValues,
  dialect: Dialect | undefined,
): Promise<SolveSettings> {
  const size = values.size === undefined ? undefined : sizeOf(values.size);
  const goal =
    values.goal === undefined ? undefined : await goalOf(values.goal, size ?? sizeIn(dialect));
  const method = await choice("--method", values.method ?? "auto", METHODS, {
    bfs: "breadth-first",
  });
  const metric = await metricOf(values.metric);
  if (metric !== "single-tile" && method !== "auto" && method !== "table") {
    throw conflict(`--metric ${metric}`, `--method ${method}`);
  }
  const heuristic =
    values.heuristic === undefined
      ? undefined
      : await choice("--heuristic", values.heuristic, HEURISTIC_NAMES);
  if (heuristic !== undefined && metric !== "single-tile") {
    throw conflict(`--metric ${metric}`, `--heuristic ${heuristic}`);
  }
  if (heuristic !== undefined && !goesBy(method, heuristic)) {
    throw conflict(`--heuristic ${heuristic}`, `--method ${method}`);
  }
  return {
    reading: {
      ...(values.strict && { strict: true }),
      ...(size !== undefined && { size }),
      ...(goal !== undefined && { goal }),
    },
    method,
    metric,
    ...(heuristic !== undefined && { heuristic }),
    ...(values.order !== undefined && { order: orderOf(values.order) }),
    limits: {
      ...(values["max-nodes"] !== undefined && {
        nodes: wholeNumber("--max-nodes", values["max-nodes"], "nodes"),
      }),
      ...(values["max-memory"] !== undefined && {
        bytes: bytesOf("--max-memory", values["max-memory"]),
      }),
    },
    ...(values["time-limit"] !== undefined && {
      timeLimit: timeOf("--time-limit", values["time-limit"]),
    }),
  };
}

function goesBy(method: Method | "auto", heuristic: HeuristicName): boolean {
  if (method === "a-star") return heuristic !== "patternDatabase";
  if (method === "anytime") return heuristic === "patternDatabase";
  return method === "auto" || method === "ida-star";
}

/** Goals that depend on more than the size. */
const INPUT_GOALS: readonly GoalPolicy["kind"][] = ["given", "picture", "cell", "farthest"];

/** Returns the first option that a dialect leaves no room for, and why. */
export function unfit(
  { reading: { goal, size }, order }: SolveSettings,
  dialect: Dialect,
): { readonly option: string; readonly why: UnfitReason } | undefined {
  const { question } = dialect;
  const fixed = sizeIn(dialect);
  if (goal !== undefined && INPUT_GOALS.includes(dialect.goal.kind)) {
    return { option: "--goal", why: "goal-given" };
  }
  if (
    size !== undefined &&
    fixed !== undefined &&
    (size.width !== fixed.width || size.height !== fixed.height)
  ) {
    return { option: "--size", why: "size-fixed" };
  }
  if (order !== undefined && "rule" in question && question.rule === "least") {
    return { option: "--order", why: "order-fixed" };
  }
  return undefined;
}

/** The size that all boards of a dialect have, if there is one. */
function sizeIn(dialect: Dialect | undefined): Size | undefined {
  return dialect?.input.size.kind === "fixed" ? dialect.input.size : undefined;
}

/** Finds the value that is meant; letters' case and hyphens do not matter. */
export async function choice<Value extends string>(
  option: string,
  given: string,
  values: readonly Value[],
  shortNames: Readonly<Record<string, Value>> = {},
): Promise<Value> {
  const plain = (name: string): string => name.toLowerCase().replaceAll("-", "");
  const wanted = plain(given);
  const value = shortNames[wanted] ?? values.find((name) => plain(name) === wanted);
  if (value !== undefined) return value;
  throw badValue(option, given, { kind: "one-of", values }, await nearest(given, values));
}

/**
 * Returns a board's size.
 *
 * @throws {CliError}
 */
export function sizeOf(given: string, option = "--size"): Size {
  const size = parseSize(given);
  if (size === undefined) throw badValue(option, given, { kind: "size" });
  if (size.width * size.height > MAX_BOARD_CELLS) {
    throw badValue(option, given, { kind: "space-size", cells: MAX_BOARD_CELLS });
  }
  return size;
}

/**
 * Returns the goal that --goal names for boards of one size: the blank last when it is left out.
 *
 * @throws {CliError}
 */
export async function goalFor(given: string | undefined, size: Size): Promise<Board> {
  const policy = await goalOf(given ?? "blank-last", size);
  const goal = goalOfPolicy(policy, size.width, size.height);
  if (goal?.width === size.width && goal.height === size.height) return goal;
  throw badValue("--goal", given ?? "blank-last", { kind: "goal" });
}

/** A goal's name; or a board, its rows split by slashes or its size known. */
async function goalOf(given: string, size: Size | undefined): Promise<GoalPolicy> {
  if (given === "blank-last" || given === "blank-first") return { kind: given };
  return { kind: "board", board: await boardOf(given, size) };
}

async function boardOf(given: string, size: Size | undefined): Promise<Board> {
  const plain = await loadDialect("board");
  if (plain === undefined) throw new Error("the registry lacks the plain board");
  const reading = parse(plain, rowsOf(given), size === undefined ? {} : { size });
  const step = reading.next();
  const end = step.done ? step.value : reading.next().value;
  const diagnostic = end !== undefined && "diagnostic" in end ? end.diagnostic : undefined;
  if (diagnostic !== undefined && /\d/.test(given)) {
    throw new CliError({ code: "INPUT", diagnostic, source: "--goal" });
  }
  if (diagnostic !== undefined || step.done || step.value.problem === undefined) {
    throw badValue("--goal", given, { kind: "goal" });
  }
  return step.value.problem.start;
}

/** A board on one line of a command, its rows split by slashes, as lines. */
export function rowsOf(text: string): string {
  return text.replaceAll("/", "\n");
}

function orderOf(given: string): string {
  const order = given.toLowerCase();
  try {
    moveOrderCodes(order);
  } catch {
    throw badValue("--order", given, { kind: "order" });
  }
  return order;
}

const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  b: 1,
  k: 1e3,
  kb: 1e3,
  m: 1e6,
  mb: 1e6,
  g: 1e9,
  gb: 1e9,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
};

/**
 * Returns an amount of memory in bytes.
 *
 * @throws {CliError}
 */
export function bytesOf(option: string, given: string): number {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(given.trim()) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  if (number === undefined || factor === undefined) {
    throw badValue(option, given, { kind: "bytes" });
  }
  return Math.floor(Number(number) * factor);
}

/**
 * Returns a time in milliseconds, given in seconds.
 *
 * @throws {CliError}
 */
export function timeOf(option: string, given: string): number {
  const seconds = /^(\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
  if (!(seconds > 0)) throw badValue(option, given, { kind: "seconds" });
  return seconds * 1000;
}
