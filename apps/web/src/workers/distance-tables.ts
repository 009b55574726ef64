import {
  type Board,
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
  if (!isKept(kind) || isTableBuilt(kind.width, kind.height, kind.goalBlank)) return undefined;
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
  const isNew = isKept(kind) && !isTableBuilt(width, height, goalBlank);
  const build = tableBuild(width, height, goalBlank);
  return {
    run(budget) {
      const table = build.run(budget);
      if (table !== undefined && isNew) {
        // Its memory is its own, which no compiler before TypeScript 5.7 could be told of a result.
        void cacheTables(nameOf(kind), serializeDistanceTable(table) as Uint8Array<ArrayBuffer>);
      }
      return table;
    },
    progress: () => build.progress(),
  };
}

/** Smaller tables are built in less time than it takes to look for them. */
function isKept({ width, height }: GoalKind): boolean {
  const cells = width * height;
  return cells > INSTANT_TABLE_CELLS && cells <= MAX_TABLE_CELLS;
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
