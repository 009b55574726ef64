import type { Diagnostic } from "@slidepath/formats";
import stringWidth from "string-width";
import { CliError } from "./cli-error.ts";
import type { Context } from "./command.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { FileError } from "./io.ts";

/**
 * Reports what ended the run on standard error, as text with a caret under the offending place, or as one
 * line of JSON, and returns the exit code.
 */
export async function reportError(
  error: unknown,
  { io, texts }: Context,
  { json }: { readonly json: boolean },
): Promise<ExitCode> {
  const known = error instanceof FileError ? complaintOf(error) : error;
  if (!(known instanceof CliError)) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.writeError(
      json ? jsonLine({ code: "INTERNAL", message: text }) : `slidepath: INTERNAL: ${text}\n`,
    );
    return EXIT.broken;
  }
  const { complaint, code, exit } = known;
  const message = (await texts()).complaint(complaint);
  if (complaint.code !== "INPUT") {
    const { code: _, ...facts } = complaint;
    io.writeError(
      json ? jsonLine({ code, message, ...facts }) : `slidepath: ${code}: ${message}\n`,
    );
    return exit;
  }
  const { diagnostic, source } = complaint;
  if (json) {
    io.writeError(jsonLine({ ...diagnostic, message, source: source ?? null }));
  } else {
    const { line, column } = diagnostic;
    const place = `${source === undefined ? "" : `${source}:`}${line}:${column}`;
    io.writeError(`slidepath: ${code}: ${place}: ${message}\n${marked(diagnostic)}`);
  }
  return exit;
}

/** Returns the complaint about a file that cannot be read or written. */
export function complaintOf({ access, reason, path }: FileError): CliError {
  if (access === "write") return new CliError({ code: "OUTPUT_FAILED", path, reason });
  if (reason === "ENOENT" && path !== undefined) {
    return new CliError({ code: "FILE_NOT_FOUND", path });
  }
  return new CliError({ code: "FILE_UNREADABLE", path, reason });
}

function jsonLine(error: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ error })}\n`;
}

/**
 * The line in question, if there is anything on it, and carets under the offending text; wide characters
 * take two columns.
 */
function marked({ excerpt: { text, offset }, text: offending, column }: Diagnostic): string {
  if (text === "") return "";
  const cut = column - 1 > offset ? "…" : "";
  const before = printable(text.slice(0, offset));
  const under =
    cut.replace("…", " ") + before.replace(/[^\t]+/g, (run) => " ".repeat(stringWidth(run)));
  const carets = "^".repeat(Math.max(1, stringWidth(printable(offending))));
  return `  ${cut}${printable(text)}\n  ${under}${carets}\n`;
}

/** Control characters, which would move the terminal's cursor, as one visible character each. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to replace.
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, "\ufffd");
}
