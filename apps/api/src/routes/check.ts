import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { AppDeps } from "../app-deps.ts";
import { type Env, languageOf } from "../http/env.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { dialectIdSchema, readingFields, readingOf } from "../schemas/text.ts";
import { judgedFields, toldVerdict, verdictSchema } from "../schemas/verdict.ts";
import { haveDone } from "../work/have-done.ts";

const checkRequestSchema = z
  .strictObject({
    ...judgedFields,
    ...readingFields,
  })
  .openapi("CheckRequest", {
    description: "A judge's input and what a program made of it.",
    example: { input: "2 x 3 1 5 6 4 7 8\n", output: "lddrr\n" },
  });

export const checkRoute = createRoute({
  method: "post",
  path: "/v1/check/{dialect}",
  operationId: "check",
  tags: ["judges"],
  summary: "Judge an output as the dialect's judge would",
  request: {
    params: z.object({ dialect: dialectIdSchema }),
    body: { required: true, content: { "application/json": { schema: checkRequestSchema } } },
  },
  responses: {
    200: {
      description: "The verdict.",
      content: { "application/json": { schema: verdictSchema } },
    },
    ...errorResponses(400, 404, 405, 408, 413, 415, 429, 503),
  },
});

export function checkHandler(deps: AppDeps): RouteHandler<typeof checkRoute, Env> {
  return async (c) => {
    const { input, output, forgivePresentation, ...reading } = c.req.valid("json");
    const language = languageOf(c);
    const encoder = new TextEncoder();
    const work = {
      kind: "check",
      dialect: c.req.valid("param").dialect,
      input: encoder.encode(input),
      output: encoder.encode(output),
      reading: readingOf(reading),
      forgivePresentation,
      language,
      bytes: deps.limits.searchBytes,
    } as const;
    return c.json(toldVerdict(await haveDone(c, work, deps), language), 200);
  };
}
