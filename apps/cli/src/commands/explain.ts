import {
  EVERY_SIZE_HEURISTICS,
  type Explanation,
  explain,
  type HintOutcome,
  optimalMoves,
  type Problem,
} from "@slidepath/core";
import { type Dialect, tileLabel } from "@slidepath/formats";
import type { Command, Context, OptionTable } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { PUZZLE_OPTIONS, readPuzzles } from "../explaining/read-puzzles.ts";
import { InterruptedError } from "../io.ts";
import { type Paint, paintFor } from "../paint.ts";
import { CaseSolver } from "../solving/case-solver.ts";
import { drawProblem } from "../solving/draw-board.ts";
import { table } from "../table.ts";
import { loadToolTexts } from "../texts/load-texts.ts";
import type { Texts } from "../texts/texts.ts";
import type { ToolTexts } from "../texts/tool-texts.ts";

const OPTIONS = {
  ...PUZZLE_OPTIONS,
  json: { type: "boolean" },
} as const satisfies OptionTable;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 1,
  async run(values, [file], context) {
    const { dialect, settings, cases } = await readPuzzles(values, file, context);
    const { io, output } = context;
    const solver = new CaseSolver(context, settings);
    const write = values.json ? forProgram(context) : await forPerson(dialect, context);
    if (values.json) output.write(`{"dialect":${JSON.stringify(dialect.id)},"cases":[`);
    let exit: ExitCode = EXIT.answered;
    let complete = false;
    let told = 0;
    try {
      for (const { number, problem } of cases) {
        const found = solver.search(number, (options) => ({
          ...explain(problem),
          hints: optimalMoves(problem, options),
        }));
        if (found.hints.status === "limit") {
          if (io.interrupted.aborted) throw new InterruptedError();
          exit = EXIT.limited;
        }
        write(found, problem, number, told++);
      }
      complete = true;
    } finally {
      if (values.json) output.write(`\n],"complete":${complete}}\n`);
    }
    return exit;
  },
};

interface Found extends Explanation {
  readonly hints: HintOutcome;
}

type Write = (found: Found, problem: Problem, number: number, told: number) => void;

function forProgram({ output }: Context): Write {
  const digits = (_: string, value: unknown): unknown =>
    typeof value === "bigint" ? String(value) : value;
  return (found, problem, number, told) => {
    const line = JSON.stringify({ case: number, ...problem, ...found }, digits);
    output.write(`${told === 0 ? "\n" : ",\n"}${line}`);
  };
}

async function forPerson(dialect: Dialect, { io, output, language, texts }: Context) {
  const words = await texts();
  const toolWords = await loadToolTexts(language);
  const paint = paintFor(io);
  const columns = io.isTerminal("stdout") ? io.columns() : 80;
  const write: Write = (found, problem, number, told) => {
    if (told > 0) output.write("\n");
    if (dialect.input.repeat.kind !== "one") {
      output.write(`${paint("bold", words.caseNumber(number))}\n\n`);
    }
    const label = (tile: number): string => tileLabel(dialect, problem, tile);
    const { width, height } = problem.start;
    const boards = drawProblem(problem, label, columns) ?? `  ${words.bigBoard(width, height)}\n`;
    output.write([boards, ...sectionsOf(found, label, words, toolWords, paint)].join("\n"));
  };
  return write;
}

function sectionsOf(
  { reachability, rank, heuristics, hints }: Found,
  label: (tile: number) => string,
  words: Texts,
  toolWords: ToolTexts,
  paint: Paint,
): string[] {
  const { explained } = toolWords;
  const section = (title: string, body: string): string => `${paint("bold", title)}\n${body}`;
  const lines = (sentences: readonly string[]): string =>
    sentences.map((sentence) => `  ${sentence}\n`).join("");
  const why = reachability.reachable
    ? toolWords.whySolvable(reachability)
    : [words.unsolvable, ...words.whyUnsolvable(reachability, label)];
  const sections = [section(explained.reachability, lines(why))];
  if (rank !== undefined) {
    const rows = rank.digits.map((digit) => [
      "",
      label(digit.entry),
      String(digit.smaller),
      toolWords.rankTerm(digit),
    ]);
    const head = ["", explained.tile, explained.smaller, explained.weight];
    const body = table([head, ...rows]) + lines([toolWords.rankSum(rank.rank, rank.of)]);
    sections.push(section(explained.rank, body));
  }
  const values = EVERY_SIZE_HEURISTICS.map((name) => [
    "",
    String(heuristics[name]),
    words.heuristics[name],
  ]);
  sections.push(section(explained.heuristics, table(values)));
  if (hints.status === "hints") {
    const { length, firstMoves, remaining } = hints;
    const said = toolWords.firstMoves(length, firstMoves, Object.entries(remaining));
    sections.push(section(explained.moves, lines(said.split("\n"))));
  } else if (hints.status === "limit") {
    sections.push(section(explained.moves, lines([words.limit(hints)])));
  }
  return sections;
}
