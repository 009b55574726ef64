import type { Context } from "hono";
import type { Limits } from "../limits.ts";
import { fault } from "./fault.ts";
import { headerOf } from "./headers.ts";
import { nodeBindings } from "./node-bindings.ts";

/**
 * Reads a request's body, within the limits of size and time. One that is there already comes at once.
 *
 * @throws {FaultError} BODY_TOO_LARGE, BODY_TIMEOUT; REQUEST_INVALID for a body that breaks off
 */
export function readBody(
  c: Context,
  { bodyBytes, bodyMilliseconds }: Limits,
): Uint8Array | Promise<Uint8Array> {
  const length = headerOf(c, "content-length");
  if (length !== undefined && Number(length) > bodyBytes) throw tooLarge(bodyBytes);
  const atHand = length === undefined ? undefined : bodyAtHand(c, Number(length));
  if (atHand !== undefined) return atHand;
  const { raw } = c.req;
  // A declared length is held to by the server; only an undeclared one must be counted.
  const isCounted = length === undefined && raw.body !== null;
  return inTime(isCounted ? readCounted(raw.body, bodyBytes) : readWhole(raw), bodyMilliseconds);
}

/**
 * Returns a body of so many bytes that has come along with its head, as Node gets most that are short: reading it
 * as a stream, with a timer, takes longer than the answer to a small board.
 */
function bodyAtHand(c: Context, length: number): Uint8Array | undefined {
  const { incoming } = nodeBindings(c);
  if (incoming === undefined || incoming.readableDidRead || incoming.destroyed) return undefined;
  if (incoming.readableLength !== length) return undefined;
  const body = incoming.read() as Buffer | null;
  // So that it comes to its end, for which the adapter would wait.
  incoming.resume();
  return body ?? EMPTY;
}

const EMPTY = new Uint8Array();

async function readWhole(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer());
}

async function readCounted(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    whole.set(chunk, end);
    end += chunk.length;
  }
  return whole;
}

/** Waits for a body, but not for ever. One that breaks off is the sender's affair. */
function inTime<T>(body: Promise<T>, milliseconds: number): Promise<T> {
  // One promise and no race: this is on the way of every answer.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(fault("BODY_TIMEOUT", `the body did not arrive within ${milliseconds} ms`));
    }, milliseconds);
    body.then(
      (whole) => {
        clearTimeout(timer);
        resolve(whole);
      },
      (error: unknown) => {
        clearTimeout(timer);
        const isTold = error instanceof Error && "fault" in error;
        reject(isTold ? error : fault("REQUEST_INVALID", "the body broke off"));
      },
    );
  });
}

function tooLarge(most: number): Error {
  return fault("BODY_TOO_LARGE", `the body has more than ${most} bytes`);
}
