import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { describeVerdict } from "@slidepath/formats";
import type { AppDeps } from "../app-deps.ts";
import { type Env, languageOf } from "../http/env.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { dialectIdSchema, inputSchema, readingFields, readingOf } from "../schemas/text.ts";
import { hereAndNow } from "../work/here-and-now.ts";
import { isShortAnswer } from "../work/is-short.ts";

const checkRequestSchema = z
  .strictObject({
    input: inputSchema,
    output: z.string().openapi({
      description: "What a program answered.",
      example: "ullddrurdllurdruldr\n",
    }),
    forgivePresentation: z.boolean().default(false).openapi({
      description: "Whether to take an output whose only fault is its presentation.",
      example: false,
    }),
    ...readingFields,
  })
  .openapi("CheckRequest", {
    description: "A judge's input and what a program made of it.",
    example: { input: "2 x 3 1 5 6 4 7 8\n", output: "lddrr\n" },
  });

const verdictSchema = z
  .object({
    verdict: z.string().openapi({
      description:
        "`accepted`, `wrong-answer`, `illegal-move`, `not-shortest`, `not-least`, `false-unsolvable`, `missed-unsolvable`, `presentation`, `truncated`, `extra`, or `bad-input` where the input itself cannot be judged by.",
      example: "accepted",
    }),
    detail: z.string().openapi({
      description:
        "The verdict in words: what, where, why, and under which other convention it would be right.",
      example: "accepted",
    }),
    case: z
      .int()
      .optional()
      .openapi({ description: "The first case that is not right, from 1.", example: 1 }),
    line: z.int().optional().openapi({ description: "Line of the output, from 1.", example: 1 }),
    column: z.int().optional().openapi({ description: "Column of that line, from 1.", example: 1 }),
    cases: z.int().openapi({ description: "How many cases were judged.", example: 1 }),
    accepted: z.int().openapi({ description: "How many of them are right.", example: 1 }),
    reason: z
      .object({})
      .catchall(z.any())
      .optional()
      .openapi({ description: "The reason as data; `about` says which." }),
    hint: z.object({}).catchall(z.any()).optional().openapi({
      description: "The other convention under which the output would be right, as data.",
    }),
  })
  .openapi("Verdict", { description: "What the dialect's judge says." });

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

export function checkHandler({ workers, limits }: AppDeps): RouteHandler<typeof checkRoute, Env> {
  return async (c) => {
    const { input, output, forgivePresentation, ...reading } = c.req.valid("json");
    const language = languageOf(c.req.header("accept-language"));
    const encoder = new TextEncoder();
    const work = {
      kind: "check",
      dialect: c.req.valid("param").dialect,
      input: encoder.encode(input),
      output: encoder.encode(output),
      reading: readingOf(reading),
      forgivePresentation,
      language,
      bytes: limits.searchBytes,
    } as const;
    const { verdict, cases, accepted } = isShortAnswer(work)
      ? await hereAndNow(work)
      : await workers.run(work, {
          client: c.get("client"),
          milliseconds: limits.deadlineMilliseconds,
          signal: c.req.raw.signal,
        });
    const { place, detail, hint } = verdict;
    return c.json(
      {
        verdict: verdict.verdict,
        detail: describeVerdict(verdict, language),
        ...(verdict.case !== undefined && { case: verdict.case }),
        ...(place !== undefined && { line: place.line, column: place.column }),
        cases,
        accepted,
        ...(detail !== undefined && { reason: { ...detail } }),
        ...(hint !== undefined && { hint: { ...hint } }),
      },
      200,
    );
  };
}
