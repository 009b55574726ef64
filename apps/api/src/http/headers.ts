import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";

/** What Node's adapter gives the app besides the request; other runtimes give something else, or nothing. */
type NodeBindings = { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse };

/**
 * Gives the answer a header, whatever it will be. On Node it is put on the response to come, which costs a
 * tenth of gathering it in a Headers object first; a header that the answer itself carries wins.
 */
export function setHeader(c: Context, name: string, value: string): void {
  const outgoing = (c.env as NodeBindings | undefined)?.outgoing;
  if (outgoing === undefined) c.header(name, value);
  else outgoing.setHeader(name, value);
}

/**
 * Returns a header of the request by its lower-case name. Node has read them already; making a Headers object
 * of them takes as long as most answers.
 */
export function headerOf(c: Context, name: string): string | undefined {
  const incoming = (c.env as NodeBindings | undefined)?.incoming;
  if (incoming === undefined) return c.req.header(name);
  const value = incoming.headers[name];
  return typeof value === "string" ? value : undefined;
}
