import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { errorResponses } from "../schemas/problem-details.ts";

const healthSchema = z
  .object({ status: z.literal("ok").openapi({ description: "That it lives.", example: "ok" }) })
  .openapi("Health", { description: "A sign of life." });

const readinessSchema = z
  .object({
    status: z.enum(["ready", "degraded", "stopping"]).openapi({
      description:
        "`degraded`: short questions are answered and jobs are not; `stopping`: send requests elsewhere.",
      example: "ready",
    }),
    jobs: z
      .enum(["embedded", "redis"])
      .openapi({ description: "Where jobs are kept.", example: "embedded" }),
    pool: z
      .object({
        threads: z.int().openapi({ description: "Threads.", example: 2 }),
        running: z.int().openapi({ description: "Pieces of work on them.", example: 0 }),
        waiting: z.int().openapi({ description: "Pieces of work that wait.", example: 0 }),
        tableBytes: z.int().openapi({
          description:
            "Bytes of the tables that the threads have built, for fifteen puzzles and of all distances; one copy for all.",
          example: 3_145_856,
        }),
      })
      .openapi({ description: "What the threads are at." }),
  })
  .openapi("Readiness", { description: "Whether requests can be taken." });

const noStore = { "cache-control": "no-store" } as const;

export const healthRoute = createRoute({
  method: "get",
  path: "/healthz",
  operationId: "health",
  tags: ["operation"],
  summary: "Whether the process lives",
  responses: {
    200: { description: "It lives.", content: { "application/json": { schema: healthSchema } } },
    ...errorResponses(405),
  },
});

export const readyRoute = createRoute({
  method: "get",
  path: "/readyz",
  operationId: "ready",
  tags: ["operation"],
  summary: "Whether requests can be taken",
  responses: {
    200: {
      description: "Short questions are answered; jobs too unless `degraded`.",
      content: { "application/json": { schema: readinessSchema } },
    },
    ...errorResponses(405),
    503: {
      description: "The server is about to stop.",
      content: { "application/json": { schema: readinessSchema } },
    },
  },
});

export function healthHandler(): RouteHandler<typeof healthRoute, Env> {
  return (c) => c.json({ status: "ok" } as const, 200, noStore);
}

export function readyHandler(deps: AppDeps): RouteHandler<typeof readyRoute, Env> {
  const { workers, jobs, isStopping } = deps;
  return async (c) => {
    const state = { jobs: jobs.engine, pool: workers.state() } as const;
    if (isStopping()) return c.json({ status: "stopping", ...state } as const, 503, noStore);
    const status = (await jobs.isReady()) ? "ready" : "degraded";
    return c.json({ status, ...state } as const, 200, noStore);
  };
}
