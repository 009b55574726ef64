import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { DIALECTS, type Dialect } from "@slidepath/formats";
import type { Env } from "../http/env.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { dialectIdSchema } from "../schemas/text.ts";
import { knownDialect } from "../work/read-text.ts";

const summaryShape = {
  id: dialectIdSchema,
  title: z.string().openapi({ description: "What it is.", example: "Eight digits" }),
  official: z
    .array(z.string())
    .readonly()
    .openapi({
      description: "The names under which its owners publish it.",
      example: ["AcWing 179"],
    }),
  family: z.string().openapi({ description: "The catalogue's shelf.", example: "x" }),
} as const;

const dialectSummarySchema = z
  .object(summaryShape)
  .openapi("DialectSummary", { description: "A dialect in the list." });

const dialectSchema = z.object(summaryShape).catchall(z.any()).openapi("Dialect", {
  description:
    "All that is known of a dialect, as data: input and output grammar, goal, question, sources.",
});

export const dialectsRoute = createRoute({
  method: "get",
  path: "/v1/dialects",
  operationId: "dialects",
  tags: ["texts"],
  summary: "List the dialects",
  responses: {
    200: {
      description: "All dialects, by family.",
      content: {
        "application/json": {
          schema: z
            .object({
              dialects: z
                .array(dialectSummarySchema)
                .openapi({ description: "In the catalogue's order." }),
            })
            .openapi("Dialects", { description: "The catalogue." }),
        },
      },
    },
    ...errorResponses(405, 429),
  },
});

export const dialectRoute = createRoute({
  method: "get",
  path: "/v1/dialects/{id}",
  operationId: "dialect",
  tags: ["texts"],
  summary: "Tell all about a dialect",
  request: { params: z.object({ id: dialectIdSchema }) },
  responses: {
    200: {
      description: "The dialect.",
      content: { "application/json": { schema: dialectSchema } },
    },
    ...errorResponses(400, 404, 405, 429),
  },
});

export function dialectsHandler(): RouteHandler<typeof dialectsRoute, Env> {
  const dialects = DIALECTS.map(summaryOf);
  return (c) => c.json({ dialects }, 200);
}

export function dialectHandler(): RouteHandler<typeof dialectRoute, Env> {
  return (c) => {
    const dialect = knownDialect(c.req.valid("param").id);
    return c.json({ ...dialect }, 200);
  };
}

function summaryOf({ id, title, official, family }: Dialect) {
  return { id, title, official, family };
}
