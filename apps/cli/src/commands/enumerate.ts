import {
  type Board,
  type BoardsAtDepth,
  boardsAtDepth,
  MAX_TABLE_CELLS,
  type Metric,
  type TableProgress,
} from "@slidepath/core";
import { printSize } from "@slidepath/formats";
import type { Command, Context, OptionTable } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { InterruptedError } from "../io.ts";
import { badValue, required, wholeNumber } from "../option-value.ts";
import { drawBoard } from "../solving/draw-board.ts";
import { goalFor, metricOf, sizeOf } from "../solving/solve-options.ts";
import { StatusLine } from "../status-line.ts";
import { table } from "../table.ts";
import { grouped } from "../texts/figures.ts";
import { loadToolTexts } from "../texts/load-texts.ts";

const OPTIONS = {
  size: { type: "string" },
  goal: { type: "string" },
  metric: { type: "string" },
  farthest: { type: "string" },
  json: { type: "boolean" },
} as const satisfies OptionTable;

/** How many of the farthest boards are shown where nobody says. */
const FARTHEST = 2;
/** Words of 32 boards between two looks at the signal: some milliseconds' work. */
const BUDGET = 16_384;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 0,
  async run(values, _, context) {
    const given = required("--size", values.size);
    const size = sizeOf(given);
    if (size.width * size.height > MAX_TABLE_CELLS) {
      throw badValue("--size", given, { kind: "space-size", cells: MAX_TABLE_CELLS });
    }
    const goal = await goalFor(values.goal, size);
    const metric = await metricOf(values.metric);
    const most =
      values.farthest === undefined ? FARTHEST : wholeNumber("--farthest", values.farthest);
    return enumerate(goal, metric, most, context, values.json ?? false);
  },
};

async function enumerate(
  goal: Board,
  metric: Metric,
  most: number,
  context: Context,
  json: boolean,
): Promise<ExitCode> {
  const { io, output, language } = context;
  const words = (await loadToolTexts(language)).enumerated;
  const { width, height } = goal;
  const began = io.now();
  const search = boardsAtDepth(goal, { metric, most: Math.max(1, most) });
  const farthest = finished(search, context, words.counting).slice(0, most);
  const { depthCounts } = search.progress();
  const milliseconds = io.now() - began;
  if (json) {
    const told = { width, height, goal: goal.tiles, metric, depthCounts, farthest, milliseconds };
    output.write(`${JSON.stringify({ ...told, farthest: farthest.map(({ tiles }) => tiles) })}\n`);
    return EXIT.answered;
  }
  const states = depthCounts.reduce((sum, count) => sum + count, 0);
  output.write(`${words.title(printSize(goal), goal.tiles.indexOf(0), metric)}\n\n`);
  const rows = depthCounts.map((count, depth) => [String(depth), grouped(count)]);
  output.write(table([[words.depth, words.boards], ...rows]));
  output.write(`\n${words.sum(states, depthCounts.length - 1, milliseconds)}\n`);
  if (farthest.length > 0) {
    output.write(`${words.farthest(farthest.length, depthCounts.at(-1)!)}\n`);
  }
  for (const board of farthest) output.write(`\n${drawBoard(board, labelOf)}`);
  return EXIT.answered;
}

function labelOf(tile: number): string {
  return tile === 0 ? "" : String(tile);
}

/** Goes through the space to its end. */
function finished(
  search: BoardsAtDepth,
  { io }: Context,
  words: (progress: TableProgress) => string,
): readonly Board[] {
  const status = new StatusLine(io);
  status.begin();
  try {
    for (;;) {
      const found = search.run(BUDGET);
      if (found !== undefined) return found;
      if (io.interrupted.aborted) throw new InterruptedError();
      status.show(() => words(search.progress()));
    }
  } finally {
    status.end();
  }
}
