import type { AppDeps } from "./app-deps.ts";
import { allowedMethods } from "./http/allowed-methods.ts";
import { front } from "./http/front.ts";
import { onePassApp } from "./http/one-pass.ts";
import { problemResponse } from "./http/problem-response.ts";
import { openApiDocument } from "./openapi.ts";
import { answerHandler, answerRoute } from "./routes/answer.ts";
import { checkHandler, checkRoute } from "./routes/check.ts";
import { convertHandler, convertRoute } from "./routes/convert.ts";
import { detectHandler, detectRoute } from "./routes/detect.ts";
import { dialectHandler, dialectRoute, dialectsHandler, dialectsRoute } from "./routes/dialects.ts";
import { docsHandler } from "./routes/docs.ts";
import { explainHandler, explainRoute } from "./routes/explain.ts";
import { healthHandler, healthRoute, readyHandler, readyRoute } from "./routes/health.ts";
import { hintHandler, hintRoute } from "./routes/hint.ts";
import {
  cancelJobHandler,
  cancelJobRoute,
  findJobHandler,
  findJobRoute,
  jobEventsHandler,
  jobEventsRoute,
  submitJobHandler,
  submitJobRoute,
} from "./routes/jobs.ts";
import { metricsHandler, metricsRoute } from "./routes/metrics.ts";
import { movesHandler, movesRoute } from "./routes/moves.ts";
import { parseHandler, parseRoute } from "./routes/parse.ts";
import { scrambleHandler, scrambleRoute } from "./routes/scramble.ts";
import { solveHandler, solveRoute } from "./routes/solve.ts";
import { solveBatchHandler, solveBatchRoute } from "./routes/solve-batch.ts";
import { faultOf } from "./work/fault-of.ts";
import { warmTables } from "./work/is-short.ts";

/** Returns the whole server but for the listening: any runtime that knows `fetch` can serve it. */
export function createApp(deps: AppDeps) {
  const { limits, log, reference } = deps;
  warmTables();
  const app = onePassApp(limits);
  app.use("*", front(deps));

  const routes = app
    .openapi(solveRoute, solveHandler(deps))
    .openapi(solveBatchRoute, solveBatchHandler(deps))
    .openapi(movesRoute, movesHandler(deps))
    .openapi(hintRoute, hintHandler(deps))
    .openapi(explainRoute, explainHandler(deps))
    .openapi(answerRoute, answerHandler(deps))
    .openapi(checkRoute, checkHandler(deps))
    .openapi(parseRoute, parseHandler(deps))
    .openapi(convertRoute, convertHandler(deps))
    .openapi(detectRoute, detectHandler(deps))
    .openapi(dialectsRoute, dialectsHandler())
    .openapi(dialectRoute, dialectHandler())
    .openapi(scrambleRoute, scrambleHandler(deps))
    .openapi(submitJobRoute, submitJobHandler(deps))
    .openapi(findJobRoute, findJobHandler(deps))
    .openapi(cancelJobRoute, cancelJobHandler(deps))
    .openapi(jobEventsRoute, jobEventsHandler(deps))
    .openapi(healthRoute, healthHandler())
    .openapi(readyRoute, readyHandler(deps))
    .openapi(metricsRoute, metricsHandler(deps));

  const document = openApiDocument(app);
  app.get("/openapi.json", (c) => c.json(document));
  if (reference !== undefined) {
    app.get("/docs", docsHandler(reference));
    app.get("/docs/:file", docsHandler(reference));
  }

  const methodsOf = allowedMethods(app.routes);
  app.notFound((c) => {
    const methods = methodsOf(c.req.path);
    // A handler of this very method may find nothing, too.
    if (methods.length === 0 || methods.includes(c.req.method)) {
      return problemResponse(c, {
        code: "ROUTE_UNKNOWN",
        detail: "nothing is served at this path",
      });
    }
    c.header("allow", methods.join(", "));
    const detail = `this path is served with ${methods.join(", ")}`;
    return problemResponse(c, { code: "METHOD_NOT_ALLOWED", detail });
  });

  app.onError((error, c) => {
    const expected = faultOf(error);
    if (expected !== undefined) return problemResponse(c, expected);
    // Whoever asked has gone: nobody will read this.
    if (c.req.raw.signal.aborted) return problemResponse(c, GONE);
    log.error({ requestId: c.get("requestId"), error: error.stack }, "unexpected error");
    return problemResponse(c, { code: "INTERNAL", detail: "the server failed; the log says why" });
  });
  return routes;
}

/** The app's routes, for a typed client. */
export type App = ReturnType<typeof createApp>;

const GONE = { code: "REQUEST_INVALID", detail: "the request was given up" } as const;
