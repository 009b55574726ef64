import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppDeps } from "../app-deps.ts";
import { isPreflight, preflightResponse, setAnswerHeaders } from "./answer-headers.ts";
import type { Env } from "./env.ts";
import type { Fault } from "./fault.ts";
import { headerOf, setHeader } from "./headers.ts";
import { problemResponse } from "./problem-response.ts";
import { limitRate } from "./rate-limit.ts";

/** A caller's own request id, where it is one. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Where questions are answered: whoever asks them too often is refused. */
const QUESTIONS = "/v1/";

/**
 * Stands in front of everything, in one pass: names each request and its client, gives its answer the headers
 * that all have, counts it and writes one line about it: route, status and time, and nothing of what was sent.
 */
export function front(deps: AppDeps): MiddlewareHandler<Env> {
  const { log, metrics } = deps;
  return async (c, next) => {
    const began = performance.now();
    const requestId = requestIdOf(c);
    setAnswerHeaders(c);
    setHeader(c, "x-request-id", requestId);
    if (isPreflight(c)) c.res = preflightResponse(c);
    else {
      const refusal = c.req.path.startsWith(QUESTIONS) ? await admit(c, deps) : undefined;
      // Not thrown: whatever is thrown here passes what follows by.
      if (refusal !== undefined) c.res = problemResponse(c, refusal);
      else await next();
    }
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

/** Notes who asks, and returns the refusal where that is too often. */
async function admit(c: Context<Env>, { rate, clientOf }: AppDeps): Promise<Fault | undefined> {
  const client = clientOf(c);
  c.set("client", client);
  return rate && limitRate(c, rate, client);
}

function requestIdOf(c: Context<Env>): string {
  const given = headerOf(c, "x-request-id");
  const requestId = given !== undefined && REQUEST_ID.test(given) ? given : crypto.randomUUID();
  c.set("requestId", requestId);
  return requestId;
}
