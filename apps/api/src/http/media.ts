import type { Context } from "hono";
import { fault } from "./fault.ts";
import { headerOf } from "./headers.ts";

const JSON_TYPE = /^application\/json\s*(;|$)/i;
/** What plain text comes as; curl --data-binary calls everything a form. */
const TEXT_TYPE =
  /^(text\/[\w.+-]+|application\/octet-stream|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** Tells whether the body says of itself that it is JSON. @throws {FaultError} where it says something else */
export function isJson(c: Context): boolean {
  const type = headerOf(c, "content-type");
  if (type === undefined || JSON_TYPE.test(type)) return type !== undefined;
  throw notJson();
}

/** Refuses bodies that say of themselves that they are not text. */
export function assertText(c: Context): void {
  const type = headerOf(c, "content-type");
  if (type !== undefined && !TEXT_TYPE.test(type)) {
    throw fault("MEDIA_TYPE_UNSUPPORTED", "send the text as text/plain");
  }
}

/** Returns the refusal of a body that is not said to be JSON. */
export function notJson(): Error {
  return fault("MEDIA_TYPE_UNSUPPORTED", "send JSON, as application/json");
}
