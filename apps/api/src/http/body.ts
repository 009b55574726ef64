import type { Context } from "hono";
import type { Limits } from "../limits.ts";
import { fault } from "./fault.ts";
import { headerOf } from "./headers.ts";

/** What may come of a body that is read whole. */
interface Bodies {
  readonly text: string;
  readonly arrayBuffer: ArrayBuffer;
}

/**
 * Reads a request's body, within the limits of size and time.
 *
 * @throws {FaultError} BODY_TOO_LARGE, BODY_TIMEOUT; REQUEST_INVALID for a body that breaks off
 */
export function readBody<K extends keyof Bodies>(
  c: Context,
  { bodyBytes, bodyMilliseconds }: Limits,
  as: K,
): Promise<Bodies[K]> {
  const length = headerOf(c, "content-length");
  if (length !== undefined && Number(length) > bodyBytes) throw tooLarge(bodyBytes);
  const { raw } = c.req;
  // A declared length is held to by the server; only an undeclared one must be counted.
  const isCounted = length === undefined && raw.body !== null;
  const body = isCounted ? readCounted(raw.body, bodyBytes, as) : raw[as]();
  return inTime(body as Promise<Bodies[K]>, bodyMilliseconds);
}

async function readCounted(
  body: ReadableStream<Uint8Array>,
  most: number,
  as: keyof Bodies,
): Promise<Bodies[keyof Bodies]> {
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
  return as === "text" ? new TextDecoder().decode(whole) : whole.buffer;
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
