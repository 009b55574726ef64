import type { ServerResponse } from "node:http";
import type { Context } from "hono";

/**
 * Gives the answer a header, whatever it will be. On Node it is put on the response to come, which costs a
 * tenth of gathering it in a Headers object first; a header that the answer itself carries wins.
 */
export function setHeader(c: Context, name: string, value: string): void {
  const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
  if (outgoing === undefined) c.header(name, value);
  else outgoing.setHeader(name, value);
}
