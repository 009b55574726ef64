import { z } from "@hono/zod-openapi";
import {
  HEURISTIC_NAMES,
  type HeuristicName,
  METRICS,
  type Metric,
  type SolveOptions,
} from "@slidepath/core";
import type { Limits } from "../limits.ts";
import type { SolveChoice } from "../work/work.ts";

/** How a board is to be solved; everything may be left out. */
export const solveFields = {
  order: z
    .string()
    .regex(/^[udlr]{4}$/)
    .optional()
    .openapi({
      description:
        "The letters u d l r from least to greatest: the path is then the lexicographically least of the shortest ones.",
      example: "udlr",
    }),
  method: z
    .enum(["auto", "table", "breadth-first", "a-star", "ida-star", "anytime", "construct"])
    .default("auto")
    .openapi({
      description:
        "How to find the answer. `auto` takes the fastest: a look-up to nine cells, IDA* to sixteen, `anytime` beyond. `anytime` has a path from the start and improves it until it is proven shortest, or a limit stops it: the answer then carries the best path and the bound. `construct` takes no time and gives some path, no short one.",
      example: "auto",
    }),
  metric: z.enum(METRICS).optional().openapi({
    description:
      "What counts as one move: a step of the blank, or a line of tiles pushed at once (boards of up to 12 cells).",
    example: "single-tile",
  }),
  heuristic: z.enum(HEURISTIC_NAMES).optional().openapi({
    description:
      "The heuristic for a-star and ida-star; with a plus, the greater of two. `walkingDistance` is for boards of few columns and rows; `patternDatabase` is for ida-star, and its tables are built first: half a second for a fifteen puzzle, once.",
    example: "linearConflict",
  }),
  limits: z
    .strictObject({
      nodes: z
        .int()
        .min(0)
        .optional()
        .openapi({ description: "Most nodes to expand.", example: 1_000_000 }),
      bytes: z.int().min(0).optional().openapi({
        description: "Most bytes that the search's arrays may take.",
        example: 64_000_000,
      }),
      milliseconds: z.int().min(1).optional().openapi({
        description: "Most milliseconds to work on it.",
        example: 1000,
      }),
    })
    .optional()
    .openapi("SolveLimits", {
      description: "What the answer may cost. The server's own limits hold too.",
    }),
} as const;

/** How a board is asked to be solved. */
export interface AskedSolve {
  readonly order?: string | undefined;
  readonly method: NonNullable<SolveOptions["method"]>;
  readonly metric?: Metric | undefined;
  readonly heuristic?: HeuristicName | undefined;
  readonly limits?:
    | {
        readonly nodes?: number | undefined;
        readonly bytes?: number | undefined;
        readonly milliseconds?: number | undefined;
      }
    | undefined;
}

/** Returns core's options for what is asked, within the server's limits. */
export function choiceOf(asked: AskedSolve, { searchBytes }: Limits): SolveChoice {
  const { order, method, metric, heuristic, limits } = asked;
  const nodes = limits?.nodes;
  return {
    method,
    ...(order !== undefined && { order }),
    ...(metric !== undefined && { metric }),
    ...(heuristic !== undefined && { heuristic }),
    limits: {
      bytes: Math.min(limits?.bytes ?? searchBytes, searchBytes),
      ...(nodes !== undefined && { nodes }),
    },
  };
}

/** Returns the milliseconds that may go into what is asked. */
export function millisecondsOf({ limits }: AskedSolve, most: number): number {
  return Math.min(limits?.milliseconds ?? most, most);
}
