import {
  buildPatternDatabases,
  INSTANT_TABLE_CELLS,
  isServedBy,
  isTableBuilt,
  MAX_TABLE_CELLS,
  type PatternDatabases,
  type Problem,
  type SharedDistanceTable,
  shareDistanceTable,
} from "@slidepath/core";
import type { BoardCase, Case } from "@slidepath/formats";
import { Piscina } from "piscina";
import { CliError } from "../cli-error.ts";
import type { Context } from "../command.ts";
import { InterruptedError } from "../io.ts";
import { loadKeptTables } from "../tables/kept-tables.ts";
import { finished, makeTables } from "../tables/make-tables.ts";
import type { ThreadAnswer, ThreadTask } from "./answer-thread.ts";
import type { Asked } from "./asked.ts";
import { CaseSolver } from "./case-solver.ts";
import type { SolveSettings } from "./solve-options.ts";
import type { Told } from "./teller.ts";

/** Cells of boards that are answered in less time than it takes to hand them to a thread. */
const TINY_CELLS = 9;
/** How many of those are handed over at once. */
const TINY_BATCH = 256;
/** Batches that are under way or wait, for each thread. */
const BATCHES_A_THREAD = 4;

/**
 * Returns the answers to cases, in their order, found by threads. So many cases are read ahead of the answers as
 * keep the threads busy, and no more. What is wrong with the input is thrown after the answers before it.
 *
 * @throws {CliError} as {@link CaseSolver}
 */
export async function* answersInParallel(
  asked: Asked,
  settings: SolveSettings,
  jobs: number,
  context: Context,
): AsyncGenerator<Told, void, undefined> {
  const { io, output } = context;
  const share = new SharedTables(settings, context);
  const pool = new Piscina<ThreadTask, ThreadAnswer[]>({
    filename: new URL("./answer-thread.js", import.meta.url).href,
    name: "answerCases",
    minThreads: jobs,
    maxThreads: jobs,
    atomics: "disabled",
  });
  const waiting: Promise<Told[]>[] = [];
  // Whoever waits for the first hears of a fault of a later one in its turn.
  const enqueue = (answers: Promise<Told[]>): void => {
    answers.catch(() => {});
    waiting.push(answers);
  };
  const handOver = (cases: readonly BoardCase[]): void => {
    const task: ThreadTask = {
      dialect: asked.dialect.id,
      settings,
      language: context.language,
      cacheFolder: io.cacheFolder(),
      cases,
      tables: share.tablesFor(cases[0]!.problem)?.data,
      distances: distances.tables,
    };
    enqueue(pool.run(task).then((answers) => toldOf(cases, answers)));
  };
  const distances = new SharedDistances(settings);
  let alone: CaseSolver | undefined;
  let batch: BoardCase[] = [];
  let fault: unknown;
  try {
    const cases = asked.cases[Symbol.iterator]();
    for (;;) {
      if (io.interrupted.aborted) throw new InterruptedError();
      let next: IteratorResult<Case>;
      try {
        next = cases.next();
      } catch (error) {
        fault = error;
        break;
      }
      if (next.done) break;
      const { value } = next;
      // It holds functions, which no thread can be handed; or by its answer a table is made for them all.
      if (value.odd !== undefined || distances.isMissing(value.problem)) {
        if (batch.length > 0) handOver(batch);
        batch = [];
        alone ??= new CaseSolver(context, settings);
        const solver = alone;
        enqueue((async () => [solver.timed(asked.dialect, value)])());
        if (value.odd === undefined) distances.share(value.problem);
      } else {
        batch.push(value);
        const isTiny = value.problem.start.tiles.length <= TINY_CELLS;
        if (!isTiny || batch.length === TINY_BATCH) {
          handOver(batch);
          batch = [];
        }
      }
      if (waiting.length >= BATCHES_A_THREAD * jobs) {
        yield* await waiting.shift()!;
        output.flush();
      }
    }
    if (batch.length > 0) handOver(batch);
    for (const answers of waiting) {
      yield* await answers;
      output.flush();
    }
    if (fault !== undefined) throw fault;
  } finally {
    await pool.destroy();
  }
}

function toldOf(cases: readonly BoardCase[], answers: readonly ThreadAnswer[]): Told[] {
  return answers.map((answer, i) => {
    if ("complaint" in answer) throw new CliError(answer.complaint);
    return { case: cases[i]!, ...answer };
  });
}

/** Tables for all threads at once: in memory that they share, made when the first case comes that wants them. */
class SharedTables {
  readonly #settings: SolveSettings;
  readonly #context: Context;
  readonly #known: { goal: Problem["goal"]; tables: PatternDatabases | undefined }[] = [];

  constructor(settings: SolveSettings, context: Context) {
    this.#settings = settings;
    this.#context = context;
  }

  tablesFor({ goal }: Problem): PatternDatabases | undefined {
    const { method, heuristic } = this.#settings;
    const isAsked = heuristic === "patternDatabase";
    const isOpen = heuristic === undefined && (method === "auto" || method === "anytime");
    const { width, height } = goal;
    if (!isAsked && !(isOpen && width * height > MAX_TABLE_CELLS)) return undefined;
    const found = this.#known.find((one) =>
      one.tables === undefined ? sameBlank(one.goal, goal) : isServedBy(goal, one.tables),
    );
    if (found !== undefined) return found.tables;
    const tables = this.#made(goal, isAsked);
    this.#known.push({ goal, tables });
    return tables;
  }

  #made(goal: Problem["goal"], isAsked: boolean): PatternDatabases | undefined {
    const { io, language } = this.#context;
    const { bytes = Number.POSITIVE_INFINITY } = this.#settings.limits;
    const kept = loadKeptTables(io, language, { shared: true });
    if (isAsked) return makeTables({ goal }, kept, { bytes, shared: true });
    const { width, height } = goal;
    let build = kept(goal, bytes);
    // For a fifteen puzzle each thread would build its own.
    if (width === 4 && height === 4) {
      build ??= buildPatternDatabases({ width, height, goal, shared: true });
    }
    return build === undefined || build.bytes > bytes ? undefined : finished(build);
  }
}

/** Tables of all distances which take long to make: each is made by the first answer that needs it. */
class SharedDistances {
  tables: readonly SharedDistanceTable[] = [];
  readonly #isAsked: boolean;

  constructor({ method }: SolveSettings) {
    this.#isAsked = method === "table";
  }

  isMissing({ goal }: Problem): boolean {
    const { width, height, tiles } = goal;
    const isSlow = tiles.length > INSTANT_TABLE_CELLS && tiles.length <= MAX_TABLE_CELLS;
    return this.#isAsked && isSlow && !isTableBuilt(width, height, tiles.indexOf(0));
  }

  /** To be called once a problem has been answered; no table is there where a limit came first. */
  share(problem: Problem): void {
    if (this.isMissing(problem)) return;
    const { width, height, tiles } = problem.goal;
    this.tables = [...this.tables, shareDistanceTable(width, height, tiles.indexOf(0))];
  }
}

function sameBlank(one: Problem["goal"], other: Problem["goal"]): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.tiles.indexOf(0) === other.tiles.indexOf(0)
  );
}
