import type { MiddlewareHandler } from "hono";
import { fault } from "./fault.ts";

/** What plain text comes as; curl --data-binary calls everything a form. */
const TEXT =
  /^(text\/[\w.+-]+|application\/octet-stream|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** Refuses bodies that say of themselves that they are not text. */
export const textMedia: MiddlewareHandler = (c, next) => {
  const type = c.req.header("content-type");
  if (type !== undefined && !TEXT.test(type)) {
    throw fault("MEDIA_TYPE_UNSUPPORTED", "send the text as text/plain");
  }
  return next();
};
