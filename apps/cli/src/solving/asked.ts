import {
  type ByteSource,
  type Case,
  type Diagnostic,
  type Dialect,
  type Difference,
  type ParseEnd,
  parse,
  type Reading,
} from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import { type SolveSettings, unfit } from "./solve-options.ts";

/** What is asked: cases in a dialect, and how else the same text could be read. */
export interface Asked {
  readonly dialect: Dialect;
  /** To be walked through once, before `repairs` is asked for. */
  readonly cases: Iterable<Case>;
  repairs(): ParseEnd["repairs"];
  /** Left out where the caller named the dialect. */
  readonly otherwise?: OtherReadings;
}

/** How else a text can be read. */
export interface OtherReadings {
  readonly readings: readonly Pick<Reading, "dialect" | "reasons">[];
  /** How the answers would differ, what matters most first. */
  readonly differences: readonly Difference[];
}

/** A text, and the name under which a fault in it is reported. */
export interface Source {
  readonly bytes: ByteSource;
  /** Left out for standard input. */
  readonly name: string | undefined;
}

/**
 * Reads a text in a dialect, case by case as they are asked for; the walk through `cases` throws what is
 * wrong with the text.
 *
 * @throws {CliError}
 */
export function readAs(dialect: Dialect, source: Source, { reading }: SolveSettings): Asked {
  let end: ParseEnd = { repairs: [] };
  function* cases(): Generator<Case, void, undefined> {
    end = yield* parse(dialect, source.bytes, reading);
    if (end.diagnostic !== undefined) throw inputError(source, end.diagnostic);
  }
  return { dialect, cases: cases(), repairs: () => end.repairs };
}

/** Returns the complaint about the option that a dialect leaves no room for, one that was named or found out. */
export function unfitError(
  settings: SolveSettings,
  dialect: Dialect,
  by: "name" | "reading" = "name",
): CliError {
  const found = unfit(settings, dialect);
  if (found === undefined) throw new Error(`every option fits ${dialect.id}`);
  return new CliError({ code: "OPTION_UNFIT", dialect: dialect.id, by, ...found });
}

/** Returns the complaint about a fault in the text. */
export function inputError({ name }: Source, diagnostic: Diagnostic): CliError {
  return new CliError({ code: "INPUT", diagnostic, source: name });
}
