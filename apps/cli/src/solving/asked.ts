import { boardsEqual } from "@slidepath/core";
import {
  type ByteSource,
  type Case,
  type Dialect,
  detect,
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
  readonly others?: readonly OtherReading[];
}

/** A dialect that fits as well. */
interface OtherReading {
  readonly dialect: Dialect;
  readonly sameBoards: boolean;
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

/**
 * Reads a whole text in the dialect that fits it best.
 *
 * @throws {CliError} where none fits
 */
export function readDetected(source: Source, settings: SolveSettings): Asked {
  const detection = detect(whole(source.bytes), settings.reading);
  if (detection.status === "unknown") throw inputError(source, detection.diagnostic);
  const [best, ...others] = detection.readings.filter(
    ({ dialect }) => unfit(settings, dialect) === undefined,
  );
  if (best === undefined) {
    const { dialect } = detection.readings[0];
    throw unfitError(settings, dialect);
  }
  return {
    dialect: best.dialect,
    cases: best.cases,
    repairs: () => best.repairs,
    others: others.map(({ dialect, cases }) => ({
      dialect,
      sameBoards: sameBoards(best.cases, cases),
    })),
  };
}

/** Returns the complaint about the option that a dialect leaves no room for. */
export function unfitError(settings: SolveSettings, dialect: Dialect): CliError {
  const found = unfit(settings, dialect);
  if (found === undefined) throw new Error(`every option fits ${dialect.id}`);
  return new CliError({ code: "OPTION_UNFIT", dialect: dialect.id, ...found });
}

function inputError({ name }: Source, diagnostic: NonNullable<ParseEnd["diagnostic"]>): CliError {
  return new CliError({ code: "INPUT", diagnostic, source: name });
}

function whole(bytes: ByteSource): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let chunk = bytes(); chunk !== undefined; chunk = bytes()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function sameBoards(a: Reading["cases"], b: Reading["cases"]): boolean {
  return (
    a.length === b.length &&
    a.every(({ problem }, i) => {
      const other = b[i]!.problem;
      if (problem === undefined || other === undefined) return false;
      return boardsEqual(problem.start, other.start) && boardsEqual(problem.goal, other.goal);
    })
  );
}
