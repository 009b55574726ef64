import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { AppDeps } from "../app-deps.ts";
import { type Env, languageOf } from "../http/env.ts";
import { sizeSchema } from "../schemas/board.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { dialectIdSchema, inputSchema, readingOf } from "../schemas/text.ts";
import { haveDone } from "../work/have-done.ts";

export const answerRoute = createRoute({
  method: "post",
  path: "/v1/answer/{dialect}",
  operationId: "answer",
  tags: ["judges"],
  summary: "Answer a judge's input in the judge's own bytes",
  description:
    "Takes the bytes that a judge would give to a program and gives the bytes that the judge expects of it.",
  request: {
    params: z.object({ dialect: dialectIdSchema }),
    query: z.strictObject({
      size: sizeSchema.optional(),
      strict: z.enum(["true", "false"]).optional().openapi({
        description: "Whether to refuse whatever would have to be repaired.",
        example: "false",
      }),
    }),
    body: { required: true, content: { "text/plain": { schema: inputSchema } } },
  },
  responses: {
    200: {
      description: "The bytes that the judge expects.",
      content: {
        "text/plain": {
          schema: z.string().openapi({
            description: "The answers, line ends included.",
            example: "ullddrurdllurdruldr\n",
          }),
        },
      },
    },
    ...errorResponses(400, 404, 405, 408, 413, 415, 422, 429, 503),
  },
});

export function answerHandler(deps: AppDeps): RouteHandler<typeof answerRoute, Env> {
  return async (c) => {
    const { size, strict } = c.req.valid("query");
    const work = {
      kind: "answer",
      dialect: c.req.valid("param").dialect,
      input: c.get("input"),
      reading: readingOf({ size, strict: strict === "true" }),
      language: languageOf(c),
      bytes: deps.limits.searchBytes,
    } as const;
    const output = await haveDone(c, work, deps);
    return c.text(output, 200);
  };
}
