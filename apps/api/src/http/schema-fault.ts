import type { z } from "@hono/zod-openapi";
import type { Fault, FaultPlace } from "./fault.ts";

/** Places that are told; a hostile body can be wrong in a million. */
const MOST_PLACES = 10;
const MOST_CHARACTERS = 200;

/** Where the part of a request that is validated stands in a pointer. */
const PREFIX: Readonly<Record<string, string>> = {
  json: "",
  query: "?",
  param: "path:",
  header: "header:",
};

/** Returns what is wrong with a request that breaks its schema, with every place. */
export function schemaFault(target: string, { issues }: z.core.$ZodError): Fault {
  const errors = issues.slice(0, MOST_PLACES).map(({ path, message }): FaultPlace => {
    const pointer =
      target === "json"
        ? path.map((part) => `/${escapePointer(String(part))}`).join("")
        : `${PREFIX[target] ?? ""}${path.map(String).join(".")}`;
    return { pointer: cut(pointer), detail: cut(message) };
  });
  const [first] = errors;
  const place = first === undefined || first.pointer === "" ? "the request" : first.pointer;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
  return {
    code: "REQUEST_INVALID",
    detail: `${place}: ${first?.detail ?? "wrong"}${more}`,
    errors,
  };
}

function escapePointer(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}

function cut(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;
}
