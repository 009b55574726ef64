import type { Context } from "hono";
import { nodeBindings } from "./node-bindings.ts";

/**
 * Gives the answer a header, whatever it will be. On Node it is put on the response to come, which costs a
 * tenth of gathering it in a Headers object first; a header that the answer itself carries wins.
 */
export function setHeader(c: Context, name: string, value: string): void {
  const { outgoing } = nodeBindings(c);
  if (outgoing === undefined) c.header(name, value);
  else outgoing.setHeader(name, value);
}

/**
 * Returns a header of the request by its lower-case name. Node has read them already; making a Headers object
 * of them takes as long as most answers.
 */
export function headerOf(c: Context, name: string): string | undefined {
  const { incoming } = nodeBindings(c);
  if (incoming === undefined) return c.req.header(name);
  const value = incoming.headers[name];
  return typeof value === "string" ? value : undefined;
}
