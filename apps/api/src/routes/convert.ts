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

const convertRequestSchema = z
  .strictObject({
    from: dialectIdSchema,
    to: dialectIdSchema,
    input: inputSchema,
    ...readingFields,
  })
  .openapi("ConvertRequest", {
    description: "A text, the dialect that it is in and the one that it is wanted in.",
    example: { from: "acwing-179", to: "board", input: "2 x 3 1 5 6 4 7 8\n" },
  });

const conversionSchema = z
  .object({
    output: z.string().openapi({
      description: "The same cases as the other dialect writes them.",
      example: "2 0 3\n1 5 6\n4 7 8\n",
    }),
    cases: z.int().openapi({ description: "How many cases there are.", example: 1 }),
    repairs: readTextSchema.shape.repairs,
  })
  .openapi("Conversion", { description: "A text in another dialect." });

export const convertRoute = createRoute({
  method: "post",
  path: "/v1/convert",
  operationId: "convert",
  tags: ["texts"],
  summary: "Write the cases of a text in another dialect",
  description:
    "The puzzles stay what they are: a case that the other dialect cannot pose is refused.",
  request: {
    body: { required: true, content: { "application/json": { schema: convertRequestSchema } } },
  },
  responses: {
    200: {
      description: "The text.",
      content: { "application/json": { schema: conversionSchema } },
    },
    ...errorResponses(400, 404, 405, 408, 413, 415, 422, 429, 503),
  },
});

export function convertHandler(deps: AppDeps): RouteHandler<typeof convertRoute, Env> {
  return async (c) => {
    const { from, to, input, ...reading } = c.req.valid("json");
    const work = {
      kind: "convert",
      dialect: from,
      to,
      input: new TextEncoder().encode(input),
      reading: readingOf(reading),
      language: languageOf(c),
    } as const;
    const converted = await haveDone(c, work, deps);
    return c.json(converted, 200);
  };
}
