import { hc } from "hono/client";
import type { App } from "./app.ts";

/** Returns a client of a server at `url`, typed by the server's own routes. */
export function createClient(url: string, init?: RequestInit) {
  return hc<App>(url, init === undefined ? undefined : { init });
}
