import type { Fault } from "./fault.ts";

/** Returns what is wrong with a text that is not JSON, and where as far as the parser tells. */
export function jsonFault(text: string): Fault {
  const code = "JSON_INVALID";
  try {
    JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const told = /position (\d+)/.exec(message)?.[1];
    const offset = told === undefined ? endOf(text, message) : Number(told);
    if (offset === undefined) return { code, detail: "the body is not JSON" };
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    const column = offset - before.lastIndexOf("\n");
    const detail = `line ${line}, column ${column}: the body is not JSON from here on`;
    return { code, detail, line, column };
  }
  return { code, detail: "the body could not be read as JSON" };
}

function endOf(text: string, message: string): number | undefined {
  return /end of JSON input/.test(message) ? text.length : undefined;
}
