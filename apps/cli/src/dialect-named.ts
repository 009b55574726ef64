import { DIALECTS, type Dialect, findDialect } from "@slidepath/formats";
import { CliError } from "./cli-error.ts";
import { nearest } from "./nearest.ts";

/**
 * Returns the dialect with this id.
 *
 * @throws {CliError}
 */
export async function dialectNamed(given: string): Promise<Dialect> {
  const dialect = findDialect(given);
  if (dialect !== undefined) return dialect;
  const near = await nearest(
    given,
    DIALECTS.map(({ id }) => id),
  );
  throw new CliError({ code: "DIALECT_UNKNOWN", given, ...near });
}
