import { OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import type { Context, Handler, ValidationTargets } from "hono";
import type { Limits } from "../limits.ts";
import { readBody } from "./body.ts";
import type { Env } from "./env.ts";
import { FaultError } from "./fault.ts";
import { jsonFault } from "./json-fault.ts";
import { assertText, isJson, notJson } from "./media.ts";
import { schemaFault } from "./schema-fault.ts";

/** Reads one part of a request and leaves it, validated, for the handler. */
type Step = (c: Context<Env>) => void | Promise<void>;

/**
 * Returns an app whose `openapi` registers a route as ever, but reads and validates a request in one pass
 * before its handler: the library's own validators, one middleware each, take three times as long as the
 * answer to a small board, and parse with zod's slow, asynchronous half.
 */
export function onePassApp(limits: Limits): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  const openapi = (route: RouteConfig, handler: Handler<Env>) => {
    app.openAPIRegistry.registerPath(route);
    const steps = stepsOf(route, limits);
    const path = route.path.replaceAll(/\/{(.+?)}/g, "/:$1");
    app.on(route.method, path, async (c, next) => {
      for (const step of steps) {
        const waiting = step(c);
        if (waiting !== undefined) await waiting;
      }
      return handler(c, next);
    });
    return app;
  };
  app.openapi = openapi as typeof app.openapi;
  return app;
}

function stepsOf({ request = {} }: RouteConfig, limits: Limits): Step[] {
  const { body, params, query, headers } = request;
  const steps: Step[] = [];
  const content = body?.content["application/json"];
  const json = content !== undefined && "schema" in content ? content.schema : undefined;
  if (json instanceof z.ZodType) {
    steps.push(async (c) => leave(c, "json", json, await readJson(c, limits)));
  } else if (body?.content["text/plain"] !== undefined) {
    steps.push(async (c) => {
      assertText(c);
      // Kept where the handler will look for it.
      const bytes = readBody(c, limits, "arrayBuffer");
      c.req.bodyCache.arrayBuffer = bytes as Promise<ArrayBuffer> & ArrayBuffer;
      await bytes;
    });
  }
  if (params instanceof z.ZodType) steps.push((c) => leave(c, "param", params, c.req.param()));
  if (query instanceof z.ZodType) steps.push((c) => leave(c, "query", query, queryOf(c)));
  if (headers instanceof z.ZodType) steps.push((c) => leave(c, "header", headers, c.req.header()));
  return steps;
}

/** @throws {FaultError} REQUEST_INVALID, with every place where the value breaks the schema */
function leave(
  c: Context,
  target: keyof ValidationTargets,
  schema: z.ZodType,
  value: unknown,
): void {
  const read = schema.safeParse(value);
  if (!read.success) throw new FaultError(schemaFault(target, read.error));
  c.req.addValidatedData(target, read.data as object);
}

/** @throws {FaultError} MEDIA_TYPE_UNSUPPORTED, JSON_INVALID, and as {@link readBody} */
async function readJson(c: Context, limits: Limits): Promise<unknown> {
  const isSaid = isJson(c);
  const text = await readBody(c, limits, "text");
  if (!isSaid) {
    if (text !== "") throw notJson();
    return {};
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new FaultError(jsonFault(text));
  }
}

/** A parameter that comes twice is a list, which no schema here takes. */
function queryOf(c: Context): Record<string, string | string[]> {
  const values = Object.entries(c.req.queries());
  return Object.fromEntries(values.map(([name, all]) => [name, all.length === 1 ? all[0]! : all]));
}
