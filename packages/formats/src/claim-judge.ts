import { type Board, boardsEqual, distanceTable, isReachable, replay } from "@slidepath/core";
import { type Answer, answer, moveLimit } from "./answer.ts";
import type { BoardCase, Case } from "./case.ts";
import type { Place } from "./diagnostic.ts";
import type { Dialect, PathRule } from "./dialect.ts";
import { placeOf } from "./field-place.ts";
import { judgeOdd } from "./odd-judge.ts";
import type { OwnAnswers } from "./own-answers.ts";
import { PathJudge } from "./path-judge.ts";
import { saidPath, wrongSaidLength } from "./said-path.ts";
import type { FieldName } from "./template.ts";
import type { Departure, FieldText, Match } from "./template-matcher.ts";
import { ACCEPTED, type Verdict } from "./verdict.ts";

/** What a text says of a case. */
export type Claim = "solved" | "unsolvable" | "refused";

const SHORTEST = { kind: "path", rule: "shortest", order: "udlr" } as const;

/** Judges what a text says of a case, once it has been found out. */
export class ClaimJudge {
  readonly #dialect: Dialect;
  readonly #own: OwnAnswers;
  readonly #paths: PathJudge;

  constructor(dialect: Dialect, own: OwnAnswers) {
    this.#dialect = dialect;
    this.#own = own;
    this.#paths = new PathJudge(dialect, own);
  }

  /** The moves that the claim judged last makes, as far as they could be read; undefined without any. */
  get moves(): string | undefined {
    return this.#paths.moves;
  }

  /**
   * Judges a claim by the fields that were read with it.
   *
   * @param known our own answer, where it has been found already
   * @param departures what is wrong with the text alone; more of it is added
   */
  judge(
    asked: Case,
    claim: Claim,
    { fields, isCut }: Match,
    known: Answer | undefined,
    departures: Departure[],
  ): Verdict {
    this.#paths.moves = undefined;
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
        return this.#judgeBoards(asked, question.rule, fields, known, isCut);
      case "simulation":
      case "checksum":
        throw new Error("internal error: an oddity is judged by itself");
      default: {
        const path = saidPath(fields);
        return this.#paths.judge(asked, question.rule, path, fields, known, departures, isCut);
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
    const { outcome } = known ?? this.#own.answer(asked);
    return outcome.status === "solved" && outcome.optimal ? outcome.length : undefined;
  }

  #judgeLength(
    asked: BoardCase,
    fields: ReadonlyMap<FieldName, FieldText>,
    known: Answer | undefined,
  ): Verdict {
    const field = fields.get("length")!;
    const found = Number(field.text);
    const { outcome } = known ?? this.#own.answer(asked);
    const limit = moveLimit(this.#dialect, asked);
    const isBeyond =
      outcome.status === "beyond" ||
      (outcome.status === "solved" && limit !== undefined && outcome.length > limit);
    if (isBeyond) {
      const expected = this.#own.firstLine(known ?? this.#own.answer(asked));
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
    isCut: boolean,
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
      this.#paths.moves = moves;
      board = next;
    }
    if (!boardsEqual(board, problem.goal)) {
      return {
        verdict: isCut ? "truncated" : "wrong-answer",
        place: placeAt(boards.length - 1),
        detail: { about: "goal", moves: moves.length },
      };
    }
    const wrongLength = wrongSaidLength(fields, moves.length);
    if (wrongLength !== undefined) return wrongLength;
    if (rule === "any") return ACCEPTED;
    const { outcome } = known ?? this.#own.answer(asked);
    if (outcome.status !== "solved") return { verdict: "bad-input", detail: { about: "not-said" } };
    const first = rules!.start ? 1 : 0;
    return this.#paths.besideShortest(outcome, problem, rule, field, moves, (index) =>
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
    return this.#paths.judge(to, "shortest", path, fields, known, departures, false);
  }
}

/** The move that leads from one board to the next, or undefined where none does. */
function slideBetween(board: Board, next: Board): string | undefined {
  for (const move of "udlr") {
    const run = replay(board, move);
    if (run.ok && boardsEqual(run.board, next)) return move;
  }
  return undefined;
}
