import type { Context } from "hono";
import { headerOf, setHeader } from "./headers.ts";

/**
 * Headers of every answer, errors included. The answers are data for other programs: nothing in them may
 * run, be framed or be sniffed, and any page may read them. Strict-Transport-Security is the affair of whoever
 * speaks TLS in front of this server: it must not be sent without (RFC 6797, 7.2).
 */
const HEADERS: readonly (readonly [string, string])[] = [
  ["access-control-allow-origin", "*"],
  ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
  ["cross-origin-resource-policy", "cross-origin"],
  ["x-content-type-options", "nosniff"],
];

/** What a page of another origin may read of an answer's headers; nobody else asks. */
const EXPOSED = "location, ratelimit, ratelimit-policy, retry-after, x-request-id";

const PREFLIGHT = {
  "access-control-allow-methods": "GET, HEAD, POST, DELETE",
  "access-control-allow-headers":
    "content-type, accept-language, idempotency-key, last-event-id, x-request-id",
  "access-control-max-age": "86400",
};

/** Gives an answer the headers that every answer has. */
export function setAnswerHeaders(c: Context): void {
  for (const [name, value] of HEADERS) setHeader(c, name, value);
  if (headerOf(c, "origin") !== undefined) setHeader(c, "access-control-expose-headers", EXPOSED);
}

/** Tells whether a browser asks what a page of another origin may send. */
export function isPreflight(c: Context): boolean {
  return c.req.method === "OPTIONS" && headerOf(c, "access-control-request-method") !== undefined;
}

/** Answers a browser that asks what a page of another origin may send: all that is served. */
export function preflightResponse(c: Context): Response {
  return c.body(null, 204, PREFLIGHT);
}
