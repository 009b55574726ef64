import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";

/** What Node's adapter gives the app besides the request; other runtimes give something else, or nothing. */
interface NodeBindings {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

/** Returns Node's own request and response, where this is Node. */
export function nodeBindings(c: Context): NodeBindings {
  return (c.env as NodeBindings | undefined) ?? NONE;
}

const NONE: NodeBindings = {};
