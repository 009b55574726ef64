import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { explain, MAX_EXPLAINED_RANK_CELLS, type RankExplanation } from "@slidepath/core";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { boardFields, boardSchema, problemOf } from "../schemas/board.ts";
import { reachabilitySchema } from "../schemas/outcome.ts";
import { errorResponses } from "../schemas/problem-details.ts";

const explainRequestSchema = z.strictObject(boardFields).openapi("ExplainRequest", {
  description: "A board and where it is to be led.",
  example: { board: [1, 2, 3, 4, 5, 6, 8, 7, 0] },
});

const bigSchema = z.string().regex(/^\d+$/);

const rankSchema = z
  .object({
    digits: z
      .array(
        z.object({
          entry: z.int().openapi({ description: "The tile; 0 is the blank.", example: 8 }),
          smaller: z.int().openapi({
            description: "How many smaller tiles come after it: the digit of the Lehmer code.",
            example: 1,
          }),
          after: z.int().openapi({ description: "How many tiles come after it.", example: 2 }),
          weight: bigSchema.openapi({ description: "The factorial of `after`.", example: "2" }),
          term: bigSchema.openapi({ description: "`smaller` times `weight`.", example: "2" }),
        }),
      )
      .readonly()
      .openapi({ description: "A digit for each cell, row by row." }),
    rank: bigSchema.openapi({
      description:
        "The sum of the terms: the board's place, from 0, among all orders of its tiles.",
      example: "46235",
    }),
    of: bigSchema.openapi({ description: "How many orders there are.", example: "362880" }),
  })
  .openapi("RankExplanation", {
    description:
      "The Cantor rank, worked out. Decimal digits, for the numbers outgrow those of JSON's readers.",
  });

const distanceSchema = z.int().min(0);

const explanationSchema = z
  .object({
    start: boardSchema,
    goal: boardSchema,
    reachability: reachabilitySchema,
    rank: rankSchema.optional().openapi({
      description: `The start's Cantor rank; left out beyond ${MAX_EXPLAINED_RANK_CELLS} cells.`,
    }),
    heuristics: z
      .object({
        misplacedTiles: distanceSchema.openapi({
          description: "Tiles that are not in their goal cell.",
          example: 2,
        }),
        manhattan: distanceSchema.openapi({
          description: "The rows and columns between each tile and its goal cell, summed.",
          example: 2,
        }),
        linearConflict: distanceSchema.openapi({
          description: "That, and two moves for each tile that must leave its line for others.",
          example: 4,
        }),
      })
      .openapi("HeuristicValues", {
        description:
          "What each heuristic says: no path takes fewer moves, whether or not there is one.",
      }),
  })
  .openapi("Explanation", { description: "What can be said of a board without solving it." });

export const explainRoute = createRoute({
  method: "post",
  path: "/v1/explain",
  operationId: "explain",
  tags: ["solve"],
  summary: "Explain why a goal can or cannot be reached, a board's Cantor rank and its heuristics",
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
    const { rank, ...explained } = explain(problem);
    return c.json({ ...problem, ...explained, ...(rank && { rank: inDigits(rank) }) }, 200);
  };
}

/** Writes the numbers as JSON can hold them. */
function inDigits({ digits, rank, of }: RankExplanation): z.infer<typeof rankSchema> {
  return {
    digits: digits.map(({ weight, term, ...digit }) => ({
      ...digit,
      weight: String(weight),
      term: String(term),
    })),
    rank: String(rank),
    of: String(of),
  };
}
