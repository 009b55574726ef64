import { styleText } from "node:util";
import type { Io } from "./io.ts";

/** Colours a text, or leaves it as it is. */
export type Paint = (style: "bold" | "dim" | "green" | "red" | "yellow", text: string) => string;

/** Returns what colours texts for standard output, where that is a terminal that wants colours. */
export function paintFor(io: Pick<Io, "env" | "isTerminal">): Paint {
  const isWanted = !io.env["NO_COLOR"] && io.env["TERM"] !== "dumb";
  // Whether to colour has been decided: the standard streams of this process have no say.
  return isWanted && io.isTerminal("stdout")
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_, text) => text;
}
