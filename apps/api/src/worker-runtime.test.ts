import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, it } from "vitest";

// What a worker runtime has, and nothing of Node's.
const WEB = [
  "AbortController",
  "AbortSignal",
  "Blob",
  "Event",
  "EventTarget",
  "Headers",
  "ReadableStream",
  "Request",
  "Response",
  "TextDecoder",
  "TextEncoder",
  "TransformStream",
  "URL",
  "URLSearchParams",
  "clearTimeout",
  "crypto",
  "fetch",
  "performance",
  "setTimeout",
] as const;

it("serves requests in a runtime that is not Node", async () => {
  const contents = `
    import { createApp } from "./app.ts";
    import { embeddedQueue } from "./jobs/embedded-queue.ts";
    import { DEFAULT_LIMITS } from "./limits.ts";
    import { SILENT } from "./log.ts";
    import { NO_METRICS } from "./metrics.ts";
    import { inlineWorkers } from "./work/inline-workers.ts";
    const workers = inlineWorkers();
    const jobs = embeddedQueue(workers, { concurrency: 1, waiting: 1, keepSeconds: 1 });
    globalThis.app = createApp({
      workers, jobs, limits: DEFAULT_LIMITS, log: SILENT, metrics: NO_METRICS,
      clientOf: () => "all", isStopping: () => false,
    });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "ts" },
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
    conditions: ["@slidepath/source"],
    logLevel: "silent",
  });
  const globals = Object.fromEntries(WEB.map((name) => [name, globalThis[name]]));
  const context = createContext(globals) as {
    app?: { fetch(request: Request): Promise<Response> };
  };
  runInContext(outputFiles[0]!.text, context);
  const response = await context.app!.fetch(
    new Request("http://localhost/v1/solve", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"board":[1,2,3,4,5,0,7,8,9,6,11,12,13,15,10,14]}',
    }),
  );
  expect(await response.json()).toMatchObject({ status: "solved", length: 12 });
});
