import type { Context } from "hono";
import type { Fault } from "./fault.ts";
import { type FaultStatus, statusOf, titleOf } from "./fault-status.ts";

/** The body of an error, RFC 9457. */
export interface ProblemDetails extends Omit<Fault, "retryAfter"> {
  /** A stable URN that names the code. */
  readonly type: string;
  readonly title: string;
  readonly status: FaultStatus;
}

/** Returns the error body of a fault. */
export function problemDetails({ retryAfter: _, ...fault }: Fault): ProblemDetails {
  const status = statusOf(fault.code);
  const name = fault.code.toLowerCase().replaceAll("_", "-");
  return { type: `urn:slidepath:problem:${name}`, title: titleOf(status), status, ...fault };
}

/** Returns the error answer of a fault, with the headers that the request has earned so far. */
export function problemResponse(c: Context, fault: Fault): Response {
  const details = problemDetails(fault);
  const headers: Record<string, string> = {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  };
  if (details.status === 503 || details.status === 429) {
    headers["retry-after"] = String(fault.retryAfter ?? 1);
  }
  // Whoever sends too slowly is let go; the rest of a body that is too large is read past, so that its
  // sender gets to read this.
  if (details.status === 408) headers["connection"] = "close";
  return c.body(JSON.stringify(details), details.status, headers);
}
