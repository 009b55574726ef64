import { readFileSync } from "node:fs";

/** A person's text, and the boards in it or what it is refused for. */
export interface DirtyCase {
  readonly name: string;
  /** What people do that makes it so. */
  readonly why: string;
  /** The text, or its bytes where they are not UTF-8. */
  readonly input?: string;
  readonly base64?: string;
  /** What has to be said beside the text. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly boards?: readonly {
    readonly width: number;
    readonly height: number;
    readonly tiles: readonly number[];
  }[];
  readonly refused?: {
    readonly code: string;
    readonly line: number;
    readonly column: number;
    readonly text: string;
  };
}

const folder = new URL("../readings/", import.meta.url);

/** The dirty inputs. */
export function dirtyCases(): DirtyCase[] {
  return JSON.parse(readFileSync(new URL("dirty.json", folder), "utf8")) as DirtyCase[];
}

/** The bytes of a case's input. */
export function bytesOf({ input, base64 }: Pick<DirtyCase, "input" | "base64">): Uint8Array {
  return input === undefined
    ? new Uint8Array(Buffer.from(base64!, "base64"))
    : new TextEncoder().encode(input);
}

/** A text that dialects answer differently. */
export interface AmbiguousCase {
  readonly name: string;
  readonly why?: string;
  readonly input: string;
  /** What each dialect answers, in the catalogue's words. */
  readonly answers: Readonly<Record<string, string>>;
  /** The dialects that must be among the readings, and among those that fit but for what is missing. */
  readonly readings?: readonly string[];
  readonly incomplete?: readonly string[];
  /** The kinds of differences between the answers. */
  readonly differences?: readonly string[];
  /** Whether some goal makes a board solvable that another does not. */
  readonly solvability?: boolean;
  /** For a text of moves: dialects by the blank's way that they give it. */
  readonly moves?: Readonly<Record<string, readonly string[]>>;
}

/** The texts that dialects answer differently. */
export function ambiguousCases(): AmbiguousCase[] {
  return JSON.parse(readFileSync(new URL("ambiguous.json", folder), "utf8")) as AmbiguousCase[];
}
