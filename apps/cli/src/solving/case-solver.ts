import {
  isServedBy,
  type KeptTables,
  type PatternDatabases,
  type SolveOptions,
} from "@slidepath/core";
import { type Answer, answer, type Case, type Dialect } from "@slidepath/formats";
import { CliError, type LimitReason, type UnsupportedMeans } from "../cli-error.ts";
import type { Context } from "../command.ts";
import { InterruptedError, type Io } from "../io.ts";
import type { Output } from "../output.ts";
import { ProgressLine } from "../progress-line.ts";
import { loadKeptTables } from "../tables/kept-tables.ts";
import { makeTables } from "../tables/make-tables.ts";
import type { SolveSettings } from "./solve-options.ts";

/** An answer and how long it took. */
export interface TimedAnswer extends Answer {
  readonly milliseconds: number;
}

/** What of the world a solver has to do with. */
export interface SolverContext extends Pick<Context, "language"> {
  readonly io: Pick<Io, "interrupted" | "now" | "writeError" | "isTerminal" | "cacheFolder">;
  readonly output: Pick<Output, "flush">;
}

/**
 * Answers cases one after another under the caller's settings. The first one is taken for the only one, and
 * only with a second one are tables built.
 */
export class CaseSolver {
  readonly #context: SolverContext;
  readonly #settings: SolveSettings;
  readonly #keptTables: KeptTables;
  /** Those to go by: which the caller asked for, or which are at hand. */
  #tables: PatternDatabases | undefined;
  #options: SolveOptions;
  readonly #laterOptions: SolveOptions;
  readonly #timeLimit: number | undefined;
  readonly #progress: ProgressLine;
  #deadline = Number.POSITIVE_INFINITY;

  constructor(context: SolverContext, settings: SolveSettings) {
    const { method, metric, heuristic, order, limits, timeLimit } = settings;
    const { io, language, output } = context;
    this.#context = context;
    this.#settings = settings;
    this.#keptTables = loadKeptTables(io, language);
    this.#timeLimit = timeLimit;
    this.#progress = new ProgressLine(io, language);
    this.#laterOptions = {
      method,
      metric,
      ...(heuristic !== undefined && { heuristic }),
      ...(order !== undefined && { order }),
      limits,
      keptTables: this.#keptTables,
      signal: timeLimit === undefined ? io.interrupted : this.#signal(),
      onProgress: (progress) => {
        // A search is under way: what has been answered is not to wait for it.
        output.flush();
        this.#progress.show(progress);
      },
    };
    this.#options = { ...this.#laterOptions, once: true };
  }

  /**
   * Answers a case.
   *
   * @throws {CliError} where the settings do not fit it
   * @throws {InterruptedError}
   */
  answer(dialect: Dialect, asked: Case): Answer {
    const answered = this.search(asked.number, (options) =>
      answer(dialect, asked, this.#withTables(options, asked)),
    );
    this.#options = this.#laterOptions;
    if (answered.outcome.status === "limit") this.#stopIfInterrupted();
    return answered;
  }

  /**
   * Does something else with a case that takes a search.
   *
   * @throws as {@link answer}
   */
  search<Found>(number: number, find: (options: SolveOptions) => Found): Found {
    const { io } = this.#context;
    this.#progress.begin();
    if (this.#timeLimit !== undefined) this.#deadline = io.now() + this.#timeLimit;
    try {
      return find(this.#options);
    } catch (error) {
      throw fault(error, number, this.#settings);
    } finally {
      this.#progress.end();
    }
  }

  /** As {@link answer}. */
  timed(dialect: Dialect, asked: Case): TimedAnswer {
    const { io } = this.#context;
    const began = io.now();
    const answered = this.answer(dialect, asked);
    return { ...answered, milliseconds: io.now() - began };
  }

  /** Goes by these tables where they serve. */
  takeTables(tables: PatternDatabases | undefined): void {
    this.#tables = tables;
  }

  /** Adds the tables that are at hand, and where the caller wants to go by some, looks for them. */
  #withTables(options: SolveOptions, { problem }: Case): SolveOptions {
    if (problem === undefined) return options;
    const { heuristic, limits } = this.#settings;
    const isAtHand = this.#tables !== undefined && isServedBy(problem.goal, this.#tables);
    if (!isAtHand) {
      if (heuristic !== "patternDatabase") return options;
      const { signal } = options;
      this.#tables = makeTables(problem, this.#keptTables, { bytes: limits.bytes, signal });
    }
    if (this.#tables !== undefined) return { ...options, tables: this.#tables };
    // Too late: no search will begin, whatever it would go by.
    const { heuristic: _, ...others } = options;
    return others;
  }

  #stopIfInterrupted(): void {
    if (this.#context.io.interrupted.aborted) throw new InterruptedError();
  }

  #signal(): { readonly aborted: boolean } {
    const { io } = this.#context;
    const deadline = (): number => this.#deadline;
    return {
      get aborted() {
        return io.interrupted.aborted || io.now() >= deadline();
      },
    };
  }
}

/** Which limit an outcome names: nothing but the deadline aborts a search whose outcome is seen. */
export function limitReason(reason: LimitReason | "aborted"): LimitReason {
  return reason === "aborted" ? "time" : reason;
}

function fault(
  error: unknown,
  number: number,
  { method, metric, heuristic }: SolveSettings,
): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "GOAL_SIZE") return new CliError({ code, number });
  if (code !== "METHOD_UNSUPPORTED") return error;
  return new CliError({ code, number, what: unsupported() });

  function unsupported(): UnsupportedMeans {
    if (metric === "multi-tile") return metric;
    if (method === "table") return method;
    return heuristic === "patternDatabase" ? "pattern-database" : "walking-distance";
  }
}
