import type { Context } from "hono";
import type { Env } from "../http/env.ts";

/** A file of the interactive reference. */
interface ReferenceFile {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The interactive reference, file by file; `index.html` is its page. */
export type ReferencePage = ReadonlyMap<string, ReferenceFile>;

/** The page shows itself and asks this server alone: no other host is ever reached. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Answers with a file of the reference. */
export function docsHandler(page: ReferencePage) {
  return (c: Context<Env>) => {
    const file = page.get(c.req.param("file") ?? "index.html");
    if (file === undefined) return c.notFound();
    return c.body(file.body, 200, {
      "content-type": file.contentType,
      "content-security-policy": POLICY,
      "referrer-policy": "no-referrer",
      "cache-control": "public, max-age=3600",
    });
  };
}
