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
    steps.push((c) => {
      const isSaid = isJson(c);
      return whenRead(readBody(c, limits), (bytes) =>
        leave(c, "json", json, jsonOf(bytes, isSaid)),
      );
    });
  } else if (body?.content["text/plain"] !== undefined) {
    steps.push((c) => {
      assertText(c);
      // A copy: what Node gives is part of a larger piece, all of which would go to a thread.
      return whenRead(readBody(c, limits), (bytes) => c.set("input", new Uint8Array(bytes)));
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

function whenRead(
  body: Uint8Array | Promise<Uint8Array>,
  take: (bytes: Uint8Array) => void,
): void | Promise<void> {
  return body instanceof Promise ? body.then(take) : take(body);
}

/** @throws {FaultError} MEDIA_TYPE_UNSUPPORTED where something came that does not say it is JSON; JSON_INVALID */
function jsonOf(bytes: Uint8Array, isSaid: boolean): unknown {
  if (!isSaid) {
    if (bytes.length > 0) throw notJson();
    return {};
  }
  const text = UTF8.decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new FaultError(jsonFault(text));
  }
}

const UTF8 = new TextDecoder();

/** A parameter that comes twice is a list, which no schema here takes. */
function queryOf(c: Context): Record<string, string | string[]> {
  const values = Object.entries(c.req.queries());
  return Object.fromEntries(values.map(([name, all]) => [name, all.length === 1 ? all[0]! : all]));
}
