import {
  type ByteSource,
  detect,
  expandSequence,
  type MoveReading,
  type Reading,
  sequenceLength,
} from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import { type Asked, inputError, type Source, unfitError } from "./asked.ts";
import { type SolveSettings, unfit } from "./solve-options.ts";

/**
 * Reads a whole text in the dialect that fits it, and the options, best.
 *
 * @throws {CliError} where none fits
 */
export function readDetected(source: Source, settings: SolveSettings): Asked {
  const detection = detect(whole(source.bytes), settings.reading);
  if (detection.status === "unknown") {
    const [moves] = detection.moves;
    throw moves === undefined
      ? inputError(source, detection.diagnostic)
      : movesError(source, moves);
  }
  const [first] = detection.readings;
  const fitting = detection.readings.filter(
    ({ dialect }) => unfit(settings, dialect) === undefined,
  );
  // "0" announces no cases, and is a board of one cell: whoever asks wants an answer.
  const best = fitting.find(hasCase) ?? fitting[0];
  if (best === undefined) throw unfitError(settings, first.dialect, "reading");
  const readings = fitting.filter((reading) => reading !== best);
  return {
    dialect: best.dialect,
    cases: best.cases,
    repairs: () => best.repairs,
    // They tell how readings differ from the first one.
    otherwise: { readings, differences: best === first ? detection.differences : [] },
  };
}

/** As many letters of a path as a line of advice has room for. */
const SHOWN_MOVES = 40;

/** Returns the complaint about a path without a board. */
function movesError({ name: source }: Source, { moves }: MoveReading): CliError {
  const length = sequenceLength(moves);
  const letters = length <= SHOWN_MOVES ? expandSequence(moves) : "...";
  return new CliError({ code: "MOVES_ONLY", length, letters, source });
}

function hasCase({ cases }: Reading): boolean {
  for (const _ of cases) return true;
  return false;
}

function whole(bytes: ByteSource): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let chunk = bytes(); chunk !== undefined; chunk = bytes()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
