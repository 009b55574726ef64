import {
  type Board,
  buildPatternDatabases,
  deserializePatternDatabases,
  isServedBy,
  type KeptTables,
  type PatternBuild,
  type PatternDatabases,
  type PatternPlan,
  PuzzleError,
  serializePatternDatabases,
} from "@slidepath/core";
import { cachedTables, cacheTables } from "./table-cache.ts";

/** How a search has come by its tables. */
export interface TablesNews {
  /** Taken from the store, or built, as far as that has come. */
  readonly from: "store" | "building";
  /** From 0 to 1. */
  readonly done: number;
}

/** One cell of each kind: a symmetry takes every other cell to one of them. */
const KINDS_OF_BLANK = { corner: 0, edge: 1, middle: 5 } as const;

/** All tables of this worker, done or under way: what one search has begun the next one finishes. */
const known: FifteenTables[] = [];

/**
 * Has a search of a fifteen puzzle take its tables from where an earlier visit has kept them, or else build and
 * keep them. To be run in turns, since reading takes some.
 */
export function fifteenTables(): { readonly kept: KeptTables; news(): TablesNews | undefined } {
  let wanted: FifteenTables | undefined;
  return {
    kept(goal) {
      if (goal.width !== 4 || goal.height !== 4) return undefined;
      wanted = known.find(({ plan }) => isServedBy(goal, plan));
      if (wanted === undefined) {
        wanted = new FifteenTables(goal);
        known.push(wanted);
      }
      return wanted;
    },
    news: () => wanted?.news(),
  };
}

class FifteenTables implements PatternBuild {
  readonly plan: PatternPlan;
  readonly bytes: number;
  readonly #name: string;
  readonly #goal: Board;
  readonly #build: PatternBuild;
  #done: PatternDatabases | undefined;
  /** What the store holds; null once it is known to hold nothing of use. */
  #stored: Uint8Array | null | undefined;

  constructor(goal: Board) {
    this.#goal = goal;
    this.#name = nameOf(goal);
    this.#build = buildPatternDatabases({ width: 4, height: 4, goal });
    this.plan = this.#build.plan;
    this.bytes = this.#build.bytes;
    void cachedTables(this.#name).then((bytes) => {
      this.#stored = bytes ?? null;
    });
  }

  run(steps: number): PatternDatabases | undefined {
    // Until the store has answered there is nothing to do.
    if (this.#done !== undefined || this.#stored === undefined) return this.#done;
    if (this.#stored !== null) {
      this.#done = readTables(this.#stored, this.#goal);
      if (this.#done !== undefined) return this.#done;
      this.#stored = null;
    }
    this.#done = this.#build.run(steps);
    if (this.#done !== undefined) {
      // A copy: the search's own bytes stay with it.
      void cacheTables(this.#name, new Uint8Array(serializePatternDatabases(this.#done)));
    }
    return this.#done;
  }

  progress(): ReturnType<PatternBuild["progress"]> {
    return this.#build.progress();
  }

  news(): TablesNews | undefined {
    if (this.#stored === undefined) return undefined;
    if (this.#stored !== null) return { from: "store", done: this.#done === undefined ? 0 : 1 };
    const { entries, total } = this.progress();
    return { from: "building", done: this.#done === undefined ? entries / total : 1 };
  }
}

function nameOf(goal: Board): string {
  const kinds = Object.entries(KINDS_OF_BLANK);
  const [kind] = kinds.find(([, goalBlank]) =>
    isServedBy(goal, { width: 4, height: 4, goalBlank }),
  )!;
  return `4x4-${kind}`;
}

/** Returns tables that serve a goal; undefined where the bytes are damaged, of another version or for other goals. */
function readTables(bytes: Uint8Array, goal: Board): PatternDatabases | undefined {
  try {
    const tables = deserializePatternDatabases(bytes);
    return isServedBy(goal, tables) ? tables : undefined;
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
