import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { secureHeaders } from "hono/secure-headers";
import { policyOf } from "./content-security-policy.js";

const root = fileURLToPath(new URL("../dist/", import.meta.url));

/** Files with their content's hash in the name: they never change. */
const IMMUTABLE = "/_next/static/";

/** Serves the built page: its files, the root by the visitor's language, and the headers that files cannot have. */
export function site() {
  const app = new Hono();
  app.use(
    secureHeaders({
      xFrameOptions: "DENY",
      referrerPolicy: "no-referrer",
      permissionsPolicy: { camera: ["self"], microphone: [], geolocation: [] },
    }),
  );
  app.use(async (c, next) => {
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    // A page says itself which scripts are its own. Frames can be forbidden by a header alone, and a worker
    // goes by the headers of its file.
    c.header("Content-Security-Policy", isPage ? "frame-ancestors 'none'" : policyOf([]));
    c.header(
      "Cache-Control",
      c.req.path.startsWith(IMMUTABLE) && c.res.ok
        ? "public, max-age=31536000, immutable"
        : "no-cache",
    );
  });
  app.get("/", (c) => {
    const locale = accepts(c, {
      header: "Accept-Language",
      supports: ["en", "zh-CN"],
      default: "en",
      match: (wanted) =>
        [...wanted]
          .sort((a, b) => b.q - a.q)
          .map(({ type }) => (/^zh\b/i.test(type) ? "zh-CN" : /^en\b/i.test(type) ? "en" : ""))
          .find((known) => known !== "") ?? "en",
    });
    c.header("Vary", "Accept-Language");
    return c.redirect(`/${locale}/${new URL(c.req.url).search}`, 302);
  });
  app.use(serveStatic({ root, precompressed: true }));
  const notFound = serveStatic({ root, path: "404.html" });
  app.use(async (c, next) => {
    const response = await notFound(c, next);
    return response instanceof Response
      ? new Response(response.body, { status: 404, headers: response.headers })
      : response;
  });
  return app;
}
