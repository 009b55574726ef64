import { z } from "@hono/zod-openapi";

export const problemDetailsSchema = z
  .object({
    type: z.string().openapi({
      description: "A stable URN that names the code.",
      example: "urn:slidepath:problem:tile-duplicate",
    }),
    title: z
      .string()
      .openapi({ description: "What the status means.", example: "The content is wrong" }),
    status: z.int().openapi({ description: "The HTTP status.", example: 422 }),
    code: z
      .string()
      .openapi({ description: "A stable name of what is wrong.", example: "TILE_DUPLICATE" }),
    detail: z.string().openapi({
      description: "What is wrong here, in words.",
      example: "tile 1 is in cell 0 and in cell 3",
    }),
    line: z
      .int()
      .optional()
      .openapi({ description: "Line of the text that was sent, from 1.", example: 2 }),
    column: z.int().optional().openapi({ description: "Column of that line, from 1.", example: 5 }),
    errors: z
      .array(
        z.object({
          pointer: z.string().openapi({
            description: "JSON Pointer into the body, or `?name` for a query parameter.",
            example: "/board/3",
          }),
          detail: z
            .string()
            .openapi({ description: "What is wrong there.", example: "expected number" }),
        }),
      )
      .readonly()
      .optional()
      .openapi({ description: "Every place where the request breaks its schema." }),
    diagnostic: z.object({}).catchall(z.any()).optional().openapi({
      description: "What the reader of a text found: offending text, what was expected, excerpt.",
    }),
  })
  .openapi("ProblemDetails", { description: "An error, RFC 9457." });

const WHEN = {
  400: "The request is malformed: broken JSON, or not what the schema asks for.",
  404: "There is no such thing.",
  405: "The path is served, but not with this method; the Allow header names those that are.",
  408: "The body did not arrive in time.",
  409: "The idempotency key was used for another request.",
  413: "The body, or one of its lines, is too large.",
  415: "The body's media type is not read here.",
  422: "The content is wrong: the code and the position say what and where.",
  429: "Too many requests; Retry-After and RateLimit say when to go on.",
  503: "The server is busy, about to stop, or cannot reach its queue; Retry-After says when to try again.",
} as const;

/** A status that errors are documented with. */
export type ErrorStatus = keyof typeof WHEN;

interface ErrorResponse {
  description: string;
  content: { "application/problem+json": { schema: typeof problemDetailsSchema } };
}

/** Returns the documentation of the errors that a route answers with. */
export function errorResponses<S extends ErrorStatus>(...statuses: S[]): Record<S, ErrorResponse> {
  const responses: Partial<Record<ErrorStatus, ErrorResponse>> = {};
  for (const status of statuses) {
    const content = { "application/problem+json": { schema: problemDetailsSchema } };
    responses[status] = { description: WHEN[status], content };
  }
  return responses as Record<S, ErrorResponse>;
}
