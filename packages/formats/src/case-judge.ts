import {
  applyMoves,
  type Board,
  boardsEqual,
  distanceTable,
  isReachable,
  type Problem,
  replay,
  type Solved,
} from "@slidepath/core";
import { type Answer, type AnswerOptions, answer, answerInSlices, moveLimit } from "./answer.ts";
import type { BoardCase, Case } from "./case.ts";
import type { Place } from "./diagnostic.ts";
import type { Dialect, PathRule } from "./dialect.ts";
import { placeIn, placeOf } from "./field-place.ts";
import { isDirectional, printPath } from "./notation.ts";
import { judgeOdd } from "./odd-judge.ts";
import type { OutputReader } from "./output-reader.ts";
import { departureOf, readPath } from "./path-reader.ts";
import { NoWordError, print } from "./print.ts";
import { saidPath, wrongSaidLength } from "./said-path.ts";
import type { FieldName } from "./template.ts";
import {
  type Departure,
  type FieldRules,
  type FieldText,
  type Match,
  type Mismatch,
  matchTemplate,
} from "./template-matcher.ts";
import type { Verdict, VerdictDetail, VerdictKind } from "./verdict.ts";
import { pathHint, wordsHint } from "./verdict-hint.ts";

/** A verdict on one case, and whether the next case's place in the output is lost. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly isLost: boolean;
}

/** What a text says of a case. */
type Claim = "solved" | "unsolvable" | "refused";

/** Judges the cases of one output, one after another. */
export class CaseJudge {
  readonly #dialect: Dialect;
  /** The dialect without what stands between cases. */
  readonly #alone: Dialect;
  readonly #reader: OutputReader;
  readonly #options: AnswerOptions | undefined;
  #moves: string | undefined;

  constructor(dialect: Dialect, reader: OutputReader, options?: AnswerOptions) {
    this.#dialect = dialect;
    this.#alone = { ...dialect, output: { ...dialect.output, between: "" } };
    this.#reader = reader;
    this.#options = options;
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
      const expected = this.#expected(known);
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

  #answer(asked: Case): Answer {
    return answer(this.#dialect, asked, this.#options);
  }

  /** The bytes of our own answer, or undefined where the dialect has none. */
  #expected(known: Answer): string | undefined {
    try {
      return print(this.#alone, known);
    } catch (error) {
      if (error instanceof NoWordError) return undefined;
      throw error;
    }
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
      const expected = this.#expected(known ?? this.#answer(asked)) ?? "";
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
      return this.#judgeLines(asked, this.#expected(known!)!, before);
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
    const said = this.#judgeClaim(asked, best.claim, best.match, known, departures);
    const place = { line: reader.line, column: 1 };
    reader.skip(best.match.lines);
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
    const expected = this.#expected(known ?? this.#answer(asked));
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

  #judgeClaim(
    asked: Case,
    claim: Claim,
    { fields, isCut }: Match,
    known: Answer | undefined,
    departures: Departure[],
  ): Verdict {
    const wrongNumber = this.#wrongNumber(asked, fields);
    if (wrongNumber !== undefined) return wrongNumber;
    if (asked.odd !== undefined) return judgeOdd(asked.odd, claim === "solved", fields);
    const { question, output } = this.#dialect;
    const { problem } = asked;
    const limit = moveLimit(this.#dialect, asked);
    const decided = known?.outcome.status === "decided" ? known.outcome.holds : undefined;
    const isSolvable = decided ?? isReachable(problem);
    const isSameWord =
      output.refusal !== undefined &&
      output.unsolvable.kind === "words" &&
      output.unsolvable.template === output.refusal.template;
    if (claim !== "solved") {
      if (!isSolvable) {
        return claim === "unsolvable" || isSameWord
          ? ACCEPTED
          : { verdict: "missed-unsolvable", detail: { about: "unsolvable" } };
      }
      const shortest = this.#shortest(asked, known);
      const isBeyond = limit !== undefined && (shortest === undefined || shortest > limit);
      if (isBeyond && (claim === "refused" || isSameWord)) return ACCEPTED;
      return {
        verdict: "false-unsolvable",
        detail: { about: "solvable", ...(shortest !== undefined && { shortest }) },
      };
    }
    if (!isSolvable) {
      if (output.unsolvable.kind !== "words") {
        return { verdict: "bad-input", detail: { about: "not-said" } };
      }
      return { verdict: "missed-unsolvable", detail: { about: "unsolvable" } };
    }
    switch (question.kind) {
      case "decision":
        return ACCEPTED;
      case "board":
        return this.#judgeBoard(problem.start, fields.get("start")!);
      case "farthest":
        return this.#judgeFarthest(asked, fields, departures);
      case "length":
        return this.#judgeLength(asked, fields, known);
      case "boards":
        return this.#judgeBoards(asked, question.rule, fields, known);
      case "simulation":
      case "checksum":
        throw new Error("internal error: an oddity is judged by itself");
      default: {
        const path = saidPath(fields);
        return this.#judgePath(asked, question.rule, path, fields, known, departures, isCut);
      }
    }
  }

  /** Whether a printed case number or limit is another than the case's. */
  #wrongNumber(
    { number, problem, ...rest }: Case,
    fields: ReadonlyMap<FieldName, FieldText>,
  ): Verdict | undefined {
    const limit = problem !== undefined && "limit" in rest ? rest.limit : undefined;
    const expected = { case: number, limit } as const;
    for (const name of ["case", "limit"] as const) {
      const field = fields.get(name);
      if (field === undefined || Number(field.text) === expected[name]) continue;
      return {
        verdict: "wrong-answer",
        place: placeOf(field),
        detail: { about: "number", name, expected: expected[name] ?? 0, found: Number(field.text) },
      };
    }
    return undefined;
  }

  /** The fewest moves, or undefined where they are beyond the dialect's limit or nobody knows. */
  #shortest(asked: BoardCase, known?: Answer): number | undefined {
    const { question } = this.#dialect;
    if (question.kind === "decision" || question.kind === "board") return undefined;
    if (known === undefined && asked.problem.start.tiles.length > 9) return undefined;
    const { outcome } = known ?? this.#answer(asked);
    return outcome.status === "solved" && outcome.optimal ? outcome.length : undefined;
  }

  #judgeLength(
    asked: BoardCase,
    fields: ReadonlyMap<FieldName, FieldText>,
    known: Answer | undefined,
  ): Verdict {
    const field = fields.get("length")!;
    const found = Number(field.text);
    const { outcome } = known ?? this.#answer(asked);
    const limit = moveLimit(this.#dialect, asked);
    const isBeyond =
      outcome.status === "beyond" ||
      (outcome.status === "solved" && limit !== undefined && outcome.length > limit);
    if (isBeyond) {
      const expected = firstLine(this.#expected(known ?? this.#answer(asked)) ?? "");
      return {
        verdict: "wrong-answer",
        place: placeOf(field),
        detail: { about: "text", expected, found: field.text },
      };
    }
    if (outcome.status !== "solved") return { verdict: "bad-input", detail: { about: "not-said" } };
    if (outcome.length === found) return ACCEPTED;
    return {
      verdict: "wrong-answer",
      place: placeOf(field),
      detail: { about: "number", name: "length", expected: outcome.length, found },
    };
  }

  #judgePath(
    asked: BoardCase,
    rule: PathRule,
    field: FieldText,
    fields: ReadonlyMap<FieldName, FieldText>,
    known: Answer | undefined,
    departures: Departure[],
    isCut: boolean,
  ): Verdict {
    const { output, question } = this.#dialect;
    const { problem } = asked;
    const path = readPath(field.text, output.moves, problem.start);
    const isStraight = isDirectional(output.moves);
    const run = replay(problem.start, path.moves);
    const { moves } = path;
    this.#moves = moves;
    const hint = (): Pick<Verdict, "hint"> => {
      const found = pathHint(this.#dialect, problem, field.text, moves);
      return found === undefined ? {} : { hint: found };
    };
    if (!run.ok) {
      return {
        verdict: "illegal-move",
        place: placeIn(field, path.starts[run.index]!),
        detail: {
          about: "move",
          number: run.index + 1,
          text: isStraight ? textAt(field.text, path.starts, run.index) : run.move,
          reason: "off-board",
        },
        ...hint(),
      };
    }
    if (path.fault !== undefined) {
      const { offset, text, reason } = path.fault;
      return {
        verdict: "illegal-move",
        place: placeIn(field, offset),
        detail: { about: "move", number: moves.length + 1, text, reason },
        ...hint(),
      };
    }
    if (!boardsEqual(run.board, problem.goal)) {
      return {
        verdict: isCut ? "truncated" : "wrong-answer",
        place: placeIn(field, field.text.length),
        detail: { about: "goal", moves: moves.length },
        ...hint(),
      };
    }
    const wrongLength = wrongSaidLength(fields, moves.length);
    if (wrongLength !== undefined) return wrongLength;
    const atMost = "atMost" in question ? question.atMost : undefined;
    if (atMost !== undefined && moves.length > atMost) {
      return {
        verdict: "wrong-answer",
        place: placeIn(field, path.starts[atMost]!),
        detail: { about: "too-long", length: moves.length, atMost },
      };
    }
    const best = this.#judgeBest(asked, rule, field, moves, path.starts, known);
    if (best.verdict !== "accepted" || path.departure === undefined) return best;
    const { offset, kind } = path.departure;
    departures.unshift({ ...placeIn(field, offset), what: kind });
    return best;
  }

  /** Judges a path that solves the board by what the dialect wants beside that. */
  #judgeBest(
    asked: BoardCase,
    rule: PathRule,
    field: FieldText,
    moves: string,
    starts: readonly number[],
    known: Answer | undefined,
  ): Verdict {
    const limit = moveLimit(this.#dialect, asked);
    if (limit !== undefined && moves.length > limit) {
      const { outcome } = known ?? this.#answer(asked);
      const isBeyond = outcome.status !== "solved" || outcome.length > limit;
      if (isBeyond) {
        return {
          verdict: "wrong-answer",
          place: placeOf(field),
          detail: { about: "too-long", length: moves.length, atMost: limit },
        };
      }
    }
    if (rule === "any") return ACCEPTED;
    const { outcome } = known ?? this.#answer(asked);
    if (outcome.status !== "solved") return { verdict: "bad-input", detail: { about: "not-said" } };
    if (rule === "cheapest") {
      const cost = costOf(asked.problem.start, moves);
      const least = costOf(asked.problem.start, outcome.moves);
      return cost === least
        ? ACCEPTED
        : {
            verdict: "not-shortest",
            place: placeOf(field),
            detail: { about: "dearer", cost, least },
          };
    }
    return this.#besideShortest(outcome, asked.problem, rule, field, moves, (index) =>
      placeIn(field, starts[index]!),
    );
  }

  /** Judges a path that solves the board beside a shortest one; `placeAt` says where each of its moves stands. */
  #besideShortest(
    { length: shortest, moves: least }: Solved,
    problem: Problem,
    rule: PathRule,
    field: FieldText,
    moves: string,
    placeAt: (index: number) => Place,
  ): Verdict {
    if (moves.length > shortest) {
      return {
        verdict: "not-shortest",
        place: placeOf(field),
        detail: { about: "longer", length: moves.length, shortest },
      };
    }
    if (rule === "shortest" || moves === least) return ACCEPTED;
    return this.#notLeast(problem, moves, least, placeAt);
  }

  #notLeast(
    problem: Problem,
    moves: string,
    least: string,
    placeAt: (index: number) => Place,
  ): Verdict {
    let index = 0;
    while (moves[index] === least[index]) index++;
    const { moves: notation } = this.#dialect.output;
    const before = applyMoves(problem.start, moves.slice(0, index));
    const hint = pathHint(this.#dialect, problem, "", moves);
    return {
      verdict: "not-least",
      place: placeAt(index),
      detail: {
        about: "order",
        number: index + 1,
        expected: printPath(least[index]!, notation, before).trim(),
        found: printPath(moves[index]!, notation, before).trim(),
      },
      ...(hint?.kind === "order" && { hint }),
    };
  }

  #judgeBoard(expected: Board, field: FieldText): Verdict {
    const board = field.boards![0]!;
    if (boardsEqual(board, expected)) return ACCEPTED;
    return {
      verdict: "wrong-answer",
      place: placeOf(field),
      detail: { about: "board", number: 1, reason: "not-the-start" },
    };
  }

  /** Judges boards: each must follow from the one before by one slide. */
  #judgeBoards(
    asked: BoardCase,
    rule: PathRule,
    fields: ReadonlyMap<FieldName, FieldText>,
    known: Answer | undefined,
  ): Verdict {
    const { boards: rules } = this.#dialect.output;
    const { problem } = asked;
    const field = fields.get("boards")!;
    const { boards = [], lines = [] } = field;
    const placeAt = (index: number): Place => ({ line: lines[index] ?? field.line, column: 1 });
    let board = problem.start;
    let moves = "";
    for (const [index, next] of boards.entries()) {
      if (index === 0 && rules!.start) {
        if (boardsEqual(next, problem.start)) continue;
        return {
          verdict: "wrong-answer",
          place: placeAt(0),
          detail: { about: "board", number: 1, reason: "not-the-start" },
        };
      }
      const move = slideBetween(board, next);
      if (move === undefined) {
        return {
          verdict: "illegal-move",
          place: placeAt(index),
          detail: { about: "board", number: index + 1, reason: "not-a-slide" },
        };
      }
      moves += move;
      this.#moves = moves;
      board = next;
    }
    if (!boardsEqual(board, problem.goal)) {
      const isEnd = this.#reader.lineAt(0) === undefined;
      return {
        verdict: isEnd ? "truncated" : "wrong-answer",
        place: placeAt(boards.length - 1),
        detail: { about: "goal", moves: moves.length },
      };
    }
    const wrongLength = wrongSaidLength(fields, moves.length);
    if (wrongLength !== undefined) return wrongLength;
    if (rule === "any") return ACCEPTED;
    const { outcome } = known ?? this.#answer(asked);
    if (outcome.status !== "solved") return { verdict: "bad-input", detail: { about: "not-said" } };
    const first = rules!.start ? 1 : 0;
    return this.#besideShortest(outcome, problem, rule, field, moves, (index) =>
      placeAt(index + first),
    );
  }

  /** Judges a farthest board and a path to it: both must be as far away as any board is. */
  #judgeFarthest(
    asked: BoardCase,
    fields: ReadonlyMap<FieldName, FieldText>,
    departures: Departure[],
  ): Verdict {
    const { start } = asked.problem;
    const field = fields.get("goal")!;
    const goal = field.boards![0]!;
    const isBoard = new Set(goal.tiles).size === goal.tiles.length;
    if (!isBoard) {
      return {
        verdict: "wrong-answer",
        place: placeOf(field),
        detail: { about: "board", number: 1, reason: "not-a-board" },
      };
    }
    const problem = { start, goal };
    if (!isReachable(problem)) {
      return {
        verdict: "missed-unsolvable",
        place: placeOf(field),
        detail: { about: "unsolvable" },
      };
    }
    const { width, height } = start;
    const farthest = distanceTable(width, height, start.tiles.indexOf(0)).depthCounts.length - 1;
    const known = answer(
      { ...this.#dialect, question: SHORTEST },
      { number: asked.number, problem },
    );
    const distance = known.outcome.status === "solved" ? known.outcome.length : 0;
    if (distance < farthest) {
      return {
        verdict: "wrong-answer",
        place: placeOf(field),
        detail: { about: "nearer", distance, farthest },
      };
    }
    const to = { ...asked, problem };
    const path = fields.get("path")!;
    return this.#judgePath(to, "shortest", path, fields, known, departures, false);
  }
}

const ACCEPTED: Verdict = { verdict: "accepted" };
const SHORTEST = { kind: "path", rule: "shortest", order: "udlr" } as const;

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

function textAt(text: string, starts: readonly number[], index: number): string {
  return text
    .slice(starts[index]!, starts[index + 1] ?? text.length)
    .trim()
    .slice(0, 20);
}

function firstLine(text: string): string {
  return text.split("\n")[0]!.slice(0, 80);
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

/** The move that leads from one board to the next, or undefined where none does. */
function slideBetween(board: Board, next: Board): string | undefined {
  for (const move of "udlr") {
    const run = replay(board, move);
    if (run.ok && boardsEqual(run.board, next)) return move;
  }
  return undefined;
}

/** The sum of the numbers of the tiles that slide. */
function costOf(start: Board, moves: string): number {
  const sum = (tiles: readonly number[], cell: number): number => tiles[cell]!;
  let cost = 0;
  let board = start;
  for (const move of moves) {
    const next = applyMoves(board, move);
    cost += sum(board.tiles, next.tiles.indexOf(0));
    board = next;
  }
  return cost;
}
