import type { Answer } from "@slidepath/formats";
import type { ExitCode } from "../exit-code.ts";

/** An answer, and how long it took where that is wanted. */
export interface Told extends Answer {
  readonly milliseconds?: number;
}

/** Writes answers, for a judge, a person or a program. */
export interface Teller {
  /** What the run ends with, as far as it has come. */
  readonly exit: ExitCode;
  /** Whether it tells how long answers took. */
  readonly isTimed: boolean;
  tell(answer: Told): void;
  /** Is called once, whether or not all cases have been told. */
  end(isComplete: boolean): void | Promise<void>;
}
