import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { errorResponses } from "../schemas/problem-details.ts";

export const metricsRoute = createRoute({
  method: "get",
  path: "/metrics",
  operationId: "metrics",
  tags: ["operation"],
  summary: "Measurements for Prometheus",
  responses: {
    200: {
      description: "Prometheus' text format.",
      content: {
        "text/plain": {
          schema: z.string().openapi({
            description: "One measurement a line.",
            example: "slidepath_pool_work 0\n",
          }),
        },
      },
    },
    ...errorResponses(405),
  },
});

export function metricsHandler({ metrics }: AppDeps): RouteHandler<typeof metricsRoute, Env> {
  return async (c) => {
    const { contentType, body } = await metrics.text();
    return c.text(body, 200, { "content-type": contentType, "cache-control": "no-store" });
  };
}
