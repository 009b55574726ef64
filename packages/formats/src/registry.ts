import type { Dialect } from "./dialect.ts";
import { plain } from "./dialects/plain.ts";
import { twoBoards } from "./dialects/two-boards.ts";
import { xFamily } from "./dialects/x-family.ts";

/** All dialects, by family, in the order in which the catalogue lists them. */
export const DIALECTS: readonly Dialect[] = [...xFamily, ...twoBoards, ...plain];

/** Returns the dialect with this id (letters' case apart), or undefined. */
export function findDialect(id: string): Dialect | undefined {
  const wanted = id.toLowerCase();
  return DIALECTS.find((dialect) => dialect.id === wanted);
}
