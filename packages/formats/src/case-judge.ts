import { type Answer, type AnswerOptions, answerInSlices } from "./answer.ts";
import type { Case } from "./case.ts";
import { type Claim, ClaimJudge } from "./claim-judge.ts";
import type { Place } from "./diagnostic.ts";
import type { Dialect } from "./dialect.ts";
import type { OutputReader } from "./output-reader.ts";
import { firstLine, OwnAnswers } from "./own-answers.ts";
import { departureOf } from "./path-reader.ts";
import {
  type Departure,
  type FieldRules,
  type Match,
  type Mismatch,
  matchTemplate,
} from "./template-matcher.ts";
import type { Verdict, VerdictDetail, VerdictKind } from "./verdict.ts";
import { wordsHint } from "./verdict-hint.ts";

/** A verdict on one case, and whether the next case's place in the output is lost. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly isLost: boolean;
}

/** Judges the cases of one output, one after another. */
export class CaseJudge {
  readonly #dialect: Dialect;
  readonly #reader: OutputReader;
  readonly #options: AnswerOptions | undefined;
  readonly #own: OwnAnswers;
  readonly #claims: ClaimJudge;
  #moves: string | undefined;

  constructor(dialect: Dialect, reader: OutputReader, options?: AnswerOptions) {
    this.#dialect = dialect;
    this.#reader = reader;
    this.#options = options;
    this.#own = new OwnAnswers(dialect, options);
    this.#claims = new ClaimJudge(dialect, this.#own);
  }

  /** The moves that the output makes in the case judged last, as far as they could be read; undefined without any. */
  get moves(): string | undefined {
    return this.#moves;
  }

  /** Judges the next case by what the output says next, at the end of as many slices as its answer takes. */
  *judge(asked: Case): Generator<undefined, Judgement, undefined> {
    const { number } = asked;
    const departures: Departure[] = [];
    this.#moves = undefined;
    if (number > 1) this.#between(departures);
    const known = this.#isWorthAnswering(asked)
      ? yield* answerInSlices(this.#dialect, asked, this.#options)
      : undefined;
    if (known !== undefined && departures.length === 0) {
      const expected = this.#own.bytes(known);
      if (expected !== undefined && this.#reader.take(expected)) {
        const { outcome } = known;
        if (outcome.status === "solved" && this.#hasMoves) this.#moves = outcome.moves;
        return { verdict: { verdict: "accepted", case: number }, isLost: false };
      }
    }
    return this.#compare(asked, known, departures);
  }

  /** Judges what follows the last case; returns undefined where nothing does. */
  rest(): Verdict | undefined {
    const reader = this.#reader;
    if (reader.isAtEnd) return undefined;
    for (let index = 0; ; index++) {
      const line = reader.lineAt(index);
      if (line === undefined) break;
      const column = line.text.search(/[^ \t\r]/);
      if (column >= 0) {
        return {
          verdict: "extra",
          place: { line: reader.line + index, column: column + 1 },
          detail: { about: "text", expected: "", found: line.text.slice(column, column + 80) },
        };
      }
    }
    return {
      verdict: "presentation",
      place: { line: reader.line, column: 1 },
      detail: { about: "presentation", what: "empty-line-extra" },
    };
  }

  /** Whether the answer settles more cases than it costs: not where any legal path will do. */
  #isWorthAnswering({ problem }: Case): boolean {
    const { question, output } = this.#dialect;
    if (problem === undefined || output.judged === "exact") return true;
    if (!("rule" in question) || question.rule !== "any") return true;
    return false;
  }

  /** Whether outputs hold moves, or boards from which they can be told. */
  get #hasMoves(): boolean {
    return /\{(path|boards)\}/.test(this.#dialect.output.solved);
  }

  /** Reads what stands between two cases. */
  #between(departures: Departure[]): void {
    const { between } = this.#dialect.output;
    if (between === undefined || this.#reader.take(between)) return;
    const line = this.#reader.lineAt(0);
    const place = { line: this.#reader.line, column: 1 };
    if (line?.text.trim() === "" && !this.#reader.isAtEnd) {
      departures.push({ ...place, what: line.text === "\r" ? "line-ends" : "blanks" });
      this.#reader.skip(1);
    } else {
      departures.push({ ...place, what: "empty-line-missing" });
    }
  }

  /** Finds out what the output says, and judges that. */
  #compare(asked: Case, known: Answer | undefined, before: readonly Departure[]): Judgement {
    const { number } = asked;
    const reader = this.#reader;
    if (reader.isAtEnd) {
      const expected = this.#own.bytes(known ?? this.#own.answer(asked)) ?? "";
      // A path of no lines is an answer, too.
      if (expected === "") return { verdict: { verdict: "accepted", case: number }, isLost: false };
      // A last empty line that is missing is all that is wrong where just that was due.
      if (expected === "\n" && (reader.line > 1 || number === 1)) {
        return this.#lost(
          asked,
          "presentation",
          { line: reader.line, column: 1 },
          {
            about: "presentation",
            what: "empty-line-missing",
          },
        );
      }
      return this.#lost(
        asked,
        "truncated",
        { line: reader.line, column: 1 },
        {
          about: "text",
          expected: firstLine(expected),
          found: "",
        },
      );
    }
    if (asked.odd !== undefined && this.#dialect.output.judged === "exact") {
      return this.#judgeLines(asked, this.#own.bytes(known!)!, before);
    }
    const rules = this.#rules(asked);
    let best: { claim: Claim; match: Match } | undefined;
    let farthest: Mismatch | undefined;
    for (const [claim, template] of this.#templates()) {
      const match = matchTemplate(template, reader, rules);
      if (!match.fits) {
        if (farthest === undefined || isFarther(match, farthest)) farthest = match;
      } else if (best === undefined || isBetter(match, best.match)) {
        best = { claim, match };
      }
    }
    if (best === undefined) return this.#misfit(asked, known, farthest!);
    const departures = [...before, ...best.match.departures];
    const { claim, match } = best;
    const said = this.#claims.judge(asked, claim, match, known, departures);
    this.#moves = this.#claims.moves;
    const place = { line: reader.line, column: 1 };
    reader.skip(match.lines);
    if (said.verdict !== "accepted" || departures.length === 0) {
      return { verdict: { place, ...said, case: number }, isLost: false };
    }
    return { verdict: presentation(number, departures), isLost: false };
  }

  /** Compares line by line where the text is all there is to judge. */
  #judgeLines(asked: Case, expected: string, before: readonly Departure[]): Judgement {
    const reader = this.#reader;
    const lines = expected.split("\n").slice(0, -1);
    const departures = before.slice();
    for (const [index, wanted] of lines.entries()) {
      const line = reader.lineAt(index);
      const found = line?.text ?? "";
      const place = { line: reader.line + index, column: 1 };
      if (line !== undefined && squeezed(found) === squeezed(wanted)) {
        const departure = departureOf(found, wanted);
        if (departure !== undefined) {
          const what = found === `${wanted}\r` ? "line-ends" : departure.kind;
          departures.push({ line: place.line, column: departure.offset + 1, what });
        } else if (line.isUnended) {
          departures.push({ line: place.line, column: found.length + 1, what: "final-line-end" });
        }
        continue;
      }
      let column = 0;
      while (found[column] !== undefined && found[column] === wanted[column]) column++;
      const verdict = line === undefined ? "truncated" : "wrong-answer";
      const hint = wordsHint(this.#dialect, found);
      return {
        verdict: {
          verdict,
          case: asked.number,
          place: { line: place.line, column: column + 1 },
          detail: { about: "text", expected: wanted.slice(0, 80), found: found.slice(0, 80) },
          ...(hint !== undefined && { hint }),
        },
        isLost: true,
      };
    }
    reader.skip(lines.length);
    return { verdict: presentation(asked.number, departures), isLost: false };
  }

  #rules({ problem }: Case): FieldRules {
    const { output, input } = this.#dialect;
    return {
      moves: output.moves,
      boards: output.boards,
      tiles: input.tiles,
      width: problem?.start.width ?? 0,
      height: problem?.start.height ?? 0,
    };
  }

  /** Every text that the dialect knows, and what it says. */
  *#templates(): Generator<readonly [Claim, string]> {
    const { solved, atOnce, unsolvable, refusal, also } = this.#dialect.output;
    if (unsolvable.kind === "words") yield ["unsolvable", unsolvable.template];
    if (refusal !== undefined) yield ["refused", refusal.template];
    yield ["solved", solved];
    if (atOnce !== undefined) yield ["solved", atOnce];
    for (const template of also?.unsolvable ?? []) yield ["unsolvable", template];
    for (const template of also?.solved ?? []) yield ["solved", template];
    for (const template of also?.atOnce ?? []) yield ["solved", template];
  }

  /** Nothing that the dialect knows fits. */
  #misfit(asked: Case, known: Answer | undefined, farthest: Mismatch): Judgement {
    const expected = this.#own.bytes(known ?? this.#own.answer(asked));
    const { line, column, found } = farthest;
    const hint = wordsHint(this.#dialect, found);
    const verdict = farthest.isCut && found === "" ? "truncated" : "wrong-answer";
    return {
      verdict: {
        verdict,
        case: asked.number,
        place: { line, column },
        detail: { about: "text", expected: firstLine(expected ?? farthest.expected), found },
        ...(hint !== undefined && { hint }),
      },
      isLost: true,
    };
  }

  #lost(asked: Case, verdict: VerdictKind, place: Place, detail: VerdictDetail): Judgement {
    return { verdict: { verdict, case: asked.number, place, detail }, isLost: true };
  }
}

/** The verdict on a case whose content is right. */
function presentation(number: number, departures: readonly Departure[]): Verdict {
  const [first] = departures;
  if (first === undefined) return { verdict: "accepted", case: number };
  const { what, line, column } = first;
  return {
    verdict: "presentation",
    case: number,
    place: { line, column },
    detail: { about: "presentation", what },
  };
}

/** A text without its blanks and in small letters. */
function squeezed(text: string): string {
  return text.replace(/[ \t\r]+/g, "").toLowerCase();
}

function isFarther(a: Mismatch, b: Mismatch): boolean {
  return a.line !== b.line ? a.line > b.line : a.column > b.column;
}

/** Fewer departures are better, then more lines. */
function isBetter(a: Match, b: Match): boolean {
  if (a.departures.length !== b.departures.length) {
    return a.departures.length < b.departures.length;
  }
  return a.lines > b.lines;
}
