import type { Problem } from "@slidepath/core";
import type { OddTask } from "./oddity.ts";

/** One question of an input. */
export type Case = BoardCase | OddCase;

/** A board to be led to another. */
export interface BoardCase {
  /** 1, 2, 3 … in the order of the input. */
  readonly number: number;
  readonly problem: Problem;
  /** The most moves that this very case allows. */
  readonly limit?: number;
  readonly odd?: undefined;
}

/** A question that is no board to be led to another: see {@link OddTask}. */
export interface OddCase {
  readonly number: number;
  readonly problem?: undefined;
  readonly odd: OddTask;
}
