import { z } from "@hono/zod-openapi";
import { type CheckEnd, describeVerdict, type Language } from "@slidepath/formats";
import { inputSchema } from "./text.ts";

/** What a judge needs of somebody's answer. */
export const judgedFields = {
  input: inputSchema,
  output: z.string().openapi({
    description: "What a program answered.",
    example: "ullddrurdllurdruldr\n",
  }),
  forgivePresentation: z.boolean().default(false).openapi({
    description: "Whether to take an output whose only fault is its presentation.",
    example: false,
  }),
} as const;

export const verdictSchema = z
  .object({
    verdict: z.string().openapi({
      description:
        "`accepted`, `wrong-answer`, `illegal-move`, `not-shortest`, `not-least`, `false-unsolvable`, `missed-unsolvable`, `presentation`, `truncated`, `extra`, or `bad-input` where the input itself cannot be judged by.",
      example: "accepted",
    }),
    message: z.string().openapi({
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
    detail: z
      .object({})
      .catchall(z.any())
      .optional()
      .openapi({ description: "The reason as data; `about` says which." }),
    hint: z.object({}).catchall(z.any()).optional().openapi({
      description: "The other convention under which the output would be right, as data.",
    }),
  })
  .openapi("Verdict", { description: "What the dialect's judge says." });

/** Returns a verdict as it is told over HTTP. */
export function toldVerdict(
  { verdict, cases, accepted }: CheckEnd,
  language: Language,
): z.input<typeof verdictSchema> {
  const { place, detail, hint } = verdict;
  return {
    verdict: verdict.verdict,
    message: describeVerdict(verdict, language),
    ...(verdict.case !== undefined && { case: verdict.case }),
    ...(place !== undefined && { line: place.line, column: place.column }),
    cases,
    accepted,
    ...(detail !== undefined && { detail: { ...detail } }),
    ...(hint !== undefined && { hint: { ...hint } }),
  };
}
