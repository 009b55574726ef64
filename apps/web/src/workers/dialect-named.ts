import { type Dialect, findDialect } from "@slidepath/formats";

/** Returns a dialect by its id, which the page has from here: another one is a fault of ours. */
export function dialectNamed(id: string): Dialect {
  const dialect = findDialect(id);
  if (dialect === undefined) throw new Error(`there is no dialect "${id}"`);
  return dialect;
}
