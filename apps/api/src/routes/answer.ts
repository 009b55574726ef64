import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { AppDeps } from "../app-deps.ts";
import { type Env, languageOf } from "../http/env.ts";
import { textMedia } from "../http/text-media.ts";
import { sizeSchema } from "../schemas/board.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { dialectIdSchema, inputSchema, readingOf } from "../schemas/text.ts";
import { hereAndNow } from "../work/here-and-now.ts";
import { isShortAnswer } from "../work/is-short.ts";

export const answerRoute = createRoute({
  method: "post",
  path: "/v1/answer/{dialect}",
  operationId: "answer",
  tags: ["judges"],
  summary: "Answer a judge's input in the judge's own bytes",
  description:
    "Takes the bytes that a judge would give to a program and gives the bytes that the judge expects of it.",
  middleware: [textMedia] as const,
  request: {
    params: z.object({ dialect: dialectIdSchema }),
    query: z.object({
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

export function answerHandler({ workers, limits }: AppDeps): RouteHandler<typeof answerRoute, Env> {
  return async (c) => {
    const { size, strict } = c.req.valid("query");
    const work = {
      kind: "answer",
      dialect: c.req.valid("param").dialect,
      input: new Uint8Array(await c.req.arrayBuffer()),
      reading: readingOf({ size, strict: strict === "true" }),
      language: languageOf(c.req.header("accept-language")),
      bytes: limits.searchBytes,
    } as const;
    const output = isShortAnswer(work)
      ? await hereAndNow(work)
      : await workers.run(work, {
          client: c.get("client"),
          milliseconds: limits.deadlineMilliseconds,
          signal: c.req.raw.signal,
        });
    return c.text(output, 200);
  };
}
