import { type ByteSource, detect } from "@slidepath/formats";
import { type Asked, inputError, type Source, unfitError } from "./asked.ts";
import { type SolveSettings, unfit } from "./solve-options.ts";

/**
 * Reads a whole text in the dialect that fits it, and the options, best.
 *
 * @throws {CliError} where none fits
 */
export function readDetected(source: Source, settings: SolveSettings): Asked {
  const detection = detect(whole(source.bytes), settings.reading);
  if (detection.status === "unknown") throw inputError(source, detection.diagnostic);
  const [first] = detection.readings;
  const [best, ...readings] = detection.readings.filter(
    ({ dialect }) => unfit(settings, dialect) === undefined,
  );
  if (best === undefined) throw unfitError(settings, first.dialect);
  return {
    dialect: best.dialect,
    cases: best.cases,
    repairs: () => best.repairs,
    // They tell how readings differ from the first one.
    otherwise: { readings, differences: best === first ? detection.differences : [] },
  };
}

function whole(bytes: ByteSource): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let chunk = bytes(); chunk !== undefined; chunk = bytes()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
