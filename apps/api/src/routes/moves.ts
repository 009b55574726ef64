import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { noHintSchemas } from "../schemas/outcome.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { hintRequestSchema, hintsFor } from "./hint.ts";

const movesSchema = z
  .discriminatedUnion("status", [
    z
      .object({
        status: z.literal("moves").openapi({ description: "A path is known.", example: "moves" }),
        length: z.int().openapi({ description: "The fewest moves to the goal.", example: 5 }),
        moves: z
          .array(
            z.object({
              move: z.string().openapi({ description: "Where the blank goes.", example: "l" }),
              remaining: z
                .int()
                .openapi({ description: "The fewest moves that are left after it.", example: 4 }),
            }),
          )
          .openapi({ description: "Every legal move, in the order u d l r." }),
      })
      .openapi("MovesFound", { description: "All next moves and where they lead." }),
    ...noHintSchemas,
  ])
  .openapi("Moves", { description: "All next moves, or why nothing is known of them." });

export const movesRoute = createRoute({
  method: "post",
  path: "/v1/moves",
  operationId: "moves",
  tags: ["solve"],
  summary: "Every legal next move, with the distance that remains after it",
  request: {
    body: { required: true, content: { "application/json": { schema: hintRequestSchema } } },
  },
  responses: {
    200: { description: "The moves.", content: { "application/json": { schema: movesSchema } } },
    ...errorResponses(400, 405, 408, 413, 415, 422, 429, 503),
  },
});

export function movesHandler(deps: AppDeps): RouteHandler<typeof movesRoute, Env> {
  return async (c) => {
    const outcome = await hintsFor(c, c.req.valid("json"), deps);
    if (outcome.status !== "hints") return c.json(outcome, 200);
    const moves = Object.entries(outcome.remaining).map(([move, remaining]) => ({
      move,
      remaining,
    }));
    moves.sort((a, b) => "udlr".indexOf(a.move) - "udlr".indexOf(b.move));
    return c.json({ status: "moves", length: outcome.length, moves } as const, 200);
  };
}
