import { availableParallelism } from "node:os";
import { z } from "zod";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";

const whole = (least: number, fallback: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(least).max(most).default(fallback);
const flag = (fallback: boolean) =>
  z
    .enum(["true", "false"])
    .default(fallback ? "true" : "false")
    .transform((text) => text === "true");

/** All settings, read from environment variables of these names. */
const settingsSchema = z.object({
  HOST: z.string().min(1).default("127.0.0.1").describe("Address to listen on."),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(8080)
    .describe("Port; 0 for any free one."),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe("Redis that keeps the jobs; without it they live and die with this process."),
  TRUST_PROXY: flag(false).describe(
    "Whether a proxy in front names the client in X-Forwarded-For (its last entry is taken).",
  ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("Least important message that is logged."),
  THREADS: whole(1, Math.max(1, availableParallelism() - 1)).describe(
    "Threads for long questions.",
  ),
  TURNS_PER_THREAD: whole(1, 4).describe("Long questions that take turns on one thread."),
  POOL_WAITING: whole(0, 256).describe("Long questions that may wait for a thread."),
  POOL_PER_CLIENT: whole(1, 32).describe("Long questions of one client, waiting ones included."),
  THREAD_NICENESS: whole(0, 10, 19).describe(
    "Added to the niceness of the threads, so that short questions get a core before them.",
  ),
  THREAD_HEAP_MEGABYTES: whole(16, 256).describe("JavaScript heap of one thread, in megabytes."),
  RATE_QUOTA: whole(0, 6000).describe("Requests of one client in a window; 0 for any number."),
  RATE_WINDOW_SECONDS: whole(1, 60).describe("The window, in seconds."),
  BODY_BYTES: whole(1, DEFAULT_LIMITS.bodyBytes).describe(
    "Most bytes of a body; batches are streamed without.",
  ),
  LINE_BYTES: whole(1, DEFAULT_LIMITS.lineBytes).describe("Most bytes of a line of a batch."),
  BODY_MILLISECONDS: whole(1, DEFAULT_LIMITS.bodyMilliseconds).describe(
    "Most milliseconds for a body, or the next line of a batch, to arrive.",
  ),
  BOARD_SIDE: whole(1, DEFAULT_LIMITS.side).describe("Longest side of a board, in cells."),
  DEADLINE_MILLISECONDS: whole(1, DEFAULT_LIMITS.deadlineMilliseconds).describe(
    "Most milliseconds that a request is worked on.",
  ),
  SEARCH_BYTES: whole(1, DEFAULT_LIMITS.searchBytes).describe(
    "Most bytes for the arrays of one search.",
  ),
  JOB_MILLISECONDS: whole(1, DEFAULT_LIMITS.jobMilliseconds).describe(
    "Most milliseconds that a job is worked on.",
  ),
  JOB_PROBLEMS: whole(1, DEFAULT_LIMITS.jobProblems).describe("Most boards in a job."),
  JOB_CONCURRENCY: whole(1, 1).describe("Jobs that a process works on at once."),
  JOB_WAITING: whole(1, 10_000).describe("Jobs that may wait."),
  JOB_KEEP_SECONDS: whole(1, 86_400).describe("Seconds for which a finished job is kept."),
  WORKER_LOST_MILLISECONDS: whole(1000, 15_000).describe(
    "Milliseconds without a sign of life after which a worker's jobs are taken up by others.",
  ),
  STOP_MILLISECONDS: whole(1, 40_000).describe(
    "Most milliseconds that answers under way have left when the process is told to stop.",
  ),
});

/** The settings of a process. */
export interface Config extends z.output<typeof settingsSchema> {
  readonly limits: Limits;
}

/** What the environment and the arguments ask of a process. */
export type Asked =
  | { readonly kind: "run"; readonly config: Config }
  | { readonly kind: "help"; readonly text: string }
  | { readonly kind: "wrong"; readonly text: string };

/** Reads the settings. Nothing else reads the environment. */
export function readConfig(
  name: string,
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Asked {
  if (argv.includes("--help") || argv.includes("-h")) return { kind: "help", text: help(name) };
  if (argv.length > 0) {
    return { kind: "wrong", text: `${name}: unknown argument ${argv[0]}; see --help\n` };
  }
  // An empty variable counts as one that is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ""));
  const read = settingsSchema.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(
      ({ path, message }) => `${name}: ${path.join(".")}: ${message}\n`,
    );
    return { kind: "wrong", text: lines.join("") };
  }
  return { kind: "run", config: { ...read.data, limits: limitsOf(read.data) } };
}

function limitsOf(settings: z.output<typeof settingsSchema>): Limits {
  return {
    bodyBytes: settings.BODY_BYTES,
    lineBytes: settings.LINE_BYTES,
    bodyMilliseconds: settings.BODY_MILLISECONDS,
    side: settings.BOARD_SIDE,
    deadlineMilliseconds: settings.DEADLINE_MILLISECONDS,
    jobMilliseconds: settings.JOB_MILLISECONDS,
    searchBytes: settings.SEARCH_BYTES,
    jobProblems: settings.JOB_PROBLEMS,
  };
}

function help(name: string): string {
  const rows = Object.entries(settingsSchema.shape).map(([variable, schema]) => {
    const fallback = schema.safeParse(undefined).data;
    const inBrackets = fallback === undefined ? "" : ` [${String(fallback)}]`;
    return `  ${variable.padEnd(25)} ${schema.description ?? ""}${inBrackets}`;
  });
  return `Usage: ${name} [--help]\n\nSettings are environment variables; in brackets what holds without them.\n\n${rows.join("\n")}\n`;
}
