import { readdirSync, readFileSync } from "node:fs";

/** An input in a dialect, and what must come of it. */
export interface GoldenCase {
  readonly name: string;
  /** What the expected output rests on. */
  readonly source: string;
  readonly input: string;
  /** The bytes that Slidepath answers with. */
  readonly output: string;
  /** Whether these are the only right bytes, or a checker takes others too. */
  readonly judged: "exact" | "checker";
  readonly note?: string;
  /** Other outputs that are right. */
  readonly accept?: readonly string[];
  /** Outputs that are wrong, why, and what a judge must say. */
  readonly reject?: readonly {
    readonly output: string;
    readonly why: string;
    readonly verdict: string;
  }[];
}

const folder = new URL("../cases/", import.meta.url);

/** The ids of the dialects that have golden cases. */
export function goldenDialects(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
}

/** The golden cases of a dialect. */
export function goldenCases(dialect: string): GoldenCase[] {
  return JSON.parse(readFileSync(new URL(`${dialect}.json`, folder), "utf8")) as GoldenCase[];
}
