import type { Dialect } from "./dialect.ts";
import { twoBoards } from "./dialects/two-boards.ts";
import { xFamily } from "./dialects/x-family.ts";

/**
 * Returns the same as `findDialect`, and loads the whole registry only for what is not on the shelves that
 * are asked for most: a program that answers one question should not have to read a hundred dialects first.
 */
export async function loadDialect(name: string): Promise<Dialect | undefined> {
  const wanted = name.toLowerCase();
  const atHand = [...xFamily, ...twoBoards].find(({ id }) => id === wanted);
  return atHand ?? (await import("./registry.ts")).findDialect(name);
}
