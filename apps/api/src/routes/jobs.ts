import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { streamSSE } from "hono/streaming";
import type { AppDeps } from "../app-deps.ts";
import { type Env, languageOf } from "../http/env.ts";
import { fault } from "../http/fault.ts";
import { jobRequestOf, jobRequestSchema, jobSchema, toldJob } from "../schemas/job.ts";
import { errorResponses } from "../schemas/problem-details.ts";
import { knownDialect } from "../work/read-text.ts";

/** Milliseconds between two comments that keep an idle stream open. */
const HEARTBEAT = 15_000;

const params = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .openapi({ description: "The job's name.", example: "1f0c9a3e5b7d4c2a8e6f" }),
});

const job = (description: string) => ({
  description,
  content: { "application/json": { schema: jobSchema } },
});

export const submitJobRoute = createRoute({
  method: "post",
  path: "/v1/jobs",
  operationId: "submitJob",
  tags: ["jobs"],
  summary: "Have long work done",
  description:
    "With an Idempotency-Key, a request that is repeated finds the job of the first one. Results are kept for the time that `expiresAt` tells.",
  request: {
    headers: z.object({
      "idempotency-key": z.string().min(1).max(255).optional().openapi({
        description: "A text of the caller's own choosing, new for every job.",
        example: "9b2d1c64-0b8e-4d53-9f1d-1c2a3b4d5e6f",
      }),
    }),
    body: { required: true, content: { "application/json": { schema: jobRequestSchema } } },
  },
  responses: {
    200: job("The job that an earlier request with this Idempotency-Key made."),
    202: job("The job, which waits to be begun."),
    ...errorResponses(400, 404, 405, 408, 409, 413, 415, 422, 429, 503),
  },
});

export const findJobRoute = createRoute({
  method: "get",
  path: "/v1/jobs/{id}",
  operationId: "findJob",
  tags: ["jobs"],
  summary: "Tell where a job stands",
  request: { params },
  responses: { 200: job("The job."), ...errorResponses(400, 404, 405, 429, 503) },
});

export const cancelJobRoute = createRoute({
  method: "delete",
  path: "/v1/jobs/{id}",
  operationId: "cancelJob",
  tags: ["jobs"],
  summary: "Stop a job's work at once",
  description: "A finished job stays as it is.",
  request: { params },
  responses: { 200: job("The job."), ...errorResponses(400, 404, 405, 429, 503) },
});

export const jobEventsRoute = createRoute({
  method: "get",
  path: "/v1/jobs/{id}/events",
  operationId: "jobEvents",
  tags: ["jobs"],
  summary: "Follow a job",
  description:
    "Server-Sent Events: `waiting`, `active`, `progress`, and at last `completed`, `failed` or `cancelled`; the data of each is the job as it was then. A stream that breaks off is resumed by Last-Event-ID without a gap.",
  request: {
    params,
    headers: z.object({
      "last-event-id": z
        .string()
        .regex(/^\d{1,15}$/)
        .optional()
        .openapi({ description: "The id of the last event that arrived.", example: "3" }),
    }),
  },
  responses: {
    200: {
      description: "The events.",
      content: {
        "text/event-stream": {
          schema: z.string().openapi({
            description: "Events whose data are jobs in JSON.",
            example: 'id: 2\nevent: active\ndata: {"state":"active"}\n\n',
          }),
        },
      },
    },
    ...errorResponses(400, 404, 405, 429, 503),
  },
});

export function submitJobHandler(deps: AppDeps): RouteHandler<typeof submitJobRoute, Env> {
  const { jobs, limits } = deps;
  return async (c) => {
    const language = languageOf(c);
    const request = jobRequestOf(c.req.valid("json"), limits, language);
    if ("dialect" in request) knownDialect(request.dialect);
    const key = c.req.valid("header")["idempotency-key"];
    const { job, created } = await jobs.submit(request, key);
    c.header("location", `/v1/jobs/${job.id}`);
    return c.json(toldJob(job), created ? 202 : 200);
  };
}

export function findJobHandler({ jobs }: AppDeps): RouteHandler<typeof findJobRoute, Env> {
  return async (c) => {
    const job = await jobs.find(c.req.valid("param").id);
    if (job === undefined) throw unknownJob();
    return c.json(toldJob(job), 200, { "cache-control": "no-store" });
  };
}

export function cancelJobHandler({ jobs }: AppDeps): RouteHandler<typeof cancelJobRoute, Env> {
  return async (c) => {
    const job = await jobs.cancel(c.req.valid("param").id);
    if (job === undefined) throw unknownJob();
    return c.json(toldJob(job), 200);
  };
}

export function jobEventsHandler({ jobs, log }: AppDeps): RouteHandler<typeof jobEventsRoute, Env> {
  return async (c) => {
    const { id } = c.req.valid("param");
    if ((await jobs.find(id)) === undefined) throw unknownJob();
    const after = Number(c.req.valid("header")["last-event-id"] ?? 0);
    c.header("cache-control", "no-store");
    c.header("x-accel-buffering", "no");
    const response = streamSSE(
      c,
      async (stream) => {
        const gone = new AbortController();
        stream.onAbort(() => gone.abort());
        const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT);
        try {
          for await (const { number, type, job } of jobs.events(id, after, gone.signal)) {
            const data = JSON.stringify(toldJob(job));
            await stream.writeSSE({ id: String(number), event: type, data });
          }
        } finally {
          clearInterval(heartbeat);
        }
      },
      async (error) => {
        // The stream ends and its reader resumes it, by when the queue may be back.
        log.warn(
          { requestId: c.get("requestId"), error: error.message },
          "event stream broken off",
        );
      },
    );
    // A stream has no type of its own for the client.
    return response as never;
  };
}

function unknownJob(): Error {
  return fault("JOB_UNKNOWN", "there is no such job; it may have expired");
}
