import type { Language } from "@slidepath/formats";
import type { Context } from "hono";
import { headerOf } from "./headers.ts";

/** What middleware leaves for the routes. */
export interface Env {
  Variables: {
    /** Who asks, for fairness and rates. */
    client: string;
    requestId: string;
    /** The body of a request that brings plain text. */
    input: Uint8Array<ArrayBuffer>;
  };
}

/** Returns the language that a caller is answered in, by its Accept-Language header. */
export function languageOf(c: Context): Language {
  const accepted = headerOf(c, "accept-language");
  return accepted !== undefined && /^\s*zh\b/i.test(accepted) ? "zh-CN" : "en";
}
