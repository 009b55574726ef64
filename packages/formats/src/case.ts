import type { Problem } from "@slidepath/core";

/** One question of an input. */
export interface Case {
  /** 1, 2, 3 … in the order of the input. */
  readonly number: number;
  readonly problem: Problem;
  /** The most moves that this very case allows. */
  readonly limit?: number;
}
