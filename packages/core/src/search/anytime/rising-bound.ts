import type { HeuristicName, Outcome } from "../../outcome.ts";
import type { PatternBuild, PatternDatabases } from "../../pattern-database/pattern-databases.ts";
import { patternValue } from "../../pattern-database/pattern-value.ts";
import type { Problem } from "../../problem.ts";
import { idaStar } from "../ida-star.ts";
import type { KeptTables } from "../kept-tables.ts";
import type { Search } from "../search.ts";

/** How many nodes are expanded by linear conflicts before kept tables are asked for, which take a second to load. */
const NODES_BEFORE_TABLES = 100_000;
/** A step of loading is a millisecond, as long as a few hundred nodes; while it lasts, it has a larger share. */
const NODES_A_STEP = 256;
/** A short automaton, which takes no time to build. */
const PRUNING = 8;

/** How a bound rises. */
export interface RisingBoundOptions {
  readonly order?: string;
  /** Most bytes for the search and the tables that it loads. */
  readonly bytes: number;
  readonly tables?: PatternDatabases;
  readonly keptTables?: KeptTables;
}

/**
 * A lower bound on all paths that rises as IDA* goes on: by linear conflicts, and by pattern databases where the
 * caller brings some, or keeps some, once the former has gone on for long.
 */
export class RisingBound {
  heuristic: HeuristicName;
  /** Bytes of tables that were loaded, or are being. */
  #tableBytes = 0;
  readonly #problem: Problem;
  readonly #options: RisingBoundOptions;
  #search: Search;
  /** What went before the search under way. */
  #expanded = 0;
  #generated = 0;
  #proven = 0;
  #mayAsk: boolean;
  #loading: PatternBuild | undefined;

  /** @throws {PuzzleError} TABLES_UNSUITABLE; what a bad board throws */
  constructor(problem: Problem, options: RisingBoundOptions) {
    this.#problem = problem;
    this.#options = options;
    this.heuristic = options.tables === undefined ? "linearConflict" : "patternDatabase";
    this.#search = this.#searchBy(options.tables);
    this.#mayAsk = options.tables === undefined && options.keptTables !== undefined;
  }

  get expanded(): number {
    return this.#expanded + this.#search.progress().expanded;
  }

  get generated(): number {
    return this.#generated + this.#search.progress().generated;
  }

  get lowerBound(): number {
    return Math.max(this.#proven, this.#search.progress().lowerBound);
  }

  get bytes(): number {
    return this.#tableBytes + this.#search.progress().bytes;
  }

  /** Expands up to so many nodes more, or loads for as long. Returns the outcome once the search has one. */
  run(nodes: number): Outcome | undefined {
    if (this.#loading !== undefined) {
      const tables = this.#loading.run(Math.ceil(nodes / NODES_A_STEP));
      if (tables !== undefined) this.#goBy(tables);
      return undefined;
    }
    const outcome = this.#search.run(nodes);
    if (this.#mayAsk && outcome === undefined && this.expanded >= NODES_BEFORE_TABLES) this.#ask();
    return outcome;
  }

  #ask(): void {
    this.#mayAsk = false;
    const room = this.#options.bytes - this.bytes;
    this.#loading = this.#options.keptTables?.(this.#problem.goal, room);
    this.#tableBytes = this.#loading?.bytes ?? 0;
  }

  #goBy(tables: PatternDatabases): void {
    const { expanded, generated, lowerBound } = this.#search.progress();
    this.#loading = undefined;
    this.#expanded += expanded;
    this.#generated += generated;
    this.#proven = lowerBound;
    this.heuristic = "patternDatabase";
    this.#search = this.#searchBy(tables);
  }

  #searchBy(tables: PatternDatabases | undefined): Search {
    const { order, bytes } = this.#options;
    if (tables !== undefined) {
      this.#proven = Math.max(this.#proven, patternValue(this.#problem, tables));
    }
    return idaStar(this.#problem, {
      heuristic: this.heuristic,
      limits: { bytes: bytes - this.#tableBytes },
      ...(order !== undefined && { order }),
      ...(tables !== undefined && { tables, pruning: PRUNING }),
    });
  }
}
