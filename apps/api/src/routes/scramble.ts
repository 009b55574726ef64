import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { scramble } from "@slidepath/core";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { assertSide, boardSchema, readSize, sizeSchema } from "../schemas/board.ts";
import { errorResponses } from "../schemas/problem-details.ts";

const wholeNumber = (most: number) => {
  const error = `expected a whole number from 0 to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(0, { error }).max(most, { error });
};

export const scrambleRoute = createRoute({
  method: "get",
  path: "/v1/scramble",
  operationId: "scramble",
  tags: ["generate"],
  summary: "Draw a random board",
  description: "The same size, seed and depth give the same board on every machine.",
  request: {
    query: z.strictObject({
      size: sizeSchema.default("3x3"),
      seed: wholeNumber(Number.MAX_SAFE_INTEGER)
        .optional()
        .openapi({ description: "A whole number; drawn at random when left out.", example: 42 }),
      depth: wholeNumber(10_000).optional().openapi({
        description:
          "The board lies at most so many moves from the goal; uniform over all reachable boards when left out.",
        example: 20,
      }),
    }),
  },
  responses: {
    200: {
      description: "The board, from which the blank-last goal can be reached.",
      content: {
        "application/json": {
          schema: z
            .object({
              board: boardSchema,
              seed: z
                .int()
                .openapi({ description: "The seed that gives this board.", example: 42 }),
            })
            .openapi("Scramble", { description: "A random board." }),
        },
      },
    },
    ...errorResponses(400, 405, 422, 429),
  },
});

export function scrambleHandler({ limits }: AppDeps): RouteHandler<typeof scrambleRoute, Env> {
  return (c) => {
    const { size, depth, seed = drawnSeed() } = c.req.valid("query");
    const { width, height } = readSize(size);
    assertSide(width, height, limits.side);
    const board = scramble({ width, height, seed, ...(depth !== undefined && { depth }) });
    return c.json({ board, seed }, 200);
  };
}

function drawnSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
