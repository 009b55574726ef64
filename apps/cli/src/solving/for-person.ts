import type { Outcome, Problem } from "@slidepath/core";
import { type Dialect, type Difference, print, tileLabel } from "@slidepath/formats";
import type { Context } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { type Paint, paintFor } from "../paint.ts";
import type { Texts } from "../texts/texts.ts";
import type { Asked, OtherReadings } from "./asked.ts";
import { drawProblem } from "./draw-board.ts";
import type { Teller, Told } from "./teller.ts";

/** Writes answers for a person to read. */
export async function personTeller(asked: Asked, { io, output, texts }: Context): Promise<Teller> {
  const words = await texts();
  const isTerminal = io.isTerminal("stdout");
  const paint = paintFor(io);
  const columns = isTerminal ? io.columns() : 80;
  const { dialect } = asked;
  if (asked.otherwise !== undefined) {
    output.write(`${readingOf(dialect, asked.otherwise, words)}\n`);
  }

  let exit: ExitCode = EXIT.answered;
  let told = 0;
  return {
    get exit() {
      return exit;
    },
    isTimed: true,
    tell(answer) {
      if (answer.outcome.status === "limit") exit = EXIT.limited;
      const { number, problem } = answer.case;
      if (told > 0) output.write("\n");
      if (dialect.input.repeat.kind !== "one") {
        output.write(`${paint("bold", words.caseNumber(number))}\n\n`);
      }
      told++;
      if (problem === undefined) {
        output.write(print(dialect, answer));
        return;
      }
      const boards = drawProblem(problem, (tile) => tileLabel(dialect, problem, tile), columns);
      output.write(
        `${boards ?? `  ${words.bigBoard(problem.start.width, problem.start.height)}\n`}\n`,
      );
      output.write(`${linesOf(answer, problem, dialect, words, paint).join("\n")}\n`);
    },
    end(isComplete) {
      if (!isComplete) return;
      const repairs = asked.repairs().map((repair) => `${paint("dim", words.repair(repair))}\n`);
      if (repairs.length > 0) output.write(`\n${repairs.join("")}`);
    },
  };
}

/** How many other readings, and how many differences, are named. */
const MOST_NAMED = 5;

/** Which reading was taken, which others fit, and how to have one of them. */
function readingOf(
  dialect: Dialect,
  { readings, differences }: OtherReadings,
  words: Texts,
): string {
  const lines = [words.readAs(dialect)];
  // A person is answered in full; what a judge wants to be told of it, and how, makes no difference.
  const telling = differences.filter(({ kind }) => PUZZLE_DIFFERENCES.has(kind));
  const different = new Set(telling.flatMap(({ dialects }) => dialects));
  const same = readings.map((other) => other.dialect.id).filter((id) => !different.has(id));
  if (same.length > 0) {
    lines.push(words.alsoReadAs(same.slice(0, MOST_NAMED), Math.max(0, same.length - MOST_NAMED)));
  }
  if (telling.length > 0) {
    lines.push(words.otherwiseReadAs);
    for (const difference of telling.slice(0, MOST_NAMED)) {
      lines.push(`  ${words.difference(difference)}`);
    }
  }
  if (readings.length > 0) lines.push(words.chooseReading);
  return `${lines.join("\n")}\n`;
}

const PUZZLE_DIFFERENCES: ReadonlySet<Difference["kind"]> = new Set(["goal", "cases", "start"]);

function linesOf(
  { outcome, milliseconds = 0 }: Told,
  problem: Problem,
  dialect: Dialect,
  words: Texts,
  paint: Paint,
): string[] {
  switch (outcome.status) {
    case "solved":
      return solvedLines(outcome, milliseconds, words, paint);
    case "decided":
      return [paint("green", words.decided(outcome.holds))];
    case "beyond":
      return [paint("yellow", words.beyond(outcome.limit))];
    case "limit":
      return [
        paint("yellow", words.limit(outcome)),
        ...(outcome.best === undefined ? [] : [words.path(outcome.best.moves)]),
        words.effort(outcome, milliseconds),
      ];
    case "unsolvable": {
      const why = words.whyUnsolvable(outcome.reachability, (tile) =>
        tileLabel(dialect, problem, tile),
      );
      return [paint("yellow", words.unsolvable), ...why];
    }
    case "told":
      return [];
  }
}

function solvedLines(
  outcome: Extract<Outcome, { status: "solved" }>,
  milliseconds: number,
  words: Texts,
  paint: Paint,
): string[] {
  const { length, moves, optimal } = outcome;
  if (length === 0) return [paint("green", words.inPlace)];
  return [
    paint("green", words.length(length, optimal)),
    words.path(moves),
    paint("dim", words.effort(outcome, milliseconds)),
  ];
}
