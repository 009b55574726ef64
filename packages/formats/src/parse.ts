import type { Problem } from "@slidepath/core";
import { CaseReader, type NumberItem, type ParseOptions } from "./case-reader.ts";
import { encodeUtf8, type Repair } from "./decode.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Dialect } from "./dialect.ts";
import { type ByteSource, InputFault, TextReader } from "./text-reader.ts";

/** One question of an input. */
export interface Case {
  /** 1, 2, 3 … in the order of the input. */
  readonly number: number;
  readonly problem: Problem;
}

/** What is known once an input has been read, to its end or to the fault. */
export interface ParseEnd {
  /** What is wrong, if anything. The cases before it stand. */
  readonly diagnostic?: Diagnostic;
  /** What was read as something else than it is written. */
  readonly repairs: readonly Repair[];
}

/**
 * Reads the cases of an input in a dialect, one after another and in constant memory: a generator of
 * cases which returns how the reading ended. `input` is text, bytes, or a source of chunks of bytes.
 * Bytes are UTF-8, or UTF-16 with a byte order mark. Never throws for what the input holds.
 */
export function* parse(
  dialect: Dialect,
  input: string | Uint8Array | ByteSource,
  options: ParseOptions = {},
): Generator<Case, ParseEnd, undefined> {
  const reader = new TextReader(sourceOf(input), options.strict ?? false);
  try {
    yield* cases(dialect, reader, options);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return { diagnostic: error.diagnostic, repairs: reader.repairs };
  }
  return { repairs: reader.repairs };
}

function* cases(
  dialect: Dialect,
  reader: TextReader,
  options: ParseOptions,
): Generator<Case, void, undefined> {
  const caseReader = new CaseReader(dialect, reader, options);
  const { repeat } = dialect.input;
  const total = repeat.kind === "count" ? caseReader.readNumber(CASES).value : 1;
  for (let number = 1; number <= total; number++) yield { number, problem: caseReader.read() };
  if (reader.nextToken()) throw reader.fault({ code: "INPUT_LONG", expected: { kind: "end" } });
}

const CASES: NumberItem = { item: "number", name: "cases", min: 0, max: Number.MAX_SAFE_INTEGER };

/** Where text came from: see {@link encodeUtf8}. */
function sourceOf(input: string | Uint8Array | ByteSource): ByteSource {
  if (typeof input === "function") return input;
  let rest: Uint8Array | undefined = typeof input === "string" ? encodeUtf8(input) : input;
  return () => {
    const chunk = rest;
    rest = undefined;
    return chunk;
  };
}
