import {
  type Case,
  type CheckEnd,
  type CheckOptions,
  checkCases,
  type Dialect,
  endOf,
  type Verdict,
} from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Context } from "../command.ts";
import { InterruptedError } from "../io.ts";
import { inputError, type Source } from "../solving/asked.ts";
import type { SolveSettings } from "../solving/solve-options.ts";
import { StatusLine } from "../status-line.ts";
import { loadToolTexts } from "../texts/load-texts.ts";

/** What to judge, and by what. */
export interface Judged {
  readonly dialect: Dialect;
  readonly reading: SolveSettings["reading"];
  readonly input: Source;
  readonly output: Source;
  readonly forgivePresentation: NonNullable<CheckOptions["forgivePresentation"]>;
}

/** Cases between two looks at the clock. */
const LOOK = 64;

/**
 * Judges an output case by case; `tell` hears of each case and its verdict, and a verdict without a case is
 * that on what stands around the cases.
 *
 * @throws {CliError} where the judge's own input is wrong
 * @throws {InterruptedError}
 */
export async function judgeRun(
  { dialect, reading, input, output, forgivePresentation }: Judged,
  { io, language }: Context,
  tell: (verdict: Verdict, asked: Case | undefined) => void = () => {},
): Promise<CheckEnd> {
  const { judgedSoFar } = await loadToolTexts(language);
  const status = new StatusLine(io);
  let cases = 0;
  const show = (): void => {
    if (io.interrupted.aborted) throw new InterruptedError();
    status.show(() => judgedSoFar(cases));
  };
  status.begin();
  try {
    const judging = checkCases(dialect, input.bytes, output.bytes, {
      ...reading,
      forgivePresentation,
      answer: { signal: io.interrupted, onProgress: show },
      onCase(asked, verdict) {
        cases++;
        if (verdict.verdict === "bad-input") {
          // A search that was cut short has no answer to judge by.
          if (io.interrupted.aborted) throw new InterruptedError();
          throw new CliError({
            code: "UNSOLVABLE_NOT_SAID",
            number: asked.number,
            dialect: dialect.id,
          });
        }
        tell(verdict, asked);
        if (cases % LOOK === 0) show();
      },
    });
    const end = endOf(judging);
    const { verdict } = end;
    if (verdict.detail?.about === "input") throw inputError(input, verdict.detail.diagnostic);
    if (verdict.case === undefined && verdict.verdict !== "accepted") tell(verdict, undefined);
    return end;
  } finally {
    status.end();
  }
}
