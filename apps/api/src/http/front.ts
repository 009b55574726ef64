import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { isPreflight, preflightResponse, setAnswerHeaders } from "./answer-headers.ts";
import type { Env } from "./env.ts";
import { setHeader } from "./set-header.ts";

/** A caller's own request id, where it is one. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/**
 * Stands in front of everything: names each request, gives its answer the headers that all have, counts it
 * and writes one line about it: route, status and time, and nothing of what was sent.
 */
export function front(log: Log, metrics: Metrics): MiddlewareHandler<Env> {
  return async (c, next) => {
    const began = performance.now();
    const requestId = requestIdOf(c);
    setAnswerHeaders(c);
    setHeader(c, "x-request-id", requestId);
    if (isPreflight(c)) c.res = preflightResponse(c);
    else await next();
    const milliseconds = performance.now() - began;
    const { method } = c.req;
    const { status } = c.res;
    const matched = routePath(c, -1);
    const route = matched === "/*" ? "none" : matched;
    metrics.answered(method, route, status, milliseconds / 1000);
    const ms = Math.round(milliseconds * 1000) / 1000;
    const fields = { requestId, method, route, status, milliseconds: ms };
    // What goes well is counted; a line for each would cost more than most answers do.
    if (status >= 500) log.warn(fields, "answered");
    else if (status >= 400) log.info(fields, "answered");
    else log.debug(fields, "answered");
  };
}

function requestIdOf(c: Context<Env>): string {
  const given = c.req.header("x-request-id");
  const requestId = given !== undefined && REQUEST_ID.test(given) ? given : crypto.randomUUID();
  c.set("requestId", requestId);
  return requestId;
}
