import { type Dialect, loadDialect } from "@slidepath/formats";
import { CliError } from "./cli-error.ts";

/**
 * Returns the dialect with this name.
 *
 * @throws {CliError}
 */
export async function dialectNamed(given: string): Promise<Dialect> {
  const dialect = await loadDialect(given);
  if (dialect !== undefined) return dialect;
  const { nearestDialect } = await import("./nearest-dialect.ts");
  throw new CliError({ code: "DIALECT_UNKNOWN", given, ...(await nearestDialect(given)) });
}
