import type { SolveOptions } from "@slidepath/core";
import { type Answer, answer, type Case, type Dialect } from "@slidepath/formats";
import { CliError, type LimitReason } from "../cli-error.ts";
import type { Context } from "../command.ts";
import { InterruptedError } from "../io.ts";
import { ProgressLine } from "../progress-line.ts";
import type { SolveSettings } from "./solve-options.ts";

/** An answer and how long it took. */
export interface TimedAnswer extends Answer {
  readonly milliseconds: number;
}

/**
 * Answers cases one after another under the caller's settings. The first one is taken for the only one, and
 * only with a second one are tables built.
 */
export class CaseSolver {
  readonly #context: Context;
  #options: SolveOptions;
  readonly #laterOptions: SolveOptions;
  readonly #timeLimit: number | undefined;
  readonly #progress: ProgressLine;
  #deadline = Number.POSITIVE_INFINITY;

  constructor(context: Context, { method, heuristic, order, limits, timeLimit }: SolveSettings) {
    const { io, language, output } = context;
    this.#context = context;
    this.#timeLimit = timeLimit;
    this.#progress = new ProgressLine(io, language);
    this.#laterOptions = {
      method,
      ...(heuristic !== undefined && { heuristic }),
      ...(order !== undefined && { order }),
      limits,
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
    const answered = this.search(asked.number, (options) => answer(dialect, asked, options));
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
      throw fault(error, number);
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

function fault(error: unknown, number: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "METHOD_UNSUPPORTED" || code === "GOAL_SIZE"
    ? new CliError({ code, number })
    : error;
}
