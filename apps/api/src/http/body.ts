import type { Context } from "hono";
import type { Limits } from "../limits.ts";
import { fault } from "./fault.ts";

/**
 * Reads a request's body, for the route to find, within the limits of size and time.
 *
 * @throws {FaultError} BODY_TOO_LARGE, BODY_TIMEOUT; REQUEST_INVALID for a body that breaks off
 */
export async function readWholeBody(
  c: Context,
  { bodyBytes, bodyMilliseconds }: Limits,
): Promise<void> {
  const length = c.req.header("content-length");
  if (length !== undefined && Number(length) > bodyBytes) throw tooLarge(bodyBytes);
  const isJson = c.req.header("content-type")?.includes("json") === true;
  // A declared length is held to by the server; only an undeclared one must be counted.
  if (length === undefined && c.req.raw.body !== null) {
    const bytes = await inTime(readCounted(c.req.raw.body, bodyBytes), bodyMilliseconds);
    const cache: KeptBodies = c.req.bodyCache;
    if (isJson) cache.text = Promise.resolve(new TextDecoder().decode(bytes));
    else cache.arrayBuffer = Promise.resolve(bytes);
    return;
  }
  await inTime<unknown>(isJson ? c.req.text() : c.req.arrayBuffer(), bodyMilliseconds);
}

/** What Hono keeps of a body that has been read: promises, whatever its types say. */
type KeptBodies = { [K in keyof Context["req"]["bodyCache"]]: unknown };

async function readCounted(body: ReadableStream<Uint8Array>, most: number): Promise<ArrayBuffer> {
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
  return whole.buffer;
}

/** Waits for a promise, but not for ever. A body that breaks off is the sender's affair. */
async function inTime<T>(body: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(fault("BODY_TIMEOUT", `the body did not arrive within ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([body, timeout]);
  } catch (error) {
    if (error instanceof Error && "fault" in error) throw error;
    throw fault("REQUEST_INVALID", "the body broke off");
  } finally {
    clearTimeout(timer);
  }
}

function tooLarge(most: number): Error {
  return fault("BODY_TOO_LARGE", `the body has more than ${most} bytes`);
}
