import type { Board, Problem } from "@slidepath/core";
import {
  type Dialect,
  expandSequence,
  type MoveSequence,
  type PathReport,
  parseMoves,
  tileLabel,
  verifyPath,
} from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, Context, OptionTable, OptionValues } from "../command.ts";
import { EXIT } from "../exit-code.ts";
import { PUZZLE_OPTIONS, readPuzzles } from "../explaining/read-puzzles.ts";
import { InterruptedError } from "../io.ts";
import { badValue, required } from "../option-value.ts";
import { CaseSolver } from "../solving/case-solver.ts";
import { drawBoard } from "../solving/draw-board.ts";
import { loadToolTexts } from "../texts/load-texts.ts";

const OPTIONS = {
  moves: { type: "string" },
  names: { type: "string" },
  words: { type: "string" },
  ...PUZZLE_OPTIONS,
  json: { type: "boolean" },
} as const satisfies OptionTable;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 1,
  async run(values, [file], context) {
    required("--moves", values.moves);
    const { dialect, settings, cases } = await readPuzzles(values, file, context);
    const [first] = cases;
    if (first === undefined) throw new CliError({ code: "ARGUMENT_MISSING", argument: "FILE" });
    const { number, problem } = first;
    const moves = movesOf(values, problem);
    const solver = new CaseSolver(context, settings);
    const report = solver.search(number, (options) => verifyPath(problem, moves, options));
    if (context.io.interrupted.aborted) throw new InterruptedError();
    if (values.json) {
      const { start, goal } = problem;
      const told = { dialect: dialect.id, start, goal, moves: moves.runs, ...report };
      context.output.write(`${JSON.stringify(told, null, 2)}\n`);
    } else {
      await tellPerson(report, problem, dialect, context);
    }
    return report.status === "solves" ? EXIT.answered : EXIT.notAccepted;
  },
};

/** Reads the path; whose way its words name must be said where it makes a difference. */
function movesOf(
  { moves: text = "", names, words: given }: OptionValues<typeof OPTIONS>,
  { start }: Problem,
): MoveSequence {
  if (names !== undefined && names !== "blank" && names !== "tile") {
    throw badValue("--names", names, { kind: "one-of", values: ["blank", "tile"] });
  }
  const words = given?.split(",");
  if (words !== undefined && !isFour(words)) {
    throw badValue("--words", given!, { kind: "one-of", values: ["U,D,L,R"] });
  }
  const read = (whose: "blank" | "tile"): MoveSequence => {
    const parsed = parseMoves(text, { names: whose, start, ...(words !== undefined && { words }) });
    if (parsed.ok) return parsed.moves;
    throw new CliError({ code: "INPUT", diagnostic: parsed.diagnostic, source: "--moves" });
  };
  if (names !== undefined) return read(names);
  const isNumbers = /^[\d\s,;]*$/.test(text);
  const moves = read("blank");
  if (isNumbers || expandSequence(moves) === "") return moves;
  throw new CliError({ code: "OPTION_MISSING", option: "--names" });
}

function isFour(words: readonly string[]): words is [string, string, string, string] {
  return words.length === 4 && words.every((word) => word !== "");
}

async function tellPerson(
  report: PathReport,
  problem: Problem,
  dialect: Dialect,
  { output, language, texts }: Context,
): Promise<void> {
  const words = await loadToolTexts(language);
  const { bigBoard } = await texts();
  const drawn = (board: Board): string =>
    drawBoard(board, (tile) => tileLabel(dialect, problem, tile)) ??
    `  ${bigBoard(board.width, board.height)}\n`;
  switch (report.status) {
    case "illegal":
      output.write(`${words.illegalMove(report.number, report.move)}\n\n${drawn(report.board)}`);
      break;
    case "elsewhere":
      output.write(`${words.endsElsewhere(report.length)}\n\n${drawn(report.board)}\n`);
      output.write(`${words.onward(report.rest)}\n`);
      break;
    case "solves":
      if (report.length === 0) {
        output.write(`${words.solvesAtOnce}\n`);
      } else {
        output.write(`${words.solves(report.length)}\n`);
        output.write(`${words.compared(report.length, report.best)}\n`);
      }
  }
}
