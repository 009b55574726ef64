import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { HintOutcome } from "@slidepath/core";
import type { Context } from "hono";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { boardFields, problemOf } from "../schemas/board.ts";
import { noHintSchemas } from "../schemas/outcome.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { choiceOf, millisecondsOf, solveFields } from "../schemas/solve-options.ts";
import { haveDone } from "../work/have-done.ts";

export const hintRequestSchema = z
  .strictObject({ ...boardFields, ...solveFields })
  .openapi("HintRequest", {
    description: "A board and where it is to be led.",
    example: { board: [2, 0, 3, 1, 4, 5, 7, 8, 6] },
  });

const hintSchema = z
  .discriminatedUnion("status", [
    z
      .object({
        status: z.literal("hints").openapi({ description: "A path is known.", example: "hints" }),
        move: z.string().nullable().openapi({
          description: "A move that begins a shortest path; null at the goal.",
          example: "l",
        }),
        firstMoves: z.string().openapi({
          description: "All moves that do, in the order u d l r.",
          example: "l",
        }),
        length: z.int().openapi({ description: "The fewest moves to the goal.", example: 5 }),
        method: z.string().openapi({ description: "What found it.", example: "table" }),
      })
      .openapi("HintFound", { description: "What is best to do next." }),
    ...noHintSchemas,
  ])
  .openapi("Hint", { description: "What is best to do next, or why that is not known." });

export const hintRoute = createRoute({
  method: "post",
  path: "/v1/hint",
  operationId: "hint",
  tags: ["solve"],
  summary: "The next moves that begin a shortest path",
  request: {
    body: { required: true, content: { "application/json": { schema: hintRequestSchema } } },
  },
  responses: {
    200: { description: "The hint.", content: { "application/json": { schema: hintSchema } } },
    ...errorResponses(400, 405, 408, 413, 415, 422, 429, 503),
  },
});

export function hintHandler(deps: AppDeps): RouteHandler<typeof hintRoute, Env> {
  return async (c) => {
    const outcome = await hintsFor(c, c.req.valid("json"), deps);
    if (outcome.status !== "hints") return c.json(outcome, 200);
    const { status, firstMoves, length, method } = outcome;
    return c.json({ status, move: firstMoves[0] ?? null, firstMoves, length, method }, 200);
  };
}

/** Returns the hints that are asked for, at once or from the pool. */
export function hintsFor(
  c: Context<Env>,
  asked: z.output<typeof hintRequestSchema>,
  deps: AppDeps,
): Promise<HintOutcome> {
  const { limits } = deps;
  const problem = problemOf(asked, limits.side);
  const work = { kind: "hints", problem, choice: choiceOf(asked, limits) } as const;
  return haveDone(c, work, deps, millisecondsOf(asked, limits.deadlineMilliseconds));
}
