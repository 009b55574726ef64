import { z } from "@hono/zod-openapi";
import type { Language } from "@slidepath/formats";
import { fault } from "../http/fault.ts";
import { problemDetails } from "../http/problem-response.ts";
import { isFinished, type Job, type JobRequest, type JobResult } from "../jobs/job.ts";
import type { Limits } from "../limits.ts";
import { boardFields, goalSchema, problemOf, sizeSchema, tilesSchema } from "./board.ts";
import { bestPathSchema, outcomeSchema } from "./outcome.ts";
import { problemDetailsSchema } from "./problem-details.ts";
import { choiceOf, millisecondsOf, solveFields } from "./solve-options.ts";
import { dialectIdSchema, inputSchema } from "./text.ts";
import { judgedFields, toldVerdict, verdictSchema } from "./verdict.ts";

/** More problems than any server takes in one job: what is longer is not even looked at. */
const MOST_PROBLEMS = 100_000;

const kind = <K extends string>(name: K, description: string) =>
  z.literal(name).openapi({ description, example: name });

const solveJobSchema = z
  .strictObject({ kind: kind("solve", "One board."), ...boardFields, ...solveFields })
  .openapi("SolveJob", { description: "A board that may take long." });

const batchJobSchema = z
  .strictObject({
    kind: kind("batch", "Many boards of one goal and one way to solve them."),
    boards: z
      .array(tilesSchema)
      .min(1)
      .max(MOST_PROBLEMS)
      .openapi({
        description: "The boards, all of one size.",
        example: [[2, 0, 3, 1, 4, 5, 7, 8, 6]],
      }),
    size: sizeSchema.optional(),
    goal: goalSchema.default("blank-last"),
    ...solveFields,
  })
  .openapi("BatchJob", { description: "Many boards; the limits hold for each." });

const answerJobSchema = z
  .strictObject({
    kind: kind("answer", "A judge's input, answered in the judge's own bytes."),
    dialect: dialectIdSchema,
    input: inputSchema,
  })
  .openapi("AnswerJob", { description: "A judge's input to be answered." });

const verdictJobSchema = z
  .strictObject({
    kind: kind("verdict", "A program's output, judged as the dialect's judge would."),
    dialect: dialectIdSchema,
    ...judgedFields,
  })
  .openapi("VerdictJob", { description: "A judge run." });

export const jobRequestSchema = z
  .discriminatedUnion("kind", [solveJobSchema, batchJobSchema, answerJobSchema, verdictJobSchema])
  .openapi("JobRequest", {
    description: "Work that may take longer than a request should.",
    example: {
      kind: "solve",
      board: [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3],
      goal: "blank-first",
    },
  });

const time = (description: string, example: string) => z.string().openapi({ description, example });

export const jobSchema = z
  .object({
    id: z.string().openapi({ description: "The job's name.", example: "1f0c9a3e5b7d4c2a8e6f" }),
    kind: z
      .enum(["solve", "batch", "answer", "verdict"])
      .openapi({ description: "What is done.", example: "solve" }),
    state: z
      .enum(["waiting", "active", "completed", "failed", "cancelled"])
      .openapi({ description: "Where it stands; the last three are final.", example: "active" }),
    attempts: z.int().openapi({
      description: "How often the work was begun: more than once where a machine was lost.",
      example: 1,
    }),
    createdAt: time("When it was submitted, RFC 3339.", "2026-01-01T00:00:00.000Z"),
    startedAt: time("When it was begun last.", "2026-01-01T00:00:01.000Z").optional(),
    finishedAt: time("When it came to its end.", "2026-01-01T00:01:00.000Z").optional(),
    expiresAt: time("When it will be forgotten.", "2026-01-02T00:01:00.000Z").optional(),
    progress: z
      .object({
        expanded: z
          .number()
          .optional()
          .openapi({ description: "Nodes expanded so far.", example: 8192 }),
        generated: z
          .number()
          .optional()
          .openapi({ description: "Nodes generated so far.", example: 16000 }),
        lowerBound: z.int().optional().openapi({
          description: "Proven so far: no path is shorter than this, in moves.",
          example: 45,
        }),
        best: bestPathSchema.optional(),
        done: z.int().optional().openapi({ description: "Boards done.", example: 10 }),
        total: z.int().optional().openapi({ description: "Boards in all.", example: 100 }),
      })
      .openapi("JobProgress", { description: "How far the work has come." }),
    result: z
      .union([
        z.object({ kind: z.literal("solve"), outcome: outcomeSchema }),
        z.object({ kind: z.literal("batch"), outcomes: z.array(outcomeSchema).readonly() }),
        z.object({
          kind: z.literal("answer"),
          output: z
            .string()
            .openapi({ description: "The bytes that the judge expects.", example: "20\n" }),
        }),
        z.object({ kind: z.literal("verdict"), verdict: verdictSchema }),
      ])
      .optional()
      .openapi({ description: "What came of it, once completed." }),
    problem: problemDetailsSchema.optional(),
  })
  .openapi("Job", { description: "A job." });

/** Returns a job as it is told over HTTP. */
export function toldJob(job: Job): z.input<typeof jobSchema> {
  const { id, kind, state, attempts, createdAt, startedAt, finishedAt, expiresAt, progress } = job;
  return {
    id,
    kind,
    state,
    attempts,
    createdAt: new Date(createdAt).toISOString(),
    ...(startedAt !== undefined && { startedAt: new Date(startedAt).toISOString() }),
    ...(isFinished(job) &&
      finishedAt !== undefined && { finishedAt: new Date(finishedAt).toISOString() }),
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
    progress,
    ...(job.result !== undefined && { result: toldResult(job.result) }),
    ...(job.fault !== undefined && { problem: problemDetails(job.fault) }),
  };
}

function toldResult(result: JobResult): z.input<typeof jobSchema>["result"] {
  if (result.kind !== "verdict") return result;
  return { kind: "verdict", verdict: toldVerdict(result.end, result.language) };
}

/**
 * Returns the job that is asked for, within the server's limits.
 *
 * @throws {FaultError} what is wrong with a board, or REQUEST_INVALID for too many of them
 */
export function jobRequestOf(
  asked: z.output<typeof jobRequestSchema>,
  limits: Limits,
  language: Language,
): JobRequest {
  const { side, jobMilliseconds, jobProblems, searchBytes } = limits;
  switch (asked.kind) {
    case "solve": {
      const milliseconds = millisecondsOf(asked, jobMilliseconds);
      return {
        kind: "solve",
        problem: problemOf(asked, side),
        choice: choiceOf(asked, limits),
        milliseconds,
      };
    }
    case "batch": {
      const { boards, size, goal } = asked;
      if (boards.length > jobProblems) {
        throw fault(
          "REQUEST_INVALID",
          `a job has at most ${jobProblems} boards, not ${boards.length}`,
        );
      }
      const problems = boards.map((board) => problemOf({ board, size, goal }, side));
      const milliseconds = millisecondsOf(asked, limits.deadlineMilliseconds);
      return { kind: "batch", problems, choice: choiceOf(asked, limits), milliseconds };
    }
    case "answer": {
      const { dialect, input } = asked;
      const bytes = searchBytes;
      return { kind: "answer", dialect, input, language, bytes, milliseconds: jobMilliseconds };
    }
    case "verdict": {
      const bytes = searchBytes;
      return { ...asked, language, bytes, milliseconds: jobMilliseconds };
    }
  }
}
