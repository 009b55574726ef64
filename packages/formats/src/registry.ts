import type { Dialect } from "./dialect.ts";
import { boards } from "./dialects/boards.ts";
import { courseWork } from "./dialects/course-work.ts";
import { decisions } from "./dialects/decisions.ts";
import { manyLength } from "./dialects/many-length.ts";
import { oddities } from "./dialects/oddities.ts";
import { oneLength } from "./dialects/one-length.ts";
import { paths } from "./dialects/paths.ts";
import { plain } from "./dialects/plain.ts";
import { twoBoards } from "./dialects/two-boards.ts";
import { xFamily } from "./dialects/x-family.ts";

/** All dialects, by family, in the order in which the catalogue lists them. */
export const DIALECTS: readonly Dialect[] = [
  ...xFamily,
  ...oneLength,
  ...manyLength,
  ...twoBoards,
  ...decisions,
  ...paths,
  ...boards,
  ...oddities,
  ...courseWork,
  ...plain,
];

/**
 * Returns the dialect with this id or one of these official names, such as `HDU 1043` or `zoj-1217`
 * (letters' case, blanks and punctuation apart), or undefined.
 */
export function findDialect(name: string): Dialect | undefined {
  const wanted = name.toLowerCase();
  const byId = DIALECTS.find((dialect) => dialect.id === wanted);
  if (byId !== undefined) return byId;
  const plainName = squeezed(name);
  return DIALECTS.find(({ id, official }) =>
    [id, ...official].some((known) => squeezed(known) === plainName),
  );
}

function squeezed(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
