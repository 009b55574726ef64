import type { Context } from "../command.ts";
import type { Source } from "./asked.ts";
import { rowsOf } from "./solve-options.ts";

/**
 * Returns a file, or standard input for "-" or no path, as a source; whatever was answered is written before
 * more is waited for.
 *
 * @throws {FileError}
 */
export async function sourceOf(
  given: string | undefined,
  { io, output, texts }: Context,
): Promise<Source> {
  const path = given === "-" ? undefined : given;
  if (path === undefined && io.isTerminal("stdin")) {
    io.writeError(`slidepath: ${(await texts()).typeInput}\n`);
  }
  const chunks = io.open(path);
  return {
    bytes() {
      output.flush();
      return chunks();
    },
    name: path,
  };
}

/** Returns the value of --board, its rows split by slashes, as a source. */
export function boardSource(text: string): Source {
  let rest: Uint8Array | undefined = Buffer.from(`${rowsOf(text)}\n`);
  return {
    bytes() {
      const chunk = rest;
      rest = undefined;
      return chunk;
    },
    name: "--board",
  };
}
