import type { PuzzleErrorCode } from "@slidepath/core";
import type { Diagnostic, DiagnosticCode, NoWordError } from "@slidepath/formats";

/** Codes of what goes wrong at this door itself; puzzles and texts bring the codes of core and formats. */
type DoorCode =
  | "REQUEST_INVALID"
  | "JSON_INVALID"
  | "ROUTE_UNKNOWN"
  | "DIALECT_UNKNOWN"
  | "JOB_UNKNOWN"
  | "METHOD_NOT_ALLOWED"
  | "BODY_TIMEOUT"
  | "IDEMPOTENCY_CONFLICT"
  | "BODY_TOO_LARGE"
  | "LINE_TOO_LARGE"
  | "MEDIA_TYPE_UNSUPPORTED"
  | "BOARD_TOO_LARGE"
  | "UNWRITABLE"
  | "RATE_LIMITED"
  | "CLIENT_BUSY"
  | "INTERNAL"
  | "POOL_FULL"
  | "WORKER_LOST"
  | "QUEUE_FULL"
  | "QUEUE_UNAVAILABLE"
  | "STOPPING";

/** Every code that an answer of this server can carry. */
export type FaultCode = DoorCode | PuzzleErrorCode | DiagnosticCode | NoWordError["code"];

/** Where a request is wrong: a JSON Pointer into the body, or a parameter's name. */
export interface FaultPlace {
  /** RFC 6901, such as `/board/3`; or `?size` for a query parameter, `path:id`, `header:idempotency-key`. */
  readonly pointer: string;
  readonly detail: string;
}

/** What went wrong, as data that crosses threads and machines. */
export interface Fault {
  readonly code: FaultCode;
  readonly detail: string;
  /** 1-based place in a text that was sent. */
  readonly line?: number;
  readonly column?: number;
  /** The whole diagnostic of a text, for callers that speak to people themselves. */
  readonly diagnostic?: Diagnostic;
  readonly errors?: readonly FaultPlace[];
  /** Seconds after which to try again. */
  readonly retryAfter?: number;
}

/** A fault on its way to the error handler. */
export class FaultError extends Error {
  override readonly name = "FaultError";
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

/** Returns a fault to be thrown. */
export function fault(
  code: FaultCode,
  detail: string,
  more: Omit<Fault, "code" | "detail"> = {},
): FaultError {
  return new FaultError({ code, detail, ...more });
}
