import { type KeptTables, replay } from "@slidepath/core";
import {
  type AnswerOptions,
  answerInSlices,
  type Case,
  checkInSlices,
  type Dialect,
  type Language,
  passes,
  printInput,
  type Verdict,
  verdictWords,
} from "@slidepath/formats";
import type { CaseRow, CaseShown, Judged, JudgeTasks, SaidVerdict } from "./judge-protocol.ts";
import { markedPlace } from "./marked-place.ts";

/** So long may a right answer to one case take. Milliseconds. */
const ANSWER_MS = 5_000;

interface JudgedCase {
  readonly asked: Case;
  readonly verdict: Verdict;
  readonly moves: string | undefined;
}

/** An output that is being judged, or has been: its cases can be looked at one by one. */
export class Judging {
  readonly #dialect: Dialect;
  readonly #language: Language;
  readonly #forgiven: { readonly forgivePresentation: boolean };
  readonly #answer: AnswerOptions;
  readonly #cases: JudgedCase[] = [];
  readonly #faults: number[] = [];

  /** With `keptTables`, it is to be run in turns wherever they are waited for. */
  constructor(
    dialect: Dialect,
    language: Language,
    forgivePresentation: boolean,
    keptTables?: KeptTables,
  ) {
    this.#answer = keptTables === undefined ? {} : { keptTables };
    this.#dialect = dialect;
    this.#language = language;
    this.#forgiven = { forgivePresentation };
  }

  /** Judges in slices; yields how far it has come. */
  *run(
    input: string,
    output: string,
  ): Generator<JudgeTasks["check"]["progress"], Judged, undefined> {
    const slices = checkInSlices(this.#dialect, input, output, {
      ...this.#forgiven,
      answer: this.#answer,
      onCase: (asked, verdict, moves) => {
        if (!passes(verdict, this.#forgiven)) this.#faults.push(this.#cases.length);
        this.#cases.push({ asked, verdict, moves });
      },
    });
    for (;;) {
      const slice = slices.next();
      if (!slice.done) {
        yield this.#progress();
        continue;
      }
      const { verdict, cases, accepted } = slice.value;
      const place = placeOf(verdict, input, output);
      const firstFault = this.#faults[0];
      return {
        verdict: this.#said(verdict),
        passes: passes(verdict, this.#forgiven),
        cases,
        accepted,
        ...(place && { place }),
        ...(firstFault !== undefined && { firstFault }),
      };
    }
  }

  page({ from, count, onlyFaults }: JudgeTasks["page"]["request"]): JudgeTasks["page"]["answer"] {
    const indices = onlyFaults ? this.#faults : this.#cases.map((_, index) => index);
    return {
      rows: indices.slice(from, from + count).map((index) => this.#row(index)),
      of: indices.length,
    };
  }

  /** Returns a case, after as many slices as a right answer to it takes. */
  *case(index: number): Generator<undefined, CaseShown, undefined> {
    const judged = this.#cases[index];
    if (judged === undefined) throw new Error(`there is no case ${index}`);
    const { asked, moves } = judged;
    const { problem } = asked;
    const made = problem === undefined || moves === undefined ? undefined : legal(problem, moves);
    const ours = problem === undefined ? undefined : yield* this.#rightMoves(asked);
    return {
      ...this.#row(index),
      ...(problem && { problem }),
      text: printInput({ ...this.#dialect, input: { ...this.#dialect.input, repeat: ONE } }, [
        asked,
      ]),
      ...(made !== undefined && { theirs: made }),
      isCutShort: made !== undefined && made !== moves,
      ...(ours !== undefined && { ours }),
    };
  }

  *#rightMoves(asked: Case): Generator<undefined, string | undefined, undefined> {
    const until = performance.now() + ANSWER_MS;
    const signal = {
      get aborted() {
        return performance.now() > until;
      },
    };
    const { outcome } = yield* answerInSlices(this.#dialect, asked, { ...this.#answer, signal });
    return outcome.status === "solved" ? outcome.moves : undefined;
  }

  #row(index: number): CaseRow {
    const { asked, verdict } = this.#cases[index]!;
    return {
      index,
      number: asked.number,
      passes: passes(verdict, this.#forgiven),
      verdict: this.#said(verdict),
    };
  }

  #said(verdict: Verdict): SaidVerdict {
    return { kind: verdict.verdict, words: verdictWords(verdict, this.#language) };
  }

  #progress(): JudgeTasks["check"]["progress"] {
    const cases = this.#cases.length;
    return { cases, accepted: cases - this.#faults.length };
  }
}

const ONE = { kind: "one" } as const;

function legal(problem: NonNullable<Case["problem"]>, moves: string): string {
  const end = replay(problem.start, moves);
  return end.ok ? moves : moves.slice(0, end.index);
}

function placeOf(
  { verdict, place, detail }: Verdict,
  input: string,
  output: string,
): Judged["place"] {
  if (detail?.about === "input") {
    return { text: "input", ...markedPlace(input, detail.diagnostic) };
  }
  if (verdict === "accepted" || place === undefined) return undefined;
  const word = detail?.about === "move" ? detail.text : undefined;
  return { text: "output", ...markedPlace(output, place, word) };
}
