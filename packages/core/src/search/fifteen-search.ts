import { moveOrderCodes } from "../move.ts";
import type { BestPath, HeuristicName } from "../outcome.ts";
import {
  buildPatternDatabases,
  type PatternBuild,
  type PatternDatabases,
} from "../pattern-database/pattern-databases.ts";
import { isServedBy, patternViews } from "../pattern-database/pattern-view.ts";
import type { Problem } from "../problem.ts";
import { Improvement } from "./anytime/improvement.ts";
import type { ByteMeter } from "./byte-meter.ts";
import { DescentDeepening } from "./descent.ts";
import type { KeptTables } from "./kept-tables.ts";
import { patternDescent } from "./pattern-descent.ts";
import type { Search, SearchLimits } from "./search.ts";
import { createSearch, type Engine } from "./search-frame.ts";
import { WalkingDescent } from "./walking-descent.ts";

/**
 * How many nodes are expanded by walking distance before tables are built, which takes about as long as some
 * millions: nearly half of all boards would not be done by then, and easy ones do not wait.
 */
const NODES_BEFORE_TABLES = 200_000;
/** Short automata, which take no time to build. */
const WALKING_PRUNING = 6;
const PATTERN_PRUNING = 8;
/** A building step is about as long as so many nodes. */
const NODES_A_STEP = 16_384;

/**
 * A board that has taken so many nodes may take a minute: from then on beams look for paths meanwhile, a turn each so
 * many nodes, for a fifth of the time, until they are wide.
 */
const NODES_BEFORE_BEAMS = 1 << 20;
const NODES_A_TURN = 1 << 19;
const BEAM_TURN = 1 << 14;
const MOST_BEAM_TURNS = 128;

/** The tables built or loaded so far, each for the goals whose blank a symmetry takes to its own. */
const ready: PatternDatabases[] = [];

/** How to search a fifteen puzzle. */
export interface FifteenOptions {
  readonly order?: string;
  readonly limits?: SearchLimits;
  readonly keptTables?: KeptTables;
}

/**
 * Returns IDA* for a fifteen puzzle: by the greater of walking distance and linear conflict at once, and when
 * that has not come to an end after {@link NODES_BEFORE_TABLES} nodes, by pattern databases and their
 * reflection, from the bound that is proven by then: those that are kept somewhere, or else three of five tiles,
 * which are built. They stay for the next board, which goes by them from the beginning. Where `limits.bytes`
 * leaves no room for them, walking goes on. A board that is hard even so is given a path meanwhile, which becomes
 * shorter, and ends the search once it is proven to be shortest, unless `order` asks for the least one.
 */
export function fifteenSearch(
  problem: Problem,
  { order, limits, keptTables }: FifteenOptions,
): Search {
  const codes = moveOrderCodes(order ?? "udlr");
  let engine: FifteenEngine | undefined;
  return createSearch(problem, {
    name: {
      method: "ida-star",
      get heuristic(): HeuristicName {
        return engine?.heuristic ?? "walkingDistance+linearConflict";
      },
    },
    limits,
    engine: (checked, meter) => {
      engine = new FifteenEngine(checked, codes, order === undefined, meter, keptTables);
      return engine;
    },
  });
}

class FifteenEngine implements Engine {
  heuristic: HeuristicName = "walkingDistance+linearConflict";
  readonly #problem: Problem;
  readonly #order: Uint8Array;
  /** Whether any shortest path will do. */
  readonly #takesAny: boolean;
  readonly #meter: ByteMeter;
  readonly #keptTables: KeptTables | undefined;
  #search: DescentDeepening;
  /** What went before the search under way. */
  #expanded = 0;
  #generated = 0;
  #build: PatternBuild | undefined;
  /** Whether tables are to be built once walking has gone on for long. */
  #mayBuild = true;
  #beams: Improvement | undefined;
  /** How many turns beams have had, or might have had. */
  #beamTurns = 0;
  /** Whether beams have nothing left to try. */
  #isWidest = false;
  /** The path of the beams, once it is proven to be shortest. */
  #found: string | undefined;

  constructor(
    problem: Problem,
    order: Uint8Array,
    takesAny: boolean,
    meter: ByteMeter,
    keptTables: KeptTables | undefined,
  ) {
    this.#problem = problem;
    this.#takesAny = takesAny;
    this.#keptTables = keptTables;
    this.#order = order;
    this.#meter = meter;
    const walking = new WalkingDescent(problem, true, meter);
    this.#search = new DescentDeepening(problem, walking, order, WALKING_PRUNING, meter);
    const tables = ready.find((each) => isServedBy(problem.goal, each));
    if (tables !== undefined) this.#goBy(tables);
  }

  get expanded(): number {
    return this.#deepened + (this.#beams?.expanded ?? 0);
  }

  get generated(): number {
    return this.#generated + this.#search.generated + (this.#beams?.generated ?? 0);
  }

  get best(): BestPath | undefined {
    return this.#beams?.best;
  }

  get #deepened(): number {
    return this.#expanded + this.#search.expanded;
  }

  get lowerBound(): number {
    return this.#search.lowerBound;
  }

  advance(stop: number): boolean {
    if (this.#build !== undefined && !this.#advanceBuild(this.#build, stop)) return false;
    if (!this.#mayBuild) return this.#deepen(stop);
    const end = Math.min(stop, NODES_BEFORE_TABLES);
    if (this.#search.advance(end - this.#expanded)) return true;
    if (this.expanded < NODES_BEFORE_TABLES) return false;
    const { goal } = this.#problem;
    const room = this.#meter.limit - this.#meter.bytes;
    const build =
      this.#keptTables?.(goal, room) ?? buildPatternDatabases({ width: 4, height: 4, goal });
    if (build.bytes > room) {
      // No room: walking goes on to the end.
      this.#mayBuild = false;
      return this.advance(stop);
    }
    this.#meter.take(build.bytes);
    this.#build = build;
    return stop === Number.POSITIVE_INFINITY ? this.advance(stop) : false;
  }

  moves(): string {
    return this.#found ?? this.#search.moves();
  }

  /** Deepens in turns with beams: at the same places however it is sliced, so that the path is always the same. */
  #deepen(stop: number): boolean {
    let left = stop - this.expanded;
    for (;;) {
      const beams = this.#beams;
      const beamsEnd = Math.min(this.#beamTurns, MOST_BEAM_TURNS) * BEAM_TURN;
      if (beams !== undefined && !this.#isWidest && beams.spent < beamsEnd) {
        const budget = Math.min(beamsEnd - beams.spent, left);
        if (budget === 0) return false;
        this.#isWidest = !beams.run(budget);
        left -= budget;
        if (this.#isProven()) return true;
        continue;
      }
      const before = this.#deepened;
      const due = NODES_BEFORE_BEAMS + this.#beamTurns * NODES_A_TURN;
      if (this.#search.advance(Math.min(before + left, due) - this.#expanded)) return true;
      left -= this.#deepened - before;
      if (this.#deepened < due) return false;
      this.#beams ??= new Improvement(this.#problem, this.#meter);
      if (this.#isProven()) return true;
      this.#beamTurns++;
    }
  }

  /** Whether the beams' path is as short as any can be. */
  #isProven(): boolean {
    const { best } = this;
    if (!this.#takesAny || best?.length !== this.lowerBound) return false;
    this.#found = best.moves;
    return true;
  }

  #advanceBuild(build: PatternBuild, stop: number): boolean {
    const steps = Math.ceil((stop - this.expanded) / NODES_A_STEP);
    const tables = build.run(steps);
    if (tables === undefined) return false;
    this.#meter.give(build.bytes - tables.bytes);
    this.#build = undefined;
    ready.push(tables);
    this.#goBy(tables);
    return true;
  }

  #goBy(tables: PatternDatabases): void {
    const { goal } = this.#problem;
    const views = patternViews(tables, goal).slice(0, 2);
    const descent = patternDescent(this.#problem, tables, views, this.#meter);
    this.#expanded += this.#search.expanded;
    this.#generated += this.#search.generated;
    this.#search = new DescentDeepening(
      this.#problem,
      descent,
      this.#order,
      PATTERN_PRUNING,
      this.#meter,
      this.#search.lowerBound,
    );
    this.#mayBuild = false;
    this.heuristic = "patternDatabase";
  }
}
