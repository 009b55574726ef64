import type { FaultCode } from "./fault.ts";

/** The statuses that faults are answered with. */
export type FaultStatus = 400 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** The one table from codes to statuses: whatever is not listed is a request whose content is wrong. */
const STATUS: Partial<Record<FaultCode, FaultStatus>> = {
  REQUEST_INVALID: 400,
  JSON_INVALID: 400,
  ROUTE_UNKNOWN: 404,
  DIALECT_UNKNOWN: 404,
  JOB_UNKNOWN: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TIMEOUT: 408,
  IDEMPOTENCY_CONFLICT: 409,
  BODY_TOO_LARGE: 413,
  LINE_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  RATE_LIMITED: 429,
  CLIENT_BUSY: 429,
  INTERNAL: 500,
  POOL_FULL: 503,
  WORKER_LOST: 503,
  QUEUE_FULL: 503,
  QUEUE_UNAVAILABLE: 503,
  STOPPING: 503,
};

const TITLES: Record<FaultStatus, string> = {
  400: "The request is malformed",
  404: "There is nothing here",
  405: "This method is not served here",
  408: "The body did not arrive in time",
  409: "The request contradicts an earlier one",
  413: "The body is too large",
  415: "This media type is not read here",
  422: "The content is wrong",
  429: "Too many requests",
  500: "The server failed",
  503: "The server is busy",
};

/** Returns the status that a code is answered with. */
export function statusOf(code: FaultCode): FaultStatus {
  return STATUS[code] ?? 422;
}

/** Returns the short summary that goes with a status. */
export function titleOf(status: FaultStatus): string {
  return TITLES[status];
}
