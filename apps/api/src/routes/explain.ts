import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { explainReachability, lehmerCode, rankBigInt } from "@slidepath/core";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { boardFields, boardSchema, problemOf } from "../schemas/board.ts";
import { reachabilitySchema } from "../schemas/outcome.ts";
import { errorResponses } from "../schemas/problem-details.ts";

const explainRequestSchema = z.strictObject(boardFields).openapi("ExplainRequest", {
  description: "A board and where it is to be led.",
  example: { board: [1, 2, 3, 4, 5, 6, 8, 7, 0] },
});

const explanationSchema = z
  .object({
    start: boardSchema,
    goal: boardSchema,
    reachability: reachabilitySchema,
    lehmerCode: z
      .array(z.int())
      .readonly()
      .openapi({
        description:
          "For each cell, how many smaller tiles come after it: the digits of the Cantor rank in the factorial number system.",
        example: [0, 0, 0, 0, 0, 0, 1, 0, 0],
      }),
    cantorRank: z.string().openapi({
      description:
        "The board's place, from 0, among all orders of its tiles (Cantor expansion); decimal digits, for it outgrows a number.",
      example: "2",
    }),
  })
  .openapi("Explanation", { description: "What can be said of a board without solving it." });

export const explainRoute = createRoute({
  method: "post",
  path: "/v1/explain",
  operationId: "explain",
  tags: ["solve"],
  summary: "Explain why a goal can or cannot be reached, and a board's Cantor rank",
  request: {
    body: { required: true, content: { "application/json": { schema: explainRequestSchema } } },
  },
  responses: {
    200: {
      description: "The explanation.",
      content: { "application/json": { schema: explanationSchema } },
    },
    ...errorResponses(400, 405, 408, 413, 415, 422, 429),
  },
});

export function explainHandler({ limits }: AppDeps): RouteHandler<typeof explainRoute, Env> {
  return (c) => {
    const problem = problemOf(c.req.valid("json"), limits.side);
    const { start, goal } = problem;
    return c.json(
      {
        start,
        goal,
        reachability: explainReachability(problem),
        lehmerCode: [...lehmerCode(start.tiles)],
        cantorRank: String(rankBigInt(start.tiles)),
      },
      200,
    );
  };
}
