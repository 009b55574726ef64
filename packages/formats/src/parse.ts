import type { Case } from "./case.ts";
import { CaseReader, type NumberItem, type ParseOptions } from "./case-reader.ts";
import { encodeUtf8, type Repair } from "./decode.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Dialect } from "./dialect.ts";
import { InputFault } from "./input-fault.ts";
import { type ByteSource, TextReader } from "./text-reader.ts";

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
  const reader = new TextReader(sourceOf(input), options.strict ?? false, dialect.input.tokens);
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
  const { repeat, rest } = dialect.input;
  switch (repeat.kind) {
    case "one":
    case "count": {
      const total = repeat.kind === "count" ? caseReader.readNumber(CASES).value : 1;
      for (let number = 1; number <= total; number++) yield caseReader.read(number)!;
      break;
    }
    case "end-of-input":
      // An input without any case is a fault, which reading a first one finds.
      for (let number = 1; number === 1 || reader.hasMore(); number++) {
        yield caseReader.read(number)!;
      }
      break;
    case "zeros":
      for (let number = 1; ; number++) {
        if (number > 1 && !reader.hasMore()) {
          reader.note("terminator");
          return;
        }
        const asked = caseReader.read(number);
        if (asked === undefined) break;
        yield asked;
      }
  }
  if (rest !== "ignored" && reader.nextToken()) {
    throw reader.fault({ code: "INPUT_LONG", expected: { kind: "end" } });
  }
}

const CASES: NumberItem = { item: "number", name: "cases", min: 0, max: Number.MAX_SAFE_INTEGER };

/** Where text came from: see {@link encodeUtf8}. */
export function sourceOf(input: string | Uint8Array | ByteSource): ByteSource {
  if (typeof input === "function") return input;
  let rest: Uint8Array | undefined = typeof input === "string" ? encodeUtf8(input) : input;
  return () => {
    const chunk = rest;
    rest = undefined;
    return chunk;
  };
}
