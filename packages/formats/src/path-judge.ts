import {
  applyMoves,
  type Board,
  boardsEqual,
  type Problem,
  replay,
  type Solved,
} from "@slidepath/core";
import { type Answer, moveLimit } from "./answer.ts";
import type { BoardCase } from "./case.ts";
import type { Place } from "./diagnostic.ts";
import type { Dialect, PathRule } from "./dialect.ts";
import { placeIn, placeOf } from "./field-place.ts";
import { isDirectional, printPath } from "./notation.ts";
import type { OwnAnswers } from "./own-answers.ts";
import { departureOf, type ReadPath, readPath, wordOfMove, writtenPath } from "./path-reader.ts";
import { wrongSaidLength } from "./said-path.ts";
import type { FieldName } from "./template.ts";
import type { Departure, FieldText } from "./template-matcher.ts";
import { ACCEPTED, type Verdict } from "./verdict.ts";
import { pathHint } from "./verdict-hint.ts";

/** Judges paths: each must be legal, lead to the goal, and be as good as the dialect wants it. */
export class PathJudge {
  /** The moves of the path judged last, as far as they could be read. */
  moves: string | undefined;

  readonly #dialect: Dialect;
  readonly #own: OwnAnswers;

  constructor(dialect: Dialect, own: OwnAnswers) {
    this.#dialect = dialect;
    this.#own = own;
  }

  /**
   * Judges the path of a field.
   *
   * @param rule what the dialect wants of a path that solves the board
   * @param fields what else was read, which may say how long the path is
   * @param known our own answer, where it has been found already
   * @param departures what is wrong with the text alone; more of it is added
   * @param isCut whether the output ends within the answer
   */
  judge(
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
    this.moves = moves;
    const hint = (): Pick<Verdict, "hint"> => {
      const found = pathHint(this.#dialect, problem, field.text, moves);
      return found === undefined ? {} : { hint: found };
    };
    if (!run.ok) {
      return {
        verdict: "illegal-move",
        place: placeIn(field, startOf(path, run.index)),
        detail: {
          about: "move",
          number: run.index + 1,
          text: isStraight ? textAt(field.text, path, run.index) : run.move,
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
        place: placeIn(field, startOf(path, atMost)),
        detail: { about: "too-long", length: moves.length, atMost },
      };
    }
    const best = this.#judgeBest(asked, rule, field, path, known);
    if (best.verdict !== "accepted") return best;
    const written = writtenPath(path, output.moves, problem.start);
    const departure = departureOf(field.text, written);
    if (departure === undefined) return best;
    const { offset, kind } = departure;
    departures.unshift({ ...placeIn(field, offset), what: kind });
    return best;
  }

  /** Judges a path that solves the board by what the dialect wants beside that. */
  #judgeBest(
    asked: BoardCase,
    rule: PathRule,
    field: FieldText,
    path: ReadPath,
    known: Answer | undefined,
  ): Verdict {
    const { moves } = path;
    const limit = moveLimit(this.#dialect, asked);
    if (limit !== undefined && moves.length > limit) {
      const { outcome } = known ?? this.#own.answer(asked);
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
    const { outcome } = known ?? this.#own.answer(asked);
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
    return this.besideShortest(outcome, asked.problem, rule, field, moves, (index) =>
      placeIn(field, startOf(path, index)),
    );
  }

  /** Judges a path that solves the board beside a shortest one; `placeAt` says where each of its moves stands. */
  besideShortest(
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
}

/** Where in its field a move begins: the word that it belongs to. */
function startOf(path: ReadPath, move: number): number {
  return path.starts[wordOfMove(path, move)]!;
}

function textAt(text: string, path: ReadPath, move: number): string {
  const word = wordOfMove(path, move);
  return text
    .slice(path.starts[word]!, path.starts[word + 1] ?? text.length)
    .trim()
    .slice(0, 20);
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
