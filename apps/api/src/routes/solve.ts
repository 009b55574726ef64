import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { solve } from "@slidepath/core";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { boardFields, problemOf } from "../schemas/board.ts";
import { outcomeSchema } from "../schemas/outcome.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { choiceOf, millisecondsOf, solveFields } from "../schemas/solve-options.ts";
import { haveDone } from "../work/have-done.ts";
import { isShort } from "../work/is-short.ts";

export const solveRequestSchema = z
  .strictObject({ ...boardFields, ...solveFields })
  .openapi("SolveRequest", {
    description: "A board, where to lead it, and how.",
    example: { board: [2, 0, 3, 1, 4, 5, 7, 8, 6], goal: "blank-last", method: "auto" },
  });

export const solveRoute = createRoute({
  method: "post",
  path: "/v1/solve",
  operationId: "solve",
  tags: ["solve"],
  summary: "Solve a board",
  description:
    "Answers with a shortest path, or that there is none and why, or with what is known when a limit was reached: all three are 200.",
  request: {
    body: { required: true, content: { "application/json": { schema: solveRequestSchema } } },
  },
  responses: {
    200: {
      description: "What came of the board.",
      content: { "application/json": { schema: outcomeSchema } },
    },
    ...errorResponses(400, 405, 408, 413, 415, 422, 429, 503),
  },
});

export function solveHandler(deps: AppDeps): RouteHandler<typeof solveRoute, Env> {
  const { limits } = deps;
  return async (c) => {
    const asked = c.req.valid("json");
    const problem = problemOf(asked, limits.side);
    const choice = choiceOf(asked, limits);
    // The most frequent question of all, without a search object.
    if (isShort(problem, choice)) return c.json(solve(problem, choice), 200);
    const work = { kind: "solve", problem, choice } as const;
    const milliseconds = millisecondsOf(asked, limits.deadlineMilliseconds);
    return c.json(await haveDone(c, work, deps, milliseconds), 200);
  };
}
