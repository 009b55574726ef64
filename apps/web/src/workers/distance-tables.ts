import {
  type Board,
  type DistanceTable,
  deserializeDistanceTable,
  INSTANT_TABLE_CELLS,
  isTableBuilt,
  MAX_TABLE_CELLS,
  PuzzleError,
  serializeDistanceTable,
  type TableBuild,
  tableBuild,
} from "@slidepath/core";
import { cachedTables, cacheTables } from "./table-cache.ts";

/** The size of a goal, and its blank's cell. */
export interface GoalKind {
  readonly width: number;
  readonly height: number;
  readonly goalBlank: number;
}

/** What this worker has looked for in the store, whatever came of it. */
const looked = new Map<string, Promise<void>>();

/**
 * Takes the distances of all boards from a goal of ten to twelve cells from where an earlier visit has kept them.
 * Returns when that has been tried; undefined where there is nothing to try.
 */
export function takeKeptDistances(kind: GoalKind): Promise<void> | undefined {
  const { width, height, goalBlank } = kind;
  const cells = width * height;
  if (cells <= INSTANT_TABLE_CELLS || cells > MAX_TABLE_CELLS) return undefined;
  if (isTableBuilt(width, height, goalBlank)) return undefined;
  const name = nameOf(kind);
  let looking = looked.get(name);
  if (looking === undefined) {
    looking = cachedTables(name).then((bytes) => {
      if (bytes !== undefined) take(bytes);
    });
    looked.set(name, looking);
  }
  return looking;
}

export function kindOf({ width, height, tiles }: Board): GoalKind {
  return { width, height, goalBlank: tiles.indexOf(0) };
}

/** Builds the distances unless they are there, and keeps them for the next visit. */
export function keptTableBuild(kind: GoalKind): TableBuild {
  const { width, height, goalBlank } = kind;
  const isKept = isTableBuilt(width, height, goalBlank);
  const build = tableBuild(width, height, goalBlank);
  return {
    run(budget) {
      const table = build.run(budget);
      if (table !== undefined && !isKept) keep(kind, table);
      return table;
    },
    progress: () => build.progress(),
  };
}

function keep(kind: GoalKind, table: DistanceTable): void {
  if (kind.width * kind.height <= INSTANT_TABLE_CELLS) return;
  void cacheTables(nameOf(kind), serializeDistanceTable(table));
}

/** Damaged bytes are left where they are: what is built instead takes their place. */
function take(bytes: Uint8Array): void {
  try {
    deserializeDistanceTable(bytes);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
  }
}

function nameOf({ width, height, goalBlank }: GoalKind): string {
  return `${width}x${height}-distances-${goalBlank}`;
}
