import { z } from "@hono/zod-openapi";
import type { ParseOptions } from "@slidepath/formats";
import { boardSchema, readSize, sizeSchema } from "./board.ts";

export const dialectIdSchema = z
  .string()
  .min(1)
  .max(100)
  .openapi({ description: "A dialect's id; GET /v1/dialects lists them.", example: "acwing-179" });

/** How a text may be asked to be read. */
export const readingFields = {
  size: sizeSchema.optional(),
  strict: z
    .boolean()
    .optional()
    .openapi({ description: "Refuse whatever would have to be repaired.", example: false }),
} as const;

export const inputSchema = z.string().openapi({
  description: "The text as it is sent to the judge.",
  example: "2 x 3 1 5 6 4 7 8\n",
});

export const readTextSchema = z
  .object({
    dialect: dialectIdSchema,
    cases: z
      .array(
        z.object({
          number: z.int().openapi({ description: "1, 2, 3 … as in the text.", example: 1 }),
          problem: z.object({ start: boardSchema, goal: boardSchema }).optional().openapi({
            description:
              "Which board is to be led to which; not there where the case asks otherwise.",
          }),
          limit: z
            .int()
            .optional()
            .openapi({ description: "The most moves that the case allows.", example: 20 }),
        }),
      )
      .readonly()
      .openapi({
        description: "The cases, in the order of the text; of a detected text the first.",
      }),
    caseCount: z.int().openapi({ description: "How many cases there are.", example: 1 }),
    repairs: z
      .array(
        z.object({
          kind: z.string().openapi({ description: "What was repaired.", example: "full-width" }),
          count: z.int().openapi({ description: "How often.", example: 2 }),
          line: z.int().openapi({ description: "Line of the first one, from 1.", example: 1 }),
          column: z.int().openapi({ description: "Column of the first one, from 1.", example: 3 }),
        }),
      )
      .readonly()
      .openapi({ description: "What was read as something else than it is written." }),
  })
  .openapi("ReadText", { description: "A text as a dialect reads it." });

/** Returns the options of formats for what is asked. */
export function readingOf(asked: {
  readonly size?: string | undefined;
  readonly strict?: boolean | undefined;
}): ParseOptions {
  return {
    ...(asked.size !== undefined && { size: readSize(asked.size) }),
    ...(asked.strict !== undefined && { strict: asked.strict }),
  };
}
