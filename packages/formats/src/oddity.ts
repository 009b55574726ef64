import type { RandomBelow } from "@slidepath/core";
import type { FieldName } from "./template.ts";
import type { TextReader } from "./text-reader.ts";

/**
 * What a dialect brings along whose question is not to lead one rectangular board of different tiles to
 * another: the few functions that its data cannot say.
 */
export interface Oddity {
  /**
   * Reads one case; returns undefined where the dialect's mark of the end stands instead.
   *
   * @throws {InputFault}
   */
  read(reader: TextReader): OddTask | undefined;
  /** Returns a case drawn at random. */
  random(below: RandomBelow): OddTask;
}

/** One case of an oddity. */
export interface OddTask {
  /** Returns the case as an input has it. */
  write(): string;
  answer(): OddAnswer;
  /** Judges a path, where several are right: its length, or what is wrong with it. */
  replay?(path: string): { readonly solves: boolean; readonly failedAt?: number };
}

/** Which of the dialect's templates holds, and with which values. */
export interface OddAnswer {
  readonly status: "told";
  readonly words: "solved" | "unsolvable" | "refusal";
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
}
