import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { AppDeps } from "../app-deps.ts";
import { type Env, languageOf } from "../http/env.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import {
  dialectIdSchema,
  inputSchema,
  readingFields,
  readingOf,
  readTextSchema,
} from "../schemas/text.ts";
import { haveDone } from "../work/have-done.ts";

const parseRequestSchema = z
  .strictObject({ dialect: dialectIdSchema, input: inputSchema, ...readingFields })
  .openapi("ParseRequest", {
    description: "A text and the dialect to read it in.",
    example: { dialect: "acwing-179", input: "2 x 3 1 5 6 4 7 8\n" },
  });

export const parseRoute = createRoute({
  method: "post",
  path: "/v1/parse",
  operationId: "parse",
  tags: ["texts"],
  summary: "Read the cases of a text in a dialect",
  request: {
    body: { required: true, content: { "application/json": { schema: parseRequestSchema } } },
  },
  responses: {
    200: { description: "The cases.", content: { "application/json": { schema: readTextSchema } } },
    ...errorResponses(400, 404, 405, 408, 413, 415, 422, 429, 503),
  },
});

export function parseHandler(deps: AppDeps): RouteHandler<typeof parseRoute, Env> {
  return async (c) => {
    const { dialect, input, ...reading } = c.req.valid("json");
    const work = {
      kind: "parse",
      dialect,
      input: new TextEncoder().encode(input),
      reading: readingOf(reading),
      language: languageOf(c),
    } as const;
    const read = await haveDone(c, work, deps);
    return c.json(read, 200);
  };
}
