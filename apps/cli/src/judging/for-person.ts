import {
  type Case,
  type CheckEnd,
  passes,
  tileLabel,
  type Verdict,
  verdictWords,
} from "@slidepath/formats";
import type { Context } from "../command.ts";
import { paintFor } from "../paint.ts";
import { drawProblem } from "../solving/draw-board.ts";
import { table } from "../table.ts";
import { loadToolTexts } from "../texts/load-texts.ts";
import { type Judged, judgeRun } from "./judge-run.ts";

/** How many cases are listed: all of so many, or the first so many that are not accepted. */
const MOST_LISTED = 20;

/** Judges, and tells a person: a table of the cases, and the first one that is not accepted drawn. */
export async function judgeForPerson(judged: Judged, context: Context): Promise<CheckEnd> {
  const { io, output, language, texts } = context;
  const first: Verdict[] = [];
  const failing: Verdict[] = [];
  let failed = 0;
  let shown: Case | undefined;
  const end = await judgeRun(judged, context, (verdict, asked) => {
    if (first.length <= MOST_LISTED) first.push(verdict);
    if (passes(verdict, judged)) return;
    failed++;
    shown ??= asked;
    if (failing.length < MOST_LISTED) failing.push(verdict);
  });

  const words = await texts();
  const toolWords = await loadToolTexts(language);
  const paint = paintFor(io);
  const listed = first.length <= MOST_LISTED ? first : failing;
  if (listed.length > 0) {
    const columns = toolWords.verdictColumns;
    const rows = listed.map((verdict) => {
      const said = verdictWords(verdict, language);
      const number = verdict.case === undefined ? "-" : String(verdict.case);
      return [number, said.verdict, said.place ?? "", said.why ?? "", said.hint ?? ""];
    });
    const { case: number, verdict, where, why, hint } = columns;
    const used = [0, 1, 2, 3, 4].filter((column) => rows.some((row) => row[column] !== ""));
    const all = [[number, verdict, where, why, hint], ...rows];
    output.write(table(all.map((row) => used.map((column) => row[column]!))));
    if (failed > listed.length && listed === failing) {
      output.write(`${toolWords.moreVerdicts(failed - listed.length)}\n`);
    }
    output.write("\n");
  }
  if (shown?.problem !== undefined) {
    const { problem, number } = shown;
    const width = io.isTerminal("stdout") ? io.columns() : 80;
    const boards = drawProblem(problem, (tile) => tileLabel(judged.dialect, problem, tile), width);
    const { start } = problem;
    output.write(`${paint("bold", words.caseNumber(number))}\n\n`);
    output.write(`${boards ?? `  ${words.bigBoard(start.width, start.height)}\n`}\n`);
  }
  const isAccepted = passes(end.verdict, judged);
  const sum = toolWords.judged(
    end.cases,
    end.accepted,
    verdictWords(end.verdict, language).verdict,
  );
  output.write(`${paint(isAccepted ? "green" : "red", sum)}\n`);
  return end;
}
