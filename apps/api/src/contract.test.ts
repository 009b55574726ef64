import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { testApp } from "../test/app.ts";
import { postJson } from "../test/post-json.ts";
import type { App } from "./app.ts";
import { type FaultCode, fault } from "./http/fault.ts";
import { embeddedQueue } from "./jobs/embedded-queue.ts";
import type { JobQueue } from "./jobs/job-queue.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { inlineWorkers } from "./work/inline-workers.ts";
import type { Workers } from "./work/workers.ts";

/** What the document says of one route. */
interface Operation {
  readonly operationId: string;
  readonly responses: Record<
    string,
    { readonly content?: Record<string, { readonly schema: object }> }
  >;
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: object;
}

const workers = inlineWorkers();
const jobs = embeddedQueue(workers, { concurrency: 1, waiting: 10, keepSeconds: 60 });
const limits = { ...DEFAULT_LIMITS, bodyBytes: 2000, bodyMilliseconds: 50 };
const app = testApp({ workers, jobs, limits });
const document = (await (await app.request("/openapi.json")).json()) as Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: "document", components: document.components });

/** An app that has room for nothing. */
const refused = (code: FaultCode) => async () => {
  throw fault(code, "refused");
};
const busyWorkers: Workers = { ...workers, run: refused("POOL_FULL") };
const busyJobs: JobQueue = {
  ...jobs,
  submit: refused("QUEUE_FULL"),
  find: refused("QUEUE_UNAVAILABLE"),
  cancel: refused("QUEUE_UNAVAILABLE"),
};
const busy = testApp({ workers: busyWorkers, jobs: busyJobs, isStopping: () => true });
const exhausted = testApp({
  rate: {
    quota: 0,
    window: 60,
    take: async () => ({ allowed: false, remaining: 0, resetSeconds: 60 }),
  },
});

const EIGHT = { board: [2, 0, 3, 1, 4, 5, 7, 8, 6] };
const FIFTEEN = { board: [1, 2, 3, 4, 5, 0, 7, 8, 9, 6, 11, 12, 13, 15, 10, 14] };
const TWICE = { board: [2, 2, 3, 1, 4, 5, 7, 8, 6] };
const SOLVE_JOB = { kind: "solve", ...EIGHT };
const text = (body: string): RequestInit => ({ method: "POST", body });

type Call = () => Response | Promise<Response>;

const idOfJob = (async () => {
  const response = await app.request(
    "/v1/jobs",
    postJson(SOLVE_JOB, { "idempotency-key": "known" }),
  );
  return ((await response.json()) as { id: string }).id;
})();

/** A body that begins and never ends. */
function endless(type: string): RequestInit {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("[")),
  });
  return { method: "POST", body, duplex: "half", headers: { "content-type": type } } as RequestInit;
}

/** The errors that every route with a JSON body has. */
function jsonErrors(path: string): Record<number, Call> {
  return {
    400: () => app.request(path, postJson({ board: "none", kind: "solve" })),
    405: () => app.request(path, { method: "PATCH" }),
    408: () => app.request(path, endless("application/json")),
    413: () => app.request(path, postJson(`"${"x".repeat(3000)}"`)),
    415: () => app.request(path, { ...postJson(EIGHT), headers: { "content-type": "text/xml" } }),
    429: () => exhausted.request(path, postJson(EIGHT)),
  };
}

/** The errors that every route without a body has. */
function plainErrors(path: string, method = "GET"): Record<number, Call> {
  return {
    405: () => app.request(path, { method: "PATCH" }),
    429: () => exhausted.request(path, { method }),
  };
}

function jobErrors(tail: string, method: string): Record<number, Call> {
  const path = `/v1/jobs/none${tail}`;
  return {
    ...plainErrors(path, method),
    400: () => app.request(`/v1/jobs/${"x".repeat(200)}${tail}`, { method }),
    404: () => app.request(path, { method }),
    503: () => busy.request(path, { method }),
  };
}

const convert = (from: string, input: string) =>
  app.request("/v1/convert", postJson({ from, to: "two-matrices", input }));

const job = async (tail = "", init?: RequestInit): Promise<Response> =>
  app.request(`/v1/jobs/${await idOfJob}${tail}`, init);

/** For every operation and every status that the document names, a call that is answered so. */
const CALLS: Record<string, Record<number, Call>> = {
  solve: {
    ...jsonErrors("/v1/solve"),
    200: () => app.request("/v1/solve", postJson(EIGHT)),
    422: () => app.request("/v1/solve", postJson(TWICE)),
    503: () => busy.request("/v1/solve", postJson(FIFTEEN)),
  },
  solveBatch: {
    200: () => app.request("/v1/solve/batch", text(JSON.stringify(EIGHT))),
    405: () => app.request("/v1/solve/batch"),
    415: () => app.request("/v1/solve/batch", postJson(EIGHT)),
    429: () => exhausted.request("/v1/solve/batch", text("")),
  },
  moves: {
    ...jsonErrors("/v1/moves"),
    200: () => app.request("/v1/moves", postJson(EIGHT)),
    422: () => app.request("/v1/moves", postJson(TWICE)),
    503: () => busy.request("/v1/moves", postJson(FIFTEEN)),
  },
  hint: {
    ...jsonErrors("/v1/hint"),
    200: () => app.request("/v1/hint", postJson(EIGHT)),
    422: () => app.request("/v1/hint", postJson(TWICE)),
    503: () => busy.request("/v1/hint", postJson(FIFTEEN)),
  },
  explain: {
    ...jsonErrors("/v1/explain"),
    200: () => app.request("/v1/explain", postJson(EIGHT)),
    422: () => app.request("/v1/explain", postJson(TWICE)),
  },
  answer: {
    200: () => app.request("/v1/answer/acwing-179", text("2 x 3 1 5 6 4 7 8\n")),
    400: () => app.request("/v1/answer/acwing-179?strict=maybe", text("")),
    404: () => app.request("/v1/answer/none", text("2 x 3 1 5 6 4 7 8\n")),
    405: () => app.request("/v1/answer/acwing-179"),
    408: () => app.request("/v1/answer/acwing-179", endless("text/plain")),
    413: () => app.request("/v1/answer/acwing-179", text("1 ".repeat(2000))),
    415: () => app.request("/v1/answer/acwing-179", postJson(EIGHT)),
    422: () => app.request("/v1/answer/acwing-179", text("2 x 3 1 5 6 4 7 7\n")),
    429: () => exhausted.request("/v1/answer/acwing-179", text("")),
    503: () => busy.request("/v1/answer/acwing-179", text(" ".repeat(1500))),
  },
  parse: {
    ...jsonErrors("/v1/parse"),
    200: () =>
      app.request("/v1/parse", postJson({ dialect: "acwing-179", input: "2 x 3 1 5 6 4 7 8" })),
    404: () => app.request("/v1/parse", postJson({ dialect: "none", input: "" })),
    422: () => app.request("/v1/parse", postJson({ dialect: "acwing-179", input: "2 x" })),
    503: () =>
      busy.request("/v1/parse", postJson({ dialect: "acwing-179", input: " ".repeat(1500) })),
  },
  detect: {
    ...jsonErrors("/v1/detect"),
    200: () => app.request("/v1/detect", postJson({ input: "2 x 3 1 5 6 4 7 8" })),
    503: () => busy.request("/v1/detect", postJson({ input: "1 2 3 0" })),
  },
  check: {
    ...jsonErrors("/v1/check/acwing-179"),
    200: () =>
      app.request(
        "/v1/check/acwing-179",
        postJson({ input: "2 x 3 1 5 6 4 7 8", output: "lddrr" }),
      ),
    404: () => app.request("/v1/check/none", postJson({ input: "", output: "" })),
    503: () =>
      busy.request("/v1/check/acwing-179", postJson({ input: " ".repeat(1500), output: "" })),
  },
  convert: {
    ...jsonErrors("/v1/convert"),
    200: () => convert("acwing-179", "2 x 3 1 5 6 4 7 8"),
    404: () => convert("none", ""),
    422: () => convert("acwing-179", "2 x"),
    503: () =>
      busy.request(
        "/v1/convert",
        postJson({ from: "acwing-179", to: "board", input: " ".repeat(1500) }),
      ),
  },
  dialects: { ...plainErrors("/v1/dialects"), 200: () => app.request("/v1/dialects") },
  dialect: {
    ...plainErrors("/v1/dialects/hdu-3567"),
    200: () => app.request("/v1/dialects/hdu-3567"),
    400: () => app.request(`/v1/dialects/${"x".repeat(200)}`),
    404: () => app.request("/v1/dialects/none"),
  },
  scramble: {
    ...plainErrors("/v1/scramble"),
    200: () => app.request("/v1/scramble?size=4x4&seed=1"),
    400: () => app.request("/v1/scramble?seed=x"),
    422: () => app.request("/v1/scramble?size=50x50"),
  },
  submitJob: {
    ...jsonErrors("/v1/jobs"),
    200: async () => {
      await idOfJob;
      return app.request("/v1/jobs", postJson(SOLVE_JOB, { "idempotency-key": "known" }));
    },
    202: () => app.request("/v1/jobs", postJson(SOLVE_JOB)),
    404: () => app.request("/v1/jobs", postJson({ kind: "answer", dialect: "none", input: "" })),
    409: async () => {
      await idOfJob;
      const other = { kind: "solve", ...FIFTEEN };
      return app.request("/v1/jobs", postJson(other, { "idempotency-key": "known" }));
    },
    422: () => app.request("/v1/jobs", postJson({ kind: "solve", ...TWICE })),
    503: () => busy.request("/v1/jobs", postJson(SOLVE_JOB)),
  },
  findJob: { ...jobErrors("", "GET"), 200: () => job() },
  cancelJob: { ...jobErrors("", "DELETE"), 200: () => job("", { method: "DELETE" }) },
  jobEvents: { ...jobErrors("/events", "GET"), 200: () => job("/events") },
  health: {
    200: () => app.request("/healthz"),
    405: () => app.request("/healthz", { method: "POST" }),
  },
  ready: {
    200: () => app.request("/readyz"),
    405: () => app.request("/readyz", { method: "POST" }),
    503: () => busy.request("/readyz"),
  },
  metrics: {
    200: () => app.request("/metrics"),
    405: () => app.request("/metrics", { method: "POST" }),
  },
};

const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

describe("the OpenAPI document", () => {
  it("names the operations that are called here, and every status that they have", () => {
    const named = operations.map(({ operationId, responses }) => [
      operationId,
      Object.keys(responses),
    ]);
    const called = Object.entries(CALLS).map(([id, calls]) => [id, Object.keys(calls)]);
    expect(Object.fromEntries(called)).toEqual(Object.fromEntries(named));
  });

  it("lists every path that is served", () => {
    const served = (app as App).routes
      .filter(({ method }) => method !== "ALL")
      .map(({ path }) => path.replace(/:(\w+)/g, "{$1}"));
    const named = [...Object.keys(document.paths), "/openapi.json"];
    expect([...new Set(served)].sort()).toEqual(named.sort());
  });
});

for (const { operationId, responses } of operations) {
  describe(`${operationId} answers as documented`, () => {
    it.each(Object.entries(CALLS[operationId] ?? {}))("%s", async (status, call) => {
      const response = await call();
      expect(response.status).toBe(Number(status));
      const type = response.headers.get("content-type")?.split(";")[0] ?? "";
      const { content } = responses[status]!;
      expect(Object.keys(content!)).toContain(type);
      const body = await response.text();
      if (!type.includes("json")) return;
      const value: unknown = JSON.parse(body);
      const validate = ajv.compile(resolved(content![type]!.schema));
      expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
      if (type === "application/problem+json")
        expect(value).toMatchObject({ status: Number(status) });
      if (status === "429" || (status === "503" && operationId !== "ready")) {
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      if (status === "405") expect(response.headers.get("allow")).toMatch(/GET|POST/);
    });
  });
}

/** The document's references, seen from a schema of its own. */
function resolved(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object;
}
