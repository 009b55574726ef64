import { describe, expect, it } from "vitest";
import { type GoldenCase, goldenCases, goldenDialects } from "./golden-case.ts";

/** A way into Slidepath: takes a dialect's bytes and gives that dialect's bytes. */
export type Door = (dialect: string, input: string) => string | Promise<string>;

/** A case that a door cannot take, and why. */
export interface Skip {
  readonly dialect: string;
  readonly name: string;
  readonly reason: string;
}

/** The contract of every door: all golden cases, byte for byte, but for those skipped with a reason. */
export function describeGolden(name: string, door: Door, skips: readonly Skip[] = []): void {
  describe(`golden cases through ${name}`, () => {
    for (const dialect of goldenDialects()) {
      const takes = (golden: GoldenCase): boolean =>
        !skips.some((skip) => skip.dialect === dialect && skip.name === golden.name);
      const cases = goldenCases(dialect).filter(takes);
      it.each(cases.map((golden) => [golden.name, golden] as const))(
        `${dialect}: %s`,
        async (_, { input, output }) => {
          expect(await door(dialect, input)).toBe(output);
        },
      );
    }
  });
}

/** A judge: takes a dialect's input and somebody's output, and gives its verdict's name. */
export type Judge = (dialect: string, input: string, output: string) => string | Promise<string>;

/**
 * The contract of every judge: our own outputs and all that a golden case accepts are accepted, and what it
 * rejects is rejected for the reason it names.
 */
export function describeGoldenJudge(name: string, judge: Judge): void {
  describe(`golden cases judged by ${name}`, () => {
    for (const dialect of goldenDialects()) {
      const judged = goldenCases(dialect).flatMap((golden) => [
        { golden, why: "output", output: golden.output, verdict: "accepted" },
        ...(golden.accept ?? []).map((output) => ({
          golden,
          why: "another right one",
          output,
          verdict: "accepted",
        })),
        ...(golden.reject ?? []).map((rejected) => ({ golden, ...rejected })),
      ]);
      it.each(judged.map((one) => [one.golden.name, one.why, one] as const))(
        `${dialect}: %s: %s`,
        async (_, __, { golden, output, verdict }) => {
          expect(await judge(dialect, golden.input, output)).toBe(verdict);
        },
      );
    }
  });
}
