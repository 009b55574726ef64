import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import { type Outcome, solve } from "@slidepath/core";
import type { AppDeps } from "../app-deps.ts";
import type { Env } from "../http/env.ts";
import { type Fault, FaultError, fault } from "../http/fault.ts";
import { jsonFault } from "../http/json-fault.ts";
import { type Line, linesOf } from "../http/lines.ts";
import { problemDetails } from "../http/problem-response.ts";
import { schemaFault } from "../http/schema-fault.ts";
import { problemOf } from "../schemas/board.ts";
import { outcomeSchema } from "../schemas/outcome.ts";
import { errorResponses, problemDetailsSchema } from "../schemas/problem-details.ts";
import { choiceOf, millisecondsOf } from "../schemas/solve-options.ts";
import { faultOf } from "../work/fault-of.ts";
import { inOrder } from "../work/in-order.ts";
import { isShort } from "../work/is-short.ts";
import { createTurn } from "../work/turn.ts";
import { solveRequestSchema } from "./solve.ts";

/** Lines that are worked on at once, so that a slow one does not leave all threads but one idle. */
const AHEAD = 8;
/** Characters of answers that are gathered before they are sent, and milliseconds. */
const PIECE = 16_384;
const GATHER = 2;

const batchLineSchema = z
  .object({
    line: z.int().openapi({ description: "The line that this answers, from 1.", example: 1 }),
    outcome: outcomeSchema.optional(),
    problem: problemDetailsSchema.optional(),
  })
  .openapi("BatchLine", {
    description: "One line of the answer: the outcome of a line, or what was wrong with it.",
  });

const NDJSON = "application/x-ndjson";

export const solveBatchRoute = createRoute({
  method: "post",
  path: "/v1/solve/batch",
  operationId: "solveBatch",
  tags: ["solve"],
  summary: "Solve boards line by line",
  description:
    "Takes a request of `/v1/solve` a line (NDJSON) and answers a line for each, in the same order, as they come: the body may be of any length. A bad line is answered by a line.",
  request: {
    body: { required: true, content: { [NDJSON]: { schema: solveRequestSchema } } },
  },
  responses: {
    200: {
      description: "A line for each line.",
      content: { [NDJSON]: { schema: batchLineSchema } },
    },
    ...errorResponses(405, 415, 429),
  },
});

/** A line of the answer, in JSON. */
type AnswerLine = string;

export function solveBatchHandler(deps: AppDeps): RouteHandler<typeof solveBatchRoute, Env> {
  return (c) => {
    const type = c.req.header("content-type") ?? NDJSON;
    if (
      !/^(application\/(x-ndjson|jsonl|json-seq|octet-stream|x-www-form-urlencoded)|text\/plain)\b/.test(
        type,
      )
    ) {
      throw fault("MEDIA_TYPE_UNSUPPORTED", `send the lines as ${NDJSON}`);
    }
    const body = c.req.raw.body ?? new Blob([]).stream();
    const gone = new AbortController();
    const lines = answerLines(body, {
      ...deps,
      client: c.get("client"),
      signal: AbortSignal.any([c.req.raw.signal, gone.signal]),
    });
    const stream = gathered(lines, () => gone.abort());
    // A stream has no type of its own for the client.
    return c.body(stream, 200, { "content-type": NDJSON }) as never;
  };
}

/** For whom lines are answered, and with what. */
interface Batch extends Pick<AppDeps, "workers" | "limits"> {
  readonly client: string;
  readonly signal: AbortSignal;
}

/** Yields the answer's lines. */
async function* answerLines(
  body: ReadableStream<Uint8Array>,
  batch: Batch,
): AsyncGenerator<AnswerLine, void, undefined> {
  const lines = linesOf(body, batch.limits);
  let answered = 0;
  try {
    for await (const { number, text } of inOrder(lines, AHEAD, (line) => answerLine(line, batch))) {
      answered = number;
      yield text;
    }
  } catch (error) {
    // The answer has begun, so that the body broke off can only be said in a line.
    const broken = faultOf(error);
    if (broken === undefined) throw error;
    yield badLine(answered + 1, broken);
  }
}

async function answerLine(line: Line, batch: Batch): Promise<{ number: number; text: AnswerLine }> {
  const { number } = line;
  try {
    if ("tooLong" in line) {
      throw fault("LINE_TOO_LARGE", `the line has more than ${batch.limits.lineBytes} bytes`);
    }
    const outcome = await outcomeOf(line.text, batch);
    return { number, text: `${JSON.stringify({ line: number, outcome })}\n` };
  } catch (error) {
    const wrong = faultOf(error);
    if (wrong === undefined) throw error;
    return { number, text: badLine(number, wrong) };
  }
}

async function outcomeOf(
  text: string,
  { workers, limits, client, signal }: Batch,
): Promise<Outcome> {
  const read = solveRequestSchema.safeParse(jsonOf(text));
  if (!read.success) throw new FaultError(schemaFault("json", read.error));
  const problem = problemOf(read.data, limits.side);
  const choice = choiceOf(read.data, limits);
  if (isShort(problem, choice)) return solve(problem, choice);
  const milliseconds = millisecondsOf(read.data, limits.deadlineMilliseconds);
  return workers.run({ kind: "solve", problem, choice }, { client, milliseconds, signal });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FaultError(jsonFault(text));
  }
}

function badLine(line: number, wrong: Fault): AnswerLine {
  return `${JSON.stringify({ line, problem: problemDetails(wrong) })}\n`;
}

/** Sends lines in pieces worth sending, none of them later than a moment, and never more than are read. */
function gathered(
  lines: AsyncGenerator<AnswerLine>,
  onCancel: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const turn = createTurn(1);
  let coming: Promise<IteratorResult<AnswerLine>> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let piece = "";
        let timer: ReturnType<typeof setTimeout> | undefined;
        let moment: Promise<undefined> | undefined;
        for (;;) {
          coming ??= lines.next();
          const next = await (moment === undefined ? coming : Promise.race([coming, moment]));
          if (next === undefined) break;
          coming = undefined;
          if (next.done) {
            clearTimeout(timer);
            if (piece !== "") controller.enqueue(encoder.encode(piece));
            controller.close();
            return;
          }
          piece += next.value;
          if (piece.length >= PIECE) break;
          moment ??= new Promise((resolve) => {
            timer = setTimeout(resolve, GATHER, undefined);
          });
          await turn();
        }
        clearTimeout(timer);
        controller.enqueue(encoder.encode(piece));
      },
      async cancel() {
        onCancel();
        coming?.catch(() => {});
        await lines.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
