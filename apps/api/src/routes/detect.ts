import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { describeDifference, describeReason, type Language } from "@slidepath/formats";
import type { AppDeps } from "../app-deps.ts";
import { type Env, languageOf } from "../http/env.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { inputSchema, readingFields, readingOf, readTextSchema } from "../schemas/text.ts";
import { faultOfDiagnostic } from "../work/fault-of.ts";
import { haveDone } from "../work/have-done.ts";
import type { Detected } from "../work/work.ts";

const detectRequestSchema = z
  .strictObject({ input: inputSchema, ...readingFields })
  .openapi("DetectRequest", {
    description: "A text that somebody wrote a board in.",
    example: { input: "2 x 3 1 5 6 4 7 8\n" },
  });

const sentences = (description: string, example: string) =>
  z.array(z.string().openapi({ description, example })).openapi({ description });

const detectionSchema = z
  .object({
    status: z.enum(["read", "ambiguous", "unknown"]).openapi({
      description:
        "`ambiguous`: some readings would be answered differently from the best one; `unknown`: none fits.",
      example: "read",
    }),
    readings: z
      .array(
        readTextSchema.extend({
          reasons: sentences("Why the reading stands where it stands.", "written just so"),
        }),
      )
      .openapi({ description: "Every reading that fits the text to its end, the best first." }),
    differences: sentences(
      "How the answers of other readings differ from those of the best one.",
      "hdu-3567 counts other cases",
    ),
    detail: z.string().optional().openapi({
      description: "What is wrong with a text that nothing fits, and where.",
      example: "line 1, column 1: no known way of writing a board fits",
    }),
    code: z
      .string()
      .optional()
      .openapi({ description: "A stable name of that.", example: "READING_UNKNOWN" }),
    line: z.int().optional().openapi({ description: "Its line, from 1.", example: 1 }),
    column: z.int().optional().openapi({ description: "Its column, from 1.", example: 1 }),
  })
  .openapi("Detection", { description: "What a text may be." });

export const detectRoute = createRoute({
  method: "post",
  path: "/v1/detect",
  operationId: "detect",
  tags: ["texts"],
  summary: "Tell in which dialects a text can be read, and how their answers would differ",
  request: {
    body: { required: true, content: { "application/json": { schema: detectRequestSchema } } },
  },
  responses: {
    200: {
      description: "The readings.",
      content: { "application/json": { schema: detectionSchema } },
    },
    ...errorResponses(400, 405, 408, 413, 415, 429, 503),
  },
});

export function detectHandler(deps: AppDeps): RouteHandler<typeof detectRoute, Env> {
  return async (c) => {
    const { input, ...reading } = c.req.valid("json");
    const language = languageOf(c);
    const work = {
      kind: "detect",
      input: new TextEncoder().encode(input),
      reading: readingOf(reading),
      language,
    } as const;
    const detected = await haveDone(c, work, deps);
    return c.json(toldDetection(detected, language), 200);
  };
}

function toldDetection(detected: Detected, language: Language): z.input<typeof detectionSchema> {
  const { status } = detected;
  if (detected.status === "unknown") {
    const { code, detail, line, column } = faultOfDiagnostic(detected.diagnostic, language);
    const place = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
    return { status, readings: [], differences: [], detail, code, ...place };
  }
  return {
    status,
    readings: detected.readings.map(({ reasons, ...read }) => ({
      ...read,
      reasons: reasons.map((reason) => describeReason(reason, language)),
    })),
    differences: detected.differences.map((each) => describeDifference(each, language)),
  };
}
