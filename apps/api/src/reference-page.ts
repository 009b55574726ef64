import { readFileSync } from "node:fs";
import type { ReferencePage } from "./routes/docs.ts";

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Slidepath API</title>
    <link rel="icon" href="docs/favicon-32x32.png">
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  url: "openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

const TYPES = { css: "text/css", js: "text/javascript", png: "image/png" } as const;

/** Returns the interactive reference: Swagger UI, read once from its package. */
export function swaggerPage(): ReferencePage {
  const folder = new URL(".", import.meta.resolve("swagger-ui-dist/package.json"));
  const file = (name: string, type: keyof typeof TYPES) =>
    [name, { contentType: TYPES[type], body: read(new URL(name, folder)) }] as const;
  return new Map([
    ["index.html", { contentType: "text/html; charset=utf-8", body: bytes(HTML) }],
    ["start.js", { contentType: "text/javascript", body: bytes(START) }],
    file("swagger-ui-bundle.js", "js"),
    file("swagger-ui.css", "css"),
    file("favicon-32x32.png", "png"),
  ]);
}

function read(path: URL): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
