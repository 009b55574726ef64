import type { Problem } from "@slidepath/core";
import type { Dialect } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Context, OptionTable, OptionValues } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { conflict } from "../option-value.ts";
import { type Asked, readAs, unfitError } from "../solving/asked.ts";
import { readSettings, type SolveSettings, unfit } from "../solving/solve-options.ts";
import { boardSource, sourceOf } from "../solving/source.ts";

/** The options that say which puzzles are meant, and how far to search. */
export const PUZZLE_OPTIONS = {
  dialect: { type: "string", short: "d" },
  board: { type: "string" },
  goal: { type: "string" },
  size: { type: "string" },
  strict: { type: "boolean" },
  "max-nodes": { type: "string" },
  "max-memory": { type: "string" },
  "time-limit": { type: "string" },
} as const satisfies OptionTable;

/** Puzzles to look at, and how. */
export interface Puzzles {
  readonly dialect: Dialect;
  readonly settings: SolveSettings;
  readonly cases: Iterable<{ readonly number: number; readonly problem: Problem }>;
}

/**
 * Reads puzzles from --board, a file or standard input, in the dialect that is named or fits best. The walk
 * through the cases throws what is wrong with the text.
 *
 * @throws {CliError}
 */
export async function readPuzzles(
  values: OptionValues<typeof PUZZLE_OPTIONS>,
  file: string | undefined,
  context: Context,
): Promise<Puzzles> {
  if (values.board !== undefined && file !== undefined) {
    throw conflict("--board", "FILE");
  }
  const named = values.dialect === undefined ? undefined : await dialectNamed(values.dialect);
  const settings = await readSettings(values, named);
  if (named !== undefined && unfit(settings, named) !== undefined) {
    throw unfitError(settings, named);
  }
  const source =
    values.board === undefined ? await sourceOf(file, context) : boardSource(values.board);
  const asked =
    named === undefined
      ? (await import("../solving/read-detected.ts")).readDetected(source, settings)
      : readAs(named, source, settings);
  return { dialect: asked.dialect, settings, cases: boardsOf(asked) };
}

function* boardsOf({ dialect, cases }: Asked) {
  for (const { number, problem } of cases) {
    if (problem === undefined) {
      throw new CliError({
        code: "UNWRITABLE",
        number,
        dialect: dialect.id,
        reason: { what: "kind" },
      });
    }
    yield { number, problem };
  }
}
