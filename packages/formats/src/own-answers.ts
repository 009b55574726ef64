import { type Answer, type AnswerOptions, answer } from "./answer.ts";
import type { Case } from "./case.ts";
import type { Dialect } from "./dialect.ts";
import { NoWordError, print } from "./print.ts";

/** Our own answers to cases of a dialect, and their bytes. */
export class OwnAnswers {
  readonly #dialect: Dialect;
  /** The dialect without what stands between cases. */
  readonly #alone: Dialect;
  readonly #options: AnswerOptions | undefined;

  constructor(dialect: Dialect, options?: AnswerOptions) {
    this.#dialect = dialect;
    this.#alone = { ...dialect, output: { ...dialect.output, between: "" } };
    this.#options = options;
  }

  answer(asked: Case): Answer {
    return answer(this.#dialect, asked, this.#options);
  }

  /** The bytes of an answer, or undefined where the dialect has none. */
  bytes(known: Answer): string | undefined {
    try {
      return print(this.#alone, known);
    } catch (error) {
      if (error instanceof NoWordError) return undefined;
      throw error;
    }
  }

  /** The first line of them. */
  firstLine(known: Answer): string {
    return firstLine(this.bytes(known) ?? "");
  }
}

/** As much of a text as a verdict shows. */
export function firstLine(text: string): string {
  return text.split("\n")[0]!.slice(0, 80);
}
